"""A parent's handle on a worker process.

The parent unpickles nothing a worker sends and validates every answer: a bot may be a third party's program.
"""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from typing import Any

from semiramis.bots.process.child import serve

DIED, HUNG = "died", "hung"
MOST_ANSWER = 16_384
POLL_SECONDS = 0.05
"""How often a waiting parent checks: a thread cannot wait for an answer, a death and a cancellation at once."""

CHILDREN = threading.Lock()
"""Held while processes start and end: multiprocessing reaps the children of all threads from any of them."""


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Start processes that never receive SIGINT, not even before they can ignore it themselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # the first process also starts the resource tracker, which unblocks SIGINT: have it running before
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkerFailed(Exception):
    """A worker is no longer usable: it died, hung, sent an invalid answer, or its caller gave up."""

    def __init__(self, trouble: str) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class WorkerProcess:
    """A running worker process, warmed up for a game; used from one thread.

    `program` is what it runs, which sends messages of at most `most_answer` bytes.
    """

    def __init__(
        self,
        game: str,
        program: Callable[["Connection[Any, Any]", str], None] = serve,
        most_answer: int = MOST_ANSWER,
    ) -> None:
        self._most_answer = most_answer
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._killed = False
        # a daemon always ends with its parent and cannot leave processes behind
        self._process = context.Process(target=program, args=(theirs, game), name="semiramis-worker", daemon=True)
        try:
            with CHILDREN, interrupts_blocked():
                self._process.start()
        except BaseException:
            self._pipe.close()
            raise
        finally:
            theirs.close()
        self.pid = self._process.pid or 0

    def is_alive(self) -> bool:
        """Return whether it can be asked."""
        with CHILDREN:
            return not self._killed and self._process.is_alive()

    def ask(self, question: bytes | None, limit: float, given_up: Callable[[], bool]) -> bytes:
        """Send a question, if any, and return the next message; WorkerFailed after `limit` seconds or `given_up`."""
        deadline = time.monotonic() + limit
        # killing it ends every kind of waiting: for room in the pipe, for an answer, for the rest of one
        killer = threading.Timer(limit, self.kill)
        killer.daemon = True
        killer.start()
        try:
            if question is not None:
                self._pipe.send_bytes(question)
            while not self._pipe.poll(POLL_SECONDS):
                if given_up():
                    raise WorkerFailed("")
                # the pipe alone would not show it: a process the bot has started may still hold it
                if not self.is_alive() and not self._pipe.poll():
                    raise EOFError
            return self._pipe.recv_bytes(self._most_answer)
        except (EOFError, OSError):
            raise WorkerFailed(HUNG if time.monotonic() >= deadline else DIED) from None
        finally:
            killer.cancel()
            killer.join()

    def kill(self) -> None:
        """Kill the process."""
        with CHILDREN, suppress(ValueError, OSError):
            self._killed = True
            self._process.kill()

    def end(self) -> None:
        """Kill the process and release its resources."""
        self.kill()
        self._pipe.close()
        with CHILDREN, suppress(ValueError):
            self._process.join(1)
            self._process.close()
