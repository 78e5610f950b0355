"""Rollouts: what a network and its past selves play for some steps, with returns for every seat.

Each seat has several returns: its share of the win, its margin over the mean of the other seats, and every part of its
score. Margin and parts are paid as they change, which tells a learner early what an action brought (the sum over a
game is what the end of the game says). Values are learnt for all seats, so that any number of players is one case.
"""

from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch import Tensor

from semiramis.training.games import Games
from semiramis.training.network import NOT_LEGAL, Network, Position

POINTS_SCALE = 40.0
"""Points that count as one unit of margin or of a part."""
PAST_SHARE = 8
"""One slot of so many has a seat that is played by a past self."""


@dataclass
class Rollout:
    """Decisions of all slots over some steps, [steps * slots, …]; `own` marks those of the learning network."""

    observation: Tensor
    values: Tensor
    neighbours: Tensor | None
    n_seats: int
    actions: Tensor
    log_probs: Tensor
    advantages: Tensor
    returns: Tensor
    """By seat, the mover first: [n, seats, values]."""
    own: Tensor

    def __len__(self) -> int:
        return len(self.actions)

    def position(self, at: Tensor) -> Position:
        """Some of the positions."""
        neighbours = None if self.neighbours is None else self.neighbours[at]
        return Position(self.observation[at], self.values[at], neighbours, self.n_seats)


@dataclass
class Tally:
    """What was seen of finished games: their number, the sum of mean scores, and of lengths; sums on the device."""

    games: Tensor | float = 0.0
    scores: Tensor | float = 0.0
    lengths: Tensor | float = 0.0


def sample(logits: Tensor) -> Tensor:
    """An action of each row, by its probability (Gumbel's maximum)."""
    uniform = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)
    return (logits - torch.log(-torch.log(uniform))).argmax(1)


def margins(points: Tensor) -> Tensor:
    """The margin of each seat over the mean of the others, in units, [n, seats], from totals [n, seats]."""
    n = points.shape[1]
    others = (points.sum(1, keepdim=True) - points) / (n - 1)
    return (points - others) / POINTS_SCALE


def win_shares(rewards: Tensor) -> Tensor:
    """The share of the win of each seat from rewards by rank, [n, seats]: the first place is shared by equals."""
    first = (rewards >= rewards.amax(1, keepdim=True) - 1e-6).float()
    return first / first.sum(1, keepdim=True)


Forward = Callable[[Network, Position], tuple[Tensor, Tensor]]


