"""Libraries for other platforms: built here, for the processor and system they name, with every loop inside."""

import sys
import sysconfig
from pathlib import Path

import pytest
from release.libraries import PROGRAMS, build_libraries, compiler_for
from release.targets import TARGETS, Target, find_target

from semiramis.core.compile import cache, playouts
from semiramis.core.compile.native import NativeEngine
from semiramis.core.compile.program import Program
from semiramis.core.model.buffers import zeros
from semiramis.core.registry import find_game

GAME = find_game("amyitis")
SMALL = Program("small", entries=(playouts.seed_stream,))
"""A program that is compiled in a moment."""

SELDOM = ("linux-aarch64", "linux-musl-aarch64", "darwin-x86_64")
"""Built in the long run only: another platform of their system is built in every run, which takes seconds each."""
OFTEN = tuple(target for target in TARGETS if target.platform not in SELDOM)

ELF_MACHINES = {"x86_64": 62, "aarch64": 183}
MACH_PROCESSORS = {"x86_64": 0x01000007, "arm64": 0x0100000C}
PE_MACHINES = {"amd64": 0x8664, "arm64": 0xAA64}


def number(data: bytes, at: int, size: int) -> int:
    return int.from_bytes(data[at : at + size], "little")


def platform_of(data: bytes) -> str:
    """The system and processor in the header of a library."""
    if data[:4] == b"\x7fELF":
        return f"linux-{next(name for name, code in ELF_MACHINES.items() if code == number(data, 18, 2))}"
    if data[:4] == b"\xcf\xfa\xed\xfe":
        return f"darwin-{next(name for name, code in MACH_PROCESSORS.items() if code == number(data, 4, 4))}"
    assert data[:2] == b"MZ"
    machine = number(data, number(data, 60, 4) + 4, 2)
    return f"win32-{next(name for name, code in PE_MACHINES.items() if code == machine)}"


@pytest.mark.parametrize(
    "target",
    [*OFTEN, *(pytest.param(find_target(platform), marks=pytest.mark.long) for platform in SELDOM)],
    ids=lambda target: target.platform,
)
def test_a_library_is_for_its_platform_and_exports_its_loops(target: Target, tmp_path: Path) -> None:
    build_libraries(target, tmp_path, ["amyitis"], [SMALL])
    (manifest,) = tmp_path.glob("*.json")
    stamp = cache.Manifest.read(manifest)
    assert stamp is not None
    data = (tmp_path / cache.library_name(GAME, SMALL, stamp.stamp, platform=target.platform)).read_bytes()
    assert platform_of(data) == target.platform.replace("-musl", "")
    assert "musl" not in target.platform or b"GLIBC" not in data
    for inside in (b"entry_seed_stream", stamp.stamp.encode()):
        assert inside in data
    assert str(tmp_path).encode() not in data


@pytest.mark.parametrize("targets", [OFTEN, pytest.param(TARGETS, marks=pytest.mark.long)], ids=["often", "all"])
def test_the_same_sources_give_the_same_bytes(targets: tuple[Target, ...], tmp_path: Path) -> None:
    for name in ("first", "second"):
        for target in targets:
            build_libraries(target, tmp_path / name, ["amyitis"], [SMALL])
    first, second = ({path.name: path.read_bytes() for path in (tmp_path / n).iterdir()} for n in ("first", "second"))
    assert first == second
    assert len([name for name in first if name.endswith((".so", ".dylib", ".dll"))]) == len(targets)


def test_the_library_of_this_platform_is_taken_from_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build_libraries(find_target(cache.platform_name()), tmp_path / "package", ["amyitis"], [SMALL])
    monkeypatch.setattr(cache, "PACKAGED", tmp_path / "package")
    monkeypatch.setenv("SEMIRAMIS_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("CC", "no-such-compiler")
    engine = NativeEngine.load(GAME, SMALL)
    assert engine.backend == "packaged"
    compiled, plain = zeros("q", 2), [0, 0]
    engine.entry(playouts.seed_stream)(compiled, 5)
    playouts.seed_stream(plain, 5)
    assert list(compiled) == plain


def test_every_platform_is_named_once_and_as_its_python_names_it() -> None:
    assert len({target.platform for target in TARGETS}) == len({target.tag for target in TARGETS}) == len(TARGETS)
    assert all(compiler_for(target)[0] == sys.executable for target in TARGETS)
    here = find_target(cache.platform_name())
    assert here.tag.endswith(sysconfig.get_platform().replace("-", "_").replace(".", "_").partition("_")[2])
    with pytest.raises(KeyError):
        find_target("plan9-mips")


def test_the_programs_are_all_there_are() -> None:
    assert {program.name for program in PROGRAMS} == {"playouts", "search", "batch", "single", "simulation"}
