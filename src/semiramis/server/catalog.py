"""The games a server knows, with the editions its tables are played with."""

from typing import Any, Protocol

from semiramis.core.edition import parse_edition
from semiramis.core.game import Game
from semiramis.core.message import Malformed
from semiramis.core.registry import find_game
from semiramis.server.problems import Missing

LARGEST_EDITION = 256 * 1024


class Editions(Protocol):
    """Where the texts of editions are kept."""

    def edition_row(self, hash: str) -> dict[str, Any] | None:
        """The text of an edition."""


class GameShelf:
    """Games by key and edition; an edition comes from the package, from a request, or from the store."""

    def __init__(self, store: Editions) -> None:
        self._store = store
        self._games: dict[tuple[str, str], Game] = {}
        self._texts: dict[str, str] = {}

    def find(self, key: str, edition: str = "") -> Game:
        """A game with an edition that is known by its hash; without one, the edition of the package."""
        game = find_game(key)
        if edition in ("", game.edition.hash):
            return game
        if (key, edition) not in self._games:
            row = self._store.edition_row(edition)
            if row is None:
                raise Missing("server-no-edition", edition=edition[:16])
            self._put(game, row["text"])
        return self._games[key, edition]

    def read(self, key: str, text: str) -> Game:
        """A game with an edition that somebody sent."""
        if len(text.encode()) > LARGEST_EDITION:
            raise Malformed("server-edition-too-large", limit=LARGEST_EDITION)
        return self._put(find_game(key), text)

    def _put(self, game: Game, text: str) -> Game:
        made = game.with_edition(parse_edition(text.encode(), game.key, "edition"))
        if made is not game:
            self._games[game.key, made.edition.hash] = made
            self._texts[made.edition.hash] = text
        return made

    def text_of(self, game: Game) -> str | None:
        """The text of an edition that is not the one of the package."""
        return self._texts.get(game.edition.hash)
