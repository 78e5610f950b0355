"""`semiramis doctor`: checks of this installation, with advice on what fails."""

import os
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from semiramis.cli.support.common import (
    JsonOption,
    console,
    emit,
    problem_json,
    problem_text,
    progress_bar,
    t,
)
from semiramis.cli.support.options import DatabaseOption
from semiramis.core.model.quote import quote

if TYPE_CHECKING:
    from semiramis.core.compile.engine import Engine
    from semiramis.server.audit import Verdict

OLDEST_PYTHON = (3, 11)
BOARD_WIDTH = 98
PACKAGES = ("semiramis", "typer", "rich", "fluent.syntax", "platformdirs")


@dataclass(frozen=True)
class Finding:
    """The result of one check: its name, whether it passed, what was found, and the id of further advice."""

    about: str
    ok: bool
    found: str
    advice: str = ""
    details: dict[str, Any] = field(default_factory=dict)
    """What was found, for programs."""


DataOption = Annotated[
    Path | None, typer.Option("--data", metavar="FOLDER", show_default=False, help=t("cli-help-doctor-data"))
]


def doctor(data: DataOption = None, database: DatabaseOption = None, json: JsonOption = False) -> None:
    """Check this installation, or the games stored in a folder or a database."""
    if data is not None or database is not None:
        look_at_games(data if data is not None else str(database), json)
        return
    findings = []
    with progress_bar(t("cli-doctor-looking")) as report:
        for finding in examine():
            findings.append(finding)
            report(len(findings), len(findings) + 1)
    if json:
        emit({"ok": all(f.ok for f in findings), "findings": [_as_data(finding) for finding in findings]})
    else:
        _show(findings)
    if not all(finding.ok for finding in findings):
        raise typer.Exit(1)


def examine() -> Iterator[Finding]:
    """Yield the results of all checks."""
    import platform

    yield Finding("python", sys.version_info >= OLDEST_PYTHON, platform.python_version(), "cli-doctor-fix-python")
    yield Finding("platform", True, platform.platform())
    for package in PACKAGES:
        yield _package(package)
    yield _cache()
    yield from _engines()
    yield _writable_data()
    yield _encoding()
    yield _width()
    yield from _languages()


def _package(name: str) -> Finding:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return Finding("package", True, f"{name} {version(name)}")
    except PackageNotFoundError:
        return Finding("package", False, name, "cli-doctor-fix-package")


def _cache() -> Finding:
    from semiramis.core.compile.cache import cache_folder

    return Finding("cache", _can_write(cache_folder()), str(cache_folder()), "cli-doctor-fix-cache")


def _engines() -> Iterator[Finding]:
    """What runs the search of each game, compiled first where necessary, and how fast."""
    from semiramis.bots.search.engine import SEARCH
    from semiramis.core.compile import engines
    from semiramis.core.compile.build import BuildError
    from semiramis.core.registry import find_game, keys

    for key in keys():
        try:
            yield _engine(engines.load(find_game(key), SEARCH))
        except BuildError as problem:
            details = {"game": key, "backend": "plain", **problem_json(problem)}
            yield Finding("engine", False, f"{key}: {problem_text(problem)}", details=details)


def _engine(engine: "Engine") -> Finding:
    from semiramis.bots.search.speed import measure

    speed = measure(engine)
    details = {
        "game": engine.game.key,
        "backend": engine.backend,
        "runtime": engine.runtime,
        "stamp": engine.stamp,
        "path": str(engine.path),
        "decisions_per_second": round(speed.decisions),
        "simulations_per_second": round(speed.simulations),
    }
    found = t(
        "cli-doctor-engine-found",
        game=engine.game.key,
        backend=t(f"cli-doctor-backend-{engine.backend}", runtime=engine.runtime),
        stamp=engine.stamp,
        decisions=_thousands(speed.decisions),
        simulations=_thousands(speed.simulations),
    )
    return Finding("engine", True, found, details=details)


def _thousands(number: float) -> int:
    """A number in thousands, at least 1, to two digits: a short measurement knows no more."""
    return max(1, int(float(f"{number / 1000:.1e}")))


