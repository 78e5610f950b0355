"""Engines are loaded once, only expose the loops of their program, and refuse arguments that do not fit."""

from array import array
from typing import Any

import pytest

from semiramis.core.compile import engines, playouts
from semiramis.core.compile.program import PLAYOUTS, Program
from semiramis.core.model.buffers import zeros
from semiramis.core.registry import find_game

GAME = find_game("amyitis")


def test_an_engine_is_loaded_once_for_each_program(monkeypatch: pytest.MonkeyPatch) -> None:
    loads: list[str] = []

    def opened(game: object, program: Program) -> object:
        loads.append(program.name)
        return object()

    monkeypatch.setattr(engines, "_engines", {})
    monkeypatch.setattr(engines, "open_engine", opened)
    other = Program("other", entries=(playouts.seed_stream,))
    assert engines.loaded(GAME) is None
    assert engines.load(GAME) is engines.load(GAME) is engines.loaded(GAME)
    assert engines.load(GAME, other) is not engines.load(GAME)
    assert loads == [PLAYOUTS.name, "other"]


def test_only_the_loops_of_its_program_can_be_called() -> None:
    with pytest.raises(ValueError, match="draw_below is no entry of the program playouts"):
        engines.load(GAME).entry(playouts.draw_below)


def random_games() -> tuple[Any, list[Any]]:
    """The loop, and arguments that fit."""
    engine, start = engines.load(GAME), GAME.new_state(2)
    stream, tally = zeros("q", 2), zeros("q", 8)
    playouts.seed_stream(stream, 1)
    return engine.entry(playouts.random_games), [engine.states(start, start), engine.works(), stream, tally, 3]


def test_a_loop_is_called_with_all_its_arguments_or_bound_to_its_arrays() -> None:
    loop, arguments = random_games()
    loop(*arguments)
    again, others = random_games()
    bound = again.bind(*others[:-1])
    for _ in range(3):
        bound(1)
    assert list(arguments[3]) == list(others[3])
    assert arguments[3][2] == 3


@pytest.mark.parametrize(
    ("place", "bad", "error"),
    [
        (0, [1, 2], "states must be an array, not list"),
        (0, bytearray(7), "states must be contiguous, with elements of"),
        (2, 5, "stream must be an array, not int"),
        (3, array("d", [0.0] * 8), "tally must hold integers, not 'd'"),
        (3, array("i", [0] * 8), "tally must be contiguous, with elements of 8 bytes each"),
        (3, zeros("q", 16)[::2], "tally must be contiguous"),
    ],
)
def test_arguments_of_another_form_are_refused(place: int, bad: object, error: str) -> None:
    loop, arguments = random_games()
    arguments[place] = bad
    with pytest.raises((TypeError, ValueError), match=error):
        loop(*arguments)


def test_too_few_arguments_are_refused() -> None:
    loop, arguments = random_games()
    with pytest.raises(TypeError, match="random_games takes 5 arguments, not 2"):
        loop(*arguments[:2])
    with pytest.raises(TypeError, match="cannot be bound"):
        loop.bind(*arguments[:2])
