"""The comparison with the peers: its counting, its turns and its words; nothing here needs a peer to be installed."""

import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from bench.peers import __main__ as command
from bench.peers import play_catanatron, play_pgx, play_semiramis
from bench.peers.ours_search import ours_search
from bench.peers.play_openspiel import Backgammon, moves_of_simulation, steps_in_tree, visited
from bench.peers.report import Result
from bench.peers.rounds import ROOT, Worker, set_up, take_turns
from bench.peers.worker import COPY, PLAY, SEARCH, SIMULATIONS, Counts, Sample, chunk_size, sample
from bench.wire import Trouble

from semiramis.core.registry import find_game
from tests.bench.measured import MEASURED

PEERS = ROOT / "bench" / "peers"
FAKE = "tests.bench.fake_peer"


def test_every_package_is_pinned() -> None:
    lines = (PEERS / "requirements.txt").read_text(encoding="utf-8").splitlines()
    wanted = [line for line in lines if line and not line.startswith("#")]
    names = {line.partition("==")[0] for line in wanted if line.partition("==")[2]}
    assert len(names) == len(wanted)
    assert {"open_spiel", "pgx", "jax", "catanatron"} <= names


def test_a_sample_counts_everything_and_runs_at_least_once() -> None:
    asked: list[int] = []

    def run(times: int) -> Counts:
        asked.append(times)
        return Counts(times, 5 * times, 2 * times)

    once = sample(run, 7, 0.0)
    assert (once.games, once.moves, once.own) == (7, 35, 14)
    longer = sample(run, 3, 0.01)
    assert longer.seconds >= 0.01
    assert longer.games == 3 * (len(asked) - 1)
    assert longer.cpu >= 0


def test_a_chunk_is_found_by_doubling() -> None:
    work = list(range(2_000))
    asked: list[int] = []

    def run(times: int) -> Counts:
        asked.append(times)
        for _ in range(times):
            sum(work)
        return Counts(times)

    size = chunk_size(run, 0.002)
    assert size == asked[-1]
    assert asked == [1 << n for n in range(len(asked))]


def test_a_worker_tells_its_contenders_and_measures_them() -> None:
    with Worker(FAKE) as worker:
        fake, broken = worker.results()
        assert (fake.key, fake.kind, fake.name, fake.short, fake.note) == ("fake", PLAY, "Fake 1.0", "Fake", "nothing")
        assert (broken.kind, fake.ours) == (SEARCH, False)
        found = worker.measure("fake", 0.0)
        assert (found.games, found.moves, found.own) == (1, 3, 2)
        assert found.seconds > 0


def test_a_peer_that_breaks_is_named_with_its_last_words() -> None:
    with Worker(FAKE) as worker:
        worker.results()
        with pytest.raises(Trouble, match=r"fake_peer ended with 1: (.|\n)*broken on purpose"):
            worker.measure("broken", 0.0)
        with pytest.raises(Trouble, match="broken on purpose"):
            worker.measure("fake", 0.0)


def test_a_peer_that_is_not_there_is_named() -> None:
    with ExitStack() as running, pytest.raises(Trouble, match=r"tests\.bench\.nobody ended with 1"):
        set_up({"tests.bench.nobody": sys.executable}, running, lambda done, total: None)


class Recorded(Worker):
    """A worker without a process that notes who was asked."""

    def __init__(self, asked: list[str]) -> None:
        self.asked = asked

    def measure(self, key: str, seconds: float) -> Sample:
        self.asked.append(key)
        return Sample(1.0, 1.0, 1.0, seconds, seconds)


def test_contenders_of_one_kind_take_turns() -> None:
    asked: list[str] = []
    output: list[tuple[int, int]] = []
    ours, theirs = Recorded(asked), Recorded(asked)
    entered: list[tuple[Worker, Result]] = [
        (worker, Result(f"{side}-{kind}", kind, side, side, "", side == "ours"))
        for side, worker in (("ours", ours), ("theirs", theirs))
        for kind in (COPY, PLAY, SEARCH)
    ]
    take_turns(entered, 2, 0.5, lambda done, total: output.append((done, total)))
    expected = [f"{side}-{kind}" for kind in (PLAY, SEARCH, COPY) for _ in range(2) for side in ("ours", "theirs")]
    assert asked == expected
    assert output == [(n, 12) for n in range(12)]
    assert all(len(result.samples) == 2 for _, result in entered)


