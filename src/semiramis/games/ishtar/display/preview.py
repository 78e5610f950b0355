"""What an action will still cost and reveal, beyond what its events say."""

from semiramis.core.model.message import Message, message, word_of
from semiramis.games.ishtar.components.tables import SKILL_PRICE
from semiramis.games.ishtar.rules.stages import DRAW, FILL_ROW, PAY_SKILL, PAY_STEPS, REFILL, REVEAL, STAGES
from semiramis.games.ishtar.rules.state import CUP, State


def preview(before: State, code: int, after: State) -> list[Message]:
    """Gems still to be paid, and tiles and cards about to be revealed."""
    if after.stage == PAY_STEPS:
        return [message("ishtar-bring-cost-gems", n=after.cost)]
    if after.stage == PAY_SKILL:
        return [message("ishtar-bring-cost-gems", n=SKILL_PRICE)]
    if after.stage == REVEAL:
        return [message("ishtar-bring-shows-tile", cup=word_of(CUP, after.opened))]
    if after.stage == DRAW:
        return [message("ishtar-bring-shows-draw")]
    return [message("ishtar-bring-shows-cards")] if after.stage in (FILL_ROW, REFILL) else []


def turn_ahead(state: State, seat: int) -> State | None:
    """Return the position as if the seat's next turn began now, with the can; None outside turns."""
    if STAGES[state.stage].phase != "turn" or state.asked == seat:
        return None
    ahead = state.clone()
    STAGES.begin(ahead, "choose", seat)
    return ahead
