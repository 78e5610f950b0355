"""Answers about the games: what can be played, lessons, the player aid."""

from functools import lru_cache
from typing import Any

from semiramis.bots.registry import known_bots
from semiramis.core.game import Game
from semiramis.core.i18n.text import texts
from semiramis.core.model.option import Option
from semiramis.core.registry import find_game, keys


def list_games(network: str = "") -> dict[str, Any]:
    """The games with their seats and options, and the bots; `network` is the address for guests, if any."""
    return {"games": [_game(key) for key in keys()], "bots": known_bots(), "network": network}


def _game(key: str) -> dict[str, Any]:
    game = find_game(key)
    return {
        "key": key,
        "rules": game.version,
        "seats": list(game.seats),
        "parts": list(game.rules.parts.words),
        "deeds": dict(game.display.action_clauses),
        "edition": {"name": game.edition.name, "hash": game.edition.hash},
        "options": [option_data(game, option) for option in game.options],
    }


def option_data(game: Game, option: Option) -> dict[str, Any]:
    """A table option as it is sent."""
    return {
        "name": option.name,
        "values": list(option.domain.words),
        "default": option.default,
        "clause": option.clause,
        "written": option.read is not None,
        "matters": option.matters(game.components.tables),
    }


@lru_cache(maxsize=16)
def draw_aid(key: str, language: str) -> str:
    """The player aid of a game as SVG."""
    game = find_game(key)
    return game.guide.player_aid(texts(language).render_for_print, game.edition.name)
