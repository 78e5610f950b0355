"""The time that clocks of tables go by: it passes only while a server runs, and evenly."""

import time
from time import monotonic


class RunningTime:
    """Seconds since the epoch, less all the time that servers on this data were down.

    Setting the machine's clock changes nothing, since only the first server on the data reads it. After a restart time
    goes on from the last heartbeat.
    """

    def __init__(self) -> None:
        self._start = time.time()
        self._started_at = monotonic()

    def resume(self, last_heartbeat: float | None) -> None:
        """Go on from the last heartbeat of an earlier server; None on new data."""
        self._start = time.time() if last_heartbeat is None else last_heartbeat
        self._started_at = monotonic()

    def now(self) -> float:
        """The running time in seconds."""
        return self._start + monotonic() - self._started_at

    def to_wall_time(self, moment: float) -> float:
        """When the machine's clock shows a moment of running time, if the server goes on running, in epoch seconds."""
        return time.time() + moment - self.now()
