"""Bots think in worker processes: a move comes no matter what a bot does, and no process is left behind."""

import asyncio
import json
import multiprocessing
import os
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import pytest

import semiramis
from semiramis.bots.api import bot_view
from semiramis.bots.process import supervisor
from semiramis.bots.process.answers import BOTS_KEPT, BotCache, answer_to, random_code, trouble_with
from semiramis.bots.process.parent import WorkerFailed
from semiramis.bots.registry import make_bot
from semiramis.core.editions.edition import EditionError
from semiramis.core.model.message import Malformed
from semiramis.core.play.chance import Referee
from semiramis.core.registry import find_game, keys
from semiramis.server.bots import pool as pool_module
from semiramis.server.bots.pool import BotPool, Choice, Job, PoolClosed, Stats

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


def gone(pid: int) -> bool:
    """Whether a process has ended; a zombie counts as ended."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except ProcessLookupError:
        return True
    except FileNotFoundError:
        return Path("/proc/self").exists()


def wait_for(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.01)


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


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_built_in_bots_choose_legal_codes_of_every_game(harness: Harness, key: str, bot: str) -> None:
    state = opened(key)
    choice = harness.choose(Job(key, None, state.to_bytes(), bot, 7, LONG))
    assert choice.code in find_game(key).legal_codes(state)
    assert (choice.by, choice.fallback, choice.trouble) == (bot, False, "")
    assert 0 < choice.seconds < PATIENCE


def test_workers_start_with_the_first_job_only() -> None:
    pool = BotPool(3)
    assert pool.pids == []
    pool.close()
    assert pool.pids == []


def test_a_bot_that_dies_is_replaced_and_the_move_comes(harness: Harness) -> None:
    choice, replaced = harness.new_troubles(lambda: harness.choose(harness.job("Dies")))
    assert is_rescued(choice, "died")
    assert replaced == 1


def test_a_bot_that_hangs_is_ended_and_the_move_comes(harness: Harness) -> None:
    choice, replaced = harness.new_troubles(lambda: harness.choose(harness.job("Hogs", seconds=0.1)))
    assert is_rescued(choice, "hung")
    assert replaced == 1
    assert 0.4 <= choice.seconds < PATIENCE


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_death_is_noticed_while_somebody_holds_the_pipe(harness: Harness) -> None:
    choice = harness.choose(harness.job("Orphans"))
    assert is_rescued(choice, "died")
    assert choice.seconds < 5


@pytest.mark.parametrize(
    ("name", "trouble"),
    [
        ("Raises", "raised: RuntimeError: over"),
        ("Leaves", "raised: SystemExit: 3"),
        ("Unspeakable", "raised: Mute"),
        ("Stubborns", "raised: ValueError: no picture"),
        ("nothing_of_this_name", "raised: AttributeError: module 'bots' has no"),
        ("Cheats", "illegal -1"),
        ("Dreams", "illegal None"),
        ("Mumbles", f"illegal '{LEGAL[0]}'"),
        ("Floats", f"illegal {float(LEGAL[0])}"),
    ],
)
def test_a_bot_that_misbehaves_costs_its_move_but_no_worker(harness: Harness, name: str, trouble: str) -> None:
    choice, replaced = harness.new_troubles(lambda: harness.choose(harness.job(name)))
    assert choice.trouble.startswith(trouble)
    assert is_rescued(choice, choice.trouble)
    assert choice.trouble.isprintable()
    assert len(choice.trouble) <= 200
    assert replaced == 0


def test_a_slow_bot_in_time_is_let_be(harness: Harness) -> None:
    choice = harness.choose(harness.job("Slow"))
    assert (choice.code, choice.by, choice.fallback, choice.trouble) == (LEGAL[-1], "slow", False, "")
    assert choice.seconds > 0.2


def free(pool: BotPool) -> list[pool_module.BotWorker]:
    return pool._bot_workers._free


def disturb(harness: Harness, job: Job, number: int) -> Choice:
    """Send a signal to the worker that thinks about a job."""
    (mark,) = harness.marks("ponders")

    async def play() -> Choice:
        await wait_until(lambda: len(free(harness.pool)) == 2)
        waiting = asyncio.ensure_future(harness.pool.choose(job))
        await wait_until(mark.exists)
        (busy,) = set(harness.pool._bot_workers.workers) - set(free(harness.pool))
        assert busy.process
        os.kill(busy.process.pid, number)
        return await waiting

    return harness.run(play())


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_worker_killed_from_outside_is_replaced(harness: Harness) -> None:
    choice, replaced = harness.new_troubles(lambda: disturb(harness, harness.job("Ponders"), signal.SIGKILL))
    assert is_rescued(choice, "died")
    assert replaced == 1


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_worker_frozen_from_outside_is_replaced(harness: Harness) -> None:
    choice, replaced = harness.new_troubles(
        lambda: disturb(harness, harness.job("Ponders", seconds=0.3), signal.SIGSTOP)
    )
    assert is_rescued(choice, "hung")
    assert replaced == 1


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_worker_does_not_mind_an_interrupt(harness: Harness) -> None:
    choice, replaced = harness.new_troubles(lambda: disturb(harness, harness.job("Ponders"), signal.SIGINT))
    assert (choice.by, choice.fallback, replaced) == ("ponders", False, 0)


@pytest.mark.parametrize("looks_alive", [False, True], ids=["seen", "not yet seen"])
def test_a_worker_that_died_while_idle_costs_no_move(
    harness: Harness, looks_alive: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> Choice:
        await wait_until(lambda: len(free(harness.pool)) == 2)
        await harness.pool.choose(JOB)
        await wait_until(lambda: len(free(harness.pool)) == 2)
        process = max(free(harness.pool), key=lambda worker: worker.suits(JOB)).process
        assert process
        os.kill(process.pid, signal.SIGTERM)
        await wait_until(lambda: gone(process.pid))
        if looks_alive:  # as it is for a moment between the signal and the end
            monkeypatch.setattr(process, "is_alive", lambda: True)
        return await harness.pool.choose(JOB)

    before = harness.pool.stats
    choice = harness.run(play())
    assert (choice.code, choice.by, choice.fallback) == (GREEDY, "greedy", False)
    assert harness.pool.stats == replace(before, jobs=before.jobs + 2, replaced=before.replaced + 1)


def test_a_bot_goes_on_where_it_was(harness: Harness) -> None:
    async def play() -> list[list[int]]:
        codes: list[list[int]] = [[], [], []]
        await asyncio.gather(*[harness.pool.choose(replace(JOB, seed=n)) for n in range(4)])
        for n in range(12):
            await wait_until(lambda: len(free(harness.pool)) == 2)
            codes[n % 3].append((await harness.pool.choose(harness.job("Counts", seed=n % 3))).code)
        return codes

    assert harness.run(play()) == [[LEGAL[n % len(LEGAL)] for n in range(4)]] * 3


def test_a_worker_keeps_the_latest_bots_only(harness: Harness) -> None:
    kept = BotCache()
    first = [kept.of(replace(JOB, seed=seed)) for seed in range(BOTS_KEPT)]
    assert kept.of(replace(JOB, seed=0)) is first[0]
    kept.of(replace(JOB, seed=-1))
    assert kept.of(replace(JOB, seed=0)) is first[0]
    assert kept.of(replace(JOB, seed=1)) is not first[1]
    cheat = harness.job("Cheats")
    before = kept.of(cheat)
    assert answer_to(cheat, kept) == {"trouble": "illegal -1"}
    assert kept.of(cheat) is not before


def test_a_bot_may_be_made_without_being_asked_and_may_have_no_clock(harness: Harness) -> None:
    made = replace(harness.job("Tells"), state=b"", seconds=None)
    assert answer_to(made, BotCache()) == {"code": -1, "by": "tells"}
    assert answer_to(replace(made, bot=f"{harness.file}:nobody"), BotCache())["trouble"].startswith(
        "raised: AttributeError"
    )
    found = answer_to(replace(made, state=JOB.state), BotCache())["trouble"]
    assert found == f"raised: RuntimeError: {find_game(KEY).edition.name} None 1"


def test_a_bot_is_told_edition_clock_and_seed(harness: Harness) -> None:
    root = Path(semiramis.__file__).parents[1]
    edition = find_game(KEY).edition
    text = (root / edition.file).read_text(encoding="utf8").replace(edition.name, "another printing", 1)
    choice = harness.choose(replace(harness.job("Tells", seconds=3.5, seed=99), edition=text))
    assert is_rescued(choice, "raised: RuntimeError: another printing 3.5 99")
    assert edition.name in harness.choose(harness.job("Tells")).trouble


def test_many_jobs_at_once_are_all_done(harness: Harness) -> None:
    async def play() -> list[Choice]:
        names = ["random", "greedy", f"{harness.file}:Counts", f"{harness.file}:Cheats"]
        return await asyncio.gather(
            *[harness.pool.choose(replace(JOB, bot=names[n % 4], seed=n)) for n in range(80)],
        )

    before = harness.pool.stats
    choices = harness.run(play())
    assert {choice.code for choice in choices} <= set(LEGAL)
    assert [choice.by for choice in choices] == ["random", "greedy", "counts", "greedy"] * 20
    assert sum(choice.fallback for choice in choices) == 20
    assert harness.pool.stats == replace(before, jobs=before.jobs + 80, fallbacks=before.fallbacks + 20)
    assert len(harness.pool.pids) <= 3


def test_jobs_wait_in_order_and_a_cancelled_one_does_not_block(harness: Harness) -> None:
    async def play(pool: BotPool) -> list[int]:
        done: list[int] = []

        async def note(number: int, job: Job) -> None:
            await pool.choose(job)
            done.append(number)

        await note(-1, JOB)
        stuck = asyncio.ensure_future(pool.choose(harness.job("Sleeps")))
        numbered = [asyncio.ensure_future(note(n, replace(JOB, bot="random", seed=n))) for n in range(8)]
        await asyncio.sleep(0.1)
        assert done == [-1]
        numbered[3].cancel()
        stuck.cancel()
        await asyncio.gather(stuck, *numbered, return_exceptions=True)
        assert stuck.cancelled()
        assert numbered[3].cancelled()
        assert pool.stats == Stats(jobs=10, fallbacks=0, replaced=1)
        pool.close()
        return done

    assert harness.run(play(BotPool(1))) == [-1, 0, 1, 2, 4, 5, 6, 7]


def test_a_cancelled_job_that_ends_soon_costs_no_worker(harness: Harness) -> None:
    async def play() -> None:
        await wait_until(lambda: len(free(harness.pool)) == 2)
        waiting = asyncio.ensure_future(harness.pool.choose(harness.job("Slow", seconds=0.2)))
        await asyncio.sleep(0.05)
        waiting.cancel()
        await wait_until(lambda: len(free(harness.pool)) == 2)

    before = harness.pool.stats.replaced
    harness.run(play())
    assert harness.pool.stats.replaced == before


def test_the_event_loop_goes_on_while_bots_think_and_are_replaced(harness: Harness) -> None:
    async def play() -> list[float]:
        waiting = asyncio.gather(*[harness.pool.choose(harness.job(n, seconds=0.2)) for n in ("Dies", "Slow")])
        beats = [time.monotonic()]
        while not waiting.done() or len(free(harness.pool)) < 2:
            await asyncio.sleep(0.005)
            beats.append(time.monotonic())
        assert [choice.fallback for choice in waiting.result()] == [True, False]
        return [later - earlier for earlier, later in pairwise(beats)]

    pauses = sorted(harness.run(play()))
    assert len(pauses) > 20
    assert pauses[len(pauses) // 2] < 0.05
    assert pauses[-1] < 0.6


@pytest.mark.parametrize("rescuer", ["Sleeps", "Cheats"])
def test_where_the_fallback_fails_too_the_move_is_drawn(
    harness: Harness, rescuer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool_module, "FALLBACK_BOT", f"{harness.file}:{rescuer}")
    monkeypatch.setattr(pool_module, "FALLBACK_LIMIT", 0.3)
    job = harness.job("Cheats")
    choice = harness.choose(job)
    assert (choice.by, choice.fallback, choice.trouble) == ("random", True, "illegal -1")
    assert choice.code == random_code(job.seed, job.state, LEGAL)


def test_the_drawn_move_depends_on_seed_and_position() -> None:
    assert {random_code(seed, JOB.state, LEGAL) for seed in range(99)} == set(LEGAL)
    assert len({random_code(JOB.seed, bytes([n]), LEGAL) for n in range(99)}) > 1


def test_where_no_process_can_be_started_the_move_is_drawn(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: str) -> Any:
        raise BlockingIOError

    monkeypatch.setattr(supervisor, "WorkerProcess", fail)
    pool = BotPool(1)
    choice = harness.run(pool.choose(JOB))
    assert (choice.by, choice.fallback, choice.trouble) == ("random", True, "died")
    assert choice.code in LEGAL
    pool.close()


@pytest.mark.parametrize(
    "said",
    [b"", b"{", b"\xff", b"7", b"null", b"[" * 4000, b"{}", b'{"trouble": ""}', b'{"trouble": 3}', b'{"code": true}']
    + [json.dumps({"code": code, "by": "x"}).encode() for code in (True, None, "1", 1.0, [1])]
    + [b'{"code": 1}', b'{"code": 1, "by": 2}', b'{"code": ' + b"9" * 4050 + b"}"],
)
def test_nonsense_is_not_believed(said: bytes) -> None:
    with pytest.raises(WorkerFailed) as caught:
        supervisor.parse_answer(said)
    assert caught.value.trouble == "illegal answer"


def test_what_a_worker_says_is_looked_at_again() -> None:
    lie = supervisor.parse_answer(json.dumps({"code": 10**9, "by": "\x1b[31m" + "x" * 999}).encode())
    assert trouble_with(lie, LEGAL) == "illegal 1000000000"
    assert lie.by.isprintable()
    assert len(lie.by) <= 200
    noise = supervisor.parse_answer(json.dumps({"trouble": "\n" * 3000}).encode())
    assert noise.trouble.isprintable()
    assert len(noise.trouble) <= 200


def test_a_job_nobody_could_do_is_the_callers_mistake(harness: Harness) -> None:
    game = find_game(KEY)
    with pytest.raises(Malformed):
        harness.choose(replace(JOB, game="chess"))
    with pytest.raises(EditionError):
        harness.choose(replace(JOB, edition="not an edition"))
    with pytest.raises(struct.error):
        harness.choose(replace(JOB, state=b"short"))
    with pytest.raises(ValueError, match="no seat is to move"):
        harness.choose(replace(JOB, state=game.new_state(2).to_bytes()))
    for seconds in (-1.0, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="cannot think"):
            replace(JOB, seconds=seconds)
    with pytest.raises(ValueError, match="needs a clock"):
        harness.choose(replace(JOB, seconds=None))
    for size, grace in ((0, 1.0), (-1, 1.0), (1, -1.0)):
        with pytest.raises(ValueError, match="a pool of"):
            BotPool(size, grace)
    assert harness.choose(JOB).code == GREEDY


def test_close_ends_everything_at_once_and_for_good(harness: Harness) -> None:
    async def play() -> tuple[list[int], list[Any], float]:
        pool = BotPool(2)
        marks = harness.marks("hogs", "sleeps")
        names = ("Hogs", "Sleeps", "Slow", "greedy")
        waiting = [asyncio.ensure_future(pool.choose(harness.job(name))) for name in names]
        await wait_until(lambda: all(mark.exists() for mark in marks))
        pids = pool.pids
        begun = time.monotonic()
        pool.close()
        pool.close()
        seconds = time.monotonic() - begun
        assert pool.pids == []
        with pytest.raises(PoolClosed):
            await pool.choose(JOB)
        return pids, await asyncio.gather(*waiting, return_exceptions=True), seconds

    pids, results, seconds = harness.run(play())
    assert len(pids) == 2
    assert all(map(gone, pids))
    assert [type(result) for result in results] == [PoolClosed] * 4
    assert seconds < PATIENCE
    assert not any(child.pid in pids for child in multiprocessing.active_children())


def test_close_while_a_worker_starts_leaves_nothing(harness: Harness) -> None:
    async def play() -> int:
        pool = BotPool(1)
        waiting = asyncio.ensure_future(pool.choose(JOB))
        await wait_until(lambda: bool(pool.pids))
        (pid,) = pool.pids
        pool.close()
        with pytest.raises(PoolClosed):
            await waiting
        return pid

    assert gone(harness.run(play()))


PROGRAM = """
import asyncio, pathlib, sys
from semiramis.server.bots.pool import BotPool, Job

