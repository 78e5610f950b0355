"""Views: what a seat is sent, in words; nothing hidden lies in a state, so the table itself may be shown."""

from typing import Any

from semiramis.core.game import Game
from semiramis.core.position import position_words


def seen_by(game: Game, state: Any, seat: int) -> dict[str, Any]:
    """A seat's view: what the game works out for it, and the table in words."""
    words = position_words(game, state)
    return {**game.view(state, seat), "table": words["table"], "seats": words["seats"]}


def legal_for(game: Game, state: Any, seat: int) -> list[dict[str, Any]]:
    """The named legal actions of a seat; none when somebody else decides."""
    if game.mover(state) != seat:
        return []
    return [game.catalogue.action(code).to_json() for code in game.legal_codes(state)]
