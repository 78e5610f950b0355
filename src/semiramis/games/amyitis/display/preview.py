"""What an action will still cost and reveal, beyond what its events say."""

from semiramis.core.model.message import Message, message, word_of
from semiramis.games.amyitis.components.names import N_GOODS, NO_GOOD
from semiramis.games.amyitis.rules.actions import CATALOGUE, SALE_GOODS
from semiramis.games.amyitis.rules.stages import DEAL_CRAFT, PAY, STAGES
from semiramis.games.amyitis.rules.state import GOOD, State


def preview(before: State, code: int, after: State) -> list[Message]:
    """Goods handed over or still owed, what passing is for, and Craft cards about to be revealed."""
    kind = CATALOGUE.action(code).do
    index = code - CATALOGUE.first(kind)
    messages = []
    if kind == "sell" and SALE_GOODS[index][1] != NO_GOOD:
        messages = [message("amyitis-bring-cost-good", good=word_of(GOOD, good)) for good in SALE_GOODS[index]]
    elif kind == "swap":
        messages = [message("amyitis-bring-cost-good", good=word_of(GOOD, index // N_GOODS))]
    elif kind in ("caravan", "pay") and after.stage == PAY:
        owed = (after.owed, after.owed_next)
        messages = [message("amyitis-bring-cost-owed", good=word_of(GOOD, good)) for good in owed if good != NO_GOOD]
    elif kind == "pass" and not all(after.passed[: after.n_seats]):
        messages = [message("amyitis-bring-pass")]
    if after.stage == DEAL_CRAFT:
        messages.append(message("amyitis-bring-shows-crafts"))
    return messages


def turn_ahead(state: State, seat: int) -> State | None:
    """Return the position as if the seat's next action were due now; None outside phase II and once it has passed."""
    if STAGES[state.stage].phase != "actions" or state.asked == seat or state.passed[seat]:
        return None
    ahead = state.clone()
    STAGES.begin(ahead, "act", seat)
    return ahead
