"""Games that a learner plays: the slots of a batch as PyTorch tensors, on a GPU without copies or on the processor."""

from functools import partial
from typing import Any

import numpy as np
import torch
from torch import Tensor

from semiramis.bots.network.weights import layout_for
from semiramis.core.compile import engines
from semiramis.core.registry import find_game
from semiramis.research.batch import Batch
from semiramis.research.gpu.batch import DeviceBatch
from semiramis.training import kernel
from semiramis.training.network import Position


class Games:
    """Slots of one game at one number of seats, with the heuristic after each legal action."""

    def __init__(self, key: str, n_seats: int, slots: int, seed: int, device: str) -> None:
        self.game = find_game(key)
        self.layout = layout_for(self.game)
        self.n_seats, self.slots = n_seats, slots
        self.on_device = device == "cuda"
        self._batch: Any
        if self.on_device:
            self._batch = DeviceBatch(key, n_seats, slots, seed)
        else:
            self._batch = Batch(key, n_seats, slots, seed)
            self._values = np.zeros((slots, self.layout.n_actions), dtype=np.int16)
            self._write = engines.load(self.game, kernel.VALUES).entry(kernel.write_values)
        self._share()
        self._evaluate()

    def _share(self) -> None:
        """Read the arrays of the batch as tensors: the same memory."""
        batch = self._batch
        made: Any = partial(torch.as_tensor, device="cuda" if self.on_device else "cpu")
        self.observation: Tensor = made(batch.observation)
        self.mover: Tensor = made(batch.mover)
        self.terminated: Tensor = made(batch.terminated)
        self.rejected: Tensor = made(batch.rejected)
        self.rewards: Tensor = made(batch.rewards)
        self.scores: Tensor = made(batch.scores)
        self.lengths: Tensor = made(batch.lengths)
        self.values: Tensor = made(batch.values if self.on_device else self._values)
        self._neighbours: Tensor | None = None
        if name := self.layout.spec.neighbour_field:
            dtype, offset = self.game.rules.State.dtype().fields[name][:2]
            n = int(np.prod(dtype.shape))
            kind = {1: torch.uint8, 2: torch.int16}[dtype.base.itemsize]
            states = made(batch.states if self.on_device else batch._states.view(np.uint8).reshape(self.slots + 2, -1))
            self._around = states[: self.slots, offset : offset + n * dtype.base.itemsize], kind, dtype.shape

    def position(self) -> Position:
        """What the movers see now; copies where later steps overwrite them must be made by the caller."""
        neighbours = None
        if self.layout.spec.neighbour_field:
            states, kind, shape = self._around
            neighbours = states.contiguous().view(kind).view(self.slots, *shape)
        return Position(self.observation, self.values, neighbours, self.n_seats)

    def step(self, actions: Tensor) -> None:
        """Apply an action in every slot."""
        if self.on_device:
            self._batch.step(actions)
        else:
            self._batch.step(actions.numpy())
        self._evaluate()

    def _evaluate(self) -> None:
        heuristic = self.layout.spec.heuristic
        if self.on_device:
            self._batch.evaluate(heuristic)
        else:
            batch = self._batch
            self._write(batch._states, batch._works, batch.mover, self._values, self.slots, int(heuristic))

    def absolute(self, relative: Tensor) -> Tensor:
        """Values by seat, [slots, seats, …], from values that begin with the mover's, [slots, at least seats, …]."""
        n = self.n_seats
        at = (torch.arange(n, device=relative.device) - self.mover.long()[:, None]) % n
        shape = [*at.shape, *[1] * (relative.dim() - 2)]
        return relative.gather(1, at.view(shape).expand(-1, -1, *relative.shape[2:]))

    def points(self) -> Tensor:
        """Every part of the score of each seat as if the game ended now, [slots, seats, parts]."""
        layout = self.layout
        n = layout.n_parts
        seen = self.observation[:, layout.parts_at : layout.parts_at + self.n_seats * n].float()
        return self.absolute(seen.view(self.slots, self.n_seats, n))
