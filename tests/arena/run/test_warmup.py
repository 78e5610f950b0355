"""What is compiled and loaded before a clock runs."""

from typing import Any

import pytest

from semiramis.arena.plan import planned
from semiramis.arena.run.runner import GameRunner
from semiramis.arena.run.warmup import searches
from semiramis.bots.search.engine import SEARCH
from semiramis.core.compile import engines


def test_only_built_in_bots_that_search_need_the_search() -> None:
    assert searches(planned("amyitis", ["random", "gardener"], 2, 1))
    assert searches(planned("amyitis", ["search:10", "random"], 2, 1))
    assert not searches(planned("amyitis", ["random", "greedy", "apprentice"], 2, 1))
    assert not searches(planned("amyitis", ["random", "/no/such/file.py:royal"], 2, 1))


def test_the_search_is_loaded_before_the_first_game_without_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[tuple[Any, ...]] = []
    monkeypatch.setattr(engines, "load", lambda *given: loaded.append(given))
    GameRunner(planned("amyitis", ["random", "greedy"], 2, 1, seconds=0.1))
    assert loaded == []
    plan = planned("amyitis", ["random", "royal"], 2, 1, seconds=0.1)
    GameRunner(plan)
    assert loaded == [(plan.definition, SEARCH)]
