"""Ensembles: their result does not depend on the speed of threads, and subtrees are reused between decisions."""

import time
from typing import Any

import pytest

from semiramis.bots.search.ensemble import (
    ENSEMBLES_KEPT,
    MOST_TRIED,
    Ensemble,
    EnsembleCache,
    Limits,
    drawn_from,
    leads_straight_to,
    leads_to,
)
from semiramis.core.model.domain import CHANCE
from semiramis.core.play.chance import Referee
from semiramis.core.registry import find_game
from tests.bots.search.support import engine, thoughtful_positions
from tests.support.random_play import positions

KEY = "amyitis"
GAME = find_game(KEY)
pytestmark = pytest.mark.xdist_group(KEY)


def grown(state: Any, simulations: int, trees: int = 1, seed: int = 3) -> Ensemble:
    ensemble = Ensemble(engine(KEY), trees)
    ensemble.reroot(state, seed)
    ensemble.simulate(Limits(simulations, trees=trees), None)
    return ensemble


def played_on(state: Any, code: int) -> Any:
    after, work, referee = state.clone(), GAME.rules.Work(), Referee("on")
    GAME.rules.apply(after, work, code)
    while GAME.rules.mover(after) == CHANCE:
        GAME.rules.apply(after, work, referee.draw(GAME, after))
    return after


def test_threads_change_nothing() -> None:
    state = thoughtful_positions(KEY, 2, 1)[0]
    one, other = grown(state, 600, trees=3), grown(state, 600, trees=3)
    assert one.visits() == other.visits()
    assert sum(one.visits().values()) == 600
    assert list(one.visits()) == GAME.legal_codes(state)
    assert len({float(tree.values[tree.root, 0]) for tree in one.trees}) == 3, "no tree only repeats another"


def test_a_choice_that_is_settled_ends_it_early_and_is_the_same() -> None:
    early = 0
    for state in thoughtful_positions(KEY, 2, 6):
        whole, settled = grown(state, 600), Ensemble(engine(KEY), 1)
        settled.reroot(state, 3)
        settled.simulate(Limits(600), None, to_choose=True)
        tried, meant = settled.visits(), whole.visits()
        assert max(tried, key=lambda code: (tried[code], -code)) == max(meant, key=lambda code: (meant[code], -code))
        left = 600 - sum(tried.values())
        most, second = sorted(tried.values(), reverse=True)[:2]
        assert left == 0 or most - second > left
        early += left > 0
    assert early > 0


def test_a_clock_ends_it_wherever_it_is() -> None:
    state = thoughtful_positions(KEY, 2, 1)[0]
    ensemble = Ensemble(engine(KEY), 2)
    ensemble.reroot(state, 1)
    ensemble.simulate(Limits(None), time.monotonic())
    assert all(tree.simulations > 0 for tree in ensemble.trees)
    assert sum(ensemble.visits().values()) < 100_000


def test_a_branch_is_kept_and_grows_less() -> None:
    for state in thoughtful_positions(KEY, 3, 6):
        ensemble = grown(state, 800, trees=2)
        visits = ensemble.visits()
        code = max(visits, key=lambda one: visits[one])
        after = played_on(state, code)
        if GAME.rules.mover(after) < 0:
            continue
        before = [{own: seen for _, own, seen in tree.children(tree.root)}[code] for tree in ensemble.trees]
        ensemble.follow(code)
        ensemble.reroot(after, 3)
        assert [tree.simulations for tree in ensemble.trees] == before
        ensemble.simulate(Limits(800, trees=2), None)
        assert all(tree.simulations == max(400, had + 100) for tree, had in zip(ensemble.trees, before, strict=True))
        return
    pytest.fail("no position with a decision after the best one")


def test_a_position_from_elsewhere_starts_new_trees() -> None:
    one, other = thoughtful_positions(KEY, 2, 2)
    ensemble = grown(one, 100)
    ensemble.reroot(other, 3)
    assert [tree.simulations for tree in ensemble.trees] == [0]
    ensemble.simulate(Limits(100), None)
    ensemble.follow(GAME.legal_codes(other)[0])
    ensemble.reroot(one, 3)
    assert [tree.simulations for tree in ensemble.trees] == [0]


def test_what_was_played_is_followed_through_chance() -> None:
    followed = 0
    for state in thoughtful_positions(KEY, 2, 6):
        for code in GAME.legal_codes(state):
            after = state.clone()
            GAME.rules.apply(after, GAME.rules.Work(), code)
            if GAME.rules.mover(after) == CHANCE:
                continue  # a whole deal may follow, and nobody looks through all of those
            followed += 1
            assert leads_to(GAME, state, [code], after)
            assert not leads_to(GAME, state, [], after)
            assert not leads_to(GAME, state, [code, -1], after)
    assert followed > 10


def test_chance_is_followed_unless_there_is_too_much_of_it() -> None:
    ishtar = find_game("ishtar")
    reveals = [
        s
        for s in positions(ishtar, 2, games=1, seed=3)
        if ishtar.rules.mover(s) == CHANCE and ishtar.rules.round_of(s) > 2
    ]
    outcomes = ishtar.legal_codes(reveals[0])
    after = reveals[0].clone()
    ishtar.rules.apply(after, ishtar.rules.Work(), outcomes[-1])
    assert leads_to(ishtar, reveals[0], [], after)
    assert len(drawn_from(ishtar, [reveals[0]])) == len(outcomes)
    assert len(drawn_from(GAME, [GAME.new_state(2)])) <= MOST_TRIED


def test_only_the_latest_ensembles_are_kept() -> None:
    ensembles, made = EnsembleCache(), engine(KEY)
    owners = [ensembles.new_owner() for _ in range(ENSEMBLES_KEPT + 1)]
    assert len(set(owners)) == len(owners)
    first = ensembles.of(owners[0], made, 1)
    assert ensembles.of(owners[0], made, 1) is first
    for owner in owners[1:]:
        ensembles.of(owner, made, 1)
    assert ensembles.of(owners[0], made, 1) is not first


def test_kept_subtrees_are_a_plan_only_where_no_chance_came_between() -> None:
    ishtar = find_game("ishtar")
    reveal = next(s for s in positions(ishtar, 2, games=1, seed=3) if ishtar.rules.mover(s) == CHANCE)
    after = reveal.clone()
    ishtar.rules.apply(after, ishtar.rules.Work(), ishtar.legal_codes(reveal)[0])
    assert not leads_straight_to(ishtar, reveal, [ishtar.legal_codes(reveal)[0]], after)
    plans = 0
    for state in thoughtful_positions(KEY, 2, 6):
        ensemble = grown(state, 300)
        visits = ensemble.visits()
        best = max(visits, key=lambda code: visits[code])
        after = played_on(state, best)
        straight = leads_straight_to(GAME, state, [best], after)
        ensemble.follow(best)
        assert ensemble.reroot(after, 3) == straight
        assert not straight or ensemble.simulations() == visits[best]
        plans += straight
    assert plans > 0
