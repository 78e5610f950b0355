"""The clock of a bot's turn: full at its first decision, then what is left, never nothing."""

from semiramis.server.service.bot_driver import LEAST_SECONDS, TURN_SECONDS, TurnClock


def test_a_turn_has_one_clock() -> None:
    clock = TurnClock()
    assert clock.left_for(1, True) == TURN_SECONDS
    clock.spend(1.5)
    assert clock.left_for(1, False) == TURN_SECONDS - 1.5
    clock.spend(9.0)
    assert clock.left_for(1, False) == LEAST_SECONDS


def test_the_next_turn_and_the_next_seat_begin_with_a_full_clock() -> None:
    clock = TurnClock()
    clock.left_for(1, True)
    clock.spend(2.0)
    assert clock.left_for(1, True) == TURN_SECONDS
    clock.spend(2.0)
    assert clock.left_for(2, False) == TURN_SECONDS
