"""Bots think in worker processes: a move comes no matter what a bot does, and no process is left behind."""

import asyncio
import json
import os
import struct
from dataclasses import replace
from pathlib import Path

import pytest

import semiramis
from semiramis.bots.process import supervisor
from semiramis.bots.process.answers import BOTS_KEPT, BotCache, answer_to, random_code, trouble_with
from semiramis.bots.process.parent import WorkerFailed
from semiramis.core.editions.edition import EditionError
from semiramis.core.model.message import Malformed
from semiramis.core.registry import find_game, keys
from semiramis.server.bots import pool as pool_module
from semiramis.server.bots.pool import BotPool, Job
from tests.server.bots.pool_support import (
    GREEDY,
    JOB,
    KEY,
    LEGAL,
    LONG,
    PATIENCE,
    Harness,
    free,
    is_rescued,
    opened,
    wait_until,
)


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_built_in_bots_choose_legal_codes_of_every_game(harness: Harness, key: str, bot: str) -> None:
    state = opened(key)
    choice = harness.choose(Job(key, None, state.to_bytes(), bot, 7, LONG))
    assert choice.code in find_game(key).legal_codes(state)
    assert (choice.by, choice.fallback, choice.trouble) == (bot, False, "")
    assert 0 < choice.seconds < PATIENCE


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
