"""One game at a time for an environment: plain or compiled with the same result, decision by decision."""

import secrets
from collections.abc import Mapping
from functools import partial
from operator import index
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from semiramis.core.game import Game
from semiramis.core.model.domain import NOBODY, SEAT
from semiramis.research.adapters import single
from semiramis.research.adapters.engine import SoloEngine, is_ready, plain_solo, solo_engine
from semiramis.research.adapters.errors import BadCall, plainly, refuse
from semiramis.research.engine import Life, mask_type, sight_type
from semiramis.research.observation import action_count
from semiramis.research.rewards import REWARDS, check_rewards
from semiramis.research.streams import CHANCE_STREAM, stream_of

FRESH_SEED_BITS = 62


class SoloTable:
    """A table at which one game after the other is played.

    Chance draws from one stream of numbers, started by a seed: whoever begins anew without a seed goes on in it, so a
    single seed decides all games. They are those of slot 0 in a batch of the same seed.
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
        with plainly():
            check_rewards(rewards)
            start = game.new_state(seats_of(game, n_seats), options_of(options))
        self.game = game
        self.n_seats = n_seats
        self.debug = debug
        self.mover = NOBODY
        self._mine: Any
        self._others: Any
        self.compiled = is_ready(game) if compiled is None else compiled
        self._rewards = rewards
        self._seeded = False
        work = game.rules.Work()
        game.rules.legal(start, work)
        if self.compiled:
            self._set_compiled(start, work)
        else:
            self._set_plain(start, work)

    def _set_compiled(self, start: Any, work: Any) -> None:
        engine = solo_engine(self.game)
        self._states = engine.states(start, start)
        works = engine.works(2)
        works[1] = np.frombuffer(work.to_bytes(), works.dtype)[0]
        self._lives: Any = np.zeros(1, Life.dtype())
        masks = np.zeros(1, mask_type(self.game).dtype())
        sights = np.zeros(2, sight_type(self.game).dtype())
        self.marks = masks["row"][0]
        self._mine, self._others = sights["row"]
        self._gain: Any = np.zeros(len(SEAT))
        self._set_steps(engine, (self._states, works, self._lives, masks, sights))

    def _set_plain(self, start: Any, work: Any) -> None:
        self._states = [start.clone(), start]
        self._lives = [Life()]
        mask, sights = mask_type(self.game)(), [sight_type(self.game)() for _ in range(2)]
        mask.row = bytearray(action_count(self.game))
        self.marks = np.frombuffer(mask.row, np.int8)
        self._mine, self._others = (sight.row for sight in sights)
        self._gain = [0.0] * len(SEAT)
        steps = plain_solo(self.game)
        named = SimpleNamespace(**{step.__name__: steps.of(step) for step in SoloEngine.entries})
        self._set_steps(named, (self._states, [self.game.rules.Work(), work], self._lives, [mask], sights))

    def _set_steps(self, steps: Any, at_hand: tuple[Any, ...]) -> None:
        """Keep the three calls with everything they always get, so that a decision costs as little as it can."""
        self._begin = partial(steps.begin_solo, *at_hand)
        self._step = partial(steps.step_solo, *at_hand, self._gain, REWARDS.index(self._rewards))
        self._look = partial(steps.look_solo, self._states, at_hand[-1])

    def begin(self, seed: int | None = None) -> None:
        """Begin a game: the first of a seed, or the next one."""
        if seed is not None or not self._seeded:
            stream = stream_of(seed_of(seed), 0, CHANCE_STREAM)
            if self.compiled:
                self._lives["chance"] = stream
            else:
                self._lives[0].chance = stream
            self._seeded = True
        self.mover = self._begin()

    def play(self, action: Any) -> bool:
        """Play an action for the mover; False, and nothing has changed, where it is not legal."""
        try:
            at = self._step(action if type(action) is int else code_of(action))
        except OverflowError:  # no code needs 64 bits
            at = single.REFUSED
        if at == single.REFUSED:
            if self.debug:
                raise refuse(self.game, self.state, code_of(action))
            return False
        self.mover = at
        return True

    @property
    def state(self) -> Any:
        """The position, as a plain copy."""
        record = self._states[0]
        return self.game.rules.State.from_bytes(record.tobytes()) if self.compiled else record.clone()

    def legal(self) -> list[int]:
        """The codes the mover may play."""
        codes: list[int] = np.flatnonzero(self.marks).tolist()
        return codes

    def shown(self) -> NDArray[np.int16]:
        """What the mover sees, in an array of its own."""
        return self._mine.copy() if self.compiled else np.array(self._mine, np.int16)

    def seen_by(self, seat: int) -> NDArray[np.int16]:
        """What any seat sees, whoever decides."""
        if seat == self.mover:
            return self.shown()
        self._look(seat)
        return self._others.copy() if self.compiled else np.array(self._others, np.int16)

    def rewards(self) -> list[float]:
        """What each seat gets for the game that is over."""
        return [float(gain) for gain in self._gain[: self.n_seats]]


def seats_of(game: Game, n_seats: Any) -> int:
    """A number of seats the game is for."""
    if n_seats not in game.seats:
        raise BadCall("seats-wrong", given=str(n_seats)[:40], least=min(game.seats), most=max(game.seats))
    return int(n_seats)


def options_of(options: Mapping[str, str] | None) -> dict[str, str]:
    """Table options as words; which of them there are the game knows."""
    if options is not None and not isinstance(options, Mapping):
        raise BadCall("research-env-options-shape", given=str(options)[:40])
    return {str(name): str(value) for name, value in (options or {}).items()}


def seed_of(seed: int | None) -> int:
    """A seed as it was given, or a fresh one."""
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
    """An action as a whole number, whatever kind of whole number it came as."""
    try:
        return index(action)
    except TypeError:
        raise BadCall("research-env-action-shape", given=str(action)[:40]) from None
