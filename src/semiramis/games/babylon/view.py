"""What a seat may see: in Babylon everything that lies open; what is buried lies nowhere until it is shown."""

from typing import Any

from semiramis.core.domain import SEAT, seat_word
from semiramis.core.rule import upholds
from semiramis.games.babylon.pieces import FLOWER_WORDS, QUARRY_WORDS, ROUNDS
from semiramis.games.babylon.quarry import mining_gain
from semiramis.games.babylon.scoring import part_score, total_score
from semiramis.games.babylon.state import PART, STAGE, TOKEN, State
from semiramis.games.babylon.turn import mover


@upholds("BAB-0.3", "BAB-AMB-19", "BAB-S.12")
def view(state: State, seat: int) -> dict[str, Any]:
    """The position as a seat (or a spectator, -2) sees it, in words."""
    seats = range(state.n_seats)
    whose = seat if seat in seats else state.asked
    shown: dict[str, Any] = {
        "you": seat_word(seat),
        "mover": seat_word(mover(state)),
        "stage": STAGE.words[state.stage],
        "round": state.round,
        "rounds": ROUNDS[state.n_seats],
        "token": TOKEN.words[state.token],
        "flower": FLOWER_WORDS[whose],
        "quarry_pays": {QUARRY_WORDS[cell]: mining_gain(state, whose, cell) for cell in range(16) if state.face[cell]},
        "scores": {
            SEAT.words[s]: {
                "total": total_score(state, s),
                "parts": {name: part_score(state, s, part) for part, name in enumerate(PART.words)},
            }
            for s in seats
        },
        "gardens": {SEAT.words[s]: _garden(state, s) for s in seats},
    }
    return shown


def _garden(state: State, seat: int) -> dict[str, Any]:
    """A garden from above, hole by hole."""
    return {"level": state.top[seat][:], "symbol": state.symbol[seat][:], "standing": state.standing[seat][:]}
