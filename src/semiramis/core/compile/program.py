"""Programs: loops compiled together with a game's rules, and what they ask of the game."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import TYPE_CHECKING, Any

from semiramis.core.compile import playouts
from semiramis.core.compile.link import Linked

if TYPE_CHECKING:
    from semiramis.core.game import Game

INTERFACE = ("mover", "legal", "apply", "total_score", "is_sound")
"""The functions of a game that the loops of `playouts` call."""

Types = Mapping[str, Any]
"""Parameter types by name: a Record class, a (Record class, field) pair, or a numpy type with its axes as text."""


def no_types(game: "Game") -> Types:
    """No types beyond those every program knows."""
    return {}


@dataclass(frozen=True)
class Program:
    """Loops that are compiled with the rules of any game; `name` tells their compiled code from that of others."""

    name: str
    entries: tuple[Any, ...]
    """The loops Python calls; all other rules are inlined into these."""
    on_demand: tuple[Any, ...] = ()
    """Loops for proofs and measurements, compiled when `Engine.entry` is asked for them."""
    modules: tuple[ModuleType, ...] = ()
    """Where the loops are defined, beside `playouts`."""
    interface: tuple[str, ...] = INTERFACE
    """The functions of a game that the loops call, as in `core.compile.interface`."""
    types: Callable[["Game"], Types] = no_types
    """Names in the annotations of parameters, beside `State`, `Work` and `Stream`."""
    texts: Mapping[str, str] = field(default_factory=dict, hash=False)
    """C of our own for loops by name, where a compiler makes faster code of it than of the translation."""

    def modules_for(self, game: "Game") -> tuple[ModuleType, ...]:
        """All modules compiled together: rules, loops, and those that define the functions of the interface."""
        ai = game.ai.modules if any(hasattr(game.ai, name) for name in self.interface) else ()
        known = (*game.rules.modules, playouts, *ai, *self.modules)
        homes = (sys.modules[game.function(name).__module__] for name in self.interface)
        return (*known, *dict.fromkeys(home for home in homes if home not in known))

    def linked(self, game: "Game") -> Linked:
        """The loops over a game's plain rules: the same results, far slower; for tests and debuggers."""
        return Linked((playouts, *self.modules), {name: game.function(name) for name in self.interface})


PLAYOUTS = Program(
    "playouts",
    entries=(playouts.seed_stream, playouts.random_games),
    on_demand=(playouts.trace_game, playouts.clone_many, playouts.soak_games),
)
"""Random games."""
