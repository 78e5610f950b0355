"""`semiramis bench`: speed on this machine, compared with the targets."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from semiramis.cli.support.common import GameArgument, JsonOption, console, emit, load_game, progress_bar, t, within
from semiramis.cli.verify.parity import compiled

if TYPE_CHECKING:
    from semiramis.core.compile.engine import Engine
    from semiramis.core.game import Game
    from semiramis.core.verify.bench import Row

AT_LEAST = ("compiled-games-2", "compiled-decisions-2", "threads-2")
"""Rows where more is better; in all others less is."""
EVERYWHERE = {"threads-2": 1.8, "compile-cached": 1.0, "help": 0.3}
"""Targets for every game; each game adds its own."""


def bench(
    game: GameArgument,
    seconds: Annotated[float, typer.Option(metavar="S", help=t("cli-help-bench-seconds"))] = 2.0,
    json: JsonOption = False,
) -> None:
    """Measure speed."""
    within("--seconds", seconds, 0, 600)
    chosen = load_game(game)
    total = 6 + 3 * len(chosen.seats)
    engine = compiled(chosen)  # before the progress bar of the measurements, because compiling shows its own
    rows: list[dict[str, Any]] = []
    with progress_bar(t("cli-bench-measuring")) as report:
        report(0, total)
        for row in measured(chosen, engine, seconds):
            rows.append(judged(row, {**EVERYWHERE, **chosen.benchmark_targets}))
            report(len(rows), total)
    if json:
        emit({"game": chosen.key, "rows": rows})
    else:
        _show(rows)


def measured(game: "Game", engine: "Engine", seconds: float) -> Iterator["Row"]:
    """Yield all rows."""
    from semiramis.core.verify import bench as measure

    yield measure.plain_speed(game, 2, seconds)
    for n_seats in game.seats:
        yield from measure.compiled_speed(engine, n_seats, seconds)
    yield measure.thread_gain(engine, 2, max(200, int(4_000 * seconds)))
    yield measure.clone_speed(engine, 2)
    yield from measure.start_times(game)


def judged(row: "Row", targets: dict[str, float]) -> dict[str, Any]:
    """Return a row with its target and whether it is met; rows without a target have neither."""
    name, value, unit = row
    summary: dict[str, Any] = {"row": name, "value": value, "unit": unit}
    if name not in targets:
        return summary
    if name in AT_LEAST:
        return {**summary, "at_least": targets[name], "met": value >= targets[name]}
    return {**summary, "at_most": targets[name], "met": value <= targets[name]}


def _show(rows: list[dict[str, Any]]) -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table(t("cli-bench-head-row"))
    for column in ("value", "target", "met"):
        table.add_column(t(f"cli-bench-head-{column}"), justify="right")
    for row in rows:
        verdict = Text()
        if "met" in row:
            verdict = Text(t("cli-bench-met" if row["met"] else "cli-bench-missed"))
            verdict.stylize("green" if row["met"] else "bold red")
        table.add_row(row_label(row["row"]), _number(row["value"], row["unit"]), _aim(row), verdict)
    console().print(table)


def row_label(name: str) -> str:
    """Return the localised name of a row."""
    stem, _, number = name.rpartition("-")
    return t(f"cli-bench-row-{stem}", n=int(number)) if number.isdigit() else t(f"cli-bench-row-{name}")


def _aim(row: dict[str, Any]) -> str:
    if "at_least" in row:
        return f"≥ {_number(row['at_least'], row['unit'])}"
    return f"≤ {_number(row['at_most'], row['unit'])}" if "at_most" in row else ""


def _number(value: float, unit: str) -> str:
    digits = 0 if value >= 1000 else 2
    return f"{value:,.{digits}f} {unit}".replace(",", "\u202f")
