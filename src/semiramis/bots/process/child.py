"""The program of a worker process: it runs bots and answers jobs."""

import faulthandler
import json
import operator
import os
import signal
import threading
from collections import OrderedDict
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from semiramis.bots.api import Bot, BotView, Clock, Explains, bot_view
from semiramis.bots.process.protocol import BEGUN, LONGEST_TROUBLE, NO_CODE, READY, Job, load_game
from semiramis.bots.registry import known_bots, make_bot
from semiramis.core.model.message import Malformed
from semiramis.core.model.quote import LONG, quote
from semiramis.core.registry import find_game

BOTS_KEPT = 32
EXIT_DELAY = 1.0
"""Seconds after the limit of a job at which a worker exits by itself, in case its parent is gone."""


def serve(pipe: "Connection[Any, Any]", game: str) -> None:
    """Answer jobs until the parent closes the pipe or is gone, even in the middle of a decision.

    `game` is loaded before a clock runs; other games when a job names them.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(pipe, jobs), daemon=True).start()
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


def _listen(pipe: "Connection[Any, Any]", jobs: SimpleQueue[bytes]) -> None:
    with suppress(EOFError, OSError):
        while True:
            jobs.put(pipe.recv_bytes())
    os._exit(0)


class BotCache:
    """The bots of a worker, so that one can reuse its search; the least recently used are dropped."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Any, Bot] = OrderedDict()

    def of(self, job: Job) -> Bot:
        """Return the bot of a job."""
        if job.bot_key not in self._kept:
            self._kept[job.bot_key] = make_bot(job.bot, job.seed)
        self._kept.move_to_end(job.bot_key)
        if len(self._kept) > BOTS_KEPT:
            self._kept.popitem(last=False)
        return self._kept[job.bot_key]

    def forget(self, job: Job) -> None:
        """Drop a bot that failed, because its memory may be broken."""
        self._kept.pop(job.bot_key, None)


def answer_to(job: Job, bots: BotCache) -> dict[str, Any]:
    """Return the code a bot chooses and its name, or its trouble."""
    try:
        game = load_game(job.game, job.edition)
        bot = bots.of(job)
        if not job.state:
            return {"code": NO_CODE, "by": quote(bot.name, LONG)}
        view = bot_view(game, game.rules.State.from_bytes(job.state), Clock(job.seconds))
        if job.explain and isinstance(bot, Explains):
            explanation = bot.explain(view)
            return {"code": explanation.candidates[0].code, "by": quote(bot.name, LONG), "why": explanation.to_data()}
        code, trouble = choose_checked(bot, view)
        if not trouble:
            return {"code": code, "by": quote(bot.name, LONG)}
    except Malformed as problem:  # the cause is what the plugin raised
        trouble = error_text(problem.__cause__ or problem)
    except BaseException as error:  # plugin code: it may even try to exit
        trouble = error_text(error)
    bots.forget(job)
    return {"trouble": trouble}


def choose_checked(bot: Bot, view: BotView) -> tuple[int, str]:
    """Return the legal code a bot chooses, or NO_CODE and its trouble."""
    try:
        chosen = bot.choose(view)
        if _is_whole(chosen) and chosen in view.legal:
            return int(operator.index(chosen)), ""
        return NO_CODE, quote(f"illegal {chosen!r}", LONGEST_TROUBLE)
    except Exception as error:
        return NO_CODE, error_text(error)


def error_text(error: BaseException) -> str:
    """Return the trouble that stands for an exception."""
    return quote(f"raised: {_described(error)}", LONGEST_TROUBLE)


def _is_whole(chosen: object) -> bool:
    return hasattr(type(chosen), "__index__")


def _described(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"
    except BaseException:
        return type(error).__name__
