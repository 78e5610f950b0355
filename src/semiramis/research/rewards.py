"""Rewards at the end of a game, in plain Python; kernel.py computes the same ones for batches.

rank    evenly spaced from 1 for the first place to -1 for the last; tied seats share their rewards equally. The
        rewards of a game sum to 0.
margin  a seat's score minus the best score of the others, divided by 100 and clipped to -1 … 1. With two seats the
        rewards sum to 0, with more they do not.
"""

from semiramis.core.game import Game
from semiramis.core.model.arrays import State
from semiramis.core.model.message import Malformed
from semiramis.research.kernel import MARGIN_SCALE

REWARDS = ("rank", "margin")


def check_rewards(kind: str) -> None:
    """Raise Malformed for an unknown kind of rewards."""
    if kind not in REWARDS:
        raise Malformed("research-batch-rewards-unknown", given=str(kind)[:40], known=", ".join(REWARDS))


def rewards_at_end(game: Game, state: State, kind: str = "rank") -> list[float]:
    """The reward of each seat for a finished game."""
    check_rewards(kind)
    return rank_rewards(game, state) if kind == "rank" else margin_rewards(game, state)


def rank_rewards(game: Game, state: State) -> list[float]:
    """The reward of each seat for its place."""
    places = game.ranking(state)
    return [
        (sum(other > mine for other in places) - sum(other < mine for other in places)) / (len(places) - 1.0)
        for mine in places
    ]


def margin_rewards(game: Game, state: State) -> list[float]:
    """The reward of each seat for its lead over the best other seat."""
    totals = game.totals(state)
    margins = [mine - max(totals[:seat] + totals[seat + 1 :]) for seat, mine in enumerate(totals)]
    return [min(1.0, max(-1.0, margin / MARGIN_SCALE)) for margin in margins]
