"""Batches on a card: the slots of `Batch`, stepped by one launch; everything stays in the card's memory.

    batch = DeviceBatch("amyitis", n_seats=2, slots=65536, seed=7)
    observation = torch.as_tensor(batch.observation, device="cuda")    # no copy: the same memory, written in place
    batch.step(policy(observation))

Slot i of a seed plays here exactly what it plays on a processor.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from semiramis.core.game import Game
from semiramis.core.model.message import Malformed
from semiramis.core.registry import find_game
from semiramis.research import kernel
from semiramis.research.batch import MOST_SLOTS, start_records, within
from semiramis.research.engine import Life, mask_type, sight_type
from semiramis.research.gpu.engine import DeviceEngine, check_card
from semiramis.research.observation import action_count, planes_of
from semiramis.research.rewards import REWARDS, check_rewards
from semiramis.research.streams import CHANCE_STREAM, CHOICE_STREAM, streams_of


@cache
def device_engine(key: str) -> DeviceEngine:
    """A game compiled for the card, once."""
    return DeviceEngine(find_game(key))


class DeviceBatch:
    """Games of one kind in numbered slots on a card."""

    def __init__(
        self,
        game: str | DeviceEngine,
        n_seats: int = 2,
        slots: int = 65_536,
        seed: int = 0,
        *,
        options: Mapping[str, str] | None = None,
        rewards: str = "rank",
    ) -> None:
        check_card()
        check_rewards(rewards)
        self.slots = within(slots, 1, MOST_SLOTS, "research-batch-slots")
        self.engine = device_engine(game) if isinstance(game, str) else game
        self.game: Game = self.engine.game
        state, work = start_records(self.game, n_seats, options)
        self.n_seats = n_seats
        self.n_actions = action_count(self.game)
        self.planes = planes_of(self.game)
        self._paid = REWARDS.index(rewards)
        self._make_arrays()
        self._states[self.slots : self.slots + 1].copy_to_device(state)
        self._works[self.slots : self.slots + 1].copy_to_device(work)
        self.seed = seed
        self.reset()

    def _make_arrays(self) -> None:
        from numba import cuda

        slots = self.slots
        self._states = cuda.device_array(slots + 1, dtype=self.game.rules.State.dtype())
        self._works = cuda.device_array(slots + 1, dtype=self.game.rules.Work.dtype())
        sight, mask = sight_type(self.game).dtype(), mask_type(self.game).dtype()
        self.observation = cuda.device_array((slots, sight.itemsize // 2), dtype=np.int16)
        self.mask = cuda.device_array((slots, mask.itemsize), dtype=np.uint8)
        self._sights = self.observation.view(sight).reshape(slots)
        self._masks = self.mask.view(mask).reshape(slots)
        self.actions = cuda.device_array(slots, dtype=np.int64)
        self.mover = cuda.device_array(slots, dtype=np.uint8)
        self.done = cuda.device_array(slots, dtype=np.uint8)
        self.rejected = cuda.device_array(slots, dtype=np.uint8)
        self.lengths = cuda.device_array(slots, dtype=np.int32)
        self.rewards = cuda.device_array((slots, self.n_seats), dtype=np.float32)
        self.scores = cuda.device_array((slots, self.n_seats), dtype=np.int32)

    def reset(self, seed: int | None = None) -> None:
        """Begin the first game of every slot anew, with another seed where one is given."""
        from numba import cuda

        self.seed = self.seed if seed is None else seed
        lives = np.zeros(self.slots, dtype=Life.dtype())
        lives["chance"] = streams_of(self.seed, self.slots, CHANCE_STREAM)
        lives["choice"] = streams_of(self.seed, self.slots, CHOICE_STREAM)
        self._lives = cuda.to_device(lives)
        # the planes of seats that nobody sits on are never written: they stay as they are here
        shown = (self.observation, self.mask, self.actions, self.done, self.rejected)
        for array in (*shown, self.lengths, self.rewards, self.scores):
            array.copy_to_device(np.zeros(array.shape, array.dtype))
        self.engine.launch("set_up", self.slots, self._states, self._works, self._lives)
        self._step(kernel.BEGIN, 1)

    def step(self, actions: Any) -> None:
        """Do one action in every slot; where it is not legal the slot stays as it is and `rejected` says so.

        Actions may lie on the card (anything with a `__cuda_array_interface__`, as torch's and CuPy's arrays have) or
        be an array of numpy's.
        """
        from numba import cuda

        given = actions if hasattr(actions, "__cuda_array_interface__") else np.asarray(actions)
        if tuple(given.shape) != (self.slots,):
            raise Malformed("research-batch-shape", given=str(tuple(given.shape)), slots=self.slots)
        on_card = cuda.as_cuda_array(given) if hasattr(given, "__cuda_array_interface__") else given
        if not np.issubdtype(on_card.dtype, np.integer):
            raise Malformed("research-batch-dtype", given=str(on_card.dtype))
        if on_card.dtype != np.int64:
            on_card = (on_card.copy_to_host() if hasattr(on_card, "copy_to_host") else on_card).astype(np.int64)
        self.actions.copy_to_device(on_card)
        self._step(kernel.GIVEN, 1)

    def sample(self) -> Any:
        """A random legal action for every slot, from its own stream of choices; the array is `actions`."""
        self.engine.launch("sample", self.slots, self._works, self._lives, self.actions)
        return self.actions

    def run_random(self, steps: int) -> None:
        """Step every slot so many times by random legal actions, all in one launch, and wait for it."""
        from numba import cuda

        self._step(kernel.RANDOM, within(steps, 0, 1 << 40, "research-batch-steps"))
        cuda.synchronize()

    def state(self, slot: int) -> Any:
        """A copy of the position in a slot, for the plain rules."""
        at = within(slot, 0, self.slots - 1, "research-batch-slot")
        return self.engine.plain(self._states[at : at + 1].copy_to_host()[0])

    @property
    def bytes_per_game(self) -> int:
        """What one more game takes on the card: position, legal list, streams and every array."""
        return sum(array.dtype.itemsize * array.size // self.slots for array in self._arrays())

    def _arrays(self) -> tuple[Any, ...]:
        return (
            self._states, self._works, self._lives, self._sights, self._masks, self.actions, self.mover, self.done,
            self.rejected, self.lengths, self.rewards, self.scores,
        )  # fmt: skip

    def _step(self, how: int, steps: int) -> None:
        self.engine.launch("step", self.slots, *self._arrays(), how, self._paid, steps)
