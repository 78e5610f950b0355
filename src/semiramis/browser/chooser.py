"""Bots in a browser: quick ones choose where the tables are, searches in a worker of their own."""

import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, replace
from typing import Any

from semiramis.bots.api import FALLBACK_BOT
from semiramis.bots.process.answers import RANDOM_CHOICE, Answer, BotCache, answer_to, random_code, trouble_with
from semiramis.bots.process.protocol import NO_CODE, Job, load_game
from semiramis.bots.search.explanation import read_explanation
from semiramis.core.compile.wasm.runtime import use_runtime
from semiramis.server.bots.choice import ANYWHERE, Choice, Stats
from semiramis.server.bots.queue import Place
from semiramis.server.errors import Unavailable

QUICK = ("random", "greedy", "apprentice")
"""Bots that choose in a fraction of a second."""
MOST_SECONDS = 3.9
"""The clock of a decision. A search uses three quarters of it, so that a player waits at most three seconds."""
FALLBACK_SECONDS = 1.0

Ask = Callable[[str], Awaitable[str]]
"""Lets the other worker answer a job, both as JSON. Raises if it has died or does not answer in time."""


class BrowserChooser:
    """Lets bots choose for the tables of one browser; it implements `Chooser`."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._bots = BotCache()
        self._jobs = 0
        self._fallbacks = 0

    async def choose(self, job: Job, place: Place = ANYWHERE) -> Choice:
        """A legal code for the mover of a job, from its bot or from the fallback; in a browser nobody else waits."""
        self._jobs += 1
        begun = time.monotonic()
        job = replace(job, seconds=MOST_SECONDS if job.seconds is None else min(job.seconds, MOST_SECONDS))
        game = load_game(job.game, job.edition)
        legal = game.legal_codes(game.rules.State.from_bytes(job.state))
        thought = await self._thought(job)
        trouble = trouble_with(thought, legal)
        if not trouble:
            why = read_explanation(thought.why, game, legal) if thought.why else None
            return Choice(thought.code, thought.by, False, "", time.monotonic() - begun, why)
        self._fallbacks += 1
        fallback = self._here(replace(job, bot=FALLBACK_BOT, seconds=FALLBACK_SECONDS, explain=False))
        if trouble_with(fallback, legal):
            code = random_code(job.seed, job.state, legal)
            return Choice(code, RANDOM_CHOICE, True, trouble, time.monotonic() - begun)
        return Choice(fallback.code, fallback.by, True, trouble, time.monotonic() - begun)

    async def judge(self, job: Job, place: Place = ANYWHERE) -> Any:
        """The judgement of the turn of a job by the other worker. Raises Unavailable if it does not bring it."""
        thought = await self._thought(job)
        if thought.trouble or thought.why is None:
            raise Unavailable("server-busy", seconds=5)
        return thought.why

    async def _thought(self, job: Job) -> Answer:
        if job.bot in QUICK and not job.explain:
            return self._here(job)
        try:
            return _read(await self._ask(written(job)))
        except Exception as problem:
            return Answer(trouble=f"died: {problem}"[:200])

    def _here(self, job: Job) -> Answer:
        return _read(json.dumps(answer_to(job, self._bots)))

    @property
    def stats(self) -> Stats:
        """Counts of jobs and fallbacks."""
        return Stats(self._jobs, self._fallbacks, 0)

    def close(self) -> None:
        """Nothing to do: the other worker ends with its page."""


class BotWorker:
    """Answers jobs in the other worker, where searches run as WebAssembly."""

    def __init__(self) -> None:
        from semiramis.browser.wasm_runtime import BrowserRuntime

        use_runtime(BrowserRuntime())
        self._bots = BotCache()

    def answer(self, job: str) -> str:
        """The answer to a job, both as JSON."""
        return json.dumps(answer_to(read_job(job), self._bots))


def written(job: Job) -> str:
    """A job as JSON."""
    return json.dumps({**asdict(job), "state": job.state.hex()})


def read_job(text: str) -> Job:
    """A job from its JSON."""
    data = json.loads(text)
    return Job(**{**data, "state": bytes.fromhex(data["state"])})


def _read(text: str) -> Answer:
    data = json.loads(text)
    return Answer(data.get("code", NO_CODE), data.get("by", ""), data.get("trouble", ""), why=data.get("why"))
