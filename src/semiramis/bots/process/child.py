"""The program of a worker process: it runs bots and answers jobs."""

import faulthandler
import json
import os
import signal
import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from semiramis.bots.process.answers import BotCache, answer_to
from semiramis.bots.process.protocol import BEGUN, READY, Job
from semiramis.bots.registry import known_bots
from semiramis.core.registry import find_game

EXIT_DELAY = 1.0
"""Seconds after the limit of a job at which a worker exits by itself, in case its parent is gone."""


def serve(pipe: "Connection[Any, Any]", game: str) -> None:
    """Answer jobs until the parent closes the pipe or is gone, even in the middle of a decision.

    `game` is loaded before a clock runs; other games when a job names them.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(pipe, jobs), daemon=True).start()
    with suppress(Exception):  # a game that cannot be loaded is reported by the jobs that name it
        find_game(game)
        known_bots()
    bots = BotCache()
    with Path(os.devnull).open("w") as nowhere, suppress(OSError):
        pipe.send_bytes(READY)
        while True:
            job = json.loads(jobs.get())
            pipe.send_bytes(BEGUN)
            # works even where a bot holds the interpreter lock, so that no other thread can run
            faulthandler.dump_traceback_later(job.pop("limit") + EXIT_DELAY, exit=True, file=nowhere)
            answer = answer_to(Job(**{**job, "state": bytes.fromhex(job["state"])}), bots)
            faulthandler.cancel_dump_traceback_later()
            pipe.send_bytes(json.dumps(answer).encode())
    os._exit(0)


def listen(pipe: "Connection[Any, Any]", jobs: SimpleQueue[bytes]) -> None:
    """Queue what the parent sends; exit when it closes the pipe or is gone."""
    with suppress(EOFError, OSError):
        while True:
            jobs.put(pipe.recv_bytes())
    os._exit(0)
