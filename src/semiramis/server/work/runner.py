"""Who does long work: a process beside the event loop on a server, the caller itself in a browser."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

Result = TypeVar("Result")


class Runner(Protocol):
    """Runs a function of `tasks.py` where it holds up nobody else."""

    async def run(self, lines: int, task: Callable[..., Result], *args: Any) -> Result:
        """The result of a task about a log of so many lines.

        Raises what the task raises, and Unavailable if it takes too long, needs too much memory, or too many wait.
        """
        ...

    def close(self) -> None:
        """End what is under way."""
        ...


class InPlace:
    """Runs tasks at once, where there is nobody else to hold up."""

    async def run(self, lines: int, task: Callable[..., Result], *args: Any) -> Result:
        """The result of a task."""
        return task(*args)

    def close(self) -> None:
        """Nothing to do."""
