"""The files a site without a server needs beside its interpreter: programs, texts, and the description of the API.

`python -m semiramis.browser.bundle FOLDER PYODIDE` writes them; `make site` does. This module runs where the site is
built, never in a browser.
"""

import json
import re
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from semiramis.browser.description import describe
from semiramis.core.i18n.languages import FILE, OFFERED
from semiramis.server.answers.games import list_games
from semiramis.server.http.dependencies import LANGUAGE_PATTERN
from semiramis.server.write_openapi import openapi_text

PACKAGE = Path(__file__).parents[1]
PROGRAMS = (
    *("core", "art", "games", "bots", "review", "browser", "wasm"),
    *("server/answers", "server/bots", "server/service", "server/tables", "server/work"),
)
SINGLE = (
    "__init__.py",
    "server/__init__.py",
    "server/errors.py",
    "server/logs.py",
    "server/tokens.py",
    "server/storage/__init__.py",
    "server/storage/rows.py",
    "server/storage/seals.py",
    "server/storage/snapshots.py",
)
"""Modules of packages that do not come along as a whole."""
ONLY_ELSEWHERE = (
    "core/verify",
    "core/i18n/lint.py",
    "core/i18n/layers.py",
    "bots/process/child.py",
    "bots/process/parent.py",
    "bots/process/supervisor.py",
    "server/bots/pool.py",
    "server/work/processes.py",
    "core/compile/wasm/wasmtime_runtime.py",
    "browser/bundle.py",
)
"""What a browser never runs, by the start of its path."""
UNREAD = (".md", ".pyc", ".typed", "-playouts.wasm", "-playouts.json")
"""Endings of files that a browser does not need; only research uses the playouts."""
WITHOUT_TEXTS = ("cli", "research")
"""Areas of texts that only other programs show."""
LIBRARIES = ("fluent.syntax", "typing_extensions")
"""What rendering a sentence needs beside the standard library."""
LIBRARY = "python_stdlib.zip"
UNUSED = re.compile(
    r"multiprocessing/|_pyrepl/|unittest/|pydoc|xmlrpc/|wsgiref/|ensurepip/|idlelib/|sqlite3/|venv/|curses/|dbm/"
    r"|(pdb|doctest|imaplib|smtplib|mailbox|ftplib|poplib|pickletools|optparse|cProfile|profile|pstats|turtle)\.py"
    r"|http/(server|cookiejar)\.py|encodings/(cp(?!437)|mac|iso|koi|big5|gb|euc|shift|hz|johab|tis|ptcp|hp_|kz)"
)
"""Modules of the standard library that neither Pyodide nor our programs import: a third of it."""


def write_bundle(folder: Path, pyodide: Path) -> None:
    """Write all files into a folder, which is made if necessary; `pyodide` is the folder of that package."""
    folder.mkdir(parents=True, exist_ok=True)
    _write_library(pyodide / LIBRARY, folder / LIBRARY)
    _write_zip(folder / "programs.zip", _programs())
    _write_zip(folder / "texts.zip", _texts())
    # which languages a server has is not part of its description, but a site has these and no others
    api = openapi_text().replace(json.dumps(LANGUAGE_PATTERN), json.dumps(f"^({'|'.join(OFFERED)})$"))
    description = describe(json.loads(api))
    (folder / "api.json").write_text(json.dumps(description, separators=(",", ":")), encoding="utf-8")
    games = json.dumps(list_games(), separators=(",", ":"))
    (folder / "games.json").write_text(games, encoding="utf-8")


def _programs() -> Iterator[tuple[str, Path]]:
    """Our programs and their data, by the path in the archive."""
    found = [path for name in PROGRAMS for path in (PACKAGE / name).rglob("*")] + [PACKAGE / name for name in SINGLE]
    for path in sorted(found):
        name = path.relative_to(PACKAGE).as_posix()
        is_read = not name.startswith(ONLY_ELSEWHERE) and not name.endswith(UNREAD)
        if path.is_file() and is_read:
            yield f"semiramis/{name}", path


def _texts() -> Iterator[tuple[str, Path]]:
    """Our texts, and the libraries that render them."""
    locale = PACKAGE / "locale"
    for path in sorted([*locale.rglob("*.ftl"), *locale.glob(f"*/{FILE}")]):
        parts = path.relative_to(PACKAGE).parts
        if parts[1] in OFFERED and parts[2] not in WITHOUT_TEXTS:
            yield f"semiramis/{'/'.join(parts)}", path
    for name in LIBRARIES:
        yield from _library(name)


def _library(name: str) -> Iterator[tuple[str, Path]]:
    spec = find_spec(name)
    assert spec is not None
    if spec.submodule_search_locations is None:
        assert spec.origin is not None
        yield f"{name.replace('.', '/')}.py", Path(spec.origin)
        return
    for place in spec.submodule_search_locations:
        root = Path(place)
        for path in sorted(root.rglob("*.py")):
            yield f"{name.replace('.', '/')}/{path.relative_to(root).as_posix()}", path


def _write_library(source: Path, target: Path) -> None:
    """Copy the standard library without what is never imported."""
    with zipfile.ZipFile(source) as whole, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as part:
        for info in whole.infolist():
            if not UNUSED.match(info.filename):
                part.writestr(info, whole.read(info), zipfile.ZIP_DEFLATED, 9)


def _write_zip(path: Path, entries: Iterator[tuple[str, Path]]) -> None:
    """Write an archive that depends on the contents only, not on the time.

    Nothing in it is compressed: hosts do that better for the whole file than an archive does for each of its files.
    """
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name, source in entries:
            archive.writestr(zipfile.ZipInfo(name), source.read_bytes())


if __name__ == "__main__":
    write_bundle(Path(sys.argv[1]), Path(sys.argv[2]))
