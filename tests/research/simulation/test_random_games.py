"""Random games in compiled code are those of the plain rules, number by number."""

from dataclasses import replace

import numpy as np
import pytest

from semiramis.core.compile import engines
from semiramis.core.registry import find_game, keys
from semiramis.research.balance.changes import change_of, changed
from semiramis.research.simulation import random_games
from semiramis.research.simulation.games import Games
from semiramis.research.simulation.plan import SeatedPlan, seated
from semiramis.research.simulation.random_games import SIMULATION, RandomGameRunner, played_randomly
from tests.research.simulation.plain_games import plain_game
from tests.support.matches import play_line


def expect_plain(plan: SeatedPlan, games: Games) -> None:
    """Every number of some games is what the plain rules say."""
    game = plan.definition
    for at in range(len(games)):
        plain = plain_game(plan, games.start + at)
        assert games.first[at] == plain.first
        assert games.rounds[at] == game.rules.round_of(plain.state)
        assert games.decisions[at].tolist() == plain.decisions
        assert games.scores[at].tolist() == game.totals(plain.state)
        assert games.places[at].tolist() == game.ranking(plain.state)
        for seat in range(plan.n_seats):
            assert games.parts[at, seat].tolist() == list(game.parts_of(plain.state, seat).values())
        if games.moves is not None:
            of_game = games.moves[games.moves[:, 0] == games.start + at]
            assert of_game[:, 1].tolist() == list(range(len(plain.steps)))
            assert of_game[:, 2:].tolist() == plain.steps


@pytest.mark.parametrize("key", keys())
def test_compiled_games_are_plain_games(key: str) -> None:
    engine = engines.load(find_game(key), SIMULATION)
    for n_seats in (2, 3, 4):
        plan = seated(key, ["random"], n_seats, 9, seed=f"{n_seats}")
        expect_plain(plan, RandomGameRunner(plan, engine).play(3, 3))
        expect_plain(plan, RandomGameRunner(replace(plan, moves=True), engine).play(0, 2))


@pytest.mark.long
def test_options_and_another_edition_count_in_compiled_games() -> None:
    game = find_game("amyitis")
    _, text = changed(game, [change_of(game.edition, "start.talents=7"), change_of(game.edition, "start.camels=0")])
    plan = seated("amyitis", ["random"], 2, 4, edition=text, options={"field-tie": "rightmost"})
    games = RandomGameRunner(plan).play(0, 4)
    expect_plain(plan, games)
    assert games.scores.tolist() != RandomGameRunner(seated("amyitis", ["random"], 2, 4)).play(0, 4).scores.tolist()


def test_ties_are_broken_as_the_game_says() -> None:
    plan = seated("babylon", ["random"], 4, 3000, seed="ties")
    hall = RandomGameRunner(plan)
    games = hall.play(0, 3000)
    ordered = np.sort(games.scores, axis=1)
    tied = np.flatnonzero((ordered[:, 1:] == ordered[:, :-1]).any(axis=1))[:5]
    assert len(tied) == 5
    for number in tied.tolist():
        assert games.places[number].tolist() == plan.definition.ranking(plain_game(plan, number).state)


def test_moves_that_do_not_fit_get_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = seated("amyitis", ["random"], 2, 6, moves=True)
    whole = RandomGameRunner(plan).play(0, 6)
    monkeypatch.setattr(random_games, "STEPS", 5)
    cramped = RandomGameRunner(plan).play(0, 6)
    assert whole.moves is not None
    assert cramped.moves is not None
    assert np.array_equal(cramped.moves, whole.moves)
    assert np.array_equal(cramped.scores, whole.scores)
    assert np.array_equal(cramped.decisions, whole.decisions)


def test_the_moves_of_a_game_lead_to_its_end() -> None:
    plan = seated("ishtar", ["random"], 3, 2, moves=True)
    games, game = RandomGameRunner(plan).play(0, 2), plan.definition
    assert games.moves is not None
    for number in range(2):
        codes = games.moves[games.moves[:, 0] == number][:, 3].tolist()
        assert game.totals(play_line(game, game.new_state(3), codes)) == games.scores[number].tolist()


@pytest.mark.parametrize("moves", [False, True])
def test_threads_bring_the_same_games_in_their_order(monkeypatch: pytest.MonkeyPatch, moves: bool) -> None:
    for name in ("CHUNK", "CHUNK_WITH_MOVES"):
        monkeypatch.setattr(random_games, name, 7)
    hall = RandomGameRunner(seated("amyitis", ["random"], 2, 40, moves=moves))
    one, many = list(played_randomly(hall, 1)), list(played_randomly(hall, 3))
    assert [games.start for games in many] == [0, 7, 14, 21, 28, 35]
    assert [len(games) for games in many] == [7, 7, 7, 7, 7, 5]
    for mine, other in zip(one, many, strict=True):
        assert mine.seeds == other.seeds
        for name in ("first", "rounds", "decisions", "scores", "parts", "places", "moves"):
            assert np.array_equal(getattr(mine, name), getattr(other, name))


def test_whoever_wants_no_more_games_gets_none() -> None:
    coming = played_randomly(RandomGameRunner(seated("amyitis", ["random"], 2, 10_000_000)), 2)
    assert len(next(coming)) == random_games.CHUNK
    coming.close()
