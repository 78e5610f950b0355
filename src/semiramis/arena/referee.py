"""Dealing in the arena: the same cards as any referee deals, but every deck is shuffled only once a game."""

from typing import Any

from semiramis.core.game import Game
from semiramis.core.play.chance import Referee, shuffled


class Dealer(Referee):
    """A referee who remembers how the decks lie; otherwise the random bot would wait for shuffling most of all."""

    def __init__(self, game: Game, seed: str) -> None:
        super().__init__(seed, nonce="")
        self._work = game.rules.Work()
        self._lying: dict[tuple[str, tuple[int, ...]], list[int]] = {}

    def draw(self, game: Game, state: Any) -> int:
        """The outcome of the chance node a state is at."""
        deal = game.referee.deal(state)
        lying = self._lying.get((deal.purpose, deal.deck))
        if lying is None:
            lying = self._lying[deal.purpose, deal.deck] = shuffled(self.seed, deal.purpose, deal.deck)
        drawn = lying[deal.place]
        return drawn if drawn in game.legal_codes(state, self._work) else super().draw(game, state)
