"""Rewards at the end of a game, in plain Python; kernel.py computes the same ones for batches.

rank    evenly spaced from 1 for the first to -1 for the last; whoever shares a place shares what it is worth. The
        rewards of a table add up to 0.
margin  a seat's score less the best score of the others, in hundreds of points, cut off at -1 and 1. With two seats the
        rewards add up to 0, with more they do not.
"""

from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.message import Malformed

REWARDS = ("rank", "margin")
MARGIN_SCALE = 100.0


def check_rewards(kind: str) -> None:
    """Refuse a kind of rewards that there is not."""
    if kind not in REWARDS:
        raise Malformed("research-batch-rewards-unknown", given=str(kind)[:40], known=", ".join(REWARDS))


def rewards_at_end(game: Game, state: Any, kind: str = "rank") -> list[float]:
    """What each seat gets for a finished game."""
    check_rewards(kind)
    return rank_rewards(game, state) if kind == "rank" else margin_rewards(game, state)


def rank_rewards(game: Game, state: Any) -> list[float]:
    """What each seat's place is worth."""
    places = game.ranking(state)
    return [
        (sum(other > mine for other in places) - sum(other < mine for other in places)) / (len(places) - 1.0)
        for mine in places
    ]


def margin_rewards(game: Game, state: Any) -> list[float]:
    """By how much each seat is ahead of the others."""
    totals = game.totals(state)
    margins = [mine - max(totals[:seat] + totals[seat + 1 :]) for seat, mine in enumerate(totals)]
    return [min(1.0, max(-1.0, margin / MARGIN_SCALE)) for margin in margins]
