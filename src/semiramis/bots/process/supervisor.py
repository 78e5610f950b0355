"""The supervision of a worker process.

The process is started when it is needed and replaced when it has died, hung or sent an invalid answer; the caller
always gets an `Answer`.
"""

import json
import time
from collections.abc import Callable
from dataclasses import replace

from semiramis.bots.process.answers import Answer
from semiramis.bots.process.parent import DIED, WorkerFailed, WorkerProcess
from semiramis.bots.process.protocol import BEGUN, LONGEST_TROUBLE, Job
from semiramis.core.model.quote import LONG, quote

START_LIMIT = 30.0
GRACE = 2.0
"""Seconds beyond its clock that a bot may take."""
INVALID_ANSWER = "illegal answer"


def _never() -> bool:
    return False


class Supervisor:
    """Keeps a worker process for its owner, who asks from one thread."""

    def __init__(self, closing: Callable[[], bool] = _never) -> None:
        self._closing = closing
        self.process: WorkerProcess | None = None
        self.replaced = 0

    def ask(
        self, job: Job, limit: float, given_up: Callable[[], bool] = _never, unwanted: Callable[[], bool] = _never
    ) -> Answer:
        """Return a bot's answer to a job within a limit in seconds; an empty one if `unwanted` before it began."""
        begun = time.monotonic()
        try:
            process = self._begin(job, limit, given_up, unwanted)
            if process is None:
                return Answer()
            begun = time.monotonic()
            sent = process.ask(None, limit, given_up)
            return replace(parse_answer(sent), seconds=time.monotonic() - begun)
        except WorkerFailed as failure:
            self.end()
            return Answer(trouble=failure.trouble, seconds=time.monotonic() - begun)

    def ensure_ready(self, game: str) -> WorkerProcess:
        """Return a process that waits for a job; WorkerFailed where none can be started."""
        if self.process is not None and not self.process.is_alive():
            self.end()
        if self.process is None:
            if self._closing():
                raise WorkerFailed("")
            try:
                self.process = WorkerProcess(game)
            except (OSError, RuntimeError):  # no more processes, or the interpreter is shutting down
                raise WorkerFailed(DIED) from None
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
        """Return a process that has begun a job; one that had died while idle is replaced first."""
        try:
            return self._send(job, limit, given_up, unwanted)
        except WorkerFailed as failure:
            self.end()
            if failure.trouble != DIED:
                raise
        return self._send(job, limit, given_up, unwanted)

    def _send(
        self, job: Job, limit: float, given_up: Callable[[], bool], unwanted: Callable[[], bool]
    ) -> WorkerProcess | None:
        process = self.ensure_ready(job.game)
        if unwanted():
            return None
        if process.ask(job.to_bytes(limit), limit, given_up) != BEGUN:
            raise WorkerFailed(INVALID_ANSWER)
        return process


def parse_answer(sent: bytes) -> Answer:
    """Return an answer of the right shape; WorkerFailed for anything else, so that the worker is replaced."""
    try:
        answer = json.loads(sent)
        if isinstance(answer, dict):
            code, by, trouble = answer.get("code"), answer.get("by"), answer.get("trouble")
            if type(code) is int and isinstance(by, str):
                return Answer(code=code, by=quote(by, LONG), why=answer.get("why"))
            if isinstance(trouble, str) and trouble:
                return Answer(trouble=quote(trouble, LONGEST_TROUBLE))
    except (ValueError, RecursionError):
        pass
    raise WorkerFailed(INVALID_ANSWER)
