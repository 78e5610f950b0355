"""A referee that deals the same cards as any other, but shuffles every deck only once per game."""

from semiramis.core.game import Game
from semiramis.core.model.arrays import State
from semiramis.core.play.chance import Referee, shuffled


class CachingReferee(Referee):
    """A referee that keeps shuffled decks; without it, games of random bots would spend most time shuffling."""

    def __init__(self, game: Game, seed: str) -> None:
        super().__init__(seed, nonce="")
        self._work = game.rules.Work()
        self._decks: dict[tuple[str, tuple[int, ...]], list[int]] = {}

    def draw(self, game: Game, state: State) -> int:
        """Return the outcome of the chance node a state is at."""
        deal = game.referee.deal(state)
        deck = self._decks.get((deal.purpose, deal.deck))
        if deck is None:
            deck = self._decks[deal.purpose, deal.deck] = shuffled(self.seed, deal.purpose, deal.deck)
        random_code = deck[deal.place]
        return random_code if random_code in game.legal_codes(state, self._work) else super().draw(game, state)
