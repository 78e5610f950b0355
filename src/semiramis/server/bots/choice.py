"""The choice of a bot for a table, and who makes it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from semiramis.bots.process.protocol import Job
from semiramis.bots.search.explanation import Explanation
from semiramis.server.bots.queue import Place, Rank

ANYWHERE = Place()


@dataclass(frozen=True)
class Choice:
    """A legal code and who chose it.

    With `fallback` the bot asked for did not: `trouble` says "died", "hung", "raised: …" or "illegal …". `seconds`
    were spent on choosing, without the time the job waited for a worker.
    """

    code: int
    by: str
    fallback: bool
    trouble: str
    seconds: float
    why: Explanation | None = None


@dataclass(frozen=True)
class Stats:
    """Counts since the pool was made."""

    jobs: int
    fallbacks: int
    replaced: int
    waiting: Mapping[Rank, int] = field(default_factory=dict, compare=False)
    """How many jobs of each rank wait now."""
    waited: float = field(default=0.0, compare=False)
    """The seconds that all jobs so far have waited together."""
    longest: float = field(default=0.0, compare=False)
    """The seconds that the job at hand for longest waits already."""


class Chooser(Protocol):
    """Lets bots choose: in processes of their own on a server, in the same process in a browser."""

    async def choose(self, job: Job, place: Place = ANYWHERE) -> Choice:
        """A legal code for the mover of a job, from its bot or from the fallback, in its turn.

        A caller that is cancelled no longer waits, and neither does its job.
        """
        ...

    async def judge(self, job: Job, place: Place = ANYWHERE) -> Any:
        """The judgement of the turn of a job, as plain data not yet validated. Raises Unavailable if there is none."""
        ...

    @property
    def stats(self) -> Stats:
        """Counts of jobs, fallbacks and replaced workers."""
        ...

    def close(self) -> None:
        """End all bots at once."""
        ...
