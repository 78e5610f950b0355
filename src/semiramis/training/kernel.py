"""The heuristic after each legal action of every slot, written once in the rules dialect."""

import sys
from typing import Annotated, Any

from semiramis.core.compile.interface import apply, copy_state, value
from semiramis.core.compile.program import INTERFACE, Program
from semiramis.core.model.arrays import Bytes, States, Works
from semiramis.core.model.rule import rule

Shorts2 = Annotated[Any, "int16[:, ::1]"]

ILLEGAL = 0
VALUE_UNITS = 64.0
"""Values are whole numbers of this fraction of a point."""
LARGEST_VALUE = 500.0


@rule()
def write_values(states: States, works: Works, movers: Bytes, values: Shorts2, slots: int, heuristic: int) -> None:
    """Write the mover's heuristic after each legal action, 1 without `heuristic`, and ILLEGAL for other actions.

    The state and the work after those of the slots are scratch space.
    """
    for slot in range(slots):
        for code in range(len(values[slot])):
            values[slot][code] = ILLEGAL
        for place in range(works[slot].n_legal):
            code = works[slot].legal[place]
            if heuristic > 0:
                copy_state(states, slots, slot)
                apply(states[slots], works[slots], code)
                points = value(states[slots], movers[slot])
                units = int(VALUE_UNITS * min(LARGEST_VALUE, max(-LARGEST_VALUE, points)))
                values[slot][code] = units if units != ILLEGAL else 1
            else:
                values[slot][code] = 1


VALUES = Program("values", entries=(write_values,), modules=(sys.modules[__name__],), interface=(*INTERFACE, "value"))
"""Heuristics of whole batches."""
