"""The evaluation of Ishtar, on hand-made positions and in whole games."""

from itertools import pairwise
from math import isfinite

import pytest

from semiramis.arena.contest import run_contest
from semiramis.arena.plan import planned
from semiramis.core.model import dialect
from semiramis.games.ishtar.ai import evaluate
from semiramis.games.ishtar.ai import tile as ai_tile
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.stages import CHOOSE, FILL_ROW, OVER, PLACING, REVEAL, STAGE, TREE
from semiramis.games.ishtar.rules.state import CARD, TILE
from tests.games.ishtar.ai.evaluate_support import EAST, greedy, last_turn, two_beds, worth
from tests.games.ishtar.support import (
    JASMINE,
    ROSE,
    blank,
    choosing,
    game_of,
    give,
    holding,
    lay,
    legal,
    place,
    placed,
    play,
    reached,
    skilled,
    stand,
)
from tests.support.random_play import positions


def test_the_evaluation_is_written_in_the_rules_dialect_with_decimals() -> None:
    assert dialect.lint((*GAME.rules.modules, evaluate), floats=True) == []


@pytest.mark.wide
@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_every_position_of_random_games_is_judged_soberly_and_left_alone(n_seats: int) -> None:
    judged = set()
    for state in positions(GAME, n_seats, 3):
        before = state.hash()
        for seat in range(n_seats):
            found = evaluate.value(state, seat)
            assert isfinite(found)
            assert -150 < found < 150
        assert state.hash() == before
        judged.add(STAGE.words[state.stage])
    assert {"choose", "reveal", "place", "special", "tree", "plant", "fill-row", "over"} <= judged


@pytest.mark.parametrize("stage", ["pay-steps", "draw", "pay-skill", "take", "single", "double", "reserve", "keep"])
def test_a_half_finished_turn_is_worth_more_than_the_same_table_with_nothing_pending(stage: str) -> None:
    state = reached(stage)
    done = state.clone()
    done.stage = TREE
    assert evaluate.value(state, state.asked) >= evaluate.value(done, state.asked)


@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_at_the_end_only_the_lead_counts(n_seats: int) -> None:
    over = [state for state in positions(GAME, n_seats, 3) if state.stage == OVER]
    assert over
    for state in over:
        scores = GAME.totals(state)
        for seat in range(n_seats):
            others = [score for other, score in enumerate(scores) if other != seat]
            found = evaluate.value(state, seat)
            assert scores[seat] - max(others) <= found <= scores[seat] - sum(others) / len(others)


def test_whoever_has_had_the_last_turn_may_expect_no_more_than_real_points() -> None:
    state = last_turn(two_beds())
    state.stage = TREE
    state.reserved[ROSE], state.kept[ROSE] = CARD.index("c01"), TILE.index("i01")
    give(state, "pppp", ROSE)
    assert evaluate.rounds_to_come(state) == 0
    assert evaluate.expected_score(state, ROSE, 0.0, 8) == game_of(state).rules.total_score(state, ROSE)
    skilled(state, ROSE, "c", "e", "b")
    assert evaluate.expected_score(state, ROSE, 0.0, 8) == game_of(state).rules.total_score(state, ROSE)


def test_equal_players_at_the_beginning_of_a_round_are_equal() -> None:
    state = two_beds()
    assert worth(state, JASMINE) == worth(state, ROSE) == 0
    give(state, "prw", ROSE)
    assert worth(state, ROSE) == -worth(state, JASMINE) > 0


def test_flowers_for_the_own_bed_are_better_than_for_a_rival() -> None:
    state = two_beds()
    own = placed(state, "t02", (1, 1), (1, 2), (2, 1))
    unclaimed = placed(state, "t02", (1, 2), (2, 1), (1, 1))
    rival = placed(state, "t02", (-1, -1), (-1, -2), (-2, -1))
    assert (own.flowers[JASMINE], rival.flowers[ROSE]) == (5, 5)
    assert worth(own) > worth(unclaimed) + 3
    assert worth(unclaimed) > worth(rival) + 3
    held = holding(state, "t02")
    after = play(held, greedy(held))
    assert after.flowers[JASMINE] == 5
    assert after.flowers[ROSE] == 1


