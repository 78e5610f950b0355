"""Batches on a GPU: the slots of `Batch`, stepped by one kernel launch; all arrays stay in device memory.

    batch = DeviceBatch("amyitis", n_seats=2, slots=65536, seed=7)
    observation = torch.as_tensor(batch.observation, device="cuda")    # no copy: the same memory, written in place
    batch.step(policy(observation))

Slot i of a seed plays exactly what it plays on a processor.
"""

import ctypes
from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

import numpy as np

from semiramis.core.game import Game
from semiramis.core.model.message import Malformed
from semiramis.core.model.quote import quote
from semiramis.core.registry import find_game
from semiramis.research import kernel
from semiramis.research.batch import MOST_SLOTS, start_records, within
from semiramis.research.engine import SlotRng
from semiramis.research.gpu.arrays import DeviceArray
from semiramis.research.gpu.engine import DeviceEngine
from semiramis.research.gpu.records import VECTOR, written_vectors
from semiramis.research.gpu.source import SLOTS, VALUES, mask_words
from semiramis.research.observation import action_count, observation_length, planes_of
from semiramis.research.rewards import REWARDS, check_rewards
from semiramis.research.streams import CHANCE_STREAM, CHOICE_STREAM, streams_of

MASKS = ("bytes", "bits")
LANES = 32
"""Threads of a warp: each computes the heuristic after one action of a slot."""


class StepArguments(ctypes.Structure):
    """The arguments of the kernel that steps slots."""

    _fields_ = (
        *((name, ctypes.c_uint64) for name in (
            "states", "works", "rngs", "observations", "masks", "mask_words", "actions", "movers", "terminated",
            "rejected", "lengths", "rewards", "scores", "written",
        )),
        *((name, ctypes.c_int32) for name in ("n_written", "slots", "n_seats", "mode", "reward", "steps")),
    )  # fmt: skip


class ResetArguments(ctypes.Structure):
    """The arguments of the kernel that sets every slot to the initial position."""

    _fields_ = (("states", ctypes.c_uint64), ("slots", ctypes.c_int32))


class SampleArguments(ctypes.Structure):
    """The arguments of the kernel that samples actions."""

    _fields_ = (
        ("works", ctypes.c_uint64),
        ("rngs", ctypes.c_uint64),
        ("actions", ctypes.c_uint64),
        ("slots", ctypes.c_int32),
    )


class ValueArguments(ctypes.Structure):
    """The arguments of the kernel that computes heuristics."""

    _fields_ = (
        *((name, ctypes.c_uint64) for name in ("states", "works", "movers", "values")),
        *((name, ctypes.c_int32) for name in ("slots", "n_actions", "heuristic")),
    )


