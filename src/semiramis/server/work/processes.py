"""Long work in a process of its own, with limits of time and memory; short work in a thread."""

import asyncio
import faulthandler
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from typing import Any, cast

from semiramis.bots.process.child import EXIT_DELAY, listen
from semiramis.bots.process.parent import WorkerFailed, WorkerProcess
from semiramis.bots.process.protocol import READY
from semiramis.core.model.message import Problem
from semiramis.core.registry import find_game, keys
from semiramis.server.errors import Unavailable
from semiramis.server.logs import LOG
from semiramis.server.work.runner import Result

FEW_LINES = 600
"""A log of so many lines is replayed in a thread: that takes a fraction of a second, and a process costs more."""
MOST_WAITING = 8
MOST_SECONDS = 30.0
START_SECONDS = 30.0
MOST_MEMORY = 1536 << 20
"""Bytes of address space; the interpreter with all games needs a fifth of it."""
LARGEST_RESULT = 256 << 20


class WorkFailed(RuntimeError):
    """A task has a bug; the text is its traceback."""


class ProcessRunner:
    """One process that does long work, one task after the other; it is started with the first and replaced if it ends.

    At most `most_waiting` tasks wait; each has `seconds`.
    """

    def __init__(self, most_waiting: int = MOST_WAITING, seconds: float = MOST_SECONDS) -> None:
        self.waiting = 0
        self.done = 0
        self.failed = 0
        self._most_waiting = most_waiting
        self._seconds = seconds
        self._closing = threading.Event()
        self._process: WorkerProcess | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="long-work")

    async def run(self, lines: int, task: Callable[..., Result], *args: Any) -> Result:
        """The result of a task about a log of so many lines. Raises Unavailable if it cannot be done."""
        if lines <= FEW_LINES:
            return await asyncio.to_thread(task, *args)
        if self.waiting >= self._most_waiting:
            raise Unavailable("server-busy", seconds=5)
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return cast(Result, await loop.run_in_executor(self._thread, self._ask, task, args))
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """End the process at once."""
        self._closing.set()
        self._thread.shutdown(wait=True, cancel_futures=True)
        if self._process is not None:
            self._process.end()
            self._process = None

    def _ask(self, task: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        try:
            question = pickle.dumps((task, args, self._seconds))
            sent = self._ready().ask(question, self._seconds, self._closing.is_set)
        except WorkerFailed as failure:
            self.failed += 1
            if self._process is not None:
                self._process.end()
                self._process = None
            LOG.warning("long work", extra={"more": {"task": task.__name__, "trouble": failure.trouble}})
            raise Unavailable("server-too-costly", seconds=60) from None
        is_done, result = pickle.loads(sent)
        if not is_done:
            self.failed += 1
            raise result
        self.done += 1
        return result

    def _ready(self) -> WorkerProcess:
        if self._process is not None and not self._process.is_alive():
            self._process.end()
            self._process = None
        if self._process is None:
            self._process = WorkerProcess("", serve_tasks, LARGEST_RESULT)
            self._process.ask(None, START_SECONDS, self._closing.is_set)
        return self._process


def serve_tasks(pipe: "Connection[Any, Any]", _: str) -> None:
    """The program of the process: do tasks until the parent closes the pipe or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    limit_memory()
    waiting: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(pipe, waiting), daemon=True).start()
    for key in keys():
        find_game(key)
    with Path(os.devnull).open("w") as nowhere, suppress(OSError):
        pipe.send_bytes(READY)
        while True:
            task, args, seconds = pickle.loads(waiting.get())
            # the parent ends a task that takes too long; this does if there is no parent any more
            faulthandler.dump_traceback_later(seconds + EXIT_DELAY, exit=True, file=nowhere)
            answer = pickle.dumps(_answer(task, args))
            faulthandler.cancel_dump_traceback_later()
            pipe.send_bytes(answer)
    os._exit(0)


def _answer(task: Callable[..., Any], args: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, task(*args)
    except Problem as problem:
        return False, problem
    except (MemoryError, RecursionError):
        return False, Unavailable("server-too-costly", seconds=60)
    except Exception:
        return False, WorkFailed(traceback.format_exc())


def limit_memory() -> None:
    """Limit the address space of this process, where the system can."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = MOST_MEMORY if hard == resource.RLIM_INFINITY else min(MOST_MEMORY, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))
