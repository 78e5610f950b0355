"""Clocks: a bank of seconds with an increment, or days for each decision; plain data that is stored with the table."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

SECONDS_OF_A_DAY = 86_400.0
AFTER_RETURN = 60.0
"""Seconds a player gets who comes back after running out of time."""


@dataclass(frozen=True)
class TableClock:
    """The clock of a table: `left` seconds for each seat, and since when one of them runs."""

    mode: str = "none"
    bank: float = 0.0
    increment: float = 0.0
    left: tuple[float, ...] = ()
    running: int = -1
    since: float = 0.0

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> "TableClock":
        """A clock as it was stored."""
        return cls(**{**data, "left": tuple(data["left"])}) if data else cls()

    def to_json(self) -> dict[str, Any]:
        """The clock as plain data."""
        return {} if self.mode == "none" else {**vars(self), "left": list(self.left)}

    def settled(self, now: float) -> "TableClock":
        """The clock with the time that has passed taken from whoever it runs for."""
        if self.mode == "none" or self.running < 0:
            return replace(self, since=now)
        left = list(self.left)
        left[self.running] = max(0.0, left[self.running] - max(0.0, now - self.since))
        return replace(self, left=tuple(left), since=now)

    def handed_on(self, now: float, seat: int, done: bool = False) -> "TableClock":
        """The clock once `seat` (or nobody, -1) is to think; `done`: whoever thought before has earned new time."""
        clock = self.settled(now)
        if clock.mode == "none":
            return clock
        left = list(clock.left)
        if done and clock.running >= 0:
            left[clock.running] = clock.bank if clock.mode == "days" else left[clock.running] + clock.increment
        return replace(clock, left=tuple(left), running=seat)

    def returned(self, seat: int) -> "TableClock":
        """The clock once somebody has come back to a seat; who had run out of time gets a little."""
        left = list(self.left)
        if self.mode != "none" and left[seat] <= 0:
            left[seat] = AFTER_RETURN
        return replace(self, left=tuple(left))

    def slept(self, seconds: float) -> "TableClock":
        """The clock after the server was down for a while: that was nobody's time."""
        return replace(self, since=self.since + seconds) if self.running >= 0 else self

    def deadline(self) -> float | None:
        """When whoever is thinking runs out of time."""
        if self.mode == "none" or self.running < 0:
            return None
        return self.since + self.left[self.running]


def new_clock(mode: str, seats: int, bank: float = 0.0, increment: float = 0.0, days: float = 0.0) -> TableClock:
    """A clock for a new table; it does not run yet."""
    if mode == "none":
        return TableClock()
    whole = days * SECONDS_OF_A_DAY if mode == "days" else bank
    return TableClock(mode, whole, increment, (whole,) * seats)
