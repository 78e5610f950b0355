"""Clocks: a bank of seconds with an increment per turn, or days per decision; stored with the table.

All moments are running time (`running_time.py`): while no server runs, no clock does.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

SECONDS_OF_A_DAY = 86_400.0
AFTER_RETURN = 60.0
"""Seconds for a player who returns after running out of time."""


@dataclass(frozen=True)
class TableClock:
    """The clock of a table: seconds `left` for each seat; that of seat `running` (-1: none) has run since `since`."""

    mode: str = "none"
    bank: float = 0.0
    increment: float = 0.0
    left: tuple[float, ...] = ()
    running: int = -1
    since: float = 0.0

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> "TableClock":
        """A clock from its stored form."""
        return cls(**{**data, "left": tuple(data["left"])}) if data else cls()

    def to_json(self) -> dict[str, Any]:
        """The clock as it is stored, empty if there is none."""
        return {} if self.mode == "none" else {**vars(self), "left": list(self.left)}

    def settled(self, now: float) -> "TableClock":
        """The clock at a time, with the time passed subtracted from the running seat."""
        if self.mode == "none" or self.running < 0:
            return replace(self, since=now)
        left = list(self.left)
        left[self.running] = max(0.0, left[self.running] - max(0.0, now - self.since))
        return replace(self, left=tuple(left), since=now)

    def handed_on(self, now: float, seat: int, done: bool = False) -> "TableClock":
        """The clock with `seat` running (-1: none); with `done`, the seat that ran before gets its increment."""
        clock = self.settled(now)
        if clock.mode == "none":
            return clock
        left = list(clock.left)
        if done and clock.running >= 0:
            left[clock.running] = clock.bank if clock.mode == "days" else left[clock.running] + clock.increment
        return replace(clock, left=tuple(left), running=seat)

    def returned(self, seat: int) -> "TableClock":
        """The clock after the player of a seat has returned; without time left they get AFTER_RETURN seconds."""
        left = list(self.left)
        if self.mode != "none" and left[seat] <= 0:
            left[seat] = AFTER_RETURN
        return replace(self, left=tuple(left))

    def deadline(self) -> float | None:
        """When the running seat runs out of time, None if no clock runs."""
        if self.mode == "none" or self.running < 0:
            return None
        return self.since + self.left[self.running]


def new_clock(mode: str, seats: int, bank: float = 0.0, increment: float = 0.0, days: float = 0.0) -> TableClock:
    """A clock for a new table, not running yet; `bank` and `increment` in seconds."""
    if mode == "none":
        return TableClock()
    whole = days * SECONDS_OF_A_DAY if mode == "days" else bank
    return TableClock(mode, whole, increment, (whole,) * seats)
