"""Bots play legally, repeat themselves for a seed, win where they should, and bad specs are refused politely."""

from dataclasses import FrozenInstanceError, replace
from pathlib import Path
from typing import Any

import pytest

from semiramis.arena.contest import run_contest
from semiramis.arena.plan import planned
from semiramis.bots.api import Bot, BotView, Clock, bot_view
from semiramis.bots.builtin.greedy_bot import MOST_LEAVES, best_first_code
from semiramis.bots.registry import make_bot
from semiramis.core.model import dialect
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.games.amyitis.ai import evaluate
from semiramis.games.amyitis.game import GAME
from tests.bots.bot_support import opened


def positions(n_seats: int, bot_name: str, seed: str) -> list[Any]:
    """Every position of a game in which a seat has to decide."""
    state, work, referee = opened(n_seats, seed), GAME.rules.Work(), Referee(seed)
    bot = make_bot(bot_name, 5)
    found = []
    while (mover := GAME.rules.mover(state)) != NOBODY:
        if mover != CHANCE:
            found.append(state.clone())
        code = referee.draw(GAME, state) if mover == CHANCE else bot.choose(bot_view(GAME, state))
        GAME.rules.apply(state, work, code)
    return found


def played(bots: list[Bot], seed: str) -> Match:
    """A finished game; the match refuses illegal moves."""
    match = Match.begin(GAME, len(bots), referee=Referee(seed))
    while not match.over:
        match.play(match.mover, bots[match.mover].choose(bot_view(GAME, match.state)))
    return match


def codes(match: Match) -> tuple[int, ...]:
    return tuple(step.code for step in match.steps)


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_bots_finish_a_game_with_legal_moves_only(name: str, n_seats: int) -> None:
    match = played([make_bot(name, seat) for seat in range(n_seats)], "legal")
    assert {step.seat for step in match.steps} == set(range(n_seats))
    assert min(GAME.ranking(match.state)) == 1
    assert GAME.rules.round_of(match.state) > 1


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    first, again = (played([make_bot(name, 3), make_bot(name, 4)], "again") for _ in range(2))
    assert codes(first) == codes(again)


def test_another_seed_plays_another_random_game() -> None:
    games = [played([make_bot("random", seed), make_bot("random", 0)], "again") for seed in range(4)]
    assert len({codes(match) for match in games}) == 4


def test_random_is_even_over_the_legal_codes() -> None:
    seen = bot_view(GAME, opened(2))
    bot = make_bot("random", 1)
    drawn = [bot.choose(seen) for _ in range(200 * len(seen.legal))]
    counts = [drawn.count(code) for code in seen.legal]
    assert sum(counts) == len(drawn)
    assert min(counts) > 130
    assert max(counts) < 280


def test_greedy_leaves_the_position_as_it_was_and_repeats_itself() -> None:
    for state in positions(3, "random", "untouched")[::25]:
        before = state.hash()
        seen = bot_view(GAME, state)
        choices = {make_bot("greedy", seed).choose(seen) for seed in range(3)}
        assert len(choices) == 1
        assert choices <= set(seen.legal)
        assert state.hash() == seen.state.hash() == before


def test_greedy_takes_the_only_move_without_thinking() -> None:
    state = opened(2)
    seen = BotView(GAME, state, 0, (17,))
    assert make_bot("greedy", 0).choose(seen) == 17


def test_greedy_takes_the_lowest_of_equal_beginnings() -> None:
    state = opened(2)
    indifferent = replace(GAME, ai=replace(GAME.ai, value=lambda state, seat: 0.0))
    codes = tuple(reversed(GAME.legal_codes(state)))
    assert len(codes) > 1
    assert best_first_code(indifferent, state, codes) == min(codes)


