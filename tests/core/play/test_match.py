import pytest

from semiramis.core.model.message import Malformed, Refused
from semiramis.core.play.chance import Referee
from semiramis.core.play.expect import NotYet
from semiramis.core.play.match import Match
from semiramis.games.amyitis.game import GAME
from tests.support.matches import fork


@pytest.fixture
def match() -> Match:
    return Match.begin(GAME, 2, referee=Referee("match", "nonce"))


def play_first(match: Match, n: int) -> None:
    for _ in range(n):
        match.play(match.mover, match.legal()[-1])


def test_a_match_begins_dealt_and_committed(match: Match) -> None:
    assert match.mover in (0, 1)
    assert match.log[0]["commitment"] == Referee("match", "nonce").commitment
    assert "match" not in str(match.log), "the seed is not told before the end"
    assert all(line["by"] == "chance" for line in match.log[1:] if "do" in line)
    assert match.opening


def test_actions_come_as_code_text_or_names(match: Match) -> None:
    seat = match.mover
    for action in (0, "pass", {"do": "pass"}):
        match.play(seat, action)
        match.undo(seat)
    assert match.steps == []


def test_the_wrong_seat_an_illegal_and_a_malformed_move_change_nothing(match: Match) -> None:
    before, log = match.state.to_bytes(), list(match.log)
    with pytest.raises(NotYet) as not_yet:
        match.play(1 - match.mover, "pass")
    assert not_yet.value.message.id == "match-not-your-turn"
    with pytest.raises(Refused) as refused:
        match.play(match.mover, "sell barley")
    assert refused.value.refusal.clause == "AMY-II.C.a.3"
    with pytest.raises(Malformed):
        match.play(match.mover, "dance")
    with pytest.raises(Malformed):
        match.play(match.mover, {"do": "recruit", "triple": 9, "craft": "priest"})
    assert match.state.to_bytes() == before
    assert match.log == log


def test_undo_redo_and_restart_are_exact(match: Match) -> None:
    seat = match.mover
    start = match.state.to_bytes()
    crafts = [c for c in match.legal() if GAME.rules.catalogue.action(c).do == "recruit"]
    match.play(seat, next(c for c in crafts if GAME.rules.catalogue.action(c).args["craft"] != "merchant"))
    middle = match.state.to_bytes()
    match.play(seat, match.legal()[0])
    end = match.state.to_bytes()
    match.undo(seat)
    assert match.state.to_bytes() == middle
    match.redo(seat)
    assert match.state.to_bytes() == end
    assert match.steps_this_turn(seat) == 2
    match.restart_turn(seat)
    assert match.state.to_bytes() == start
    match.redo(seat, 2)
    assert match.state.to_bytes() == end
    assert [line for line in match.log if "undo" in line or "redo" in line] == [
        {"n": match.log[-4]["n"], "by": match.log[-1]["by"], "undo": 1},
        {"n": match.log[-3]["n"], "by": match.log[-1]["by"], "redo": 1},
        {"n": match.log[-2]["n"], "by": match.log[-1]["by"], "undo": 2},
        {"n": match.log[-1]["n"], "by": match.log[-1]["by"], "redo": 2},
    ]


def test_a_new_move_after_undo_forgets_what_was_undone(match: Match) -> None:
    seat = match.mover
    match.play(seat, "pass")
    match.undo(seat)
    match.play(seat, match.legal()[1])
    with pytest.raises(NotYet) as caught:
        match.redo(seat)
    assert caught.value.message.id == "redo-nothing"


def test_undo_beyond_another_seat_needs_the_others(match: Match) -> None:
    first = match.mover
    match.play(first, "pass")
    other = match.mover
    match.play(other, match.legal()[1])
    assert match.needs_agreement(first)
    with pytest.raises(NotYet) as caught:
        match.undo(first, steps=2)
    assert caught.value.message.id == "undo-needs-agreement"
    assert len(match.steps) == 2
    match.undo(first, agreed=[other], steps=2)
    assert match.steps == []
    assert match.log[-1]["agreed"] == [("jasmine", "rose")[other]]


