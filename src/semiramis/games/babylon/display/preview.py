"""What an action will still cost and reveal, beyond what its events say."""

from semiramis.core.model.message import Message, message
from semiramis.games.babylon.display.view_turn import Price, show_spots
from semiramis.games.babylon.rules.actions import CATALOGUE
from semiramis.games.babylon.rules.stages import DEAL_TOKEN, REVEAL, STAGES, TURNING
from semiramis.games.babylon.rules.state import HANG, TILE, State


def preview(before: State, code: int, after: State) -> list[Message]:
    """Pillars the supports will cost, double pillars used or lost, and whether a tile or token is revealed."""
    kind = CATALOGUE.action(code).do
    found = []
    if kind in ("place", "hang"):
        found = _support_costs(after)
    else:
        doubles = before.doubles[before.asked] - after.doubles[before.asked]
        if doubles > 0:
            found.append(message("babylon-bring-cost-doubles", n=doubles))
        if kind == "store" and before.stored[before.asked]:
            found.append(message("babylon-board-loses-tile", tile=TILE.words[before.stored[before.asked]].upper()))
    if after.stage == REVEAL:
        found.append(message("babylon-bring-shows-tile"))
    elif after.stage == DEAL_TOKEN:
        found.append(message("babylon-bring-shows-token"))
    return found


def _support_costs(after: State) -> list[Message]:
    """What the supports of the tile in hand cost: exactly where there is one price, else at least."""
    (spot,) = show_spots(after).values()
    prices = spot["rests"][0]["prices"]
    if after.stage == TURNING:
        prices = {"": prices[HANG.words[after.build_hang]]}
    dearest, cheapest = (pick(prices.values(), key=lambda price: price["singles"]) for pick in (max, min))
    return (
        _exactly(cheapest)
        if dearest == cheapest
        else [message("babylon-bring-cost-singles-least", n=cheapest["singles"])]
    )


def _exactly(price: Price) -> list[Message]:
    found = [message("babylon-bring-cost-singles", n=price["singles"])] if price["singles"] else []
    return found + ([message("babylon-bring-cost-doubles", n=price["doubles"])] if price["doubles"] else [])


def turn_ahead(state: State, seat: int) -> State | None:
    """Return the position as if the seat's next turn began now, with mining; None outside turns."""
    if STAGES[state.stage].phase != "turn" or state.asked == seat:
        return None
    ahead = state.clone()
    STAGES.begin(ahead, "mine", seat)
    return ahead
