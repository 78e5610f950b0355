"""The search: plain and compiled grow the same tree, a seed always the same one, and never beyond its room."""

from dataclasses import fields

import pytest

from semiramis.bots.search import kernel
from semiramis.bots.search.engine import SEARCH
from semiramis.bots.search.params import params_for, simulations_of
from semiramis.bots.search.tree import MOST_MOVES, Tree
from semiramis.core.model.dialect import lint
from semiramis.core.model.domain import CHANCE
from semiramis.core.model.search_params import SearchParams
from semiramis.core.registry import find_game, keys
from tests.bots.search.support import engine, grown, grown_plain, thoughtful_positions

KEYS = [pytest.param(key, marks=pytest.mark.xdist_group(key)) for key in keys()]


def test_the_search_is_in_the_dialect_and_names_nothing_a_game_names() -> None:
    assert lint((kernel,), floats=True) == []
    constants = {name for name, thing in vars(kernel).items() if isinstance(thing, int | float) and name.isupper()}
    for key in keys():
        game = find_game(key)
        named = {n for m in (*game.rules.modules, *game.ai.modules) for n in vars(m) if n.isupper()}
        assert constants & named <= {"CHANCE", "NOBODY"}


def test_the_kernel_reads_the_parameters_in_the_order_of_their_fields() -> None:
    for index, field in enumerate(fields(SearchParams)):
        assert getattr(kernel, field.name.upper()) == index
    assert len(fields(SearchParams)) == kernel.ROLLOUT_CANDIDATES + 1


@pytest.mark.parametrize("key", keys())
def test_a_game_sets_parameters_and_all_levels_for_every_number_of_seats(key: str) -> None:
    game, names = find_game(key), ("gardener", "architect", "royal")
    assert set(game.ai.search_params) == set(game.seats)
    assert set(game.ai.simulations) == set(names)
    for seats in game.seats:
        weak, strong, best = (simulations_of(game, name, seats) for name in names)
        assert 0 < weak < strong < best
        assert len(params_for(game, seats)) == kernel.ROLLOUT_CANDIDATES + 1


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("seats", [2, 4])
def test_a_plain_tree_adds_up(key: str, seats: int) -> None:
    game = find_game(key)
    for state in thoughtful_positions(key, seats, 2):
        links, values, used = grown_plain(key, state, 12)
        codes, visits, node = [], 0, links[0][kernel.CHILD]
        while node:
            codes.append(links[node][kernel.CODE])
            visits += links[node][kernel.VISITS]
            assert 0 < node < used
            node = links[node][kernel.SIBLING]
        assert codes == game.legal_codes(state)
        assert links[0][kernel.VISITS] == visits == 12
        assert all(0 <= values[0][seat] <= 12 for seat in range(seats))
        assert sum(values[0][seats : kernel.HEURISTIC]) == 0


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("rollout_turns", [0, 1])
def test_plain_and_compiled_grow_the_same_tree(key: str, rollout_turns: int) -> None:
    for seats in (2, 3, 4):
        for state in thoughtful_positions(key, seats, 1):
            links, values, used = grown_plain(key, state, 20, rollout_turns=rollout_turns, rollout_candidates=3)
            tree = grown(key, state, 20, rollout_turns=rollout_turns, rollout_candidates=3)
            assert int(tree.tally[kernel.NODES]) == used
            assert tree.links[:used].tolist() == links[:used]
            for mine, theirs in zip(tree.values[:used].tolist(), values, strict=False):
                assert mine == pytest.approx(theirs)


@pytest.mark.xdist_group("amyitis")
def test_the_same_seed_grows_the_same_tree_and_a_full_one_stops() -> None:
    state = thoughtful_positions("amyitis", 2, 1)[0]
    one, other = grown("amyitis", state, 500, seed=7), grown("amyitis", state, 500, seed=7)
    assert one.links.tolist() == other.links.tolist()
    assert sum(one.visits().values()) == 500
    small = Tree(engine("amyitis"), MOST_MOVES + 60)
    small.reset(state, 1)
    made = small.simulate(10_000)
    assert 0 < made < 10_000
    assert not small.has_room
    assert small.simulate(10) == 0
    assert small.tally[kernel.NODES] <= MOST_MOVES + 60


@pytest.mark.xdist_group("amyitis")
def test_a_full_playout_goes_to_the_end() -> None:
    state = thoughtful_positions("amyitis", 2, 1)[0]
    judged, played = grown("amyitis", state, 50, rollout_turns=0), grown("amyitis", state, 50, rollout_turns=1e6)
    assert played.tally[kernel.MOVES] > 5 * judged.tally[kernel.MOVES]


@pytest.mark.parametrize("key", keys())
def test_chance_leaves_no_node(key: str) -> None:
    game = find_game(key)
    state = game.new_state(2)
    assert game.rules.mover(state) == CHANCE
    links, _, _ = grown_plain(key, state, 6)
    assert links[0][kernel.VISITS] == 6
    first = links[links[0][kernel.CHILD]]
    assert first[kernel.CODE] not in game.legal_codes(state), "an outcome, not a decision"


@pytest.mark.parametrize("key", keys())
def test_a_plan_ends_where_there_is_no_room_for_its_moves(key: str) -> None:
    game = find_game(key)
    state = thoughtful_positions(key, 2, 1)[0]
    moves = len(game.legal_codes(state))
    links = [[0] * (kernel.VISITS + 1) for _ in range(1 + moves)]
    values = [[0.0] * (kernel.HEURISTIC + 1) for _ in range(1 + moves)]
    states, works = [state.clone() for _ in range(3)], [game.rules.Work(), game.rules.Work()]
    select, tally = SEARCH.linked(game).of(kernel.select), [1, 0, 0]
    for depth in (1, 0, 0):  # the second time there might be new moves, and no room is left for any
        states[1].assign(state)
        path, children = [0] * 9, [0] * MOST_MOVES
        found = select(states, works, [1, 1], links, values, path, children, params_for(game, 2), tally, 0)
        assert (found, tally[kernel.NODES]) == (depth, 1 + moves)
        links[path[depth]][kernel.VISITS] += 1


def test_parameters_and_simulations_are_those_of_the_number_of_seats() -> None:
    ishtar, amyitis = find_game("ishtar"), find_game("amyitis")
    assert [simulations_of(ishtar, "architect", seats) for seats in (2, 3, 4)] == [5000, 1700, 1700]
    assert [simulations_of(amyitis, "gardener", seats) for seats in (2, 3, 4)] == [500, 500, 500]
    turns = [params_for(ishtar, seats)[kernel.ROLLOUT_TURNS] for seats in (2, 3, 4)]
    assert turns == [0.0, 2.0, 2.0]


def test_a_tree_takes_the_parameters_of_its_number_of_seats() -> None:
    tree = Tree(engine("ishtar"), MOST_MOVES, exploration_factor=2.0)
    for seats in (2, 4, 2):
        tree.reset(thoughtful_positions("ishtar", seats, 1)[0], seed=1, prior_scale=7.0)
        wanted = params_for(find_game("ishtar"), seats, prior_scale=7.0)
        wanted[kernel.EXPLORATION] *= 2.0
        assert list(tree.params) == wanted
