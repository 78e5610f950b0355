"""One game's rules and observations under the batch kernel: compiled, or plain with the same result."""

import inspect
import sys
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from semiramis.core.compile import playouts
from semiramis.core.compile.jit import SLOTS, Engine
from semiramis.core.compile.link import Linked
from semiramis.core.game import Game
from semiramis.core.model.record import Record, RecordType, number
from semiramis.research import kernel
from semiramis.research.observation import action_count, observation_length

_loaded: dict[tuple[str, int, str], "BatchEngine"] = {}
_loading = threading.Lock()


class Life(Record):
    """What a slot has besides its position: streams for chance and for choices, and decisions of the game so far."""

    chance: list[int] = number(0, 1 << 40, 2)
    choice: list[int] = number(0, 1 << 40, 2)
    age: int = number(0, 1 << 30)


@cache
def row_type(name: str, low: int, high: int, length: int) -> Any:
    """A record that is one row of numbers."""
    return RecordType(name, (Record,), {"row": number(low, high, length), "__module__": __name__})


def sight_type(game: Game) -> Any:
    """The record of an observation: int16s."""
    return row_type("Sight", -(1 << 15), (1 << 15) - 1, observation_length(game))


def mask_type(game: Game) -> Any:
    """The record of a mask: a byte for every code of a player's action."""
    return row_type("Mask", 0, 1, action_count(game))


class BatchEngine(Engine):
    """The numba twins of a game's rules and observations, with batches on top."""

    entries: tuple[Any, ...] = (kernel.step_slots, kernel.sample_slots)

    def __init__(self, game: Game, boundscheck: bool = False) -> None:
        self.extra = self.modules_for(game)
        super().__init__(game, boundscheck)

    @staticmethod
    def modules_for(game: Game) -> tuple[ModuleType, ...]:
        """The modules compiled beside a game's rules; a tie-break need not stand among these."""
        home = sys.modules[game.rules.tie_break.__module__]
        return (*game.ai.modules, kernel, *([] if home in game.rules.modules else [home]))

    def _point(self, linked: Linked, names: dict[str, Any]) -> None:
        """Also point at what a game's contract does not name, or does not ask to be a rule."""
        import numba

        twin_of_code = {f.__code__: twin for f, twin in self._twins.items()}
        tie_break = twin_of_code.get(self.game.rules.tie_break.__code__)
        if tie_break is None:
            compiled = numba.njit(nogil=True, error_model="numpy", boundscheck=self.boundscheck)
            tie_break = compiled(linked.of(self.game.rules.tie_break))
        observe = twin_of_code[self.game.ai.observe.__code__]
        for function, twin in self._twins.items():
            if function.__module__ == self.game.ai.observe.__module__:
                _promise_apart(twin)
        super()._point(linked, {**names, "observe": observe, "tie_break": tie_break})

    def optimised(self) -> AbstractContextManager[None]:
        """Observations are mostly copied: here it pays to move many numbers at once."""
        return _optimised_in_full()

    def signature(self, function: FunctionType) -> tuple[Any, ...]:
        """The types of a rule's parameters, by their names."""
        import numba

        kinds = {"life": Life, "sight": sight_type(self.game), "mask": mask_type(self.game)}
        records = {name: numba.from_dtype(kind.dtype()) for name, kind in kinds.items()}
        own = {**records, "lives": records["life"][::1], "sights": records["sight"][::1], "masks": records["mask"][::1]}
        own |= {"stream": records["life"].typeof("chance"), "out": records["sight"].typeof("row")}
        own |= dict.fromkeys(("movers", "done", "rejected"), numba.uint8[::1])
        own |= {"actions": numba.int64[::1], "lengths": numba.int32[::1]}
        own |= {"rewards": numba.float32[:, ::1], "scores": numba.int32[:, ::1]}
        usual = zip(inspect.signature(function).parameters, super().signature(function), strict=True)
        return tuple(own.get(name, kind) for name, kind in usual)


@contextmanager
def _optimised_in_full() -> Iterator[None]:
    from numba.core import config

    before = config.LOOP_VECTORIZE, config.SLP_VECTORIZE, config.OPT
    config.LOOP_VECTORIZE, config.SLP_VECTORIZE, config.OPT = 1, 1, type(config.OPT)("3")
    try:
        yield
    finally:
        config.LOOP_VECTORIZE, config.SLP_VECTORIZE, config.OPT = before


def _promise_apart(twin: Any) -> None:
    """Tell the compiler that what a function reads and what it writes never overlap, where it can be told."""
    compiler = getattr(twin, "_compiler", None)
    usual = getattr(compiler, "_customize_flags", None)
    if compiler is None or usual is None:
        return

    def customized(flags: Any) -> Any:
        flags = usual(flags)
        if hasattr(flags, "noalias"):
            flags.noalias = True
        return flags

    compiler._customize_flags = customized


def batch_engine(game: Game) -> BatchEngine:
    """The compiled batches of a game, loaded once; compiled first where they are not in the cache."""
    key = game.key, game.version, game.edition.hash
    with _loading:
        if key not in _loaded:
            engine = BatchEngine(game)
            engine.load()
            _loaded[key] = engine
        return _loaded[key]


def plain_batch(game: Game) -> Linked:
    """The batch kernel over a game's plain rules: far slower, for tests and debuggers."""
    return Linked((playouts, kernel), {name: game.function(name) for name in (*SLOTS, "tie_break", "observe")})
