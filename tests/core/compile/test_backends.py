"""Which back end runs compiled rules: the first that works, or the one that the environment asks for."""

import errno
import hashlib
import shutil
from pathlib import Path

import pytest

from semiramis.core.compile import build, cache, engines, playouts
from semiramis.core.compile.build import BuildError
from semiramis.core.compile.program import PLAYOUTS, Program
from semiramis.core.compile.wasm import modules
from semiramis.core.registry import find_game

GAME = find_game("amyitis")
SMALL = Program("small", entries=(playouts.seed_stream,))
"""A program that is compiled in a moment; there is no WebAssembly module of it."""


@pytest.fixture(autouse=True)
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache with nothing in it, a package without libraries, and no wish."""
    monkeypatch.setenv("SEMIRAMIS_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv(engines.VARIABLE, raising=False)
    monkeypatch.setattr(cache, "PACKAGED", tmp_path / "packaged")
    return tmp_path


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")


@pytest.fixture
def no_runtime(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semiramis.core.compile.wasm.engine.find_runtime", lambda: None)


def package() -> Path:
    """Put a library into the package; returns its path."""
    library, _ = cache.build(GAME, SMALL)
    shutil.copytree(library.parent, cache.PACKAGED)
    return cache.PACKAGED / library.name


def problem_of(program: Program) -> BuildError:
    with pytest.raises(BuildError) as problem:
        engines.open_engine(GAME, program)
    return problem.value


def works(program: Program) -> str:
    """The back end that is taken, after a call."""
    engine, stream, plain = engines.open_engine(GAME, program), playouts_stream(), [0, 0]
    engine.entry(playouts.seed_stream)(stream, 5)
    playouts.seed_stream(plain, 5)
    assert list(stream) == plain
    return engine.backend


def playouts_stream() -> memoryview:
    return memoryview(bytearray(16)).cast("q")


def test_a_library_in_the_package_comes_first() -> None:
    package()
    assert works(SMALL) == "packaged"


def test_else_it_is_built_here() -> None:
    assert works(SMALL) == "built"


@pytest.mark.usefixtures("no_compiler")
def test_else_it_is_webassembly(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    assert works(PLAYOUTS) == "wasm"
    assert "the program playouts of amyitis runs as WebAssembly: ('compile-no-compiler'" in caplog.text


@pytest.mark.usefixtures("no_compiler", "no_runtime")
def test_else_that_is_told_with_all_that_helps() -> None:
    assert problem_of(PLAYOUTS).message.id == "compile-no-compiler"


@pytest.mark.usefixtures("no_compiler")
def test_a_program_without_a_module_needs_a_compiler() -> None:
    assert problem_of(SMALL).message.id == "compile-no-compiler"


@pytest.mark.usefixtures("no_compiler")
def test_what_is_wrong_with_the_module_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "wasm"
    shutil.copytree(modules.FOLDER, folder)
    monkeypatch.setattr(modules, "FOLDER", folder)
    (folder / "amyitis-playouts.wasm").write_bytes(b"")
    problem = problem_of(PLAYOUTS)
    assert problem.message.id == "compile-wasm-damaged"
    assert isinstance(problem.__cause__, BuildError)


def test_one_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(engines.VARIABLE, "packaged")
    assert problem_of(SMALL).message.id == "compile-not-packaged"
    package()
    assert works(SMALL) == "packaged"
    monkeypatch.setenv(engines.VARIABLE, "built")
    assert works(SMALL) == "built"
    monkeypatch.setenv(engines.VARIABLE, "wasm")
    assert works(PLAYOUTS) == "wasm"
    assert problem_of(SMALL).message.id == "compile-wasm-missing"
    monkeypatch.setenv(engines.VARIABLE, "plain")
    assert problem_of(SMALL).message.id == "compile-plain"
    monkeypatch.setenv(engines.VARIABLE, "fast")
    problem = problem_of(SMALL)
    assert problem.message.id == "compile-backend-unknown"
    assert problem.message.args == {"given": "fast", "known": "packaged, built, wasm, plain"}


def test_in_a_browser_it_is_webassembly_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "emscripten")
    assert works(PLAYOUTS) == "wasm"


@pytest.mark.usefixtures("no_compiler")
def test_one_that_is_asked_for_is_not_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(engines.VARIABLE, "built")
    assert problem_of(PLAYOUTS).message.id == "compile-no-compiler"


def for_another_processor(library: Path) -> None:
    """Change the machine in the header of a library, and its checksum with it."""
    code = bytearray(library.read_bytes())
    machine = {b"\x7fELF": 18, b"\xcf\xfa\xed\xfe": 4}.get(bytes(code[:4])) or code[0x3C] + 4  # Linux, macOS, Windows
    code[machine : machine + 2] = (0x1234).to_bytes(2, "little")
    library.write_bytes(code)
    build.checksum_file(library).write_text(hashlib.sha256(code).hexdigest(), encoding="ascii")


def test_a_library_for_another_processor_is_passed_over() -> None:
    for_another_processor(package())
    for_another_processor(next(cache.cache_folder().glob(f"*{build.library_suffix(cache.platform_name())}")))
    assert works(SMALL) == "built"


def test_a_compiler_for_another_processor_is_told_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    library = package()
    for_another_processor(library)
    kept = tmp_path / "kept"
    shutil.copy(library, kept)
    shutil.rmtree(cache.PACKAGED)
    shutil.rmtree(cache.cache_folder())
    compiler = tmp_path / "cc"
    compiler.write_text(f'#!/bin/sh\nfor last; do :; done\ncp "{kept}" "$last"\n')
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))
    problem = problem_of(SMALL)
    assert problem.message.id == "compile-not-loadable"
    assert "cannot be loaded" in str(problem.message.args["said"])


def test_a_manifest_that_names_other_tables_is_built_anew() -> None:
    cache.build(GAME, SMALL)
    others: tuple[cache.Shapes, ...] = ({"NO_SUCH_TABLE": (3,)}, {"PALACE_PRESTIGE": (99,)})
    for tables in others:
        path = cache.cache_folder() / cache.manifest_name(GAME, SMALL)
        stamp = cache.build(GAME, SMALL)[1].stamp
        path.write_text(cache.Manifest(stamp, tables).to_json())
        assert works(SMALL) == "built"


@pytest.fixture(params=["read-only", "a file", "full"])
def no_cache(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A cache in which nothing can be kept; returns why."""
    if request.param == "a file":
        (tmp_path / "cache").write_text("not a folder")
        return "Not a directory"
    code = errno.EROFS if request.param == "read-only" else errno.ENOSPC

    def fail(*_: object, **__: object) -> None:
        raise OSError(code, "no writing here")

    monkeypatch.setattr(Path, "mkdir" if request.param == "read-only" else "write_text", fail)
    return "no writing here"


def test_without_a_cache_it_is_webassembly(no_cache: str, monkeypatch: pytest.MonkeyPatch) -> None:
    problem = problem_of(SMALL)
    assert problem.message.id == "compile-no-cache"
    assert problem.message.args == {"folder": str(cache.cache_folder()), "said": no_cache}
    assert works(PLAYOUTS) == "wasm"
