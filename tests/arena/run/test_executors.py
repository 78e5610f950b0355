"""Results do not depend on the executor, and workers that die are replaced."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from semiramis.arena.contest import compete, executor_for, run_contest
from semiramis.arena.plan import Plan, planned
from semiramis.arena.results.result import GameResult
from semiramis.arena.results.standings import summary_of
from semiramis.arena.run import cluster, executors
from semiramis.arena.run.executors import ProcessPool, here, in_processes
from semiramis.arena.run.runner import GameRunner
from semiramis.core.model.message import Malformed, Problem
from tests.arena.games import timeless


def die(pipe: Any, plan: Plan, make_runner: Any) -> None:
    """What a worker does that is no good."""
    os._exit(1)


def fail(pipe: Any, plan: Plan, make_runner: Any) -> None:
    """A worker whose every game goes wrong inside our own code."""
    setattr(GameRunner, "play", lambda hall, number: 1 // 0)  # noqa: B010 (a type checker would mind)
    executors.work(pipe, plan, make_runner)


def test_two_workers_play_the_same_games_as_one(bots: Path) -> None:
    plan = planned("amyitis", ["random", "random", f"{bots}:Fine"], 2, 6, seed="spread")
    alone = list(compete(plan))
    shared = list(compete(plan, executor=executor_for(2)))
    assert [played.number for played in alone] == list(range(6))
    assert timeless(shared) == timeless(alone)
    # times aside, so is all that is said about them
    one, other = (summary_of(plan, timeless_but_timed(results)).to_json() for results in (alone, shared))
    assert one == other


def timeless_but_timed(results: list[GameResult]) -> list[GameResult]:
    return [replace(played, seconds=(1.0, 1.0), longest=(1.0, 1.0)) for played in results]


def test_more_workers_than_games_and_no_games_at_all() -> None:
    plan = planned("babylon", ["random"], 2, 2)
    assert timeless(list(in_processes(plan, range(2), 5))) == timeless(list(here(plan, range(2))))
    assert list(in_processes(plan, [], 3)) == []
    assert list(compete(plan, list(here(plan, range(2))), executor_for(2))) == []


def test_a_whole_contest_in_one_call() -> None:
    outcome = run_contest(planned("amyitis", ["random", "random"], 3, 6, seed="sum"))
    assert (outcome.games, outcome.complete) == (6, True)
    assert sum(standing.wins for standing in outcome.standings) == pytest.approx(6)
    assert outcome.mean_decisions * 6 == sum(standing.decisions for standing in outcome.standings)
    for standing in outcome.standings:
        assert 0 <= standing.range.low <= standing.share <= standing.range.high <= 1
        assert 0 < standing.seconds_per_decision <= standing.longest


def test_only_games_that_were_not_played_before_are_played() -> None:
    plan = planned("babylon", ["random"], 2, 4)
    whole = list(compete(plan))
    rest = list(compete(plan, [whole[0], whole[2]]))
    assert timeless(rest) == timeless([whole[1], whole[3]])


def test_a_worker_that_is_killed_is_replaced_and_no_game_is_lost() -> None:
    plan = planned("babylon", ["random"], 2, 8)
    pool = ProcessPool(plan, range(8))
    found = []
    try:
        pool.start(2)
        killed = pool._workers[0].process
        while pool.is_busy():
            for played in pool.results():
                found.append(played)
                if len(found) == 1:
                    killed.kill()
        assert len(pool._workers) <= 2
    finally:
        pool.kill()
    assert timeless(found) == timeless(list(here(plan, range(8))))


def test_a_game_that_kills_every_worker_ends_the_contest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "work", die)
    with pytest.raises(Problem) as caught:
        list(in_processes(planned("babylon", ["random"], 2, 4), range(4), 1))
    assert caught.value.message.id == "arena-worker-died"
    assert caught.value.message.args == {"game": 0, "times": 3}


def test_what_goes_wrong_in_a_worker_is_told_here(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = planned("babylon", ["nobody"], 2, 2)
    with pytest.raises(Malformed) as caught:
        list(in_processes(plan, range(2), 2))
    assert caught.value.message.id == "bot-unknown"
    monkeypatch.setattr(executors, "work", fail)
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        list(in_processes(planned("babylon", ["random"], 2, 2), range(2), 2))


def test_workers_are_sent_home_when_nobody_wants_more() -> None:
    plan = planned("babylon", ["random"], 2, 50)
    pool = ProcessPool(plan, range(50))
    pool.start(2)
    processes = [worker.process for worker in pool._workers]
    list(pool.results())
    pool.kill()
    for process in processes:
        with pytest.raises(ValueError, match="closed"):
            process.is_alive()
    games = in_processes(plan, range(50), 2)
    next(games)
    games.close()  # type: ignore[attr-defined]


@pytest.mark.long
def test_ray_plays_the_same_games(bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    plan = planned("babylon", ["random", f"{bots}:Fine"], 2, 6, seed="ray")
    # one cluster for both contests, because starting one takes longest
    with cluster.connected(2):
        assert timeless(list(compete(plan, executor=executor_for(2, ray=True)))) == timeless(list(compete(plan)))
        with pytest.raises(Malformed) as caught:
            list(compete(planned("babylon", ["nobody"], 2, 2), executor=executor_for(None, ray=True)))
    assert caught.value.message.id == "bot-unknown", "what goes wrong there is reported here"


def test_without_ray_a_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    with pytest.raises(Problem) as caught:
        executor_for(None, ray=True)
    assert caught.value.message.id == "arena-no-ray"


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    def refuse(**given: Any) -> None:
        assert given["address"] == "10.0.0.1:6379"
        assert "num_cpus" not in given
        raise ConnectionError("nobody answers")

    monkeypatch.setenv("RAY_ADDRESS", "10.0.0.1:6379")
    monkeypatch.setattr(ray, "init", refuse)
    with pytest.raises(Problem) as caught:
        list(compete(planned("babylon", ["random"], 2, 2), executor=executor_for(None, ray=True)))
    assert (caught.value.message.id, caught.value.message.args["reason"]) == ("arena-ray-failed", "nobody answers")
