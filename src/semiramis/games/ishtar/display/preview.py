"""What an action will still cost and turn up, beyond what its events tell; and the clause behind each kind."""

from semiramis.core.model.message import Message, message, word_of
from semiramis.games.ishtar.components.tables import SKILL_PRICE
from semiramis.games.ishtar.rules.state import CUP, DRAW, FILL_ROW, PAY_SKILL, PAY_STEPS, REFILL, REVEAL, State

ACTION_CLAUSES = {
    "end": "ISH-2.2",
    "skip": "ISH-6.1",
    "assistant": "ISH-6.2",
    "kept": "ISH-3.8",
    "can": "ISH-3.3",
    "pay": "ISH-3.4",
    "skill": "ISH-6.4",
    "take": "ISH-8.6",
    "reserve": "ISH-8.10",
    "keep": "ISH-8.11",
    "buy": "ISH-7.2",
    "tree": "ISH-7.3",
    "single": "ISH-8.7",
    "double": "ISH-8.8",
    "place": "ISH-4.1",
}


def ahead(before: State, code: int, after: State) -> list[Message]:
    """Gems still to be chosen, and tiles and cards that come up."""
    if after.stage == PAY_STEPS:
        return [message("ishtar-bring-cost-gems", n=after.cost)]
    if after.stage == PAY_SKILL:
        return [message("ishtar-bring-cost-gems", n=SKILL_PRICE)]
    if after.stage == REVEAL:
        return [message("ishtar-bring-shows-tile", cup=word_of(CUP, after.opened))]
    if after.stage == DRAW:
        return [message("ishtar-bring-shows-draw")]
    return [message("ishtar-bring-shows-cards")] if after.stage in (FILL_ROW, REFILL) else []