def test_greedy_looks_through_to_the_end_of_its_turn_but_not_beyond() -> None:
    state = opened(2)
    seat = GAME.rules.mover(state)
    reached = []

    def note(leaf: Any, asker: int) -> float:
        assert asker == seat
        reached.append(leaf)
        return 0.0

    best_first_code(replace(GAME, ai=replace(GAME.ai, value=note)), state, tuple(GAME.legal_codes(state)))
    assert 1 < len(reached) <= MOST_LEAVES
    assert all(GAME.rules.mover(leaf) != seat or GAME.rules.begins_turn(leaf) for leaf in reached)
    assert all(leaf.round == state.round for leaf in reached)


def test_greedy_never_thinks_over_more_leaves_than_it_may() -> None:
    counted = 0

    def count(leaf: Any, asker: int) -> float:
        nonlocal counted
        counted += 1
        return 0.0

    counting = replace(GAME, ai=replace(GAME.ai, value=count))
    for state in positions(4, "random", "many")[::40]:
        counted = 0
        best_first_code(counting, state, tuple(GAME.legal_codes(state)))
        assert counted <= MOST_LEAVES


@pytest.mark.parametrize(("games", "wins"), [(6, 5), pytest.param(20, 17, marks=pytest.mark.long)])
def test_greedy_beats_random(games: int, wins: int) -> None:
    outcome = run_contest(planned("amyitis", ["greedy", "random"], 2, games, seed="greedy beats random"))
    assert outcome.standings[0].wins >= wins
    assert outcome.standings[0].mean_score > outcome.standings[1].mean_score + 20


@pytest.mark.parametrize(
    ("n_seats", "least"),
    [(2, 75), pytest.param(3, 65, marks=pytest.mark.long), pytest.param(4, 50, marks=pytest.mark.long)],
)
def test_greedy_scores_sensibly_against_itself(n_seats: int, least: int) -> None:
    outcome = run_contest(planned("amyitis", ["greedy"], n_seats, 4, seed="sensible"))
    assert outcome.standings[0].mean_score > least
    assert 7 < outcome.mean_rounds < 22


def test_the_evaluation_is_written_in_the_rules_dialect_with_decimals() -> None:
    assert dialect.lint((evaluate,), floats=True) == []


def test_the_evaluation_leaves_the_position_alone_and_is_what_one_side_gains_and_the_other_loses() -> None:
    for state in positions(2, "greedy", "advice")[::20]:
        before = state.hash()
        assert evaluate.value(state, 0) == pytest.approx(-evaluate.value(state, 1))
        assert state.hash() == before


@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_the_evaluation_at_the_end_is_the_lead_and_looks_most_at_the_strongest_opponent(n_seats: int) -> None:
    over = positions(n_seats, "random", "the end")[-1]
    work = GAME.rules.Work()
    while GAME.rules.mover(over) != NOBODY:
        GAME.rules.apply(over, work, GAME.legal_codes(over)[0])
    scores = GAME.totals(over)
    for seat in range(n_seats):
        others = [score for other, score in enumerate(scores) if other != seat]
        mean = sum(others) / len(others)
        assert scores[seat] - max(others) <= evaluate.value(over, seat) <= scores[seat] - mean


def test_the_evaluation_likes_more_of_everything() -> None:
    state = opened(3)
    for change in ("talents", "camels", "gardeners"):
        richer = state.clone()
        getattr(richer, change)[1] += 1
        assert evaluate.value(richer, 1) > evaluate.value(state, 1)
        assert evaluate.value(richer, 0) <= evaluate.value(state, 0)


def test_a_bot_sees_a_copy_and_cannot_disturb_the_game(bot_file: Path) -> None:
    state = opened(2)
    before = state.hash()
    seen = bot_view(GAME, state, Clock(1.5))
    make_bot(f"{bot_file}:vandal", 0).choose(seen)
    assert state.hash() == before
    assert seen.clock.seconds == 1.5
    assert bot_view(GAME, state).clock.seconds is None
    with pytest.raises(FrozenInstanceError):
        seen.seat = 1  # type: ignore[misc]


def test_what_a_bot_sees_holds_no_seed() -> None:
    seen = bot_view(GAME, opened(2, "top secret"))
    assert set(vars(seen)) == {"game", "state", "seat", "legal", "clock"}
    assert bot_view(GAME, opened(2, "top secret")).state == seen.state
