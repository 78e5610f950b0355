"""The search as a program that is compiled with the rules of a game."""

from semiramis.bots.search import kernel
from semiramis.core.compile.program import INTERFACE, Program

SEARCH = Program(
    "search",
    entries=(kernel.simulate, kernel.rollouts_to_end),
    modules=(kernel,),
    interface=(*INTERFACE, "part_score", "value"),
)
"""Tree search; `SEARCH.linked(game)` runs the same kernel over plain rules."""