class Player:
    """Plays slots by a network, some seats by a past self, and keeps what it needs between rollouts."""

    def __init__(self, games: Games, forward: Forward, steps: int, decay: float = 0.95) -> None:
        self.games, self.forward, self.steps, self.decay = games, forward, steps, decay
        device = games.observation.device
        self.n_past = games.slots // PAST_SHARE
        self.past_seat = torch.arange(self.n_past, device=device) % games.n_seats
        self.tally = Tally()
        n_values = games.layout.values_per_seat
        shape = (steps, games.slots)
        self._observation = torch.empty(*shape, games.observation.shape[1], dtype=torch.int16, device=device)
        self._values = torch.empty(*shape, games.values.shape[1], dtype=torch.int16, device=device)
        near = games.position().neighbours
        self._neighbours = (
            None if near is None else torch.empty(*shape, *near.shape[1:], dtype=near.dtype, device=device)
        )
        self._actions = torch.empty(*shape, dtype=torch.long, device=device)
        self._log_probs = torch.empty(*shape, device=device)
        self._seats = torch.empty(*shape, dtype=torch.long, device=device)
        self._own = torch.empty(*shape, dtype=torch.bool, device=device)
        self._said = torch.empty(steps + 1, games.slots, games.n_seats, n_values, device=device)
        self._paid = torch.zeros(*shape, games.n_seats, n_values, device=device)
        self._going_on = torch.empty(*shape, device=device)

    @torch.no_grad()
    def spread(self, network: Network, steps: int) -> None:
        """Bring the slots into different phases of a game, so that every rollout shows all of them.

        A slot waits up to `steps` steps before its first decision: an action that is not legal leaves it as it is.
        """
        games = self.games
        waits = torch.randperm(games.slots, device=games.observation.device) * steps // games.slots
        for step in range(steps):
            actions = sample(self.forward(network, games.position())[0])
            none = (games.values != NOT_LEGAL).int().argmin(1)
            games.step(torch.where(waits > step, none, actions))

    @torch.no_grad()
    def play(self, network: Network, past: Network | None) -> Rollout:
        """Play on for some steps."""
        games = self.games
        for step in range(self.steps):
            given = games.position()
            self._observation[step], self._values[step] = given.observation, given.values
            if self._neighbours is not None and given.neighbours is not None:
                self._neighbours[step] = given.neighbours
            logits, value = self.forward(network, given)
            self._said[step] = games.absolute(value)
            self._seats[step] = games.mover
            self._own[step] = True
            if past is not None and self.n_past:
                logits = self._with_past(step, past, given, logits)
            actions = sample(logits)
            self._actions[step] = actions
            self._log_probs[step] = torch.log_softmax(logits, 1).gather(1, actions[:, None])[:, 0]
            before = games.points()
            games.step(actions)
            self._pay(step, before)
        if bool(games.rejected.any()):
            raise RuntimeError("the network chose an action that is not legal")
        self._said[self.steps] = games.absolute(self.forward(network, games.position())[1])
        return self._rollout()

    def _with_past(self, step: int, past: Network, given: Position, logits: Tensor) -> Tensor:
        n = self.n_past
        near = None if given.neighbours is None else given.neighbours[:n]
        theirs, _ = self.forward(past, Position(given.observation[:n], given.values[:n], near, given.n_seats))
        is_past = self.games.mover[:n].long() == self.past_seat
        self._own[step, :n] = ~is_past
        return torch.cat((torch.where(is_past[:, None], theirs, logits[:n]), logits[n:]))

    def _pay(self, step: int, before: Tensor) -> None:
        games = self.games
        ended = games.terminated.bool()
        after = games.points()
        totals, scores = after.sum(2), games.scores.float()
        totals = torch.where(ended[:, None], scores, totals)
        paid = self._paid[step]
        paid[:, :, 0] = torch.where(ended[:, None], win_shares(games.rewards), 0.0)
        paid[:, :, 1] = margins(totals) - margins(before.sum(2))
        paid[:, :, 2:] = torch.where(ended[:, None, None], 0.0, (after - before) / POINTS_SCALE)
        self._going_on[step] = (~ended).float()
        self.tally.games += ended.sum()
        self.tally.scores += (scores.mean(1) * ended).sum()
        self.tally.lengths += (games.lengths * ended).sum()

    def _rollout(self) -> Rollout:
        """Advantages and returns by TD(λ), then everything flat."""
        said, going_on = self._said, self._going_on
        gains = torch.zeros_like(self._paid)
        last = torch.zeros_like(self._paid[0])
        for step in reversed(range(self.steps)):
            on = going_on[step][:, None, None]
            delta = self._paid[step] + on * said[step + 1] - said[step]
            last = delta + on * self.decay * last
            gains[step] = last
        n = self.games.n_seats
        seats = self._seats
        at = (torch.arange(n, device=seats.device) + seats[..., None]) % n
        returns = (gains + said[:-1]).gather(2, at[..., None].expand(-1, -1, -1, gains.shape[3]))
        own_gain = (gains[..., 0] + gains[..., 1]).gather(2, seats[..., None])[..., 0]
        return Rollout(
            self._observation.flatten(0, 1),
            self._values.flatten(0, 1),
            None if self._neighbours is None else self._neighbours.flatten(0, 1),
            n,
            self._actions.flatten(),
            self._log_probs.flatten(),
            own_gain.flatten(),
            returns.flatten(0, 1),
            self._own.flatten(),
        )
