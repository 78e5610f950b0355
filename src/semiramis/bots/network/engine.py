"""The network and its search as a program that is compiled with the rules of a game."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from semiramis.bots.network import evaluation, kernel
from semiramis.core.compile.program import INTERFACE, Program
from semiramis.core.game import Game
from semiramis.core.model.observation import length_of
from semiramis.core.model.record import Record, RecordType, number


@cache
def observation_row(length: int) -> Any:
    """Return the record of an observation: int16 values."""
    values = number(-(1 << 15), (1 << 15) - 1, length)
    return RecordType("ObservationRow", (Record,), {"values": values, "__module__": __name__})


def network_types(game: Game) -> Mapping[str, Any]:
    """Return what the names in the kernel's annotations stand for."""
    row = observation_row(length_of(game.ai.planes))
    return {"ObservationRow": row, "ObservationValues": (row, "values")}


NETWORK = Program(
    "network",
    entries=(kernel.evaluate_root, kernel.search_moves),
    modules=(evaluation, kernel),
    interface=(*INTERFACE, "observe"),
    types=network_types,
    texts={"add_row": evaluation.ADD_ROW},
)
"""Networks; `NETWORK.linked(game)` runs the same kernel over plain rules."""
