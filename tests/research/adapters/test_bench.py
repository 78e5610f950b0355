"""The comparison of environments: its counting and its words; nothing here needs a peer to be installed."""

import json
import sys
from random import Random

import pytest
from bench.adapters.loop import play_aec
from bench.peers.report import Result
from bench.peers.worker import PLAY, Sample

from bench import research_adapters as command
from semiramis.core.registry import keys
from semiramis.research.pettingzoo import env

PEERS = ("tictactoe_v3-env", "tictactoe_v3-raw_env", "connect_four_v3-env", "catanatron-gym")


def result(key: str, steps: float) -> Result:
    samples = [Sample(1.0, steps * factor, steps * factor, 4.0, 2.0) for factor in (0.5, 1.0, 3.0)]
    return Result(key, PLAY, key, key, f"how {key} was measured", key in keys(), samples)


def measured(theirs: float = 2_000.0) -> list[Result]:
    return [result(key, 60_000.0) for key in keys()] + [result(peer, theirs) for peer in PEERS]


def test_ratios_are_medians_of_steps_in_a_second_of_the_processor() -> None:
    assert command.rates(result("amyitis", 60_000.0)) == [15_000.0, 30_000.0, 90_000.0]
    found = command.compared(measured())
    assert found == {key: dict.fromkeys(PEERS, 30.0) for key in keys()}
    assert command.met(found) == dict.fromkeys(command.AIMS, True)
    assert command.met(command.compared(measured(4_000.0)))["catanatron-gym"] is False


def test_the_result_is_told_to_people_and_machines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "measured", lambda given: measured())
    assert command.main(["--python", sys.executable]) == 0
    shown = capsys.readouterr().out
    assert "30×" in shown
    assert "met" in shown
    assert command.main(["--python", sys.executable, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["steps"]["amyitis"] == 30_000.0


@pytest.mark.parametrize("wrong", [["--rounds", "0"], ["--seconds", "0"], ["--python", "/no/such/python"]])
def test_wrong_arguments_are_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        command.main([*wrong] if wrong[0] == "--python" else ["--python", sys.executable, *wrong])
    assert left.value.code == 2
    assert wrong[0] in capsys.readouterr().err


def test_the_loop_counts_what_agents_chose() -> None:
    made = env("babylon", compiled=False, seed=3)
    counts = play_aec(made, 2, Random(1))
    assert counts.games == 2
    assert counts.own == counts.moves > 100
