"""A worker process from both ends: the program that lets bots think, and the handle by which its parent asks it.

Questions and answers are small JSON texts. The parent unpickles nothing that a worker says and believes none of it
before it has looked at it: a bot may be anybody's program.
"""

import faulthandler
import json
import operator
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from functools import lru_cache
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from semiramis.bots.api import Bot, Clock, Explains, Seen, known_bots, look, make_bot
from semiramis.core.editions.edition import parse_edition
from semiramis.core.editions.reader import printable
from semiramis.core.game import Game
from semiramis.core.model.message import Malformed
from semiramis.core.registry import find_game

READY = b"ready"
BEGUN = b"begun"
"""Said before a bot is let loose on a question: a worker that dies without it has not died of the question."""
DIED, HUNG = "died", "hung"
NO_CODE = -1
BOTS_KEPT = 32
EDITIONS_KEPT = 32
LONGEST_THOUGHT = 86_400.0
LONGEST_TROUBLE = 200
MOST_ANSWER = 16_384
LAST_RESORT = 1.0
"""How much later than its parent would end it a worker ends by itself, should the parent be gone."""
SLICE = 0.05
"""How often a parent that waits looks up: a thread cannot wait for an answer, a death and a change of mind at once."""

CHILDREN = threading.Lock()
"""Held while processes start and end: multiprocessing reaps the children of all threads from any of them."""


@contextmanager
def deaf_children() -> Iterator[None]:
    """Let processes that start now never hear an interrupt, not even before they can say that they do not want to."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # the first process brings this one along, which lets interrupts through again: have it running before
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@dataclass(frozen=True)
class Job:
    """All a worker needs to choose one move; `edition` is the text of one, or None for the packaged one.

    Without a state nothing is to be chosen: the bot is only made. `seconds` is what its clock says; None is as long as
    it likes. With `explain` the bot is also to say why, if it can.
    """

    game: str
    edition: str | None
    state: bytes
    bot: str
    seed: int
    seconds: float | None
    explain: bool = False

    def __post_init__(self) -> None:
        if self.seconds is not None and not 0 <= self.seconds <= LONGEST_THOUGHT:
            raise ValueError(f"a bot cannot think for {self.seconds} seconds")

    @property
    def thinker(self) -> tuple[str, int, str, str | None]:
        """Whose move it is: jobs with the same thinker are for one bot, which may remember what it has thought."""
        return self.bot, self.seed, self.game, self.edition

    def to_bytes(self, limit: float) -> bytes:
        """The question to a worker, which must answer within a limit."""
        return json.dumps({**asdict(self), "state": self.state.hex(), "limit": limit}).encode()


def game_of(key: str, edition: str | None) -> Game:
    """A game, over the text of an edition if there is one."""
    return find_game(key) if edition is None else _game_over(key, edition)


@lru_cache(maxsize=EDITIONS_KEPT)
def _game_over(key: str, edition: str) -> Game:
    return find_game(key).with_edition(parse_edition(edition.encode(), key, "edition"))


# the worker's end


def serve(pipe: "Connection[Any, Any]", game: str) -> None:
    """Answer questions until the parent closes the pipe or is gone, even in the middle of a thought.

    The game of the first question is loaded before a clock runs; others when they are asked about.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(pipe, questions), daemon=True).start()
    with suppress(Exception):  # a game that cannot be loaded is the trouble of those who ask for it
        find_game(game)
        known_bots()
    bots = Bots()
    with Path(os.devnull).open("w") as nowhere, suppress(OSError):
        pipe.send_bytes(READY)
        while True:
            question = json.loads(questions.get())
            pipe.send_bytes(BEGUN)
            # works even where a bot holds on to the interpreter, so that no other thread of it can do anything
            faulthandler.dump_traceback_later(question.pop("limit") + LAST_RESORT, exit=True, file=nowhere)
            answer = answer_to(Job(**{**question, "state": bytes.fromhex(question["state"])}), bots)
            faulthandler.cancel_dump_traceback_later()
            pipe.send_bytes(json.dumps(answer).encode())
    os._exit(0)


def _listen(pipe: "Connection[Any, Any]", questions: SimpleQueue[bytes]) -> None:
    with suppress(EOFError, OSError):
        while True:
            questions.put(pipe.recv_bytes())
    os._exit(0)


