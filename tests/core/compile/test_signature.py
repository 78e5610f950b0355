"""Annotations become numba types; one without a type is an error that names its parameter."""

from typing import Any, NamedTuple

import numba
import pytest

from semiramis.core.compile import playouts
from semiramis.core.compile.program import PLAYOUTS
from semiramis.core.compile.signature import Signatures
from semiramis.core.model.arrays import Floats2, Ints, States
from semiramis.core.registry import find_game

GAME = find_game("amyitis")


class Pair(NamedTuple):
    states: States
    counts: Ints


def takes_all(pair: Pair, table: Floats2, n: int, share: float, is_last: bool) -> None: ...


def says_nothing(state: Any) -> None: ...


def test_numbers_arrays_and_named_tuples_are_translated() -> None:
    state = numba.from_dtype(GAME.rules.State.dtype())
    pair = numba.types.NamedTuple([state[::1], numba.int64[::1]], Pair)
    found = Signatures(GAME, PLAYOUTS).of(takes_all)
    assert found == (pair, numba.float64[:, ::1], numba.int64, numba.float64, numba.boolean)


def test_rules_of_a_game_and_generic_loops_have_the_same_records() -> None:
    signatures = Signatures(GAME, PLAYOUTS)
    assert signatures.of(GAME.rules.legal) == signatures.of(playouts.random_code)[:2]


def test_an_annotation_without_a_type_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match="says_nothing, parameter state"):
        Signatures(GAME, PLAYOUTS).of(says_nothing)
