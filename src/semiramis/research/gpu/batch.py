"""Batches on a GPU: the slots of `Batch`, stepped by one kernel launch; all arrays stay in device memory.

    batch = DeviceBatch("amyitis", n_seats=2, slots=65536, seed=7)
    observation = torch.as_tensor(batch.observation, device="cuda")    # no copy: the same memory, written in place
    batch.step(policy(observation))

Slot i of a seed plays exactly what it plays on a CPU.
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
from semiramis.research.engine import SlotRng, mask_row, observation_row
from semiramis.research.gpu.engine import DeviceEngine, check_card
from semiramis.research.observation import action_count, planes_of
from semiramis.research.rewards import REWARDS, check_rewards
from semiramis.research.streams import CHANCE_STREAM, CHOICE_STREAM, streams_of


@cache
def device_engine(key: str) -> DeviceEngine:
    """A game compiled for the GPU, once."""
    return DeviceEngine(find_game(key))


class DeviceBatch:
    """Games of one kind in numbered slots on a GPU."""

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
        self._reward = REWARDS.index(rewards)
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
        observation, mask = observation_row(self.game).dtype(), mask_row(self.game).dtype()
        self.observation = cuda.device_array((slots, observation.itemsize // 2), dtype=np.int16)
        self.legal_action_mask = cuda.device_array((slots, mask.itemsize), dtype=np.uint8)
        self._observations = self.observation.view(observation).reshape(slots)
        self._masks = self.legal_action_mask.view(mask).reshape(slots)
        self.actions = cuda.device_array(slots, dtype=np.int64)
        self.mover = cuda.device_array(slots, dtype=np.uint8)
        self.terminated = cuda.device_array(slots, dtype=np.uint8)
        self.rejected = cuda.device_array(slots, dtype=np.uint8)
        self.lengths = cuda.device_array(slots, dtype=np.int32)
        self.rewards = cuda.device_array((slots, self.n_seats), dtype=np.float32)
        self.scores = cuda.device_array((slots, self.n_seats), dtype=np.int32)

    def reset(self, seed: int | None = None) -> None:
        """Restart the first game of every slot, with a new seed if one is given."""
        from numba import cuda

        self.seed = self.seed if seed is None else seed
        rngs = np.zeros(self.slots, dtype=SlotRng.dtype())
        rngs["chance"] = streams_of(self.seed, self.slots, CHANCE_STREAM)
        rngs["choice"] = streams_of(self.seed, self.slots, CHOICE_STREAM)
        self._rngs = cuda.to_device(rngs)
        # the planes of empty seats are never written by a step, so they must be zero from the start
        flags = (self.legal_action_mask, self.terminated, self.rejected)
        for array in (self.observation, *flags, self.actions, self.lengths, self.rewards, self.scores):
            array.copy_to_device(np.zeros(array.shape, array.dtype))
        self.engine.launch("set_up", self.slots, self._states, self._works, self._rngs)
        self._step(kernel.BEGIN, 1)

    def step(self, actions: Any) -> None:
        """Apply one action in every slot; a slot whose action is not legal keeps its position, and `rejected` is 1.

        Actions may be on the device (anything with a `__cuda_array_interface__`, such as arrays of torch and CuPy) or
        in a numpy array.
        """
        from numba import cuda

        given = actions if hasattr(actions, "__cuda_array_interface__") else np.asarray(actions)
        if tuple(given.shape) != (self.slots,):
            raise Malformed("research-batch-shape", given=str(tuple(given.shape)), slots=self.slots)
        on_device = cuda.as_cuda_array(given) if hasattr(given, "__cuda_array_interface__") else given
        if not np.issubdtype(on_device.dtype, np.integer):
            raise Malformed("research-batch-dtype", given=str(on_device.dtype))
        if on_device.dtype != np.int64:
            on_device = (on_device.copy_to_host() if hasattr(on_device, "copy_to_host") else on_device).astype(np.int64)
        self.actions.copy_to_device(on_device)
        self._step(kernel.GIVEN, 1)

    def sample(self) -> Any:
        """Sample a legal action for every slot, from its own random stream; returns the array `actions`."""
        self.engine.launch("sample", self.slots, self._works, self._rngs, self.actions)
        return self.actions

    def run_random(self, steps: int) -> None:
        """Step every slot `steps` times by random legal actions, in one launch, and wait for it."""
        from numba import cuda

        self._step(kernel.RANDOM, within(steps, 0, 1 << 40, "research-batch-steps"))
        cuda.synchronize()

    def state(self, slot: int) -> Any:
        """A copy of the position in a slot, as a plain state."""
        at = within(slot, 0, self.slots - 1, "research-batch-slot")
        return self.engine.plain(self._states[at : at + 1].copy_to_host()[0])

    @property
    def bytes_per_game(self) -> int:
        """Bytes of device memory per game: position, legal list, random streams and every array."""
        return sum(array.dtype.itemsize * array.size // self.slots for array in self._slots())

    def _slots(self) -> kernel.Slots:
        return kernel.Slots(
            states=self._states,
            works=self._works,
            rngs=self._rngs,
            observations=self._observations,
            masks=self._masks,
            actions=self.actions,
            movers=self.mover,
            terminated=self.terminated,
            rejected=self.rejected,
            lengths=self.lengths,
            rewards=self.rewards,
            scores=self.scores,
        )

    def _step(self, mode: int, steps: int) -> None:
        self.engine.launch("step", self.slots, self._slots(), mode, self._reward, steps)
