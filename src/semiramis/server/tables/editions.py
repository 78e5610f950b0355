"""Games with the editions that tables are played with."""

from collections import OrderedDict
from typing import Any, Protocol

from semiramis.core.editions.edition import parse_edition
from semiramis.core.game import Game
from semiramis.core.model.message import Malformed
from semiramis.core.registry import find_game, find_packaged
from semiramis.server.errors import Missing

LARGEST_EDITION = 256 * 1024
MOST_EDITIONS = 256


class Editions(Protocol):
    """A store of edition texts."""

    def edition_row(self, hash: str) -> dict[str, Any] | None:
        """The row of an edition by its hash, None if it is unknown."""


class EditionCache:
    """Games by key and edition. Editions come from the package, from a request, or from the store."""

    def __init__(self, store: Editions) -> None:
        self._store = store
        self._made: OrderedDict[tuple[str, str], Game] = OrderedDict()

    def find(self, key: str, edition: str = "") -> Game:
        """A game with the edition of a hash, by default the current one. Raises Missing if it is unknown."""
        game = find_game(key)
        packaged = find_packaged(key, edition or game.edition.hash)
        if packaged is not None:
            return packaged
        if (key, edition) in self._made:
            self._made.move_to_end((key, edition))
            return self._made[key, edition]
        row = self._store.edition_row(edition)
        if row is None or row["game"] != key:
            raise Missing("server-no-edition", edition=edition[:16])
        return self._put(game, row["text"])

    def read(self, key: str, text: str) -> Game:
        """A game with an edition from its text. Raises EditionError if it is faulty, Malformed if it is too large."""
        if len(text.encode()) > LARGEST_EDITION:
            raise Malformed("server-edition-too-large", limit=LARGEST_EDITION)
        return self._put(find_game(key), text)

    def _put(self, game: Game, text: str) -> Game:
        made = game.with_edition(parse_edition(text.encode(), game.key, "edition"))
        if made is not game:
            self._made[game.key, made.edition.hash] = made
            if len(self._made) > MOST_EDITIONS:
                self._made.popitem(last=False)
        return made

    def text_of(self, game: Game) -> str | None:
        """The text of the edition of a game, None for the current packaged one."""
        return None if game is find_game(game.key) else game.edition.text
