"""The steps of `make test`: each is a target of the Makefile, and none starts before what it needs."""

import re
from pathlib import Path

import pytest

from tests import steps
from tests.steps import LONG, TEST, Outcome, Step

MAKEFILE = Path(__file__).parents[2] / "Makefile"


@pytest.mark.parametrize("run", [TEST, LONG], ids=["test", "long"])
def test_every_step_is_a_target_and_comes_after_steps_before_it(run: tuple[Step, ...]) -> None:
    targets = set(re.findall(r"^([\w-]+):(?!=)", MAKEFILE.read_text(encoding="utf-8"), flags=re.M))
    known: set[str] = set()
    for step in run:
        assert step.name in targets
        assert known.issuperset(step.after)
        known.add(step.name)


def test_a_step_starts_when_a_core_is_free_and_those_it_comes_after_have_passed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(steps, "CORES", 2)
    first, second, all_cores = Step("first"), Step("second", ("first",)), Step("all", cores=2)
    assert steps.next_step([second, first], [], set()) is first
    assert steps.next_step([second], [first], set()) is None
    assert steps.next_step([second, all_cores], [], {"first"}) is second
    assert steps.next_step([all_cores], [second], {"first"}) is all_cores
    assert steps.next_step([second], [all_cores], {"first"}) is None


def test_after_a_failure_nothing_starts_and_its_code_is_returned(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run_step(step: Step) -> Outcome:
        return Outcome(step.name, 1.0, 2.0, 3 if step.name == "bad" else 0)

    monkeypatch.setattr(steps, "run_step", run_step)
    run = (Step("good"), Step("bad", ("good",)), Step("never", ("bad",)))
    assert steps.main(run) == 3
    printed = capsys.readouterr().out
    assert re.search(r"good +1 s +2 s\n", printed)
    assert re.search(r"bad +1 s +2 s   failed \(3\)\n", printed)
    assert re.search(r"in all +\d+ s +4 s\n", printed)
    assert "never" not in printed
    assert steps.main(run[:1]) == 0


def test_a_step_is_its_target_with_the_time_of_its_processes() -> None:
    outcome = steps.run_step(Step("help"))
    assert (outcome.name, outcome.code) == ("help", 0)
    assert outcome.processor > 0
    assert steps.run_step(Step("no-such-target")).code == 2
