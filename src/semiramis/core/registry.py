"""The available games, by key; each is imported on first use."""

from importlib import import_module

from semiramis.core.game import Game
from semiramis.core.model.message import Malformed

MODULES = {
    "amyitis": "semiramis.games.amyitis.game",
    "babylon": "semiramis.games.babylon.game",
    "ishtar": "semiramis.games.ishtar.game",
}


def keys() -> list[str]:
    """Return the keys of all games."""
    return list(MODULES)


def find_game(key: str) -> Game:
    """Return a game by its key; Malformed if there is none."""
    if key not in MODULES:
        raise Malformed("game-unknown", game=key[:40], known=", ".join(MODULES))
    game: Game = import_module(MODULES[key]).GAME
    return game