@cache
def device_engine(key: str) -> DeviceEngine:
    """A game on the first GPU, compiled once."""
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
        masks: str = "bytes",
    ) -> None:
        """`masks="bits"` makes `legal_action_mask` uint32: code c is bit c % 32 of word c // 32."""
        check_rewards(rewards)
        if masks not in MASKS:
            raise Malformed("research-gpu-masks", given=quote(masks, 40), known=", ".join(MASKS))
        self.slots = within(slots, 1, MOST_SLOTS, "research-batch-slots")
        self.engine = device_engine(game) if isinstance(game, str) else game
        self.game: Game = self.engine.game
        state, work = start_records(self.game, n_seats, options)
        self.n_seats = n_seats
        self.n_actions = action_count(self.game)
        self.planes = planes_of(self.game)
        self._reward = REWARDS.index(rewards)
        self._make_arrays(masks)
        self._states.copy_to_device(state.view(np.uint8).reshape(1, -1), self.slots)
        self._works.copy_to_device(work.view(np.uint8).reshape(1, -1), self.slots)
        self.seed = seed
        self.reset()

    def _make_arrays(self, masks: str) -> None:
        slots, seats, rules = self.slots, self.n_seats, self.game.rules
        self._states = self._array((slots + 1, rules.State.packing.size), np.uint8, VECTOR)
        self._works = self._array((slots + 1, rules.Work.packing.size), np.uint8, VECTOR)
        self._rngs = self._array((slots,), SlotRng.dtype())
        self.observation = self._array((slots, observation_length(self.game)), np.int16, VECTOR)
        if masks == "bytes":
            self.legal_action_mask = self._array((slots, self.n_actions), np.uint8)
        else:
            self.legal_action_mask = self._array((slots, mask_words(self.game)), np.uint32)
        self._bits = masks == "bits"
        self.actions = self._array((slots,), np.int64)
        self.mover = self._array((slots,), np.uint8)
        self.terminated = self._array((slots,), np.uint8)
        self.rejected = self._array((slots,), np.uint8)
        self.lengths = self._array((slots,), np.int32)
        self.rewards = self._array((slots, seats), np.float32)
        self.scores = self._array((slots, seats), np.int32)
        written = written_vectors(self.game, seats)
        self._written = self._array(written.shape, np.uint16)
        self._written.copy_to_device(written)

    def _array(self, shape: tuple[int, ...], dtype: Any, row_alignment: int = 1) -> DeviceArray:
        return DeviceArray(self.engine.card, shape, dtype, row_alignment)

    def reset(self, seed: int | None = None) -> None:
        """Restart the first game of every slot, with a new seed if one is given."""
        self.seed = self.seed if seed is None else seed
        rngs = np.zeros(self.slots, dtype=SlotRng.dtype())
        rngs["chance"] = streams_of(self.seed, self.slots, CHANCE_STREAM)
        rngs["choice"] = streams_of(self.seed, self.slots, CHOICE_STREAM)
        self._rngs.copy_to_device(rngs)
        flags = (self.legal_action_mask, self.terminated, self.rejected)
        for array in (*flags, self.actions, self.lengths, self.rewards, self.scores):
            array.clear()
        given = ResetArguments(self._states.address, self.slots)
        self.engine.launch(SLOTS, "reset_kernel", self._blocks("BLOCK"), given)
        self._step(kernel.BEGIN, 1)

    def step(self, actions: Any) -> None:
        """Apply one action in every slot; actions may be on the device or on the host.

        A slot whose action is not legal keeps its position, and `rejected` is 1 there.
        """
        shared: Mapping[str, Any] | None = getattr(actions, "__cuda_array_interface__", None)
        if shared is None:
            given = np.asarray(actions)
            self._check_actions(given.shape, given.dtype)
            self.actions.copy_to_device(given.astype(np.int64))
        else:
            dtype = np.dtype(shared["typestr"])
            self._check_actions(tuple(shared["shape"]), dtype)
            self._take_shared(shared, dtype)
        self._step(kernel.GIVEN, 1)

    def _check_actions(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
        if shape != (self.slots,):
            raise Malformed("research-batch-shape", given=str(shape), slots=self.slots)
        if not np.issubdtype(dtype, np.integer):
            raise Malformed("research-batch-dtype", given=str(dtype))

    def _take_shared(self, shared: Mapping[str, Any], dtype: np.dtype[Any]) -> None:
        """Copy the actions from an array of another library; over the host if it has another type or gaps."""
        address, step = shared["data"][0], (shared.get("strides") or (dtype.itemsize,))[0]
        if dtype == np.int64 and step == dtype.itemsize:
            self.engine.card.copy(self.actions.address, address, 8 * self.slots)
        else:
            data = self.engine.card.download(address, step * (self.slots - 1) + dtype.itemsize)
            view: Any = np.ndarray((self.slots,), dtype, data, 0, (step,))
            self.actions.copy_to_device(view.astype(np.int64))

    def sample(self) -> DeviceArray:
        """Sample a legal action for every slot, from its own random stream; returns the array `actions`."""
        given = SampleArguments(self._works.address, self._rngs.address, self.actions.address, self.slots)
        self.engine.launch(SLOTS, "sample_kernel", self._blocks("BLOCK"), given)
        return self.actions

    @cached_property
    def values(self) -> DeviceArray:
        """The heuristic after each action, int16 [slots, actions], written by `evaluate`; 0 where it is not legal."""
        return self._array((self.slots, self.n_actions), np.int16)

    @property
    def states(self) -> DeviceArray:
        """The positions as bytes, [slots + 1, size]; the last is the initial position."""
        return self._states

    def evaluate(self, heuristic: bool = True) -> DeviceArray:
        """Write `values`: the mover's heuristic after each legal action in 1/64 points, at most 500 points, never 0.

        Without `heuristic` legal actions are 1.
        """
        self.values.clear()
        given = ValueArguments(
            states=self._states.address,
            works=self._works.address,
            movers=self.mover.address,
            values=self.values.address,
            slots=self.slots,
            n_actions=self.n_actions,
            heuristic=int(heuristic),
        )
        blocks = -(-self.slots * LANES // self.engine.setting(VALUES, "BLOCK"))
        self.engine.launch(VALUES, "values_kernel", blocks, given)
        return self.values

    def run_random(self, steps: int) -> None:
        """Step every slot `steps` times by random legal actions, in one launch, and wait for it."""
        self._step(kernel.RANDOM, within(steps, 0, (1 << 31) - 1, "research-batch-steps"))
        self.engine.card.synchronize()

    def state(self, slot: int) -> Any:
        """A copy of the position in a slot, as a plain state."""
        at = within(slot, 0, self.slots - 1, "research-batch-slot")
        return self.game.rules.State.from_bytes(self._states.copy_to_host(at, 1).tobytes())

    @property
    def bytes_per_game(self) -> int:
        """Bytes of device memory per game: position, legal list, random streams and every array."""
        arrays = (
            self._states, self._works, self._rngs, self.observation, self.legal_action_mask, self.actions, self.mover,
            self.terminated, self.rejected, self.lengths, self.rewards, self.scores,
        )  # fmt: skip
        return sum(array.nbytes // len(array) for array in arrays)

    def _blocks(self, setting: str) -> int:
        return -(-self.slots // self.engine.setting(SLOTS, setting))

    def _step(self, mode: int, steps: int) -> None:
        mask = self.legal_action_mask.address
        given = StepArguments(
            states=self._states.address,
            works=self._works.address,
            rngs=self._rngs.address,
            observations=self.observation.address,
            masks=0 if self._bits else mask,
            mask_words=mask if self._bits else 0,
            actions=self.actions.address,
            movers=self.mover.address,
            terminated=self.terminated.address,
            rejected=self.rejected.address,
            lengths=self.lengths.address,
            rewards=self.rewards.address,
            scores=self.scores.address,
            written=self._written.address,
            n_written=len(self._written),
            slots=self.slots,
            n_seats=self.n_seats,
            mode=mode,
            reward=self._reward,
            steps=steps,
        )
        self.engine.launch(SLOTS, "step_kernel", self._blocks("POOL"), given)