def test_a_tile_in_hand_counts_for_its_best_place() -> None:
    state = two_beds()
    many, few = holding(state, "i02"), holding(state, "i03")
    many.in_front[JASMINE] = few.in_front[JASMINE] = 0
    for held in (many, few):
        for stage in (REVEAL, PLACING):
            held.stage = stage
            nothing = held.clone()
            nothing.hand = 0
            assert worth(held) > worth(nothing) + 3
    symbol = holding(state, "i05")
    without = symbol.clone()
    without.in_front[JASMINE] = 0
    gained = worth(symbol) - worth(play(symbol, place(symbol, "i05", (0, 3), (0, 2), (0, 1)), "skip"))
    assert gained > 1
    assert worth(symbol) > worth(without)


def test_the_can_goes_to_the_tile_that_helps() -> None:
    state = choosing(can="1", gems="pp")
    state.in_front[JASMINE] = 0
    state.top[1:] = [TILE.index(tile) for tile in ("i11", "i11", "t11", "t11", "v11")]
    assert greedy(state) == "can 2"
    state.in_front[JASMINE] = 2
    state.top[2] = TILE.index("is1")
    state.top[1] = TILE.index("i03")
    give(state, "p")
    assert {"can 2", "can 3"} <= set(legal(state))
    assert greedy(state) == "can 3"


def test_among_more_than_two_a_tile_is_guessed_by_its_flowers_and_its_symbol_wherever_it_may_lie() -> None:
    state = blank(seats=3, gems="pppp")

    def hope(tile: str) -> float:
        return ai_tile.tile_value(state, JASMINE, TILE.index(tile), 1.0, 0)

    # five flowers, four, and four again on other cells
    bare = [hope(tile) for tile in ("i01", "i02", "i03", "v02")]
    assert bare[0] > bare[1] == bare[2] == bare[3]
    lay(state, "i07", *EAST)
    stand(state, ROSE, (1, 0))
    assert [hope(tile) for tile in ("i01", "i02", "i03", "v02")] == bare, "what lies in the desert does not matter"
    # three flowers each: an assistant and a star are worth something to whoever can use them
    skilled(state, JASMINE, "f")
    state.tablets[JASMINE] = 8
    with_symbols = hope("i06"), hope("i08")
    state.in_front[JASMINE] = state.tablets[JASMINE] = 0
    assert with_symbols[0] > hope("i06")
    assert with_symbols[1] > hope("i08")


def test_turns_to_come_are_worth_as_much_each_at_two_seats_and_the_earlier_the_more_with_others() -> None:
    of_two, of_four = ([evaluate.turns_value(blank(seats=n), turns) for turns in (0.0, 1.0, 2.0, 3.0)] for n in (2, 4))
    steps = [[after - before for before, after in pairwise(some)] for some in (of_two, of_four)]
    assert of_two[0] == of_four[0] == 0.0
    assert steps[0] == pytest.approx([of_two[1]] * 3)
    assert 0 < steps[1][0] < steps[1][1] < steps[1][2]


@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_turns_to_come_are_none_after_the_last_and_many_at_the_beginning(n_seats: int) -> None:
    for state in positions(GAME, n_seats, 3):
        rounds = evaluate.rounds_to_come(state)
        empty = state.height.count(0)
        assert rounds >= 0
        if state.stage >= CHOOSE and state.stage != OVER:
            turns = [evaluate.turns_to_come(state, seat, rounds) for seat in range(n_seats)]
            assert sum(turn > rounds for turn in turns) == evaluate.seats_to_come(state)
            assert empty < 2 or rounds == 0
            if state.turns == [0] * 4 and state.stage == CHOOSE and state.asked == state.first:
                assert 5 < rounds < 15
        assert evaluate.is_under_way(state, state.asked) == (CHOOSE < state.stage < FILL_ROW)


@pytest.mark.long
@pytest.mark.wide
def test_greedy_beats_random_by_far() -> None:
    outcome = run_contest(planned("ishtar", ["greedy", "random"], 2, 2, seed="by far"))
    better, random = outcome.standings
    assert better.wins == 2
    assert better.mean_score > 79
    assert better.mean_score > random.mean_score + 40


def test_with_another_edition_the_evaluation_counts_by_that_edition() -> None:
    state = two_beds()
    assert game_of(state) is not GAME
    assert game_of(state).ai.value.__globals__["FOUNTAIN_POINTS"] is game_of(state).components.tables["FOUNTAIN_POINTS"]