class Bots:
    """The bots of a worker, the latest few kept, so that one that remembers its search can go on with it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Any, Bot] = OrderedDict()

    def of(self, job: Job) -> Bot:
        """The bot a job is for."""
        if job.thinker not in self._kept:
            self._kept[job.thinker] = make_bot(job.bot, job.seed)
        self._kept.move_to_end(job.thinker)
        if len(self._kept) > BOTS_KEPT:
            self._kept.popitem(last=False)
        return self._kept[job.thinker]

    def forget(self, job: Job) -> None:
        """Let a bot go whose memory may be broken."""
        self._kept.pop(job.thinker, None)


def answer_to(job: Job, bots: Bots) -> dict[str, Any]:
    """The code a bot chooses, or what trouble there was."""
    try:
        game = game_of(job.game, job.edition)
        bot = bots.of(job)
        if not job.state:
            return {"code": NO_CODE, "by": printable(bot.name)}
        seen = look(game, game.rules.State.from_bytes(job.state), Clock(job.seconds))
        if job.explain and isinstance(bot, Explains):
            said = bot.explain(seen)
            return {"code": said.candidates[0].code, "by": printable(bot.name), "why": said.to_data()}
        code, trouble = choice_of(bot, seen)
        if not trouble:
            return {"code": code, "by": printable(bot.name)}
    except Malformed as problem:  # what is wrong with the bot lies behind it
        trouble = raised(problem.__cause__ or problem)
    except BaseException as error:  # somebody else's code: it may even try to exit
        trouble = raised(error)
    bots.forget(job)
    return {"trouble": trouble}


def choice_of(bot: Bot, seen: Seen) -> tuple[int, str]:
    """The code a bot chooses, or none and what trouble there was."""
    try:
        chosen = bot.choose(seen)
        if _is_whole(chosen) and chosen in seen.legal:
            return int(operator.index(chosen)), ""
        return NO_CODE, printable(f"illegal {chosen!r}", LONGEST_TROUBLE)
    except Exception as error:
        return NO_CODE, raised(error)


def raised(error: BaseException) -> str:
    """The trouble that an error is."""
    return printable(f"raised: {_told(error)}", LONGEST_TROUBLE)


def _is_whole(chosen: object) -> bool:
    return hasattr(type(chosen), "__index__")


def _told(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"
    except BaseException:
        return type(error).__name__


# the parent's end


class Gone(Exception):
    """A worker is of no more use: it died, hung, talked nonsense, or nobody waits for it any longer."""

    def __init__(self, trouble: str) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class WorkerProcess:
    """A running worker process, warmed up for a game; its parent talks to it from one thread."""

    def __init__(self, game: str) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._killed = False
        # as a daemon it is ended with its parent in any case, and cannot leave processes of its own behind
        self._process = context.Process(target=serve, args=(theirs, game), name="semiramis-worker", daemon=True)
        try:
            with CHILDREN, deaf_children():
                self._process.start()
        except BaseException:
            self._pipe.close()
            raise
        finally:
            theirs.close()
        self.pid = self._process.pid or 0

    def is_alive(self) -> bool:
        """Whether it can be asked."""
        with CHILDREN:
            return not self._killed and self._process.is_alive()

    def ask(self, question: bytes | None, limit: float, given_up: Callable[[], bool]) -> bytes:
        """What it says to a question, or by itself; Gone when that takes too long, or the asker has given up."""
        deadline = time.monotonic() + limit
        # killing it is what ends every kind of waiting: for room in the pipe, for an answer, for the rest of one
        killer = threading.Timer(limit, self.kill)
        killer.daemon = True
        killer.start()
        try:
            if question is not None:
                self._pipe.send_bytes(question)
            while not self._pipe.poll(SLICE):
                if given_up():
                    raise Gone("")
                # the pipe alone would not tell: a process the bot has started may still hold it
                if not self.is_alive() and not self._pipe.poll():
                    raise EOFError
            return self._pipe.recv_bytes(MOST_ANSWER)
        except (EOFError, OSError):
            raise Gone(HUNG if time.monotonic() >= deadline else DIED) from None
        finally:
            killer.cancel()
            killer.join()

    def kill(self) -> None:
        """End the process at once."""
        with CHILDREN, suppress(ValueError, OSError):
            self._killed = True
            self._process.kill()

    def end(self) -> None:
        """End the process and give back all it took."""
        self.kill()
        self._pipe.close()
        with CHILDREN, suppress(ValueError):
            self._process.join(1)
            self._process.close()
