"""`semiramis balance`: the effect of other component values on a game."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from semiramis.cli.commands.arena import INTERRUPTED, SPEED_OVER
from semiramis.cli.commands.simulate import ForceOption, SeedOption, WorkersOption, check_run, split
from semiramis.cli.support.common import (
    EditionOption,
    GameArgument,
    JsonOption,
    OptionOption,
    SeatsOption,
    console,
    emit,
    given_options,
    load_game,
    local_texts,
    progress_bar,
    read_text,
    seats_within,
    t,
)
from semiramis.cli.support.figures import number, signed
from semiramis.core.model.message import Problem

if TYPE_CHECKING:
    from rich.table import Table

    from semiramis.core.game import Game
    from semiramis.research.balance.compare import Comparison, Variant
    from semiramis.research.balance.effects import Effect, Measurements, Outcome
    from semiramis.research.balance.survey.survey import Row

MOST_GAMES = 1_000_000
MOST_VALUES = 24


def balance(
    game: GameArgument,
    changes: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="PLACE=VALUE", show_default=False, help=t("cli-help-balance-set")),
    ] = None,
    values: Annotated[
        str | None, typer.Option(metavar="A,B,C", show_default=False, help=t("cli-help-balance-values"))
    ] = None,
    every: Annotated[bool, typer.Option("--all", help=t("cli-help-balance-all"))] = False,
    games: Annotated[int, typer.Option(metavar="N", help=t("cli-help-balance-games"))] = 200,
    seats: SeatsOption = 2,
    bots: Annotated[str, typer.Option(metavar="BOT[,BOT]", help=t("cli-help-balance-bots"))] = "greedy",
    option: OptionOption = None,
    edition: EditionOption = None,
    seed: SeedOption = "1",
    workers: WorkersOption = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", show_default=False, help=t("cli-help-balance-out"))
    ] = None,
    force: ForceOption = False,
    json: JsonOption = False,
) -> None:
    """Compare editions."""
    from semiramis.arena.run.check_bots import check_bots
    from semiramis.research.balance.compare import Comparison
    from semiramis.research.balance.effects import Measurements
    from semiramis.research.balance.report import check_folder, write_report
    from semiramis.research.simulation.plan import seated

    check_run(games, MOST_GAMES, workers, seed)
    chosen = load_game(game, edition)
    if every:
        given = {"--set": changes, "--values": values, "--option": option, "--edition": edition}
        survey_all(chosen, games, seed, out, force, json, next((name for name in given if given[name]), ""))
        return
    seats_within(chosen, seats)
    variants = variants_of(chosen, changes or [], values)
    plan = seated(
        game,
        split(bots),
        seats,
        games,
        seed=seed,
        edition=read_text(edition) if edition else None,
        options=given_options(option),
    )
    check_bots(plan)
    if out is not None:
        check_folder(out, force)
    comparison = Comparison(plan, tuple(variants))
    warm(comparison)
    record = Measurements(comparison)
    stopped = play(record, workers)
    outcome = record.outcome()
    written = write_report(out, record, outcome, local_texts()) if out is not None and outcome.deals else []
    if json:
        emit({"game": plan.game, "stopped": stopped, **outcome.to_json(comparison)})
    else:
        show(comparison, outcome, written, stopped)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def survey_all(game: "Game", games: int, seed: str, out: Path | None, force: bool, json: bool, refused: str) -> None:
    """Measure every reconstructed value; Problem for an option that does not go with it."""
    from semiramis.core.model.quote import quote
    from semiramis.research.balance.report import check_folder
    from semiramis.research.balance.survey.report import write_survey
    from semiramis.research.balance.survey.survey import first_seed, ranked, survey

    if refused:
        raise Problem("survey-only", name=quote(refused))
    if out is not None:
        check_folder(out, force)
    with progress_bar(t("simulate-playing")) as report:
        rows = survey(game, games, first_seed(seed), report)
    written = write_survey(out, game, rows, games, local_texts()) if out is not None else []
    if json:
        emit({"game": game.key, "games": games, "rows": [row.to_json() for row in rows]})
        return
    console().print(survey_table(ranked(rows)))
    places = len({row.place for row in rows})
    console().print(t("survey-done", values=places, others=len(rows), games=games))
    if written:
        files = ", ".join(path.name for path in written)
        console().print(t("arena-written", folder=str(written[0].parent), files=files))


def survey_table(rows: "list[Row]") -> "Table":
    """Return what each value changes at most, the most important ones first."""
    from rich.table import Table

    from semiramis.research.balance.survey.report import change_text, shown

    table = Table()
    for name in ("place", "now", "other", "score", "first", "choice"):
        table.add_column(t(f"survey-head-{name}"), overflow="fold")
    for row in rows:
        changes = (change_text(row.score), change_text(row.first, 100, " %"), f"{row.choice} {change_text(row.chosen)}")
        table.add_row(row.place, shown(row.value), shown(row.other), *(text.replace("**", "") for text in changes))
    return table


def variants_of(game: "Game", given: list[str], values: str | None) -> "list[Variant]":
    """Return the changed editions: one with all changes, or one for each value of the place that has no value yet."""
    from semiramis.research.balance.changes import change_at, change_of, changed, expect_different, expect_once, written
    from semiramis.research.balance.compare import Variant

    if not given:
        raise Problem("balance-nothing", game=game.key)
    edition = game.edition
    fixed = [change_of(edition, text) for text in given if values is None or "=" in text]
    if values is None:
        expect_different(edition, fixed)
        return [Variant(", ".join(map(str, fixed)), tuple(fixed), changed(game, fixed)[1])]
    open_places = [text for text in given if "=" not in text]
    if len(open_places) != 1:
        raise Problem("balance-sweep", n=len(open_places))
    each = list(dict.fromkeys(split(values)))
    if not 2 <= len(each) <= MOST_VALUES:
        raise Problem("balance-values", given=len(each), most=MOST_VALUES)
    found = []
    for text in each:
        swept = change_at(edition, open_places[0], text)
        all_changes = (*fixed, swept)
        expect_once(all_changes)
        found.append(Variant(written(swept.value), all_changes, changed(game, all_changes)[1]))
    return found


def warm(comparison: "Comparison") -> None:
    """Compile the search for every edition, if a bot needs it."""
    from semiramis.arena.run.warmup import load_search

    for plan in comparison.plans:
        with progress_bar(t("cli-compiling")):
            load_search(plan)


def play(record: "Measurements", workers: int) -> bool:
    """Play all games of a comparison; return whether the user has stopped it."""
    from semiramis.research.balance.compare import compared

    total = record.comparison.games
    try:
        with progress_bar(t("simulate-playing"), over=SPEED_OVER) as report:
            report(0, total)
            for game in compared(record.comparison, workers):
                record.add(game)
                report(record.games, total)
    except KeyboardInterrupt:
        return True
    return False


def show(comparison: "Comparison", outcome: "Outcome", written: list[Path], stopped: bool) -> None:
    """Print the outcome for people."""
    from semiramis.arena.results.plots import can_plot

    screen = console()
    for variant, effects in zip(comparison.variants, outcome.effects, strict=False):
        screen.print(effects_table(comparison, variant, effects))
    if outcome.deals:
        screen.print(t("balance-done", deals=outcome.deals, editions=1 + len(comparison.variants)))
    if written:
        files = ", ".join(path.name for path in written)
        screen.print(t("arena-written", folder=str(written[0].parent), files=files))
        if not can_plot():
            screen.print(t("arena-more"))
    if stopped:
        screen.print(t("simulate-stopped", games=outcome.deals, planned=outcome.planned))


def effects_table(comparison: "Comparison", variant: "Variant", effects: "tuple[Effect, ...]") -> "Table":
    """Return every measure for both editions, and the difference over the same deals; significant ones stand out."""
    from rich.table import Table
    from rich.text import Text

    from semiramis.research.balance.effects import WINS, label_of, measures_of

    table = Table(t("balance-head-measure"), title=", ".join(map(str, variant.changes)), title_justify="left")
    for column in ("original", "changed", "effect", "range"):
        table.add_column(t(f"balance-head-{column}"), justify="right")
    for measure, effect in zip(measures_of(comparison.plan), effects, strict=True):
        is_share = effect.kind == WINS
        scale, unit = (100, " %") if is_share else (1, "")
        low, high = effect.range or (effect.effect, effect.effect)
        difference = signed(scale * effect.effect)
        summary = t("balance-percentage-points", n=difference) if is_share else difference
        table.add_row(
            local_texts().render(label_of(comparison.plan, measure)),
            number(scale * effect.original, 2) + unit,
            number(scale * effect.changed, 2) + unit,
            Text(summary, style="bold" if effect.is_clear else ""),
            f"{signed(scale * low)} … {signed(scale * high)}" if effect.range else "–",
        )
    return table
