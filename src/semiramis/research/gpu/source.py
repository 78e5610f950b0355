"""CUDA C++ for a GPU: the rules of a game as the C emitter writes them, its edition's tables, and kernels.

The rules are the text that a processor's library is compiled from, except for `draw_below`. An edition's tables are
part of the text: they lie in constant memory, and the compiler knows their values.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from semiramis.core.compile import playouts
from semiramis.core.compile.c.declarations import pack_edition
from semiramis.core.compile.c.function import CFunction
from semiramis.core.compile.c.unit import Unit
from semiramis.core.compile.program import INTERFACE, PLAYOUTS, Program
from semiramis.core.game import Game
from semiramis.research import kernel
from semiramis.research.engine import BATCH
from semiramis.research.observation import action_count, observation_length

KERNELS = Path(__file__).parent / "kernels"
MOST_LINES = 1000
MOST_STAGES = 32
"""Stages that the kernels can tell apart."""

DRAW_BELOW = """
/* Draw an integer from 0 to n - 1: as the rule does, in 32 bits (Schrage's method), which a GPU divides fast. */
RULE num draw_below(const Tables *tables, int64_t *stream, num n) {
  int32_t one = (int32_t)stream[0], two = (int32_t)stream[1];
  one = 40014 * (one % 53668) - 12211 * (one / 53668);
  if (one < 0) one += 2147483563;
  two = 40692 * (two % 52774) - 3791 * (two / 52774);
  if (two < 0) two += 2147483399;
  stream[0] = one;
  stream[1] = two;
  const int32_t ahead = one - two;
  const uint64_t scaled = (uint64_t)(ahead >= 164 ? ahead - 164 : ahead + 2147483399) * (uint32_t)n;
  if (n >= 1 << 24) return (num)(scaled / 2147483563u);
  const uint32_t drawn = (uint32_t)(scaled >> 31); /* by 2^31; the modulus is 85 less */
  return (num)(drawn + (((uint32_t)scaled & 0x7fffffffu) + 85u * drawn >= 2147483563u));
}"""


@dataclass(frozen=True)
class Kernels:
    """A set of kernels that are compiled together with a game's rules."""

    name: str
    program: Program
    """What the kernels call."""
    interface: tuple[str, ...]
    """The functions of a game that the kernels call themselves, as `game_NAME`."""
    names: tuple[str, ...]
    """The kernels."""


GAMES = Kernels(
    "games",
    Program("device-games", entries=PLAYOUTS.entries, interface=PLAYOUTS.interface),
    ("mover", "apply", "total_score"),
    ("play_kernel",),
)
"""Whole random games."""

SLOTS = Kernels(
    "batch",
    replace(
        BATCH,
        name="device-batch",
        entries=(
            kernel.next_code,
            kernel.sample_code,
            kernel.clear_result,
            kernel.clear_mask,
            kernel.set_mask,
            kernel.first_outcome,
            kernel.finish_game,
        ),
    ),
    ("mover", "legal", "apply", "observe"),
    ("step_kernel", "reset_kernel", "sample_kernel"),
)
"""Batches."""

VALUES = Kernels(
    "values",
    Program("device-values", entries=(), interface=(*INTERFACE, "value")),
    ("apply", "value"),
    ("values_kernel",),
)
"""The heuristic after each legal action of every slot of a batch."""


@dataclass(frozen=True)
class Source:
    """The text of a set of kernels over one game; `settings` are macros of the kernels."""

    game: Game
    kernels: Kernels
    settings: Mapping[str, int] = field(default_factory=dict)

    @cached_property
    def text(self) -> str:
        """The whole text. Raises NotInDialect for a rule that cannot be translated, ValueError for too many stages."""
        unit = Unit(self.game, self.kernels.program)
        names = {name: unit.function(self.game.function(name), None) for name in self.kernels.interface}
        for function in unit.functions:
            self._adapt(function)
        parts = [
            # known values, so that the compiler can use them
            unit.text.replace("#define TABLE static __constant__\n", "#define TABLE static __constant__ const\n", 1),
            f"static __constant__ const Tables edition = {{{', '.join(map(str, self._edition(unit)))}}};",
            *(f"#define game_{name} {function.name}" for name, function in names.items() if function),
            *(f"#define {name} {number}" for name, number in self.settings.items()),
            f"#define MASK_WORDS {mask_words(self.game)}",
            f"#define OBSERVATION_LENGTH {observation_length(self.game)}",
            "namespace device {",
            self._kinds(),
            *((KERNELS / f"{name}.cuh").read_text(encoding="utf-8") for name in ("common", self.kernels.name)),
            "}",
            "",
        ]
        return "\n".join(parts)

    @cached_property
    def stamp(self) -> str:
        """Sixteen hex digits that identify the text."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]

    def _adapt(self, function: CFunction) -> None:
        """Change what another form makes faster on a GPU: random numbers, and calls of long rules."""
        if function.python_name == playouts.draw_below.__name__:
            function.text = DRAW_BELOW
        if function.text.count("\n") > self.settings.get("INLINED_LINES", MOST_LINES):
            function.text = function.text.replace("\nRULE ", "\nstatic __device__ __noinline__ ", 1)

    def _edition(self, unit: Unit) -> list[int]:
        packed = pack_edition(unit.edition_shapes, self.game.components.tables)
        return memoryview(packed).cast("i").tolist()

    def _kinds(self) -> str:
        """The kind of every code as a table, and a check that the stages fit into the keys of the kernels."""
        stages = next((each.words for each in self.game.rules.State.fields if each.name == "stage"), None)
        if stages is None or len(stages) > MOST_STAGES:
            raise ValueError(f"{self.game.key} needs a field `stage` with at most {MOST_STAGES} words")
        kinds = kinds_of_codes(self.game.rules.catalogue)
        return f"static __constant__ const uint8_t kind_of_code[{len(kinds)}] = {{{', '.join(map(str, kinds))}}};"


MOST_KINDS = 30
"""Kinds of actions that the kernels can tell apart; others share a number, which costs speed alone."""


def kinds_of_codes(catalogue: Any) -> list[int]:
    """The number of the kind of each code, by which kernels group games."""
    firsts = sorted(catalogue.first(kind) for kind in catalogue.kinds)
    numbers = []
    for index, first in enumerate(firsts):
        last = firsts[index + 1] if index + 1 < len(firsts) else catalogue.size
        numbers += [index % MOST_KINDS] * (last - first)
    return numbers


def mask_words(game: Game) -> int:
    """The number of 32-bit words of a mask as bits."""
    return -(-action_count(game) // 32)
