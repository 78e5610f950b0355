"""The batch kernel as a program: its records, and what it asks of a game."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from semiramis.core.compile.program import INTERFACE, Program
from semiramis.core.game import Game
from semiramis.core.model.record import Record, RecordType, number
from semiramis.research import kernel
from semiramis.research.observation import action_count, observation_length


class SlotRng(Record):
    """The random streams of a slot, for chance and for sampling, and the number of decisions in its game so far."""

    chance: list[int] = number(0, 1 << 40, 2)
    choice: list[int] = number(0, 1 << 40, 2)
    decisions: int = number(0, 1 << 30)


@cache
def row_type(name: str, low: int, high: int, length: int) -> Any:
    """A record that is one row of numbers."""
    return RecordType(name, (Record,), {"values": number(low, high, length), "__module__": __name__})


def observation_row(game: Game) -> Any:
    """The record of an observation: int16 values."""
    return row_type("ObservationRow", -(1 << 15), (1 << 15) - 1, observation_length(game))


def mask_row(game: Game) -> Any:
    """The record of a legal action mask: one byte for every action of a player."""
    return row_type("MaskRow", 0, 1, action_count(game))


def slot_types(game: Game) -> Mapping[str, Any]:
    """What the names in the kernel's annotations stand for; streams and observations are fields of records here."""
    observation = observation_row(game)
    return {
        "SlotRng": SlotRng,
        "Stream": (SlotRng, "chance"),
        "ObservationRow": observation,
        "ObservationValues": (observation, "values"),
        "MaskRow": mask_row(game),
    }


BATCH = Program(
    "batch",
    entries=(kernel.step_slots, kernel.sample_slots),
    modules=(kernel,),
    interface=(*INTERFACE, "tie_break", "observe"),
    types=slot_types,
)
"""Batches of games; `BATCH.linked(game)` runs the same kernel over plain rules."""
