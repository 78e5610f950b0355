"""Clauses BAB-1.9, BAB-2, BAB-R.1 to R.5, BAB-E: rounds, turns, round tokens, and the end."""

import pytest

from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.message import Refused
from semiramis.core.play.chance import Referee
from semiramis.core.play.expect import NotYet
from semiramis.core.play.match import Match
from semiramis.games.babylon.components.tables import ROUNDS, TOKENS_USED
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.stages import BUILD, DEAL_TOKEN, MINE, OVER
from semiramis.games.babylon.rules.state import DOUBLE, SINGLE, TOKEN, State
from tests.games.babylon.support import (
    JASMINE,
    LOTUS,
    ROSE,
    SAFFRON,
    clause,
    edition_fault,
    fault,
    legal,
    opening,
    play,
    quarry,
    refusal,
    to_decision,
    weights,
)

FULL = "3333 3333 3333 3333"
LAST_OF_ROUND_1 = "3333 3333 3333 3222"
ROUND_2 = "3333 3333 3333 2222"


def idle_turn(state: State) -> State:
    """A turn in which the tile mined is discarded; a token that is due is not yet revealed."""
    state = play(state, legal(state)[0])
    while state.stage != BUILD:
        state = play(state, legal(state)[0])
    return play(state, "discard")


def whole_game(seats: int) -> list[State]:
    """The positions before every turn of a game in which nobody builds, and the last one."""
    state = opening(seats)
    while state.stage != MINE:
        state = to_decision(play(state, legal(state)[0]))
    found = [state]
    while found[-1].stage != OVER:
        found.append(to_decision(idle_turn(found[-1])))
    return found


def last_turn(seats: int = 4) -> State:
    """The last player is about to mine in the last round."""
    return whole_game(seats)[-2]


