"""What a seat may see: in Amyitis everything that lies on the table; what is unseen lies nowhere."""

from typing import Any

from semiramis.core.domain import SEAT, seat_word
from semiramis.core.rule import upholds
from semiramis.games.amyitis.evening import tiles_left
from semiramis.games.amyitis.pieces import LAST_TILES
from semiramis.games.amyitis.scoring import part_score, total_score
from semiramis.games.amyitis.state import PART, STAGE, State
from semiramis.games.amyitis.turn import mover


@upholds("AMY-G.1")
def view(state: State, seat: int) -> dict[str, Any]:
    """The position as a seat (or a spectator, -2) sees it, in words; all information is open."""
    seats = range(state.n_seats)
    shown: dict[str, Any] = {
        "you": seat_word(seat),
        "mover": seat_word(mover(state)),
        "stage": STAGE.words[state.stage],
        "round": state.round,
        "tiles_left": tiles_left(state),
        "last_round_at": LAST_TILES[state.n_seats],
        "scores": {
            SEAT.words[s]: {
                "total": total_score(state, s),
                "parts": {name: part_score(state, s, part) for part, name in enumerate(PART.words)},
            }
            for s in seats
        },
    }
    return shown
