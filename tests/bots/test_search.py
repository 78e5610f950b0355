"""The search: plain and compiled grow the same tree, the same seed the same one, and it plays well."""

from functools import cache
from typing import Any

import pytest

from semiramis.bots import search
from semiramis.bots.api import look, make_bot
from semiramis.bots.engine import DEEPEST, SearchEngine, Tree, advice_modules, plain_search
from semiramis.core.chance import Referee
from semiramis.core.dialect import lint
from semiramis.core.domain import CHANCE, NOBODY
from semiramis.core.drive import seed_stream
from semiramis.core.registry import find_game, keys
from tests.random_play import positions

ROWS = 6000


@cache
def engine(key: str) -> SearchEngine:
    made = SearchEngine(find_game(key))
    made.load()
    return made


def grown(key: str, state: Any, times: int, seed: int = 1, rows: int = 1 << 16) -> Tree:
    tree = Tree(engine(key), rows)
    tree.plant(state, seed)
    assert tree.grow(times) == times
    return tree


def grown_plain(key: str, state: Any, times: int, seed: int = 1) -> tuple[list[list[int]], list[list[float]]]:
    game = find_game(key)
    links = [[0] * (search.VISITS + 1) for _ in range(ROWS)]
    worth = [[0.0] * (search.PRIOR + 1) for _ in range(ROWS)]
    states, works, stream = [state.clone() for _ in range(3)], [game.Work(), game.Work()], [0, 0]
    seed_stream(stream, seed)
    made = plain_search(game)(states, works, stream, links, worth, [0] * DEEPEST, [0.0] * 4, [1], times)
    assert made == times
    assert states[0] == state, "the root is left alone"
    return links, worth


def late_positions(key: str, seats: int, n: int) -> list[Any]:
    game = find_game(key)
    decisions = [s for s in positions(game, seats, games=1, seed=seats) if game.mover(s) >= 0]
    wide = [state for state in decisions if 2 <= len(game.legal_codes(state)) <= 40]
    return wide[len(wide) // 4 :: max(1, len(wide) // (2 * n))][:n]


def test_the_search_is_in_the_dialect_and_names_nothing_a_game_names() -> None:
    assert lint((search,), floats=True) == []
    constants = {name for name, thing in vars(search).items() if isinstance(thing, int | float) and name.isupper()}
    for key in keys():
        game = find_game(key)
        named = {n for m in (*game.modules, *advice_modules(game)) for n in vars(m) if n.isupper()}
        assert constants & named <= {"CHANCE", "NOBODY"}


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("seats", [2, 4])
def test_a_plain_tree_adds_up(key: str, seats: int) -> None:
    game = find_game(key)
    for state in late_positions(key, seats, 2):
        links, worth = grown_plain(key, state, 12)
        first, children = links[0][search.FIRST], links[0][search.CHILDREN]
        assert [row[search.CODE] for row in links[first : first + children]] == game.legal_codes(state)
        assert links[0][search.VISITS] == 12
        assert sum(row[search.VISITS] for row in links[first : first + children]) == 12
        assert sum(row[search.PRIOR] for row in worth[first : first + children]) == pytest.approx(1)
        assert all(0 <= worth[0][seat] <= 12 for seat in range(seats))


@pytest.mark.xdist_group("amyitis")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plain_and_compiled_grow_the_same_tree(seats: int) -> None:
    for state in late_positions("amyitis", seats, 3):
        links, worth = grown_plain("amyitis", state, 40)
        tree = grown("amyitis", state, 40)
        used = int(tree.tally[0])
        assert tree.links[:used].tolist() == links[:used]
        for mine, theirs in zip(tree.worth[:used].tolist(), worth, strict=False):
            assert mine == pytest.approx(theirs)


@pytest.mark.xdist_group("amyitis")
def test_the_same_seed_grows_the_same_tree_and_a_full_one_stops() -> None:
    state = late_positions("amyitis", 2, 1)[0]
    one, other = grown("amyitis", state, 500, seed=7), grown("amyitis", state, 500, seed=7)
    assert one.links.tolist() == other.links.tolist()
    assert sum(one.visits().values()) == 500
    small = Tree(engine("amyitis"), search.MOST_CHILDREN + 60)
    small.plant(state, 1)
    made = small.grow(10_000)
    assert 0 < made < 10_000
    assert small.grow(10) == 0
    assert small.tally[0] <= search.MOST_CHILDREN + 60


@pytest.mark.xdist_group("amyitis")
def test_a_few_hundred_simulations_beat_random_play_by_far() -> None:
    game, tree = find_game("amyitis"), Tree(engine("amyitis"), 1 << 16)
    bot = make_bot("random", 3)
    for seat in (0, 1):
        state, referee, work = game.new_state(2), Referee("search"), game.Work()
        while (mover := game.mover(state)) != NOBODY:
            if mover == CHANCE:
                code = referee.draw(game, state)
            elif mover == seat:
                tree.plant(state, 1)
                tree.grow(200)
                code = tree.best()
            else:
                code = bot.choose(look(game, state))
            game.apply(state, work, code)
        assert game.total_score(state, seat) > game.total_score(state, 1 - seat) + 20
