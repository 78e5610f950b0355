"""Libraries: built once, found again without translating, and built anew where they are damaged or foreign."""

import hashlib
import importlib.util
import os
import platform
import subprocess
import sys
import sysconfig
import threading
from pathlib import Path

import pytest

from semiramis.core.compile import build, cache, playouts
from semiramis.core.compile.build import BuildError, only_one
from semiramis.core.compile.c import unit
from semiramis.core.compile.engine import LibraryError
from semiramis.core.compile.native import NativeEngine
from semiramis.core.compile.program import Program
from semiramis.core.registry import find_game

GAME = find_game("amyitis")
SMALL = Program("small", entries=(playouts.seed_stream,))
"""A program that is compiled in a moment."""


@pytest.fixture(autouse=True)
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache with nothing in it."""
    monkeypatch.setenv("SEMIRAMIS_CACHE", str(tmp_path))
    return tmp_path


def test_a_library_is_built_once_and_then_found_without_translating(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not cache.is_compiled(GAME, SMALL)
    first = NativeEngine.load(GAME, SMALL)
    assert cache.is_compiled(GAME, SMALL)
    monkeypatch.setattr(unit.Unit, "__init__", lambda *_: pytest.fail("translated again"))
    assert NativeEngine.load(GAME, SMALL).path == first.path


def test_a_changed_source_has_another_manifest_and_the_same_text_the_same_library(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = NativeEngine.load(GAME, SMALL)
    monkeypatch.setattr(cache, "_emitter_sources", lambda: b"another comment")
    assert not cache.is_compiled(GAME, SMALL)
    assert NativeEngine.load(GAME, SMALL).path == first.path


@pytest.mark.parametrize("damage", ["", "half", "another file", "other rules"])
def test_a_damaged_library_is_built_anew(damage: str) -> None:
    path, manifest = cache.build(GAME, SMALL)
    if damage == "half":
        path.write_bytes(path.read_bytes()[:2000])
    elif damage == "other rules":
        build.build_library(unit.Unit(GAME, SMALL).text, path, ('-DSTAMP="other"',))
    else:
        path.write_text(damage + manifest.stamp if damage else "")
    if damage == "another file":
        build.checksum_file(path).write_text(hashlib.sha256(path.read_bytes()).hexdigest())
    said = {"another file": "cannot be loaded", "other rules": "built from other rules"}
    with pytest.raises(LibraryError, match=said.get(damage, "is damaged")):
        NativeEngine(GAME, path, manifest, SMALL)
    stream = [0, 0]
    playouts.seed_stream(stream, 5)
    from semiramis.core.model.buffers import zeros

    compiled = zeros("q", 2)
    NativeEngine.load(GAME, SMALL).entry(playouts.seed_stream)(compiled, 5)
    assert list(compiled) == stream


@pytest.mark.parametrize("text", ["", "{", "[]", '{"stamp": 1}', '{"stamp": "ab", "tables": 3}'])
def test_a_damaged_manifest_counts_as_none(text: str) -> None:
    cache.build(GAME, SMALL)
    (cache.cache_folder() / cache.manifest_name(GAME, SMALL)).write_text(text)
    assert not cache.is_compiled(GAME, SMALL)
    assert NativeEngine.load(GAME, SMALL).entry(playouts.seed_stream)


def test_without_a_compiler_the_error_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(BuildError) as problem:
        NativeEngine.load(GAME, SMALL)
    assert problem.value.message.id == "compile-no-compiler"
    assert problem.value.message.args == {"tried": "CC=no-such-compiler"}


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No installed compiler, and no package with one."""
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)


@pytest.mark.usefixtures("no_compiler")
def test_all_that_was_tried_is_told() -> None:
    with pytest.raises(BuildError) as problem:
        NativeEngine.load(GAME, SMALL)
    assert problem.value.message.args == {"tried": "cc, gcc, clang, ziglang"}


@pytest.mark.usefixtures("no_compiler")
def test_an_installed_compiler_comes_before_the_one_of_a_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name if name == "ziglang" else None)
    command = build.find_compiler()
    assert command is not None
    assert command[:4] == [sys.executable, "-m", "ziglang", "cc"]
    clang = tmp_path / "clang"
    clang.write_text("#!/bin/sh\n")
    clang.chmod(0o755)
    assert build.find_compiler() == [str(clang)]


