"""Warming up: one process compiles, others see how far it is, and nobody is kept waiting."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from semiramis.bots.search import engine_cache, warmup
from semiramis.bots.search.engine import SEARCH
from semiramis.bots.search.warmup import Warmup, compile_game, folder_of, is_taken, is_warm, main
from semiramis.core.compile import cache, engines, jit
from semiramis.core.compile.jit import Engine
from semiramis.core.registry import find_game
from tests.bots.search.support import engine

GAME = find_game("amyitis")
PATIENCE = 60.0


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache with nothing in it."""
    monkeypatch.setenv("SEMIRAMIS_CACHE", str(tmp_path))
    return tmp_path


def compile_quickly(self: Engine) -> Iterator[tuple[int, int]]:
    """As if three rules were compiled."""
    for done in range(4):
        if done == 3:
            (folder_of(self.game) / "complete").touch()
        yield done, 3


def test_it_is_seen_how_far_compilation_is_and_it_can_be_stopped(cold: Path) -> None:
    warming = Warmup(GAME)
    deadline = time.monotonic() + PATIENCE
    while warming.done() == (0, 0):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    done, total = warming.done()
    assert 0 <= done < total
    assert (warming.ready(), warming.failed(), is_warm(GAME)) == (False, False, False)
    assert is_taken(folder_of(GAME))
    assert folder_of(GAME).is_relative_to(cold)
    warming.stop()
    assert warming.process is not None
    assert warming.process.poll() is not None
    for note in cold.rglob("progress.json"):
        os.utime(note, (0, 0))
    assert not is_taken(folder_of(GAME))
    assert warming.failed()


def test_a_game_compiles_with_progress_and_is_then_ready(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Engine, "compile_all", compile_quickly)
    seen: list[tuple[int, int]] = []
    notes: list[tuple[int, int]] = []

    def report(done: int, total: int) -> None:
        seen.append((done, total))
        notes.append(tuple(json.loads((folder_of(GAME) / "progress.json").read_text(encoding="utf-8"))))

    compile_game(GAME, report)
    assert seen == notes == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert is_warm(GAME)
    assert Warmup(GAME).process is None, "what is compiled is not compiled again"
    assert list(cold.rglob("progress.*")) == []


AT_ONCE = """
from semiramis.bots.search import warmup
from semiramis.core.registry import find_game

warmup.Engine.compile_all = lambda self: ((done, 3000) for done in range(3001))
warmup.compile_game(find_game("amyitis"))
"""


def test_two_that_compile_at_once_do_not_disturb_each_other(cold: Path) -> None:
    both = [subprocess.Popen([sys.executable, "-c", AT_ONCE], stderr=subprocess.PIPE, text=True) for _ in range(2)]
    assert [process.communicate(timeout=PATIENCE)[1] for process in both] == ["", ""]
    assert [process.returncode for process in both] == [0, 0]
    assert list(cold.rglob("progress.*")) == []


def test_what_is_compiled_lies_where_it_was_begun_though_the_files_change(
    cold: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = Engine(GAME, SEARCH)
    was = folder_of(GAME)
    monkeypatch.setattr(cache, "cache_key", lambda *_: "of-a-newer-version")
    monkeypatch.setattr(jit, "in_call_order", lambda *_: [])
    assert list(begun.compile_all()) == [(0, 0)]
    assert (was / "complete").exists()
    assert not is_warm(GAME)


def test_two_never_compile_the_same(cold: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    edition = cold / "edition.json"
    edition.write_text(json.dumps(vars(GAME.edition) | {"hash": None}), encoding="utf-8")
    compiled: list[str] = []
    monkeypatch.setattr(warmup, "compile_game", lambda game: compiled.append(game.key))
    data = {"game": GAME.edition.game, "name": GAME.edition.name, "data": GAME.edition.data, "file": ""}
    folder_of(GAME).mkdir(parents=True)
    for note, expected in (("", ["amyitis"]), ("progress.json", ["amyitis"]), ("complete", ["amyitis"])):
        if note:
            (folder_of(GAME) / note).write_text("[0, 3]", encoding="utf-8")
        edition.write_text(json.dumps(data), encoding="utf-8")
        with edition.open(encoding="utf-8") as stream:
            monkeypatch.setattr("sys.stdin", stream)
            main(["amyitis"])
        assert compiled == expected


@pytest.mark.xdist_group("amyitis")
def test_the_compiled_search_is_waited_for_only_without_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    assert engine("amyitis") is engine_cache.engine_for(GAME)
    monkeypatch.setattr(engines, "_engines", {})
    monkeypatch.setattr(engine_cache, "_loaders", {})
    assert engine_cache.engine_for(GAME, 0.0) is None, "loading takes longer"
    deadline = time.monotonic() + PATIENCE
    while engine_cache.engine_for(GAME, 0.1) is None:
        assert time.monotonic() < deadline


class Cold:
    """A compilation that never ends, or fails."""

    begun = 0
    fails = False

    def __init__(self, game: object) -> None:
        Cold.begun += 1

    def ready(self) -> bool:
        return False

    def failed(self) -> bool:
        return Cold.fails


def test_a_cold_search_is_begun_once_and_given_up_when_it_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "_engines", {})
    monkeypatch.setattr(engine_cache, "_loaders", {})
    monkeypatch.setattr(engine_cache, "POLL_SECONDS", 0.01)
    monkeypatch.setattr(engine_cache, "Warmup", Cold)
    assert engine_cache.engine_for(GAME, 0.1) is None
    assert engine_cache.engine_for(GAME, 0.1) is None
    assert Cold.begun == 1
    (thread,) = engine_cache._loaders.values()
    assert thread.is_alive()
    Cold.fails = True
    thread.join(PATIENCE)
    assert not thread.is_alive()
    assert engine_cache.engine_for(GAME, 5.0) is None
    assert Cold.begun == 1
