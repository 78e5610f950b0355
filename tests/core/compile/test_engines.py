"""Engines are loaded once, and only expose the loops of their program."""

import pytest

from semiramis.core.compile import engines, jit, playouts
from semiramis.core.compile.program import PLAYOUTS, Program
from semiramis.core.registry import find_game

GAME = find_game("amyitis")


def test_an_engine_is_loaded_once_for_each_program(monkeypatch: pytest.MonkeyPatch) -> None:
    loads: list[str] = []

    class Loading:
        def __init__(self, game: object, program: Program) -> None:
            loads.append(program.name)

        def load(self) -> "Loading":
            return self

    monkeypatch.setattr(engines, "_engines", {})
    monkeypatch.setattr(engines, "Engine", Loading)
    other = Program("other", entries=(playouts.seed_stream,))
    assert engines.loaded(GAME) is None
    assert engines.load(GAME) is engines.load(GAME) is engines.loaded(GAME)
    assert engines.load(GAME, other) is not engines.load(GAME)
    assert loads == [PLAYOUTS.name, "other"]


def test_only_the_loops_of_its_program_can_be_called() -> None:
    with pytest.raises(ValueError, match="draw_below is no entry of the program playouts"):
        jit.Engine(GAME).entry(playouts.draw_below)
