"""Bots that misbehave, and a pool that runs in a thread of its own."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import pytest

from semiramis.bots.api import bot_view
from semiramis.bots.registry import make_bot
from semiramis.core.play.chance import Referee
from semiramis.core.registry import find_game, keys
from semiramis.server.bots import pool as pool_module
from semiramis.server.bots.pool import BotPool, Choice, Job

T = TypeVar("T")


KEY = keys()[0]


LONG = 600.0


PATIENCE = 120.0

BOT_FILE = '''
import os, pathlib, signal, sys, time

class Stubborn:
    def __index__(self):
        return 10**6
    def __repr__(self):
        raise ValueError("no picture")

class Base:
    def __init__(self, seed):
        self.name, self.seed, self.asked = type(self).__name__.lower(), seed, 0

    def choose(self, seen):
        self.asked += 1
        pathlib.Path(__file__).with_name(self.name + ".begun").touch()
        return self.think(seen)

class Dies(Base):
    def think(self, seen):
        os._exit(3)

class Leaves(Base):
    def think(self, seen):
        sys.exit(3)

class Sleeps(Base):
    def think(self, seen):
        time.sleep(600)

class Hogs(Base):
    """Never lets another thread of its process run."""
    def think(self, seen):
        return sum(range(10**12))

class Orphans(Base):
    """Dies, but a child of it holds the pipe open."""
    def think(self, seen):
        if os.fork() == 0:
            time.sleep(6)
        os._exit(0)

class Raises(Base):
    def think(self, seen):
        raise RuntimeError("over\\nthe \\x1b[31mtop" + "!" * 9999)

class Unspeakable(Base):
    def think(self, seen):
        class Mute(BaseException):
            def __str__(self):
                raise KeyError
        raise Mute

class Cheats(Base):
    def think(self, seen):
        return -1

class Dreams(Base):
    def think(self, seen):
        return None

class Mumbles(Base):
    def think(self, seen):
        return str(seen.legal[0])

class Floats(Base):
    def think(self, seen):
        return float(seen.legal[0])

class Stubborns(Base):
    def think(self, seen):
        return Stubborn()

class Slow(Base):
    def think(self, seen):
        time.sleep(min(0.25, seen.clock.seconds / 2))
        return seen.legal[-1]

class Counts(Base):
    """Remembers how often it was asked."""
    def think(self, seen):
        return seen.legal[(self.asked - 1) % len(seen.legal)]

class Tells(Base):
    def think(self, seen):
        raise RuntimeError(f"{seen.game.edition.name} {seen.clock.seconds} {self.seed}")

class Ponders(Base):
    def think(self, seen):
        time.sleep(0.3)
        return seen.legal[-1]
'''


async def wait_until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


def opened(key: str) -> Any:
    game = find_game(key)
    state, work, referee = game.new_state(2), game.rules.Work(), Referee("an opening")
    while game.rules.mover(state) < 0:
        game.rules.apply(state, work, referee.draw(game, state))
    return state


STATE = opened(KEY)


LEGAL = find_game(KEY).legal_codes(STATE)


GREEDY = make_bot("greedy", 0).choose(bot_view(find_game(KEY), STATE))


JOB = Job(KEY, None, STATE.to_bytes(), "greedy", 1, LONG)


class Harness:
    """A pool with its event loop, shared because starting processes takes time."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "bots.py"
        self.file.write_text(BOT_FILE, encoding="utf8")
        self.runner = asyncio.Runner()
        self.pool = BotPool(2, grace=0.3)

    def job(self, name: str, seconds: float = LONG, seed: int = 1) -> Job:
        return replace(JOB, bot=f"{self.file}:{name}", seconds=seconds, seed=seed)

    def marks(self, *names: str) -> list[Path]:
        """Return the files that these bots create when they begin to think."""
        marks = [self.file.with_name(f"{name}.begun") for name in names]
        for mark in marks:
            mark.unlink(missing_ok=True)
        return marks

    def choose(self, job: Job) -> Choice:
        return self.run(self.pool.choose(job))

    def run(self, waiting: Awaitable[T]) -> T:
        async def bounded() -> T:
            async with asyncio.timeout(PATIENCE):
                return await waiting

        return self.runner.run(bounded())

    def new_troubles(self, work: Callable[[], Choice]) -> tuple[Choice, int]:
        """Return the result of a job, and the number of workers it has cost."""
        before = self.pool.stats
        choice = work()
        after = self.pool.stats
        assert (after.jobs, after.fallbacks) == (before.jobs + 1, before.fallbacks + choice.fallback)
        return choice, after.replaced - before.replaced


@pytest.fixture(scope="module")
def harness(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harness]:
    with pytest.MonkeyPatch.context() as patch:
        # a spawned process would import the main program first, which is pytest here
        patch.setitem(sys.modules, "__main__", ModuleType("__main__"))
        made = Harness(tmp_path_factory.mktemp("bots"))
        yield made
        made.pool.close()
        made.runner.close()


def is_rescued(choice: Choice, trouble: str) -> bool:
    return (choice.code, choice.by, choice.fallback, choice.trouble) == (GREEDY, "greedy", True, trouble)


def free(pool: BotPool) -> list[pool_module.BotWorker]:
    return pool._bot_workers._free
