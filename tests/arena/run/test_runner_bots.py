"""Bots that fail, cheat or cannot be made, in a contest."""

from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from semiramis.arena.plan import planned
from semiramis.arena.run import check_bots as entry
from semiramis.arena.run import runner
from semiramis.arena.run.check_bots import check_bots
from semiramis.bots import registry
from semiramis.bots.api import BotView
from semiramis.bots.process.answers import random_code, trouble_kind
from semiramis.bots.registry import is_plugin
from semiramis.core.model.message import Malformed, Word
from tests.arena.games import timeless
from tests.arena.run.runner_support import all_played, hall


@pytest.mark.parametrize(
    ("name", "kind", "shown"),
    [
        ("Dies", "died", "died"),
        ("Hangs", "hung", "hung"),
        ("Raises", "raised", "raised: RuntimeError: tired"),
        ("Leaves", "raised", "raised: SystemExit: 3"),
        ("Cheats", "illegal", "illegal -1"),
        ("Dreams", "illegal", "illegal None"),
    ],
)
def test_a_bot_that_misbehaves_forfeits_that_decision_only(
    bots: Path, name: str, kind: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "GRACE", 0.3)
    plan = planned("babylon", [f"{bots}:{name}", "random"], 2, 2, seconds=0.5)
    with hall(plan) as found:
        first, second = found.play(0), found.play(1)
    assert first.forfeits == ({kind: 1}, {})
    assert first.trouble == (shown, "")
    assert first.decisions[0] > 10
    assert second.forfeits == ({}, {})
    assert trouble_kind(shown) == kind


def test_a_guest_that_behaves_plays_all_its_decisions_itself(bots: Path) -> None:
    plan = planned("amyitis", [f"{bots}:Fine", "random"], 2, 2)
    with hall(plan) as found:
        played = [found.play(number) for number in range(2)]
        (supervisor,) = found._supervisors.values()
        assert supervisor.replaced == 0
        process = supervisor.process
        assert process
        assert process.is_alive()
    assert supervisor.process is None
    assert not any(kinds for one in played for kinds in one.forfeits)
    assert timeless(played) == timeless(all_played(replace(plan, bots=("random", "random"))))


class Scripted:
    """A built-in bot that does something else each time."""

    name = "scripted"

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, seen: BotView) -> Any:
        self.asked += 1
        seen.state.round = 99
        if self.asked == 1:
            return seen.legal[-1]
        if self.asked == 2:
            return -5
        raise RuntimeError("no more")


class Fails(Scripted):
    """A bot that never brings anything."""

    def choose(self, seen: BotView) -> Any:
        raise RuntimeError("never")


def test_the_fallback_decides_for_a_built_in_bot_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    known = registry.builtin_bots()
    monkeypatch.setattr(registry, "builtin_bots", lambda: {**known, "scripted": Scripted, "fails": Fails})
    with hall(planned("amyitis", ["fails", "greedy"], 2, 2)) as found:
        fails = found.play(0)
    assert fails.forfeits == ({"raised": fails.decisions[0]}, {})
    with hall(planned("amyitis", ["greedy", "greedy"], 2, 2)) as found:
        assert found.play(0).scores == fails.scores, "greedy made all decisions"
    with hall(planned("amyitis", ["scripted", "random"], 2, 2)) as found:
        played = found.play(0)
    # made anew after each trouble, it first plays well and then does not
    assert played.forfeits[0]["illegal"] == played.decisions[0] // 2
    assert played.trouble[0] == "illegal -5"
    assert played.rounds < 99


def test_where_greedy_is_the_culprit_the_decision_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    known = registry.builtin_bots()
    monkeypatch.setattr(registry, "builtin_bots", lambda: {**known, "greedy": Fails})
    chosen: list[int] = []

    def noted(seed: int, state: bytes, legal: Any) -> int:
        chosen.append(random_code(seed, state, legal))
        return chosen[-1]

    monkeypatch.setattr(runner, "random_code", noted)
    with hall(planned("amyitis", ["greedy", "random"], 2, 2)) as found:
        played = found.play(0)
    assert played.forfeits == ({"raised": len(chosen)}, {})
    assert len(chosen) == played.decisions[0] > 10


def test_where_greedy_fails_too_the_decision_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    known = registry.builtin_bots()
    monkeypatch.setattr(registry, "builtin_bots", lambda: {**known, "greedy": Fails, "fails": Fails})
    with hall(planned("amyitis", ["fails", "random"], 2, 2, seed="x")) as found:
        first, again = found.play(0), found.play(0)
    assert first.forfeits[0] == {"raised": first.decisions[0]}
    assert timeless([first]) == timeless([again])


def test_interrupts_are_not_taken_for_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(Scripted):
        def choose(self, seen: BotView) -> Any:
            raise KeyboardInterrupt

    monkeypatch.setattr(registry, "builtin_bots", lambda: {"interrupted": Interrupted})
    with hall(planned("amyitis", ["interrupted"], 2, 1)) as found, pytest.raises(KeyboardInterrupt):
        found.play(0)


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("broken", "ZeroDivisionError: division by zero"),
        ("nobody", "AttributeError: module 'bots' has no attribute 'nobody'"),
        ("dies", Word("arena-trouble-died")),
        ("never", Word("arena-trouble-hung")),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_before_anything_is_played(
    bots: Path, spec: str, reason: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entry, "START_LIMIT", 3.0 if spec == "never" else 120.0)
    with pytest.raises(Malformed) as caught:
        check_bots(planned("amyitis", ["greedy", f"{bots}:{spec}"], 2, 2))
    assert caught.value.message.id == "bot-broken"
    assert caught.value.message.args == {"bot": f"{bots}:{spec}", "reason": reason}


def test_a_file_that_is_none_and_an_unknown_name_are_refused(tmp_path: Path) -> None:
    torn = tmp_path / "torn.py"
    torn.write_text("def (")
    for spec, problem in (
        (f"{torn}:bot", "bot-broken"),
        (f"{tmp_path}/none.py:bot", "bot-broken"),
        ("gready", "bot-unknown"),
        ("", "bot-unknown"),
        ("mine.py", "bot-unknown"),
    ):
        with pytest.raises(Malformed) as caught:
            check_bots(planned("amyitis", ["greedy", spec], 2, 2))
        assert caught.value.message.id == problem


def test_bots_that_can_be_made_are_let_in(bots: Path) -> None:
    check_bots(planned("amyitis", ["greedy", "random", f"{bots}:Fine"], 2, 2))
    assert is_plugin(f"{bots}:Fine")
    assert not is_plugin("greedy")
    assert not is_plugin("nobody")


def test_a_bot_of_an_installed_package_is_a_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [
        EntryPoint(name, "semiramis.bots.builtin.random_bot:RandomBot", registry.GROUP) for name in ("zebra", "greedy")
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    assert is_plugin("zebra")
    assert not is_plugin("greedy"), "built-in bots go first"
    assert planned("amyitis", ["zebra"], 2, 1).described()["files"] == {}
