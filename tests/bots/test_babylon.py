"""The greedy bot and the evaluation it uses in Babylon."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from semiramis.arena.contest import run_contest
from semiramis.arena.plan import planned
from semiramis.arena.run.runner import GameRunner
from semiramis.bots.api import bot_view
from semiramis.bots.builtin.greedy_bot import MOST_LEAVES, WIDEST, best_first_code
from semiramis.bots.registry import make_bot
from semiramis.core.model import dialect
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.play.chance import Referee
from semiramis.games.babylon.ai import evaluate, garden, tile
from semiramis.games.babylon.ai import room as ai_room
from semiramis.games.babylon.ai.room import NOWHERE, room_value
from semiramis.games.babylon.ai.weights import ROOM_HELPS
from semiramis.games.babylon.components.tables import PLACE_HOLE, ROUNDS
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.building import is_taken, lowest_level, support_height
from semiramis.games.babylon.rules.ground import CANNOT
from semiramis.games.babylon.rules.stages import BUILD, DEAL_TOKEN, HANGING, MINE, OVER, PLACING, REVEAL, TURNING
from semiramis.games.babylon.rules.state import NO_HANG


@cache
def positions(n_seats: int, bot_name: str, seed: str) -> tuple[Any, ...]:
    """Every position of a game from the first decision to the end."""
    state, work, referee = GAME.new_state(n_seats), GAME.rules.Work(), Referee(seed)
    bot = make_bot(bot_name, 5)
    found = []
    while (mover := GAME.rules.mover(state)) != NOBODY:
        code = referee.draw(GAME, state) if mover == CHANCE else bot.choose(bot_view(GAME, state))
        GAME.rules.apply(state, work, code)
        found.append(state.clone())
    return tuple(found)


def decisions(n_seats: int, stage: int) -> list[Any]:
    return [state for state in positions(n_seats, "random", "decisions") if state.stage == stage]


@pytest.mark.parametrize(
    "n_seats", [2, pytest.param(3, marks=pytest.mark.long), pytest.param(4, marks=pytest.mark.long)]
)
def test_a_game_ends_with_legal_moves_only(n_seats: int) -> None:
    result = GameRunner(planned("babylon", ["greedy", *["random"] * (n_seats - 1)], n_seats, 1, seed="legal")).play(0)
    assert not any(result.forfeits)
    assert result.rounds == ROUNDS[n_seats]
    assert result.places[0] == 1


@pytest.mark.long
def test_greedy_beats_random_by_far() -> None:
    outcome = run_contest(planned("babylon", ["greedy", "random"], 2, 2, seed="by far"))
    greedy, random = outcome.standings
    assert greedy.wins == 2
    assert greedy.mean_score > 65
    assert greedy.mean_score > random.mean_score + 25


def test_the_same_position_gets_the_same_answer_and_stays_as_it_was() -> None:
    for stage in (MINE, BUILD, PLACING, HANGING, TURNING):
        state = decisions(2, stage)[5]
        before = state.hash()
        seen = bot_view(GAME, state)
        choices = {make_bot("greedy", seed).choose(seen) for seed in range(2)}
        assert len(choices) == 1
        assert choices <= set(seen.legal)
        assert state.hash() == seen.state.hash() == before


def test_of_many_ways_only_so_many_are_judged_and_the_best_few_go_on() -> None:
    judged: list[Any] = []

    def note(state: Any, seat: int) -> float:
        judged.append(state)
        return evaluate.value(state, seat)

    state = next(state for state in decisions(2, PLACING) if len(GAME.legal_codes(state)) > 4 * WIDEST)
    codes = tuple(GAME.legal_codes(state))
    best_first_code(replace(GAME, ai=replace(GAME.ai, value=note)), state, codes)
    assert len(judged) <= MOST_LEAVES
    halves = [reached.build_place for reached in judged if reached.stage == HANGING]
    assert len(halves) == len(codes)
    ended = {reached.slab_place[state.asked][state.n_slabs[state.asked]] for reached in judged if reached.stage == MINE}
    assert 1 <= len(ended) <= WIDEST


def test_greedy_finishes_a_decoration_it_can_have() -> None:
    """A piece is set where the only other choice is to end the turn."""
    first_piece, last_piece = GAME.rules.catalogue.first("fountain"), GAME.rules.catalogue.first("symbol")
    found = 0
    for state in decisions(3, BUILD):
        codes = GAME.legal_codes(state)
        pieces = [code for code in codes if first_piece <= code < last_piece]
        if pieces and len(codes) == len(pieces) + 1:
            found += 1
            assert make_bot("greedy", 0).choose(bot_view(GAME, state)) in pieces
    assert found > 3


def test_the_evaluation_is_written_in_the_rules_dialect_with_decimals() -> None:
    assert dialect.lint((evaluate, garden, tile, ai_room), floats=True) == []


@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_values_are_moderate_and_the_position_is_left_alone(n_seats: int) -> None:
    for state in positions(n_seats, "random", "sober")[::7]:
        before = state.hash()
        for seat in range(n_seats):
            assert -150 < evaluate.value(state, seat) < 150
        assert state.hash() == before


@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_the_evaluation_at_the_end_is_the_lead_and_looks_most_at_the_strongest_opponent(n_seats: int) -> None:
    over = positions(n_seats, "random", "the end")[-1]
    assert over.stage == OVER
    scores = GAME.totals(over)
    for seat in range(n_seats):
        others = [score for other, score in enumerate(scores) if other != seat]
        assert scores[seat] - max(others) <= evaluate.value(over, seat) <= scores[seat] - sum(others) / len(others)


def test_the_evaluation_likes_pillars_and_a_stored_tile_while_there_are_turns_to_come() -> None:
    state = decisions(2, MINE)[4]
    seat = state.asked
    empty = state.clone()
    empty.singles[seat] = empty.stored[seat] = 0
    for pillars in range(6):
        more = empty.clone()
        more.singles[seat] = pillars + 1
        empty.singles[seat] = pillars
        assert evaluate.value(more, seat) > evaluate.value(empty, seat)
        assert evaluate.value(more, 1 - seat) < evaluate.value(empty, 1 - seat)
    stored = empty.clone()
    stored.stored[seat] = 40
    assert evaluate.value(stored, seat) > evaluate.value(empty, seat)


def test_after_the_last_turn_only_points_count() -> None:
    last = [state for state in positions(2, "random", "the end") if state.round == ROUNDS[2] and state.stage == MINE][
        -1
    ]
    done = 1 - last.asked
    assert evaluate.turns_to_come(last, done) == 0
    assert evaluate.turns_to_come(last, last.asked) == 1
    assert evaluate.expected_score(last, done) == GAME.rules.total_score(last, done)


def test_turns_to_come_count_down_to_nothing() -> None:
    for seat in range(3):
        left = [
            evaluate.turns_to_come(state, seat) + evaluate.is_under_way(state, seat)
            for state in positions(3, "random", "decisions")
        ]
        assert left == sorted(left, reverse=True)
        assert (left[0], left[-1]) == (ROUNDS[3], 0)


def test_a_turn_is_under_way_from_mining_to_its_end() -> None:
    for state in positions(2, "random", "decisions"):
        expected = state.round > 0 and state.stage in (REVEAL, BUILD, PLACING, HANGING, TURNING)
        assert evaluate.is_under_way(state, state.asked) == expected
        assert not evaluate.is_under_way(state, 1 - state.asked)
        if state.stage == DEAL_TOKEN:
            assert state.mined == 0


def room_by_the_rules(state: Any, seat: int) -> int:
    """The levels slabs could have, added up over all places, if pillars were no matter."""
    room = 0
    for place in range(49):
        level = lowest_level(state, seat, place)
        for wanted in (level, level + 1):
            supports = [support_height(state, seat, hole, wanted) != CANNOT for hole in PLACE_HOLE[place]]
            if wanted <= state.highest[seat] + 1 and sum(supports) >= 3 and not is_taken(state, seat, place, level):
                room += wanted
    return room


def test_room_counts_the_levels_slabs_could_have() -> None:
    for state in positions(2, "greedy", "room")[::9]:
        for seat in range(2):
            worth = ROOM_HELPS[room_by_the_rules(state, seat)] / 100
            assert room_value(state, seat, 1, NOWHERE, 0) == worth
            assert room_value(state, seat, 0, NOWHERE, 0) == 0


def test_the_room_a_slab_will_leave_is_foreseen_while_it_is_in_hand() -> None:
    """A corner that hangs free carries a belvedere and nothing else, which is not foreseen."""
    for state in positions(2, "greedy", "room"):
        if state.stage == TURNING:
            foreseen = room_value(state, state.asked, 3, state.build_place, state.build_level)
            laid = state.clone()
            GAME.rules.apply(laid, GAME.rules.Work(), GAME.legal_codes(state)[0])
            left = room_value(laid, state.asked, 3, NOWHERE, 0)
            assert left == foreseen if state.build_hang == NO_HANG else left <= foreseen


def test_the_piece_that_completes_a_set_brings_what_the_set_scores_beyond_the_hope_for_it() -> None:
    """However a set comes together, hope and need add up to its points."""
    for state in positions(2, "greedy", "room")[-60::12]:
        for seat in range(2):
            for symbol in range(1, 5):
                more = state.clone()
                more.shown[seat][symbol - 1] += 1
                points = GAME.rules.total_score(more, seat) - GAME.rules.total_score(state, seat)
                hope = garden.set_potential(more, seat) - garden.set_potential(state, seat)
                over = state.shown[seat][symbol - 1] - min(state.shown[seat][:4])
                if over < 2 and not completes_with_leftovers(state, seat, symbol):
                    assert garden.piece_need(state, seat, symbol) == pytest.approx(points + hope)


def completes_with_leftovers(state: Any, seat: int, symbol: int) -> bool:
    """Whether a piece completes a set while others are already two ahead: what those hope for changes too."""
    shown = list(state.shown[seat][:4])
    shown[symbol - 1] += 1
    return bool(min(shown) > min(state.shown[seat][:4])) and max(state.shown[seat][:4]) > min(shown)
