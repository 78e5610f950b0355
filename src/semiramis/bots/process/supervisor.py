"""Asking a bot in a process of its own, and what happens to a decision that it does not bring.

A thinker's process is started when it is needed and replaced when it has died, hung or talked nonsense; whoever asks
gets an outcome in any case.
"""

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from semiramis.bots.process.worker_process import BEGUN, DIED, LONGEST_TROUBLE, NO_CODE, Gone, Job, WorkerProcess
from semiramis.core.editions.reader import printable
from semiramis.core.model.record import hash_of

START_LIMIT = 30.0
GRACE = 2.0
"""How many seconds longer than its clock says a bot may take."""
RESCUER = "greedy"
"""Who decides where a bot brings no legal move."""
LAST_CHANCE = "random"
"""Who is said to have decided where the rescuer brings none either, and the move is drawn."""
NONSENSE = "illegal answer"


@dataclass(frozen=True)
class Outcome:
    """What came of asking a worker: a code, not yet known to be legal, or trouble.

    Trouble is "died", "hung", "raised: …" or "illegal …"; its first word is its kind. What was said of the reasons
    stands in `why`, not yet known to make sense.
    """

    code: int = NO_CODE
    by: str = ""
    trouble: str = ""
    seconds: float = 0.0
    why: Any = None


def _never() -> bool:
    return False


class Thinker:
    """A worker process that is there when it is needed; its owner asks from one thread."""

    def __init__(self, closing: Callable[[], bool] = _never) -> None:
        self._closing = closing
        self.process: WorkerProcess | None = None
        self.replaced = 0

    def think(
        self, job: Job, limit: float, given_up: Callable[[], bool] = _never, unwanted: Callable[[], bool] = _never
    ) -> Outcome:
        """What a bot says to a job within a limit of seconds; nothing where it was unwanted before it began."""
        begun = time.monotonic()
        try:
            process = self._begin(job, limit, given_up, unwanted)
            if process is None:
                return Outcome()
            begun = time.monotonic()
            said = process.ask(None, limit, given_up)
            return replace(understood(said), seconds=time.monotonic() - begun)
        except Gone as gone:
            self.end()
            return Outcome(trouble=gone.trouble, seconds=time.monotonic() - begun)

    def be_ready(self, game: str) -> WorkerProcess:
        """A process that waits for a question; Gone where there can be none."""
        if self.process is not None and not self.process.is_alive():
            self.end()
        if self.process is None:
            if self._closing():
                raise Gone("")
            try:
                self.process = WorkerProcess(game)
            except (OSError, RuntimeError):  # no more processes, or the interpreter is on its way out
                raise Gone(DIED) from None
            self.process.ask(None, START_LIMIT, self._closing)
        return self.process

    def end(self) -> None:
        """End the process, if there is one."""
        if self.process is not None:
            self.process.end()
            self.process = None
            self.replaced += not self._closing()

    def _begin(
        self, job: Job, limit: float, given_up: Callable[[], bool], unwanted: Callable[[], bool]
    ) -> WorkerProcess | None:
        """A process that has begun with a job; one that was dying while nobody looked is replaced first."""
        try:
            return self._put_to(job, limit, given_up, unwanted)
        except Gone as gone:
            self.end()
            if gone.trouble != DIED:
                raise
        return self._put_to(job, limit, given_up, unwanted)

    def _put_to(
        self, job: Job, limit: float, given_up: Callable[[], bool], unwanted: Callable[[], bool]
    ) -> WorkerProcess | None:
        process = self.be_ready(job.game)
        if unwanted():
            return None
        if process.ask(job.to_bytes(limit), limit, given_up) != BEGUN:
            raise Gone(NONSENSE)
        return process


def understood(said: bytes) -> Outcome:
    """An answer as far as it has the shape of one; a worker that says anything else is not to be asked again."""
    try:
        answer = json.loads(said)
        if isinstance(answer, dict):
            code, by, trouble = answer.get("code"), answer.get("by"), answer.get("trouble")
            if type(code) is int and isinstance(by, str):
                return Outcome(code=code, by=printable(by), why=answer.get("why"))
            if isinstance(trouble, str) and trouble:
                return Outcome(trouble=printable(trouble, LONGEST_TROUBLE))
    except (ValueError, RecursionError):
        pass
    raise Gone(NONSENSE)


def trouble_with(outcome: Outcome, legal: Sequence[int]) -> str:
    """What is wrong with an outcome, if anything; a code must also be legal."""
    return outcome.trouble or ("" if outcome.code in legal else f"illegal {outcome.code}")


def kind_of(trouble: str) -> str:
    """The kind of a trouble in one word."""
    return trouble.partition(" ")[0].rstrip(":")


def drawn(seed: int, state: bytes, legal: Sequence[int]) -> int:
    """A legal code by chance, always the same for the same seed and position."""
    return Random(f"{seed}/{hash_of(state)}").choice(legal)
