"""The bundle of a site: complete, small, the same for the same sources, and free of what a browser does not have."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from semiramis.browser.bundle import write_bundle

PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("pydantic", "fastapi", "sqlalchemy", "numpy", "uvicorn", "alembic", "wasmtime"):
            raise ModuleNotFoundError(name)
        if name in ("multiprocessing", "sqlite3"):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
import semiramis.browser.app
import semiramis.browser.chooser
import semiramis.core.compile.wasm.engine
from semiramis.core.registry import find_game, keys
from semiramis.core.i18n.text import LANGUAGES
from semiramis.server.answers.games import draw_aid

assert semiramis.browser.app.__file__.startswith(sys.argv[1])
for key in keys():
    find_game(key)
    for language in LANGUAGES:
        assert draw_aid(key, language).startswith("<svg")
assert len(LANGUAGES) >= 5
print("complete")
"""


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bundle")
    with zipfile.ZipFile(folder / "python_stdlib.zip", "w") as library:
        for name in ("json/__init__.py", "unittest/__init__.py", "encodings/cp437.py", "encodings/cp1250.py"):
            library.writestr(name, "")
    write_bundle(folder / "one", folder)
    write_bundle(folder / "two", folder)
    return folder


def test_the_bundle_depends_on_the_sources_only(bundle: Path) -> None:
    for name in ("programs.zip", "texts.zip", "api.json", "games.json"):
        assert (bundle / "one" / name).read_bytes() == (bundle / "two" / name).read_bytes()


def test_the_standard_library_is_left_without_what_is_never_imported(bundle: Path) -> None:
    with zipfile.ZipFile(bundle / "one" / "python_stdlib.zip") as library:
        assert library.namelist() == ["json/__init__.py", "encodings/cp437.py"]


def test_the_programs_run_without_what_a_browser_does_not_have(bundle: Path, tmp_path: Path) -> None:
    for name in ("programs.zip", "texts.zip"):
        with zipfile.ZipFile(bundle / "one" / name) as archive:
            archive.extractall(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path)], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.stdout == "complete\n", done.stderr[-2000:]
    assert not list(tmp_path.rglob("bot_pool.py")) + list(tmp_path.rglob("pool.py"))
