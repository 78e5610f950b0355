"""The available games, by key; each is imported on first use."""

from functools import cache
from importlib import import_module

from semiramis.core.editions.edition import packaged_edition
from semiramis.core.editions.ranges import Ranges
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


def find_ranges(key: str) -> Ranges:
    """Return the plausible values of what is reconstructed in the packaged edition of a game, by place."""
    package = MODULES[find_game(key).key].rpartition(".")[0]
    ranges: Ranges = import_module(f"{package}.components.ranges").RANGES
    return ranges


def find_first_questions(key: str) -> tuple[str, ...]:
    """Return the reconstructed places that change a game most, by the survey of all."""
    package = MODULES[find_game(key).key].rpartition(".")[0]
    first: tuple[str, ...] = import_module(f"{package}.components.ranges").FIRST
    return first


def find_packaged(key: str, edition: str) -> Game | None:
    """Return a game with the packaged edition of a hash, the current one or that of an earlier version, or None."""
    game = find_game(key)
    if edition == game.edition.hash:
        return game
    return _with_earlier(key, game.components.earlier[edition]) if edition in game.components.earlier else None


@cache
def _with_earlier(key: str, file: str) -> Game:
    package = MODULES[key].rpartition(".")[0]
    return find_game(key).with_edition(packaged_edition(package, file, key))
