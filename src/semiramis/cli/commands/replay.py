"""`semiramis replay`: replay a log strictly and print its events."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from semiramis.cli.support.common import (
    EditionOption,
    JsonOption,
    console,
    emit,
    load_game,
    local_texts,
    message_json,
    t,
    within,
)
from semiramis.core.model.message import prompt_about

if TYPE_CHECKING:
    from semiramis.core.play.match import Match

LogArgument = Annotated[Path, typer.Argument(metavar="LOG", show_default=False, help=t("cli-help-arg-log"))]


def replay(
    log: LogArgument,
    to: Annotated[int | None, typer.Option(metavar="N", show_default=False, help=t("cli-help-replay-to"))] = None,
    board: Annotated[bool, typer.Option("--board", help=t("cli-help-replay-board"))] = False,
    verify: Annotated[bool, typer.Option("--verify", help=t("cli-help-replay-verify"))] = False,
    edition: EditionOption = None,
    json: JsonOption = False,
) -> None:
    """Replay a log."""
    from semiramis.core.play.log import verify_deal

    match = replayed(log, edition)
    steps = len(match.steps) if to is None else to
    within("--to", steps, 0, len(match.steps))
    checked = verify_deal(match) if verify else None
    if json:
        emit(_as_data(match, steps, checked))
    else:
        _show(match, steps, board, checked)


def replayed(path: Path, edition: Path | None) -> "Match":
    """Return the match of a log, replayed strictly with its game and edition."""
    from semiramis.core.play.log import find_game, named_edition, read_lines
    from semiramis.core.play.log import replay as replay_lines

    lines = read_lines(path)
    return replay_lines(lines, find_game(lines[0], lambda key: load_game(key, edition, named_edition(lines[0]))))


def _as_data(match: "Match", steps: int, checked: int | None) -> dict[str, Any]:
    from semiramis.cli.support.log_events import opening_events, step_events
    from semiramis.core.model.domain import SEAT
    from semiramis.core.play.view import result_words

    game, state = match.game, match.states()[steps]
    report = [
        {
            "by": SEAT.words[step.seat],
            **game.rules.catalogue.action(step.code).to_json(),
            "events": [message_json(event) for event in step_events(game, step)],
        }
        for step in match.steps[:steps]
    ]
    return {
        "game": game.key,
        "rules": game.version,
        "seats": match.names,
        "options": match.options,
        "opening": [message_json(event) for event in opening_events(match)],
        "steps": report,
        "over": match.over and steps == len(match.steps),
        "hash": state.hash(),
        "score": result_words(game, state),
        **({"verified_deals": checked} if checked is not None else {}),
    }


def _show(match: "Match", steps: int, board: bool, checked: int | None) -> None:
    from semiramis.cli.support.log_events import opening_events, step_events
    from semiramis.cli.support.screen import score_table, winner_line

    out, texts, game = console(), local_texts(), match.game
    for event in opening_events(match):
        out.print(f"· {texts.render(event)}", style="cyan")
    for number, step in enumerate(match.steps[:steps], start=1):
        out.print(f"{number:>4}. {game.rules.catalogue.notation(step.code)}", style="bold")
        if sentences := texts.sentences(step_events(game, step)):
            out.print(f"      {' '.join(sentences)}")
        if board and number < steps and game.rules.begins_turn(step.after):
            out.print(game.display.text_board(step.after), no_wrap=True, crop=False)
    state = match.states()[steps]
    out.print()
    out.print(game.display.text_board(state), no_wrap=True, crop=False)
    out.print(score_table(game, state, match.names))
    if steps == len(match.steps) and match.over:
        out.print(winner_line(game, state), style="bold green")
    else:
        out.print(texts.render(prompt_about(game.display.prompt(state))), style="bold")
    if checked is not None:
        out.print(t("cli-replay-verified", n=checked), style="green")
