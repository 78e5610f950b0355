"""Matches between networks, or a network and a simple policy, over many deals side by side: what a gate decides by."""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

import torch
from torch import Tensor

from semiramis.training.games import Games
from semiramis.training.network import NOT_LEGAL, VALUE_SCALE, Network, Position
from semiramis.training.rollout import Forward, sample, win_shares

Policy = Callable[[Position], Tensor]
"""Logits of all actions, [n, actions]."""
NORMAL_95 = 1.96
SETTLED = 4000
"""Steps after which games that have not ended count as lost for nobody."""


@dataclass(frozen=True)
class MatchResult:
    """The share of wins of the first policy where both have as many seats, its 95 % interval, and mean scores."""

    games: int
    share: float
    low: float
    high: float
    score: float
    other_score: float

    @property
    def is_better(self) -> bool:
        """Whether the first policy is better with 97.5 % certainty."""
        return self.low > 0.5


def random_policy(given: Position) -> Tensor:
    """Every legal action alike."""
    return torch.where(given.values != NOT_LEGAL, 0.0, -1e9)


def heuristic_policy(given: Position) -> Tensor:
    """The action after which the heuristic is greatest; needs values with the heuristic."""
    return torch.where(given.values != NOT_LEGAL, 100.0 * given.values.float() / VALUE_SCALE, -1e9)


def policy_of(network: Network, forward: Forward, sharpness: float = 1.0) -> Policy:
    """A network's policy; a higher sharpness plays the likeliest action more often."""
    return lambda given: forward(network, given)[0] * sharpness


@torch.no_grad()
def play_match(
    key: str, n_seats: int, n_games: int, seed: int, device: str, first: Policy, second: Policy
) -> MatchResult:
    """Play a match: each slot plays one game; the seats of the first policy change from slot to slot."""
    games = Games(key, n_seats, n_games, seed, device)
    slots = torch.arange(n_games, device=games.observation.device)
    seats = torch.arange(n_seats, device=slots.device)
    is_first = (slots[:, None] + seats) % 2 == 0
    share = torch.zeros(n_games, device=slots.device)
    scores = torch.zeros(2, device=slots.device)
    ended = torch.zeros(n_games, dtype=torch.bool, device=slots.device)
    for _ in range(SETTLED):
        given = games.position()
        ours = is_first.gather(1, games.mover.long()[:, None])
        games.step(sample(torch.where(ours, first(given), second(given))))
        now = games.terminated.bool() & ~ended
        won = (win_shares(games.rewards) * is_first).sum(1)
        share = torch.where(now, won, share)
        points = games.scores.float() * now[:, None]
        scores[0] += (points * is_first).sum()
        scores[1] += (points * ~is_first).sum()
        ended |= now
        if bool(ended.all()):
            break
    n = n_games
    p = float(share.sum()) / n
    spread = NORMAL_95**2 / n
    middle, half = (p + spread / 2) / (1 + spread), sqrt(spread * (p * (1 - p) + spread / 4)) / (1 + spread)
    count = is_first.sum(), (~is_first).sum()
    return MatchResult(n, p, middle - half, middle + half, float(scores[0] / count[0]), float(scores[1] / count[1]))