async def main():
    how, game, state, file = sys.argv[1:]
    pool = BotPool(2, grace=0.5)
    sleeps = Job(game, None, bytes.fromhex(state), file + ":Sleeps", 1, 60.0)
    hogs = Job(game, None, bytes.fromhex(state), file + ":Hogs", 1, 0.5 if how == "stay" else 60.0)
    thinking = [asyncio.ensure_future(pool.choose(job)) for job in (sleeps, hogs)]
    async with asyncio.timeout(120):
        while not all(pathlib.Path(file).with_name(name).exists() for name in ("sleeps.begun", "hogs.begun")):
            await asyncio.sleep(0.01)
    print(*pool.pids, flush=True)
    await asyncio.sleep(0 if how == "leave" else 600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def program(harness: Harness, how: str) -> "subprocess.Popen[str]":
    """Start a program with its own pool, in which two bots never finish."""
    harness.marks("sleeps", "hogs")
    file = harness.file.with_name("program.py")
    file.write_text(PROGRAM, encoding="utf8")
    command = [sys.executable, str(file), how, KEY, STATE.to_bytes().hex(), str(harness.file)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_program_that_forgets_to_close_leaves_no_worker(harness: Harness) -> None:
    out, errors = program(harness, "leave").communicate(timeout=PATIENCE)
    assert errors == ""
    pids = [int(pid) for pid in out.split()]
    assert len(pids) == 2
    assert all(map(gone, pids))


def test_no_worker_outlives_a_parent_that_was_killed(harness: Harness) -> None:
    with program(harness, "stay") as parent:
        assert parent.stdout
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(pids) == 2
        assert not any(map(gone, pids))
        parent.kill()
        wait_for(lambda: all(map(gone, pids)))
