"""Judging a turn: what is certain, what is noise, and that the same seed judges the same."""

import pytest

from semiramis.bots.review.classic import evaluator_for
from semiramis.bots.review.depth import depth_named
from semiramis.bots.review.evaluator import Difference, outlook
from semiramis.bots.review.turn import JudgedTurn, PlayedTurn, judge, position_after
from semiramis.core.model.message import Malformed
from semiramis.review.labels import label_of
from semiramis.review.turns import turns_of
from tests.review.conftest import SHALLOW, finished


def test_nothing_is_called_a_mistake_within_the_noise() -> None:
    noisy = Difference(win=0.3, margin=9.0, win_error=0.2, margin_error=5.0)
    certain = Difference(win=0.3, margin=9.0, win_error=0.01, margin_error=5.0)
    assert label_of(noisy, is_forced=False, is_best=False) == "fine"
    assert label_of(certain, is_forced=False, is_best=False) == "blunder"
    assert label_of(certain, is_forced=True, is_best=False) == "forced"


def test_a_loss_is_labelled_by_its_size() -> None:
    losses = [Difference(win, 0.0, 0.0, 0.0) for win in (0.0, 0.01, 0.03, 0.06, 0.2)]
    found = [label_of(loss, is_forced=False, is_best=loss.win == 0) for loss in losses]
    assert found == ["best", "fine", "inaccuracy", "mistake", "blunder"]


def test_wins_are_shared_by_all_seats() -> None:
    match = finished("ishtar", 3)
    game, state = match.game, match.start
    seen = outlook(game, state, ((4.0, 5.0), (0.0, -1.0), (-4.0, -4.0)), (9.0, 9.0, 9.0))
    shares = [seen.mean(seat)[0] for seat in range(3)]
    assert sum(shares) == pytest.approx(1.0)
    assert shares == sorted(shares, reverse=True)


def test_the_same_seed_judges_the_same_and_survives_being_written() -> None:
    match = finished("ishtar", 2)
    turn = turns_of(match)[3]
    first, again = (judge(match.game, evaluator_for(match.game), turn.played, SHALLOW, 5) for _ in range(2))
    assert first == again
    data = first.to_data()
    assert JudgedTurn.from_data(data).to_data() == data


def test_a_terrible_turn_has_a_better_one_which_follows_the_rules() -> None:
    match = finished("ishtar", 2)
    game = match.game
    state = next(turn for turn in turns_of(match)[1:] if len(game.legal_codes(turn.played.state)) > 2).played.state
    worst = min(
        ((code,) for code in game.legal_codes(state)),
        key=lambda codes: game.ai.value(position_after(game, state, codes), game.rules.mover(state)),
    )
    judged = judge(game, evaluator_for(game), PlayedTurn(state, worst), SHALLOW, 1)
    at = state.clone()
    for code in judged.better:
        assert code in game.legal_codes(at)
        at = position_after(game, at, (code,))
    assert len(judged.steps) == len(worst)


def test_an_unknown_depth_is_refused_with_those_there_are() -> None:
    with pytest.raises(Malformed) as refused:
        depth_named("endless")
    assert refused.value.message.args == {"given": "endless", "known": "quick, standard, deep"}