def test_the_steps_since_a_seats_last_decision_are_counted_also_if_they_are_dropped(match: Match) -> None:
    first = match.mover
    assert match.steps_since([first]) == 0
    match.play(first, "pass")
    assert (match.steps_since([first]), match.steps_since([1 - first])) == (1, 0)
    while match.mover != first:
        match.play(match.mover, match.legal()[0])
    since = match.steps_since([first])
    assert since == len(match.steps) > 1
    assert match.steps_since([0, 1]) == 1
    match.trim(1)
    assert match.steps_since([first]) == since
    match.undo(1 - first, agreed=[first])
    assert match.steps_since([first]) == since - 1
    match.redo(1 - first)
    assert match.deciders == [first, *[1 - first] * (since - 1)]


def test_undo_across_a_reveal_needs_the_others_even_for_ones_own_move(match: Match) -> None:
    while not match.steps or not match.steps[-1].reveals:
        match.play(match.mover, match.legal()[0])
    seat = match.steps[-1].seat
    assert match.needs_agreement(seat)
    with pytest.raises(NotYet):
        match.undo(seat)
    revealed = match.state.to_bytes()
    match.undo(seat, agreed=[1 - seat])
    match.redo(seat)
    assert match.state.to_bytes() == revealed, "the same reveal comes again"


def test_nothing_to_undo_or_redo_is_said(match: Match) -> None:
    for call in (match.undo, match.redo, match.restart_turn):
        with pytest.raises(NotYet):
            call(0)
    with pytest.raises(NotYet):
        match.undo(0, steps=-1)


def test_a_fork_goes_on_from_any_step_and_leaves_the_original_alone(match: Match) -> None:
    play_first(match, 12)
    kept = match.state.to_bytes()
    forked = fork(match, 5)
    assert forked.state == match.states()[5]
    play_first(forked, 5)
    assert match.state.to_bytes() == kept
    with pytest.raises(IndexError):
        fork(match, 13)


def test_a_finished_match_takes_no_more_moves_and_tells_its_seed(match: Match) -> None:
    while not match.over:
        match.play(match.mover, match.legal()[0])
    with pytest.raises(NotYet) as caught:
        match.play(0, "pass")
    assert caught.value.message.id == "match-over"
    end = match.log[-1]
    assert (end["seed"], end["nonce"]) == ("match", "nonce")
    assert end["hash"] == match.state.hash()
    for seat, name in enumerate(("jasmine", "rose")):
        assert (
            end["end"][name]["total"]
            == sum(end["end"][name]["parts"].values())
            == GAME.rules.total_score(match.state, seat)
        )


def test_wrong_seats_and_options_are_refused() -> None:
    for given in (0, 1, 5, -2):
        with pytest.raises(Malformed):
            Match.begin(GAME, given)
    with pytest.raises(Malformed) as caught:
        Match.begin(GAME, 2, options={"wine": "yes"})
    assert caught.value.message.id == "option-unknown"
    with pytest.raises(Malformed) as caught:
        Match.begin(GAME, 2, options={"field-tie": "yes"})
    assert caught.value.message.id == "option-bad-value"


def test_a_match_without_a_referee_says_so_when_chance_must_decide() -> None:
    with pytest.raises(NotYet) as caught:
        Match(GAME, 2).deal()
    assert caught.value.message.id == "match-no-referee"


def test_a_match_that_is_trimmed_counts_all_its_lines_and_finds_new_ones(match: Match) -> None:
    play_first(match, 12)
    whole, state = list(match.log), match.state
    assert not match.is_partial
    match.trim(2)
    assert match.is_partial
    assert (match.n_lines, len(match.steps), match.state) == (len(whole), 2, state)
    assert match.log == whole[-len(match.log) :]
    play_first(match, 1)
    added = match.lines_since(len(whole))
    assert [line["n"] for line in added] == list(range(len(whole), match.n_lines))
    assert added[0]["do"]
    assert match.lines_since(match.n_lines) == []