def test_the_chosen_compiler_may_have_arguments(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    compiler = tmp_path / "my cc"
    compiler.write_text("#!/bin/sh\n")
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))
    assert build.find_compiler() == [str(compiler)]
    monkeypatch.setenv("CC", f"'{compiler}' -m64")
    assert build.find_compiler() == [str(compiler), "-m64"]
    monkeypatch.setenv("CC", "")
    assert build.find_compiler() is None


def test_what_a_failing_compiler_says_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text("#!/bin/sh\necho 'the disk is full' >&2\nexit 3\n")
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))
    with pytest.raises(BuildError) as problem:
        NativeEngine.load(GAME, SMALL)
    assert problem.value.message.args == {"compiler": str(compiler), "said": "the disk is full"}
    assert not any(path.suffix in (".so", ".dylib", ".dll") for path in cache.cache_folder().iterdir())


AT_ONCE = """
from semiramis.core.compile import build, playouts
from semiramis.core.compile.native import NativeEngine
from semiramis.core.compile.program import Program
from semiramis.core.registry import find_game

built = build.build_library
build_library = lambda *given: (print("built"), built(*given))
from semiramis.core.compile import cache
cache.build_library = build_library
NativeEngine.load(find_game("amyitis"), Program("small", entries=(playouts.seed_stream,)))
"""


def test_two_processes_at_once_build_one_library() -> None:
    both = [
        subprocess.Popen([sys.executable, "-c", AT_ONCE], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    said = [process.communicate() for process in both]
    assert [error for _, error in said] == ["", ""]
    assert "".join(output for output, _ in said) == "built\n"
    assert [process.returncode for process in both] == [0, 0]
    assert cache.is_compiled(GAME, SMALL)


HOLD = """
import sys, time
from pathlib import Path
from semiramis.core.compile.build import only_one

with only_one(Path(sys.argv[1]), 1.0):
    print("held", flush=True)
    time.sleep(60)
"""


def test_the_lock_of_a_process_that_was_killed_is_free(tmp_path: Path) -> None:
    lock, entered = tmp_path / "some.lock", threading.Event()

    def enter() -> None:
        with only_one(lock, 60.0):
            entered.set()

    with subprocess.Popen([sys.executable, "-c", HOLD, str(lock)], stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        waiting = threading.Thread(target=enter)
        waiting.start()
        waiting.join(0.2)
        assert not entered.is_set()
        holder.kill()
        waiting.join(30)
    assert entered.is_set()


@pytest.mark.parametrize(
    ("system", "machine", "libc", "wanted"),
    [
        ("linux", "x86_64", "glibc 2.36", "linux-x86_64"),
        ("linux", "aarch64", "glibc 2.17", "linux-aarch64"),
        ("linux", "x86_64", OSError(22, "Invalid argument"), "linux-musl-x86_64"),
        ("linux", "aarch64", ValueError("unrecognized configuration name"), "linux-musl-aarch64"),
        ("darwin", "arm64", ValueError(), "darwin-arm64"),
        ("darwin", "x86_64", ValueError(), "darwin-x86_64"),
    ],
)
def test_platforms_are_told_apart_by_system_c_library_and_processor(
    monkeypatch: pytest.MonkeyPatch, system: str, machine: str, libc: str | Exception, wanted: str
) -> None:
    def confstr(_: str) -> str:
        if isinstance(libc, Exception):
            raise libc
        return libc

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    monkeypatch.setattr(os, "confstr", confstr)
    assert cache.platform_name() == wanted


@pytest.mark.parametrize(("python", "wanted"), [("win-amd64", "win32-amd64"), ("win-arm64", "win32-arm64")])
def test_on_windows_the_processor_is_that_of_this_python(
    monkeypatch: pytest.MonkeyPatch, python: str, wanted: str
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(platform, "machine", lambda: "ARM64")
    monkeypatch.setattr(sysconfig, "get_platform", lambda: python)
    assert cache.platform_name() == wanted
    assert cache.library_name(GAME, SMALL, "ab").endswith(f"-ab-{wanted}.dll")
