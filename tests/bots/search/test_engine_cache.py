"""The search is loaded in the background, once; a bot with a clock does not wait for it."""

import threading
from typing import Any

import pytest

from semiramis.bots.search import engine_cache
from semiramis.core.compile import cache, engines
from semiramis.core.compile.build import BuildError
from semiramis.core.registry import find_game, keys
from tests.bots.search.support import engine

GAME = find_game("amyitis")


@pytest.fixture(autouse=True)
def nothing_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a new process."""
    monkeypatch.setattr(engines, "_engines", {})
    monkeypatch.setattr(engine_cache, "_loaders", {})


def test_without_a_clock_the_search_is_waited_for() -> None:
    assert engine_cache.engine_for(GAME) is engine("amyitis") is engine_cache.engine_for(GAME, 0.0)


def test_with_a_clock_it_is_loaded_in_the_background_once(monkeypatch: pytest.MonkeyPatch) -> None:
    may_load, loads, load = threading.Event(), [], engines.load

    def slow(*given: Any) -> Any:
        loads.append(given)
        may_load.wait()
        return load(*given)

    monkeypatch.setattr(engines, "load", slow)
    assert engine_cache.engine_for(GAME, 0.01) is None
    assert engine_cache.engine_for(GAME, 0.01) is None
    may_load.set()
    assert engine_cache.engine_for(GAME) is not None
    assert len(loads) == 1


def test_where_it_cannot_be_compiled_that_is_told_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: Any) -> Any:
        raise BuildError("compile-no-compiler", tried="cc")

    monkeypatch.setattr(engines, "load", fail)
    assert engine_cache.engine_for(GAME) is None
    assert engine_cache.engine_for(GAME, 1.0) is None
    assert [record.getMessage().split(":")[0] for record in caplog.records] == ["amyitis is played without the search"]
    assert "compile-no-compiler" in engine_cache.start_loading(GAME).failure


@pytest.mark.parametrize("fails", [False, True])
def test_missing_searches_are_built_side_by_side_and_counted(monkeypatch: pytest.MonkeyPatch, fails: bool) -> None:
    games = [find_game(key) for key in keys()]
    together = threading.Barrier(2, timeout=60)
    reports: list[tuple[int, int]] = []

    def build(game: Any, _: Any) -> None:
        together.wait()
        if fails and game is games[2]:
            raise BuildError("compile-no-compiler", tried="cc")

    monkeypatch.setattr(cache, "is_compiled", lambda game, _: game is games[0])
    monkeypatch.setattr(engines, "open_engine", build)
    failure = engine_cache.build_searches(games, lambda *report: reports.append(report))
    assert reports == [(0, 2), (1, 2), *([] if fails else [(2, 2)])]
    assert (failure is not None) == fails


def test_nothing_is_said_where_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "is_compiled", lambda *_: True)
    engine_cache.build_searches([GAME], lambda *_: pytest.fail("nothing to report"))
