"""One game at a time for an environment: plain or compiled, with the same results decision by decision."""

import secrets
from collections.abc import Callable, Mapping
from functools import partial
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from semiramis.core.compile import engines
from semiramis.core.compile.engine import Entry
from semiramis.core.game import Game
from semiramis.core.model.arrays import Work
from semiramis.core.model.domain import NOBODY, SEAT
from semiramis.research.adapters import single
from semiramis.research.adapters.engine import SINGLE, is_ready
from semiramis.research.adapters.errors import BadCall, illegal_action_error, readable_errors
from semiramis.research.engine import SlotRng, mask_row, observation_row
from semiramis.research.observation import action_count
from semiramis.research.rewards import REWARDS, check_rewards
from semiramis.research.streams import CHANCE_STREAM, stream_of

FRESH_SEED_BITS = 62


class SingleTable:
    """A table at which games are played one after the other.

    Chance draws from one random stream. Starting a game without a seed continues the stream, so one seed determines all
    games; they are those of slot 0 in a batch of the same seed.
    """

    def __init__(
        self,
        game: Game,
        n_seats: int,
        options: Mapping[str, str] | None = None,
        rewards: str = "rank",
        compiled: bool | None = None,
        debug: bool = False,
    ) -> None:
        with readable_errors():
            check_rewards(rewards)
            start = game.new_state(seats_of(game, n_seats), options_of(options))
        self.game = game
        self.n_seats = n_seats
        self.debug = debug
        self.mover = NOBODY
        self._of_mover: Any
        self._of_other: Any
        self.compiled = is_ready(game) if compiled is None else compiled
        self._rewards = rewards
        self._seeded = False
        work = game.rules.Work()
        game.rules.legal(start, work)
        if self.compiled:
            self._set_compiled(start, work)
        else:
            self._set_plain(start, work)

    def _set_compiled(self, start: Any, work: Work) -> None:
        engine = engines.load(self.game, SINGLE)
        self._states: Any = engine.states(start, start)
        works = engine.works(2)
        works[1] = work
        self._rngs: Any = np.zeros(1, SlotRng.dtype())
        masks = np.zeros(1, mask_row(self.game).dtype())
        observations = np.zeros(2, observation_row(self.game).dtype())
        self.legal_action_mask = masks["values"][0]
        self._of_mover, self._of_other = observations["values"]
        self._returns: Any = np.zeros(len(SEAT))
        self._set_steps(engine.entry, _bound, (self._states, works, self._rngs, masks, observations))

    def _set_plain(self, start: Any, work: Work) -> None:
        self._states = [start.clone(), start]
        self._rngs = [SlotRng()]
        mask, observations = mask_row(self.game)(), [observation_row(self.game)() for _ in range(2)]
        mask.values = bytearray(action_count(self.game))
        self.legal_action_mask = np.frombuffer(mask.values, np.int8)
        self._of_mover, self._of_other = (observation.values for observation in observations)
        self._returns = [0.0] * len(SEAT)
        entry = SINGLE.linked(self.game).of
        self._set_steps(
            entry, partial, (self._states, [self.game.rules.Work(), work], self._rngs, [mask], observations)
        )

    def _set_steps(self, entry: Callable[[Any], Any], bind: Callable[..., Any], arrays: tuple[Any, ...]) -> None:
        """Bind the arrays to the three calls once, so that a decision costs as little as possible."""
        self._begin = bind(entry(single.begin_single), *arrays)
        self._step = partial(bind(entry(single.step_single), *arrays, self._returns), REWARDS.index(self._rewards))
        self._observe = bind(entry(single.observe_single), self._states, arrays[-1])

    def begin(self, seed: int | None = None) -> None:
        """Start a game: the first of a seed, or the next of the same stream."""
        if seed is not None or not self._seeded:
            stream = stream_of(seed_of(seed), 0, CHANCE_STREAM)
            if self.compiled:
                self._rngs["chance"] = stream
            else:
                self._rngs[0].chance = stream
            self._seeded = True
        self.mover = self._begin()

    def play(self, action: Any) -> bool:
        """Play an action for the mover. An illegal one changes nothing and returns False, or raises in debug mode."""
        try:
            at = self._step(action if type(action) is int else code_of(action))
        except OverflowError:  # no code needs 64 bits
            at = single.REFUSED
        if at == single.REFUSED:
            if self.debug:
                raise illegal_action_error(self.game, self.state, code_of(action))
            return False
        self.mover = at
        return True

    @property
    def state(self) -> Any:
        """The position, as a plain copy."""
        return self._states[0].clone()

    def legal(self) -> list[int]:
        """The codes the mover may play."""
        codes: list[int] = np.flatnonzero(self.legal_action_mask).tolist()
        return codes

    def observation(self) -> NDArray[np.int16]:
        """What the mover sees, as a new array."""
        return self._of_mover.copy() if self.compiled else np.array(self._of_mover, np.int16)

    def observation_of(self, seat: int) -> NDArray[np.int16]:
        """What any seat sees, as a new array."""
        if seat == self.mover:
            return self.observation()
        self._observe(seat)
        return self._of_other.copy() if self.compiled else np.array(self._of_other, np.int16)

    def returns(self) -> list[float]:
        """The reward of each seat for the game that has ended."""
        return [float(reward) for reward in self._returns[: self.n_seats]]


def _bound(entry: Entry, *arrays: Any) -> Callable[..., Any]:
    return entry.bind(*arrays)


def seats_of(game: Game, n_seats: object) -> int:
    """A number of seats the game allows; BadCall for any other."""
    if n_seats not in game.seats:
        raise BadCall("seats-wrong", given=str(n_seats)[:40], least=min(game.seats), most=max(game.seats))
    return int(n_seats)


def options_of(options: Mapping[str, str] | None) -> dict[str, str]:
    """Table options as words; the game checks them."""
    if options is not None and not isinstance(options, Mapping):
        raise BadCall("research-env-options-shape", given=str(options)[:40])
    return {str(name): str(value) for name, value in (options or {}).items()}


def seed_of(seed: int | None) -> int:
    """The given seed, or a fresh one; BadCall unless it is a non-negative integer."""
    if seed is None:
        return secrets.randbits(FRESH_SEED_BITS)
    try:
        whole = index(seed)
    except TypeError:
        whole = -1
    if whole < 0:
        raise BadCall("research-env-seed", given=str(seed)[:40])
    return whole


def code_of(action: Any) -> int:
    """An action of any integer type as an int; BadCall for anything else."""
    try:
        return index(action)
    except TypeError:
        raise BadCall("research-env-action-shape", given=str(action)[:40]) from None
