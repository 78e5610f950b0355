"""Evaluation weights: a table with a row each, whose values are the constants that the rules see."""

from importlib import import_module

import pytest

from semiramis.core.model.weights import AVERAGES, ESTIMATE, MATCHES, REGRESSION
from semiramis.core.registry import find_game, keys


@pytest.mark.parametrize("key", keys())
def test_every_weight_is_a_row_and_every_row_a_constant(key: str) -> None:
    game = find_game(key)
    weights = import_module(f"semiramis.games.{key}.ai.weights")
    assert weights in game.ai.modules
    rows = weights.WEIGHTS.rows
    assert len({row.name for row in rows}) == len(rows) > 20
    for row in rows:
        assert set(row.values) == set(game.seats)
        assert row.values[3] is row.values[4] is getattr(weights, row.name)
        if row.values[2] is not row.values[3]:
            assert row.values[2] is getattr(weights, f"{row.name}_OF_TWO")
        assert row.unit
        assert row.about
        assert row.found in (AVERAGES, ESTIMATE, MATCHES, REGRESSION)