@dataclass
class Node:
    explore_count: int
    action: int = -1
    children: list["Node"] = field(default_factory=list)


TREE = Node(5, children=[Node(3, 10, [Node(1, 20), Node(1, 21), Node(0, 22)]), Node(1, 11), Node(0, 12)])


def test_the_moves_inside_a_tree_are_counted_exactly() -> None:
    assert {actions for _, actions in visited(TREE)} == {(), (10,), (11,), (10, 20), (10, 21)}
    # five simulations: one judged the root, two nodes below it were added, and two below one of these
    assert steps_in_tree(TREE) == 3 + 1 + 1 + 1


def test_the_moves_of_a_simulation_are_those_in_the_tree_and_those_of_the_playout() -> None:
    from random import Random

    def play_out(state: Any) -> tuple[int, int]:
        return 100, 60

    def opening() -> Any:
        return SimpleNamespace(apply_action=lambda action: None)

    backgammon: Backgammon = Backgammon.__new__(Backgammon)
    stand_in: Any = backgammon
    stand_in.opening = SimpleNamespace(clone=opening)
    stand_in.count_playout = play_out
    stand_in.lot = Random(1)
    moves, error = moves_of_simulation(backgammon, SimpleNamespace(mcts_search=lambda state: TREE))
    assert moves == pytest.approx((6 + 5 * 100) / 5)
    assert error == 0


def test_our_random_games_count_chance_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    def player(engine: Any, seats: int, seed: int) -> Callable[[int], list[int]]:
        return lambda games: [7 * games, 3 * games, games]

    monkeypatch.setattr(play_semiramis, "random_player", player)
    engine: Any = None
    assert play_semiramis.playing(engine)(4) == Counts(4, 40, 28)


@pytest.mark.xdist_group("amyitis")
def test_our_search_makes_all_its_simulations_and_counts_its_moves() -> None:
    game = find_game("amyitis")
    early, whole = ours_search(game, full=False)(2), ours_search(game, full=True)(2)
    assert early.games == whole.games == 2 * SIMULATIONS
    assert early.moves > early.games
    assert whole.moves > 100 * whole.games, "a game of Amyitis has hundreds of moves"


def test_the_peers_are_imported_only_where_they_are_measured() -> None:
    code = f"import sys, {play_pgx.__name__}, {play_catanatron.__name__}, {Backgammon.__module__}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not {"jax", "pgx", "catanatron", "pyspiel", "semiramis"} & set(done.stdout.split())


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--rounds", "0"], "--rounds takes 1 or more"),
        (["--seconds", "nan"], "--seconds takes more than 0"),
        (["--seconds", "0"], "--seconds takes more than 0"),
        (["--python", "/nowhere/python"], "make bench-peers"),
        (["--python", sys.executable, "--results", "/nowhere/results.md"], "there is no file"),
    ],
)
def test_it_says_what_it_does_not_understand(args: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.arguments(args)
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_trying_it_out_writes_nothing() -> None:
    assert not command.arguments(["--quick", "--python", sys.executable]).writes
    assert not command.arguments(["--json", "--python", sys.executable]).writes
    given = command.arguments(["--python", sys.executable])
    assert given.writes
    assert given.results == ROOT / "bench" / "results.md"


def test_the_command_tells_everything_and_adds_it_to_the_results(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(command, "measure_all", lambda given: MEASURED)
    results = tmp_path / "results.md"
    results.write_text("# Results\n\nbefore\n", encoding="utf-8")
    assert command.main(["--python", sys.executable, "--results", str(results), "--rounds", "3"]) == 0
    written, shown = results.read_text(encoding="utf-8"), capsys.readouterr().out
    assert written.startswith("# Results\n\nbefore\n\n## 20")
    assert written.count("— peers (`make bench-peers`)") == 1
    for text in (written, shown):
        assert "Medians of 3 rounds of at least 3 s" in text
        assert "95.0% or more" in text
        assert "how openspiel-cpp was measured." in text
        assert "The games differ." in text


def test_trouble_is_told_without_a_trace(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(given: Any) -> list[Result]:
        raise Trouble("nobody there")

    monkeypatch.setattr(command, "measure_all", fail)
    assert command.main(["--quick", "--python", sys.executable]) == 1
    assert capsys.readouterr().err == "nobody there\n"
