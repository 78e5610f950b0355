"""What an action at a match must fulfil: the right seat, at the right time, and legal."""

from semiramis.core.game import Game
from semiramis.core.model.arrays import State
from semiramis.core.model.domain import NOBODY
from semiramis.core.model.message import Problem, Refused, seat_arg


class NotYet(Problem):
    """An action of the right shape at the wrong time: not this seat's turn, nothing to undo, no agreement."""


def expect_legal(game: Game, state: State, seat: int, code: int) -> list[int]:
    """Return the legal codes; NotYet unless a seat is to decide in a position, Refused unless a code is among them."""
    mover = game.rules.mover(state)
    if mover == NOBODY:
        raise NotYet("match-over")
    if seat != mover:
        raise NotYet("match-not-your-turn", seat=seat_arg(seat), mover=seat_arg(mover))
    legal = game.legal_codes(state)
    if code not in legal:
        refusal = game.referee.why_not(state, code)
        if refusal is None:
            raise AssertionError(f"no clause forbids {game.rules.catalogue.notation(code)}, yet it is not legal")
        raise Refused(refusal)
    return legal
