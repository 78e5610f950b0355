"""Batches: thousands of games side by side, stepped by one compiled call.

    batch = Batch("amyitis", n_seats=2, slots=1024, seed=7)
    while learning:
        actions = policy(batch.observation, batch.legal_action_mask)
        batch.step(actions)
        learn(batch.rewards, batch.terminated)

All arrays are allocated once and written in place, so copy what you want to keep. Where a game ended in a step, the
slot already shows the first decision of the next one. See docs/research/batch.md.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Self

from semiramis.core.compile import engines
from semiramis.core.compile.engine import Engine
from semiramis.core.game import Game
from semiramis.core.model.arrays import Work
from semiramis.core.model.domain import CHANCE
from semiramis.core.model.message import Malformed, Refused
from semiramis.core.model.quote import quote
from semiramis.core.registry import find_game
from semiramis.research import kernel
from semiramis.research.adapters.errors import extra, readable_errors
from semiramis.research.engine import BATCH, SlotRng, mask_row, observation_row
from semiramis.research.observation import action_count, planes_of
from semiramis.research.rewards import REWARDS, check_rewards
from semiramis.research.streams import CHANCE_STREAM, CHOICE_STREAM, streams_of

with extra("rl"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

MOST_SLOTS = 1 << 24
MOST_THREADS = 1024


class Batch:
    """Games of one kind in numbered slots; a slot depends on the seed, its number and its own actions alone."""

    @readable_errors()
    def __init__(
        self,
        game: str | Game,
        n_seats: int = 2,
        slots: int = 1024,
        seed: int = 0,
        *,
        options: Mapping[str, str] | None = None,
        rewards: str = "rank",
        threads: int = 1,
        debug: bool = False,
        engine: Engine | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        check_rewards(rewards)
        self.slots = within(slots, 1, MOST_SLOTS, "research-batch-slots")
        self.threads = min(within(threads, 1, MOST_THREADS, "research-batch-threads"), self.slots)
        start, work = start_records(self.game, n_seats, options)
        self.n_seats = n_seats
        self.n_actions = action_count(self.game)
        self.planes = planes_of(self.game)
        self.debug = debug
        self._reward = REWARDS.index(rewards)
        self._engine = engine or engines.load(self.game, BATCH)
        self._step_slots = self._engine.entry(kernel.step_slots)
        self._sample_slots = self._engine.entry(kernel.sample_slots)
        self._make_arrays()
        self._set_up(start, work)
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.reset(seed)

    def _make_arrays(self) -> None:
        slots = self.slots
        self._rngs = np.zeros(slots, dtype=SlotRng.dtype())
        self._observations = np.zeros(slots, dtype=observation_row(self.game).dtype())
        self._masks = np.zeros(slots, dtype=mask_row(self.game).dtype())
        self.observation: NDArray[np.int16] = self._observations.view(np.int16).reshape(slots, -1)
        self.legal_action_mask: NDArray[np.uint8] = self._masks.view(np.uint8).reshape(slots, -1)
        self.actions: NDArray[np.int64] = np.zeros(slots, dtype=np.int64)
        self.mover: NDArray[np.uint8] = np.zeros(slots, dtype=np.uint8)
        self.terminated: NDArray[np.uint8] = np.zeros(slots, dtype=np.uint8)
        self.rejected: NDArray[np.uint8] = np.zeros(slots, dtype=np.uint8)
        self.lengths: NDArray[np.int32] = np.zeros(slots, dtype=np.int32)
        self.rewards: NDArray[np.float32] = np.zeros((slots, self.n_seats), dtype=np.float32)
        self.scores: NDArray[np.int32] = np.zeros((slots, self.n_seats), dtype=np.int32)

    def _set_up(self, start: Any, work: Work) -> None:
        """Make room for the games and, after them, scratch space, their common initial position and its legal list."""
        self._states = np.zeros(self.slots + 2, dtype=self.game.rules.State.dtype())
        self._states[-1] = start[0]
        self._works = np.zeros(self.slots + 2, dtype=self.game.rules.Work.dtype())
        self._works[-1] = work[0]
        self._slots = kernel.Slots(
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

    def reset(self, seed: int | None = None) -> None:
        """Restart the first game of every slot, with a new seed if one is given."""
        if seed is not None:
            if isinstance(seed, bool) or not isinstance(seed, int | np.integer):
                raise Malformed("research-batch-seed", given=quote(seed, 40))
            self.seed = int(seed)
        self._rngs["chance"] = streams_of(self.seed, self.slots, CHANCE_STREAM)
        self._rngs["choice"] = streams_of(self.seed, self.slots, CHOICE_STREAM)
        self._rngs["decisions"] = 0
        self._states[:-1] = self._states[-1]
        self._works[:-1] = self._works[-1]
        flags = (self.legal_action_mask, self.terminated, self.rejected)
        for array in (*flags, self.actions, self.lengths, self.rewards, self.scores):
            array[...] = 0
        self._step(kernel.BEGIN, 1)

    @readable_errors()
    def step(self, actions: ArrayLike) -> None:
        """Apply one action in every slot.

        A slot whose action is not legal keeps its position, and `rejected` is 1 there. In debug mode no slot is stepped
        then, and the Refused that is raised names the clause.
        """
        given = np.asarray(actions)
        if given.shape != (self.slots,):
            raise Malformed("research-batch-shape", given=str(given.shape), slots=self.slots)
        if not np.issubdtype(given.dtype, np.integer):
            raise Malformed("research-batch-dtype", given=str(given.dtype))
        if given.min() < 0 or given.max() >= self.n_actions:
            slot = int(np.flatnonzero((given < 0) | (given >= self.n_actions))[0])
            raise Malformed("research-batch-code", given=int(given[slot]), slot=slot, most=self.n_actions - 1)
        if self.debug:
            self._refuse_illegal(given)
        self.actions[:] = given
        self._step(kernel.GIVEN, 1)

    def sample(self) -> NDArray[np.int64]:
        """Sample a legal action for every slot, from its own random stream; returns the array `actions`."""
        self._spread(lambda first, last: self._sample_slots(self._works, self._rngs, self.actions, first, last))
        return self.actions

    @readable_errors()
    def run_random(self, steps: int) -> int:
        """Step every slot `steps` times by random legal actions, in one call; returns how many games ended."""
        return self._step(kernel.RANDOM, within(steps, 0, 1 << 40, "research-batch-steps"))

    @readable_errors()
    def state(self, slot: int) -> Any:
        """A copy of the position in a slot, as a plain state."""
        return self.game.rules.State.from_bytes(self._states[self._slot(slot)].tobytes())

    @readable_errors()
    def legal(self, slot: int) -> list[int]:
        """The legal codes in a slot."""
        work = self._works[self._slot(slot)]
        codes: list[int] = work["legal"][: work["n_legal"]].tolist()
        return codes

    @property
    def bytes_per_game(self) -> int:
        """Bytes of memory per game: position, legal list, random streams and every array."""
        public = (self.actions, self.mover, self.terminated, self.rejected, self.lengths, self.rewards, self.scores)
        records = (self._states, self._works, self._rngs, self._observations, self._masks)
        return sum(array.itemsize for array in records) + sum(array.nbytes // self.slots for array in public)

    def close(self) -> None:
        """Shut down the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _step(self, mode: int, steps: int) -> int:
        run, slots = self._step_slots, self._slots
        return sum(self._spread(lambda first, last: run(slots, first, last, mode, self._reward, steps)))

    def _spread(self, run: Callable[[int, int], Any]) -> list[Any]:
        """Run a call over all slots, split evenly among the threads."""
        if self._pool is None:
            return [run(0, self.slots)]
        edges = [self.slots * part // self.threads for part in range(self.threads + 1)]
        return list(self._pool.map(run, edges[:-1], edges[1:]))

    def _refuse_illegal(self, actions: NDArray[Any]) -> None:
        for slot in np.flatnonzero(self.legal_action_mask[np.arange(self.slots), actions] == 0).tolist():
            refusal = self.game.referee.why_not(self.state(slot), int(actions[slot]))
            if refusal is not None:
                raise Refused(refusal)

    def _slot(self, slot: int) -> int:
        return within(slot, 0, self.slots - 1, "research-batch-slot")


def start_records(game: Game, n_seats: int, options: Mapping[str, str] | None) -> tuple[Any, Any]:
    """The initial position and its legal list, as records; ValueError unless chance acts first."""
    start, work = game.new_state(n_seats, options), game.rules.Work()
    game.rules.legal(start, work)
    if game.rules.mover(start) != CHANCE:
        raise ValueError(f"a game of {game.key} does not begin with chance")
    records = ((start, game.rules.State), (work, game.rules.Work))
    state, legal = (np.frombuffer(record.to_bytes(), dtype=kind.dtype()) for record, kind in records)
    return state, legal


def within(given: int, least: int, most: int, message: str) -> int:
    """An integer within bounds; Malformed for anything else."""
    if isinstance(given, bool) or not isinstance(given, int | np.integer) or not least <= given <= most:
        raise Malformed(message, given=quote(given, 40), least=least, most=most)
    return int(given)
