"""Compiling for a GPU, without one: errors say what is missing, and kernels are kept by stamp and architecture."""

import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from semiramis.core.game import Game
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.message import Malformed
from semiramis.core.registry import find_game
from semiramis.research.gpu import cuda_card
from semiramis.research.gpu.batch import DeviceBatch
from semiramis.research.gpu.compiler import compiled, image_path
from semiramis.research.gpu.cuda_card import CudaCard
from semiramis.research.gpu.source import GAMES, SLOTS, Source, kinds_of_codes

GAME = find_game("amyitis")
SETTINGS = {"BLOCK": 64, "REGISTERS": 64}
OUT_OF_MEMORY = 2


@pytest.fixture(autouse=True)
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache with nothing in it, and no GPU that an earlier test has found."""
    monkeypatch.setenv("SEMIRAMIS_CACHE", str(tmp_path))
    cuda_card.first_card.cache_clear()


class Compiler:
    """NVRTC as the bindings show it: every call returns an error number and its results."""

    def __init__(self, error: int = 0) -> None:
        self.error = error
        self.compiled: list[list[bytes]] = []
        self.texts: list[str] = []

    def nvrtcCreateProgram(self, text: bytes, name: bytes, n: int, headers: list[bytes], names: list[bytes]) -> Any:
        assert n == len(headers) == len(names)
        self.texts.append(text.decode())
        return 0, "program"

    def nvrtcCompileProgram(self, program: str, n: int, options: list[bytes]) -> Any:
        assert n == len(options)
        self.compiled.append(options)
        return (self.error,)

    def nvrtcGetCUBINSize(self, program: str) -> Any:
        return 0, 5

    def nvrtcGetCUBIN(self, program: str, image: bytearray) -> Any:
        image[:] = b"image"
        return (0,)

    def nvrtcGetProgramLogSize(self, program: str) -> Any:
        return 0, 9

    def nvrtcGetProgramLog(self, program: str, log: bytearray) -> Any:
        log[:] = b"line 7: !\0"[:9]
        return (0,)

    def nvrtcDestroyProgram(self, program: str) -> Any:
        return (0,)


class Driver:
    """A driver whose calls succeed, except those given with the number of their error."""

    CUdevice_attribute = SimpleNamespace(
        CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR=9, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR=0
    )

    def __init__(self, n_cards: int = 1, **errors: int) -> None:
        self.n_cards, self.errors = n_cards, errors
        self.called: list[str] = []

    def __getattr__(self, name: str) -> Any:
        results = {
            "cuDeviceGetCount": (self.n_cards,),
            "cuDeviceGetName": (b"A card\0\0",),
            "cuMemAlloc": (4096,),
            "cuDeviceGet": (0,),
            "cuDevicePrimaryCtxRetain": ("context",),
            "cuModuleLoadData": ("module",),
        }

        def call(*arguments: Any) -> Any:
            self.called.append(name)
            if name == "cuDeviceGetAttribute":
                return 0, arguments[0]
            if name == "cuModuleGetFunction":
                return 0, arguments[1]
            return self.errors.get(name, 0), *results.get(name, ())

        return call


def refusal_of(call: Any) -> Malformed:
    with pytest.raises(Malformed) as refused:
        call()
    return refused.value


def card_with(monkeypatch: pytest.MonkeyPatch, driver: Any, compiler: Any = None) -> CudaCard:
    monkeypatch.setattr(cuda_card, "bindings", lambda: (driver, compiler or Compiler()))
    return CudaCard()


def test_without_the_package_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("cuda", "cuda.bindings"):
        monkeypatch.setitem(sys.modules, name, None)
    found = refusal_of(lambda: DeviceBatch("amyitis"))
    assert found.message.id == "research-gpu-missing"
    for language in LANGUAGES:
        assert "semiramis[gpu]" in texts(language).render(found.message)


def test_without_a_card_the_way_on_the_processor_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class NoDriver:
        def cuInit(self, flags: int) -> Any:
            raise RuntimeError("no libcuda.so.1")

    for driver, reason in ((NoDriver(), "libcuda"), (Driver(cuInit=100), "100"), (Driver(n_cards=0), "0 GPUs")):
        found = refusal_of(lambda driver=driver: card_with(monkeypatch, driver))
        assert found.message.id == "research-gpu-no-card"
        for language in LANGUAGES:
            said = texts(language).render(found.message)
            assert "Batch" in said
            assert reason in said


def test_an_error_of_the_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    card = card_with(monkeypatch, Driver(cuMemAlloc=OUT_OF_MEMORY))
    found = refusal_of(lambda: card.allocate(1 << 40))
    assert found.message.id == "research-gpu-failed"
    for language in LANGUAGES:
        assert "cuMemAlloc" in texts(language).render(found.message)


def test_a_card_loads_kernels_and_uses_its_own_context(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver()
    card = card_with(monkeypatch, driver)
    assert (card.name, card.architecture) == ("A card", "sm_90")
    assert card.load(Source(GAME, SLOTS, SETTINGS)) == {name: name.encode() for name in SLOTS.names}
    assert driver.called.index("cuCtxSetCurrent") < driver.called.index("cuModuleLoadData")


def test_what_the_compiler_says_is_shown() -> None:
    found = refusal_of(lambda: compiled(Source(GAME, GAMES, SETTINGS), "sm_90", Compiler(error=6)))
    assert found.message.id == "research-gpu-not-compiled"
    for language in LANGUAGES:
        assert "line 7: !" in texts(language).render(found.message)


def test_kernels_are_compiled_once_for_each_stamp_and_architecture() -> None:
    compiler, source = Compiler(), Source(GAME, GAMES, SETTINGS)
    assert [compiled(source, "sm_90", compiler) for _ in range(2)] == [b"image"] * 2
    assert len(compiler.compiled) == 1
    assert {b"--gpu-architecture=sm_90", b"--maxrregcount=64", b"--fmad=false"} <= set(compiler.compiled[0])
    compiled(source, "sm_100", compiler)
    compiled(Source(GAME, GAMES, {**SETTINGS, "BLOCK": 32}), "sm_90", compiler)
    assert len(compiler.compiled) == 3
    image_path(source, "sm_90").write_bytes(b"half")
    assert compiled(source, "sm_90", compiler) == b"image"
    assert len(compiler.compiled) == 4


def test_the_text_holds_the_tables_of_the_edition() -> None:
    changed = other_edition(GAME)
    one, other = Source(GAME, GAMES, SETTINGS), Source(changed, GAMES, SETTINGS)
    assert one.stamp != other.stamp
    assert "static __constant__ const Tables edition = {" in one.text


def other_edition(game: Game) -> Game:
    """The game with every single number of its edition changed."""
    tables = {name: table + 1 if isinstance(table, int) else table for name, table in game.components.tables.items()}
    return replace(game, components=replace(game.components, tables=tables))


def test_every_code_has_the_number_of_its_kind() -> None:
    kinds = kinds_of_codes(GAME.rules.catalogue)
    assert len(kinds) == GAME.rules.catalogue.size
    assert kinds == sorted(kinds)
    assert len(set(kinds)) == len(GAME.rules.catalogue.kinds)
