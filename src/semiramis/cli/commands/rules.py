"""`semiramis rules`: read and search the rules of a game."""

from typing import TYPE_CHECKING, Annotated

import typer

from semiramis.cli.support.common import GameArgument, JsonOption, console, emit, load_game, local_texts, t
from semiramis.core.model.message import Problem
from semiramis.core.model.quote import quote

if TYPE_CHECKING:
    from semiramis.core.game import Game
    from semiramis.core.model.option import Option


def rules(
    game: GameArgument,
    clause: Annotated[
        list[str] | None, typer.Argument(metavar="CLAUSE", show_default=False, help=t("cli-help-rules-clause"))
    ] = None,
    search: Annotated[
        str, typer.Option("--search", metavar="WORDS", show_default=False, help=t("cli-help-rules-search"))
    ] = "",
    json: JsonOption = False,
) -> None:
    """Show the rules."""
    from semiramis.core.guide.rulebook import contains_words

    chosen = load_game(game)
    wanted = _wanted(chosen, clause or [])
    listed = [
        id
        for id in chosen.clauses
        if id in wanted and contains_words(" ".join((id, *local_texts().clause(id))), search)
    ]
    if json:
        emit({"game": chosen.key, "clauses": [_clause(id) for id in listed]})
    elif listed:
        _show(chosen, listed)
    else:
        console().print(t("rules-none"))
    if not listed:
        raise typer.Exit(1)


def _wanted(game: "Game", given: list[str]) -> set[str]:
    """Return the clauses whose ids are given in full or by prefix."""
    found: set[str] = set()
    for name in given:
        start = name.upper()
        some = [id for id in game.clauses if id.upper() == start or id.upper().startswith((f"{start}.", f"{start}-"))]
        if not some:
            raise Problem("rules-no-clause", given=quote(name), example=game.clauses[0])
        found.update(some)
    return found if given else set(game.clauses)


def _clause(id: str) -> dict[str, str]:
    title, text = local_texts().clause(id)
    return {"clause": id, "title": title, "text": text}


def _show(game: "Game", listed: list[str]) -> None:
    out = console()
    for chapter in game.guide.chapters:
        inside = [id for id in chapter.clauses if id in listed]
        if not inside:
            continue
        out.print(t(f"{game.key}-chapter-{chapter.name}"), style="bold yellow")
        for id in inside:
            title, text = local_texts().clause(id)
            out.print(f"{id}  {title}", style="bold")
            out.print(f"  {text}")
            for option in game.options:
                if option.clause == id:
                    out.print(f"  {t('rules-option')}: {_option(option)}")
        out.print()


def _option(option: "Option") -> str:
    """Return a table option in command-line notation, the default first."""
    others = [word for word in option.domain.words if word != option.default]
    return " | ".join([f"--option {option.name}={option.default}", *others])
