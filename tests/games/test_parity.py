"""Plain and compiled play agree at every decision; compiled code is also run with bounds checked."""

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from semiramis.core.compile import playouts
from semiramis.core.compile.native import NativeEngine
from semiramis.core.compile.program import Program
from semiramis.core.registry import find_game, keys
from semiramis.core.verify.invariants import soak_compiled
from semiramis.core.verify.parity import compare
from tests.support.changed_editions import changed

pytestmark = pytest.mark.wide
KEYS = [pytest.param(key, marks=pytest.mark.xdist_group(f"proof of {key}")) for key in keys()]
"""Each game is compiled by one worker only, and the games by as many as there are."""


@pytest.fixture(scope="module", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A cache of its own unless one is given, so that compilation itself is tested too."""
    folder = tmp_path_factory.mktemp("cache")
    before = os.environ.get("SEMIRAMIS_CACHE")
    os.environ["SEMIRAMIS_CACHE"] = str(folder)
    yield folder
    if before is None:
        del os.environ["SEMIRAMIS_CACHE"]
    else:
        os.environ["SEMIRAMIS_CACHE"] = before


PROOFS = Program("proofs", entries=(playouts.seed_stream, playouts.trace_game, playouts.soak_games))
"""The loops that are compared here, and no others: each takes its time to compile."""


@cache
def engine(key: str) -> NativeEngine:
    """A game compiled with bounds checked, once for all tests here."""
    return NativeEngine.load(find_game(key), PROOFS, checked=True)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("key", KEYS)
def test_plain_and_compiled_agree_at_every_decision(key: str, seats: int) -> None:
    found = compare(engine(key), find_game(key), seats, games=20, seed=1000)
    assert found.difference == ""
    assert found.games == 20
    assert found.decisions > 20 * 100


@pytest.mark.parametrize("key", KEYS)
def test_compiled_games_are_sound_with_bounds_checked(key: str) -> None:
    findings = soak_compiled(engine(key), 3, games=300, seed=5)
    assert findings.broken == []
    assert findings.games == 300


@pytest.mark.xdist_group("proof of amyitis")
def test_a_difference_is_found_and_named() -> None:
    from dataclasses import replace

    game = find_game("amyitis")

    def other(state: Any, work: Any, code: int) -> None:
        game.rules.apply(state, work, code)
        if state.round == 2:
            state.talents[0] ^= 1

    found = compare(engine("amyitis"), replace(game, rules=replace(game.rules, apply=other)), 2, games=1, seed=1)
    assert found.difference.startswith("game 1, 2 seats, decision ")


def test_another_edition_plays_by_its_own_numbers() -> None:
    game = find_game("amyitis")
    other = changed(game)
    assert other.edition.hash != game.edition.hash
    state = game.new_state(2)
    assert other.components.tables["ENGINEER_PRESTIGE"] == 5
    from semiramis.core.play.chance import Referee
    from semiramis.core.play.match import Match

    scores = []
    for each in (game, other):
        match = Match.begin(each, 2, referee=Referee("engineers"))
        while not any(e.startswith("irrigate") for e in map(each.rules.catalogue.notation, match.legal())):
            codes = [c for c in match.legal() if "engineer" in each.rules.catalogue.notation(c)]
            match.play(match.mover, codes[0] if codes else match.legal()[0])
        seat = match.mover
        match.play(seat, match.legal()[0])
        scores.append(each.parts_of(match.state, seat)["irrigation"])
    assert scores == [2, 5]
    assert state.n_seats == 2
