"""A simulation that is stopped leaves what is done; workers change nothing."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from semiramis.research.simulation import files, random_games, run
from semiramis.research.simulation.games import Games
from semiramis.research.simulation.plan import seated
from semiramis.research.simulation.run import games_of, simulate, undisturbed


def stopped_after(n: int) -> Any:
    """Games that somebody interrupts."""

    def play(*given: Any) -> Iterator[Games]:
        for at, games in enumerate(games_of(*given)):
            if at == n:
                raise KeyboardInterrupt
            yield games

    return play


@pytest.mark.parametrize("kind", list(files.KINDS))
@pytest.mark.parametrize("policy", ["random", "apprentice"])
def test_an_interrupt_leaves_the_file_of_so_many_games(
    kind: str, policy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(random_games, "CHUNK", 2)
    n = 4 if policy == "random" else 2
    with monkeypatch.context() as patch:
        patch.setattr(run, "games_of", stopped_after(2))
        plan = seated("amyitis", [policy], 2, 6)
        count, stopped = simulate(plan, tmp_path / f"stopped{kind}")
    assert (stopped, count.games, count.summary().complete) == (True, n, False)
    whole, not_stopped = simulate(seated("amyitis", [policy], 2, n), tmp_path / f"asked{kind}")
    assert not not_stopped
    left, asked = (tmp_path / f"{name}{kind}" for name in ("stopped", "asked"))
    if kind == ".parquet":
        import pyarrow.parquet as pq

        # the plan in it says how many games were asked for
        assert pq.read_table(left).to_pylist() == pq.read_table(asked).to_pylist()
    else:
        assert left.read_bytes() == asked.read_bytes()
    assert whole.summary().seats == count.summary().seats


@pytest.mark.parametrize(
    ("policies", "moves"),
    [(["random"], False), (["random"], True), pytest.param(["apprentice", "random"], True, marks=pytest.mark.long)],
)
def test_the_file_is_the_same_whatever_the_workers(policies: list[str], moves: bool, tmp_path: Path) -> None:
    plan = seated("amyitis", policies, 2, 600 if not moves else 5, seed="workers", moves=moves)
    for kind in files.KINDS:
        for workers in (1, 2):
            simulate(plan, tmp_path / f"{workers}{kind}", workers)
        assert (tmp_path / f"1{kind}").read_bytes() == (tmp_path / f"2{kind}").read_bytes()


def test_more_games_begin_with_the_same_ones(tmp_path: Path) -> None:
    simulate(seated("amyitis", ["random"], 2, 300), tmp_path / "few.csv")
    simulate(seated("amyitis", ["random"], 2, 400), tmp_path / "more.csv")
    few, more = ((tmp_path / f"{name}.csv").read_text(encoding="utf-8") for name in ("few", "more"))
    assert more.startswith(few)
    simulate(seated("amyitis", ["random"], 2, 300, seed="other"), tmp_path / "other.csv")
    assert (tmp_path / "other.csv").read_text(encoding="utf-8") != few


def test_progress_is_told_and_without_a_file_nothing_is_written(tmp_path: Path) -> None:
    result: list[tuple[int, int]] = []
    count, _ = simulate(seated("amyitis", ["random"], 2, 600), report=lambda done, total: result.append((done, total)))
    assert result == [(256, 600), (512, 600), (600, 600)]
    assert count.games == 600
    assert list(tmp_path.iterdir()) == []


def test_an_interrupt_waits_until_something_is_whole() -> None:
    before = signal.getsignal(signal.SIGINT)
    done = []

    def disturb() -> None:
        with undisturbed():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("whole")

    with pytest.raises(KeyboardInterrupt):
        disturb()
    assert done == ["whole"]
    assert signal.getsignal(signal.SIGINT) is before
    with undisturbed():
        done.append("again")
    assert done == ["whole", "again"]