@pytest.mark.clause("BAB-2.1", "BAB-2.5", "allowed")
@pytest.mark.parametrize(
    ("seats", "rounds", "tokens", "removed", "mined"), [(2, 15, 14, 6, 30), (3, 13, 12, 3, 39), (4, 11, 10, 0, 44)]
)
def test_sc_09_the_game_by_numbers_of_players(seats: int, rounds: int, tokens: int, removed: int, mined: int) -> None:
    turns = whole_game(seats)
    assert [state.round for state in turns[:-1]] == [1 + turn // seats for turn in range(rounds * seats)]
    end = turns[-1]
    assert (14 - sum(end.token_left), end.removed, len(turns) - 1) == (tokens, removed, mined)
    assert (TOKENS_USED[seats], ROUNDS[seats]) == (tokens, rounds)
    assert sum(end.stack) == 48 - removed - mined == {2: 12, 3: 6, 4: 4}[seats]
    assert all(GAME.referee.validate(state) == [] for state in turns)


@pytest.mark.clause("BAB-2.1", "BAB-2.5", "refused")
def test_there_are_no_more_rounds_and_the_quarry_never_runs_out() -> None:
    last = last_turn()
    left = {name: n for name, n in zip(TOKEN.words, last.token_left, strict=True) if n and name != "none"}
    another = {name: n - 1 for name, n in list(left.items())[:1]}
    more = fault(last, {"round": 12, "token_left": another})
    assert more.args == {"place": "table.round", "clause": "BAB-2.1"}
    assert fault(opening(4), {"round": 0}).args == {"place": "table.round", "clause": "BAB-2.1"}
    assert edition_fault(("setup.rounds", "4 = 11", "4 = 12")) == "setup.rounds.4"
    assert edition_fault(("setup.clay-removed", "4 = 0", "4 = 5")) == "setup.clay-removed.4"
    for seats in (2, 3, 4):
        assert all(legal(state) for state in whole_game(seats)[:-1])
    lifted = fault(quarry(FULL), {"stack": {"q44": 2}, "face": {"q44": "g01"}, "buried": {"g01": 0}})
    assert lifted.args == {"place": "table.stack", "found": 1, "expected": 0}


@pytest.mark.clause("BAB-2.2", "BAB-R.3", "allowed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_takes_a_turn_clockwise_from_the_first_player_in_every_round(seats: int) -> None:
    turns = whole_game(seats)
    first = turns[0].first
    assert {state.first for state in turns} == {first}
    assert [state.asked for state in turns[:-1]] == [(first + turn) % seats for turn in range(seats * ROUNDS[seats])]


@pytest.mark.clause("BAB-2.2", "BAB-R.3", "refused")
def test_nobody_mines_out_of_turn_or_twice_nor_does_the_last_player_begin_the_next_round() -> None:
    match = Match(GAME, 4, position=quarry(LAST_OF_ROUND_1, LOTUS), referee=Referee("test"))
    match.deal()
    with pytest.raises(NotYet, match="match-not-your-turn"):
        match.play(JASMINE, "mine q11")
    match.play(LOTUS, "mine q11")
    with pytest.raises(Refused):
        match.play(LOTUS, "mine q12")
    match.play(LOTUS, "discard")
    with pytest.raises(NotYet, match="match-not-your-turn"):
        match.play(LOTUS, "mine q12")
    assert (match.mover, match.state.round) == (JASMINE, 2)


@pytest.mark.clause("BAB-2.3", "allowed")
def test_a_turn_is_mining_then_building_then_storing() -> None:
    state = quarry(FULL, q22="c05")
    assert {move.split()[0] for move in legal(state)} == {"mine"}
    state = play(state, "mine q22", "deal-tile g01")
    assert legal(state) == ["store", "discard", "build mined", "build stored"]
    assert play(state, "build mined", "place a1 1", "hang none", "turn 0", "end").asked == ROSE
    assert play(state, "store").asked == ROSE  # building is not a duty


@pytest.mark.clause("BAB-2.3", "refused")
def test_nothing_comes_before_mining_and_mining_not_after_it() -> None:
    state = quarry(FULL, q22="c05")
    for move in ("end", "store", "discard", "build stored", "statue a1", "remove q11"):
        assert clause(state, move) == "BAB-2.3"
    mined = to_decision(play(state, "mine q22"))
    assert clause(mined, "mine q11") == "BAB-B.1.1"
    assert clause(mined, "end") == "BAB-C.4"
    assert clause(play(mined, "build mined"), "store") == "BAB-B.1.2"  # a tile in hand is laid


# Of four players Jasmine began, so Lotus, on her right, has the tokens.
@pytest.mark.clause("BAB-1.9", "BAB-R.1", "BAB-2.4", "allowed")
def test_the_last_player_reveals_a_token_for_the_next_round() -> None:
    state = quarry(LAST_OF_ROUND_1, LOTUS)
    assert (state.first, state.round, state.token) == (JASMINE, 1, 0)
    after = idle_turn(state)
    assert (after.stage, after.round, GAME.rules.mover(after)) == (DEAL_TOKEN, 1, CHANCE)
    assert weights(after) == {f"deal-token {token}": 2 for token in TOKEN.words[1:]}
    ruled = play(after, "deal-token minus")
    assert (ruled.round, TOKEN.words[ruled.token], ruled.token_left[6]) == (2, "minus", 1)
    seen = {state.round: 14 - sum(state.token_left) for state in whole_game(3)[:-1]}
    assert seen == {number: number - 1 for number in range(1, 14)}


@pytest.mark.clause("BAB-1.9", "BAB-R.1", "refused")
def test_no_token_is_revealed_within_a_round() -> None:
    for heights, seat in ((FULL, JASMINE), ("3333 3333 3333 3332", ROSE), ("3333 3333 3333 3322", SAFFRON)):
        after = idle_turn(quarry(heights, seat))
        assert (after.stage, after.asked, after.token) == (MINE, seat + 1, 0)
    due = idle_turn(quarry(LAST_OF_ROUND_1, LOTUS))
    assert fault(due, {"asked": "lotus"}).args == {"place": "table.stage", "clause": "BAB-E.1"}
    for move in ("deal-token none", "mine q11"):
        assert refusal(due, move).message.id == "babylon-no-deal"


@pytest.mark.clause("BAB-R.1", "refused")
def test_what_the_last_turn_of_the_game_uncovers_is_not_revealed() -> None:
    state = last_turn()
    cell = next(n for n in range(16) if state.stack[n] > 1)
    after = play(state, f"mine q{cell // 4 + 1}{cell % 4 + 1}")
    assert (after.stage, after.face[cell], after.stack[cell]) == (BUILD, 0, state.stack[cell] - 1)
    assert GAME.referee.validate(after) == GAME.referee.validate(play(after, "discard")) == []


@pytest.mark.clause("BAB-2.4", "refused")
def test_no_token_rules_round_1_and_every_later_round_has_one() -> None:
    against = {"place": "table.token", "clause": "BAB-2.4"}
    assert fault(quarry(FULL), {"token": "minus"}).args == against
    assert fault(quarry(ROUND_2), {"token": "none"}).args == against
    assert fault(quarry(ROUND_2), {"token_left": {"blank": 2}}).args["place"] == "table.token_left"
    assert fault(quarry(ROUND_2), {"token": "minus"}).args == {"place": "table.token", "clause": "BAB-R.1"}


@pytest.mark.clause("BAB-R.2", "BAB-R.4", "BAB-AMB-13", "BAB-DIFF-13", "allowed")
def test_a_pillar_token_gives_everyone_a_single_pillar_at_the_start_of_the_turn() -> None:
    due = idle_turn(quarry(LAST_OF_ROUND_1, LOTUS))
    assert due.singles == [0, 0, 0, 4]  # what Lotus mined in round 1
    state = play(due, "deal-token pillar")
    for seat in (JASMINE, ROSE, SAFFRON, LOTUS):
        assert (state.stage, state.asked, state.singles[seat]) == (MINE, seat, due.singles[seat] + 1)
        state = idle_turn(state)
    assert state.stage == DEAL_TOKEN


@pytest.mark.clause("BAB-R.2", "BAB-DIFF-13", "refused")
def test_a_token_has_no_effect_before_or_after_its_round() -> None:
    revealed = idle_turn(quarry(LAST_OF_ROUND_1, LOTUS))
    ruled = play(revealed, "deal-token pillar")
    assert ruled.singles[LOTUS] == revealed.singles[LOTUS]  # her turn was over
    for _ in range(4):
        ruled = idle_turn(ruled)
    after = play(ruled, "deal-token blank")
    assert (after.round, after.singles) == (3, ruled.singles)


@pytest.mark.clause("BAB-R.4", "BAB-AMB-13", "refused")
def test_the_pillar_comes_once_not_again_after_mining_and_not_from_an_empty_supply() -> None:
    due = idle_turn(quarry(LAST_OF_ROUND_1, LOTUS))
    begun = play(due, "deal-token pillar")
    assert begun.supply[SINGLE] == due.supply[SINGLE] - 1
    gain = GAME.display.view(begun, JASMINE)["quarry"]["q11"]["pays"]
    assert to_decision(play(begun, "mine q11")).singles[JASMINE] == 1 + gain
    due.supply[SINGLE] = 0
    assert play(due, "deal-token pillar").singles[JASMINE] == 0


@pytest.mark.clause("BAB-R.5", "allowed")
def test_a_double_token_gives_everyone_a_double_pillar_for_the_turn() -> None:
    state = play(idle_turn(quarry(LAST_OF_ROUND_1, LOTUS)), "deal-token double")
    for seat in (JASMINE, ROSE, SAFFRON, LOTUS):
        assert (state.stage, state.asked, state.supply[DOUBLE]) == (MINE, seat, 59)
        assert state.doubles == [int(seat == other) for other in range(4)]
        state = idle_turn(state)


@pytest.mark.clause("BAB-R.5", "refused")
def test_an_unused_double_is_lost_and_none_comes_from_an_empty_supply() -> None:
    due = idle_turn(quarry(LAST_OF_ROUND_1, LOTUS))
    after = idle_turn(play(due, "deal-token double"))
    assert after.doubles == [0, 1, 0, 0]
    kept = fault(after, {"supply": {"double": 58}}, jasmine={"doubles": 1})
    assert kept.id == "position-against"
    due.supply[DOUBLE] = 0
    assert play(due, "deal-token double").doubles == [0] * 4


@pytest.mark.clause("BAB-E.1", "allowed")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_when_no_token_is_left_to_reveal(seats: int) -> None:
    state = last_turn(seats)
    assert (state.round, (state.asked + 1) % seats) == (ROUNDS[seats], state.first)
    after = idle_turn(state)
    assert (after.stage, GAME.rules.mover(after), after.token) == (OVER, NOBODY, 0)
    assert sorted(GAME.ranking(after)) == [1] * seats  # nobody built anything


@pytest.mark.clause("BAB-E.1", "refused")
def test_the_game_does_not_end_earlier_nor_go_on_after_its_end() -> None:
    over = idle_turn(last_turn())
    assert legal(over) == []
    assert {clause(over, move) for move in ("mine q11", "end", "build stored", "deal-token blank")} == {"BAB-E.1"}
    early = idle_turn(quarry(LAST_OF_ROUND_1, LOTUS))
    assert fault(early, {"stage": "over"}).args == {"place": "table.stage", "clause": "BAB-E.1"}