def _writable_data() -> Finding:
    from semiramis.cli.support.save_files import data_folder

    return Finding("data", _can_write(data_folder()), str(data_folder()), "cli-doctor-fix-data")


def _can_write(folder: Path) -> bool:
    """Whether a file can be written in a folder, which is created if necessary."""
    import tempfile

    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"semiramis")
            file.flush()
    except OSError:
        return False
    return True


def _encoding() -> Finding:
    encoding = sys.stdout.encoding or ""
    return Finding("encoding", encoding.lower().replace("-", "") == "utf8", encoding, "cli-doctor-fix-encoding")


def _width() -> Finding:
    if not sys.stdout.isatty():
        return Finding("terminal", True, t("cli-doctor-no-terminal"))
    size = os.get_terminal_size(sys.stdout.fileno())
    found = f"{os.environ.get('TERM', '')} {size.columns} × {size.lines}"
    return Finding("terminal", size.columns >= BOARD_WIDTH, found, "cli-doctor-fix-width")


def _languages() -> Iterator[Finding]:
    from semiramis.core.i18n.lint import list_faults
    from semiramis.core.i18n.text import LANGUAGES

    try:
        faults = list_faults()
    except (ValueError, OSError) as error:
        faults = [f"{language}/{error}" for language in LANGUAGES]
    for language in LANGUAGES:
        mine = [fault for fault in faults if fault.startswith(f"{language}/")]
        found = f"{language}: {t('cli-doctor-texts', n=len(mine))}"
        yield Finding("language", not mine, "\n".join([found, *mine[:3]]), "cli-doctor-fix-language")


def _as_data(finding: Finding) -> dict[str, object]:
    advice = "" if finding.ok or not finding.advice else t(finding.advice)
    return {**asdict(finding), "advice": advice}


def _show(findings: list[Finding]) -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table(show_header=False)
    for finding in findings:
        mark = Text(t("cli-doctor-ok" if finding.ok else "cli-doctor-problem"))
        mark.stylize("green" if finding.ok else "bold red")
        advice = f"\n→ {t(finding.advice)}" if finding.advice and not finding.ok else ""
        table.add_row(mark, t(f"cli-doctor-{finding.about}"), Text(finding.found + advice, overflow="fold"))
    console().print(table)


def look_at_games(place: Path | str, json: bool) -> None:
    """Replay all games that a server has stored, and list those that do not reproduce."""
    from semiramis.server.audit import audit
    from semiramis.server.storage.database import shown

    verdicts = []
    with progress_bar(t("cli-doctor-replaying")) as report:
        for number, count, verdict in audit(place):
            verdicts.append(verdict)
            report(number, count)
    bad = [verdict for verdict in verdicts if verdict.problem is not None]
    if json:
        events = sum(verdict.events for verdict in verdicts)
        faults = [_fault(verdict) for verdict in bad]
        emit({"ok": not bad, "folder": shown(place), "tables": len(verdicts), "events": events, "faults": faults})
    else:
        _show_games(len(verdicts), bad)
    if bad:
        raise typer.Exit(1)


def _fault(verdict: "Verdict") -> dict[str, Any]:
    assert verdict.problem is not None
    return {"table": verdict.table, "game": verdict.game, "line": verdict.line, **problem_json(verdict.problem)}


def _show_games(n: int, bad: list["Verdict"]) -> None:
    from rich.table import Table
    from rich.text import Text

    out = console()
    if not bad:
        out.print(t("cli-doctor-games-good", n=n), style="green")
        return
    table = Table(*(t(f"cli-doctor-head-{name}") for name in ("table", "game", "line", "wrong")))
    for verdict in bad:
        assert verdict.problem is not None
        line = "" if verdict.line is None else str(verdict.line)
        table.add_row(verdict.table, quote(verdict.game), line, Text(problem_text(verdict.problem), overflow="fold"))
    out.print(table)
    out.print(t("cli-doctor-games-bad", n=n, bad=len(bad)), style="bold red")
