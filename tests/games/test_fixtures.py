"""Finished games replayed strictly: every end reason, a shared first place, every option, undo and redo."""

from typing import Any

import pytest

from semiramis.core.play.log import find_game, read_lines, replay, verify_deal
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game as look_up
from semiramis.core.registry import keys
from semiramis.games.amyitis.components.tables import LAST_ROUND, LAST_TILES
from semiramis.games.amyitis.rules.round_end import tiles_left
from tests.regenerate import FIXTURES, GOLDEN

FILES = sorted((GOLDEN / "fixtures").rglob("*.jsonl"))


def lines_of(name: str) -> list[dict[str, Any]]:
    """A log as it is kept; that it replays strictly is tested once for each."""
    return read_lines(GOLDEN / "fixtures" / f"{name}.jsonl")


def load(name: str) -> Match:
    lines = lines_of(name)
    return replay(lines, find_game(lines[0], look_up))


def test_every_fixture_is_there() -> None:
    assert {f"{f.parent.name}/{f.stem}" for f in FILES} == set(FIXTURES)


@pytest.mark.wide
@pytest.mark.parametrize("name", sorted(FIXTURES))
def test_fixture_replays_strictly_and_was_dealt_by_its_seed(name: str) -> None:
    match = load(name)
    assert match.over
    assert match.log == lines_of(name)
    assert verify_deal(match) > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_end_reasons_are_covered(seats: int) -> None:
    usual, guard = load(f"amyitis/random-{seats}").state, load(f"amyitis/guard-{seats}").state
    assert tiles_left(usual) <= LAST_TILES[seats]
    assert usual.round < LAST_ROUND
    assert tiles_left(guard) > LAST_TILES[seats]
    assert guard.round == LAST_ROUND


@pytest.mark.parametrize("name", [*(f"amyitis/tie-{n}" for n in (2, 3, 4)), *(f"ishtar/tie-{n}" for n in (2, 3))])
def test_a_shared_first_place_is_covered(name: str) -> None:
    match = load(name)
    assert match.game.ranking(match.state).count(1) > 1


def test_babylon_ends_after_its_rounds_and_ties_are_broken_or_shared() -> None:
    for seats, rounds in ((2, 15), (3, 13), (4, 11)):
        assert load(f"babylon/eager-{seats}").state.round == rounds
    broken, shared = load("babylon/tie-broken-2"), load("babylon/tie-shared-2")
    for match in (broken, shared):
        assert len(set(match.game.totals(match.state))) == 1
    assert broken.game.ranking(broken.state) in ([1, 2], [2, 1])
    assert shared.game.ranking(shared.state) == [1, 1]


def test_every_decoration_and_token_is_covered() -> None:
    done = {line.get("do") for name in FIXTURES if name.startswith("babylon") for line in lines_of(name)}
    assert {"fountain", "stairs", "bridge", "statue", "symbol"} <= done
    tokens = {line.get("token") for name in FIXTURES if name.startswith("babylon") for line in lines_of(name)}
    assert {"pillar", "double", "change", "add", "flower", "minus", "blank"} <= tokens


def test_every_skill_and_every_kind_of_step_of_ishtar_is_covered() -> None:
    lines = [line for name in FIXTURES if name.startswith("ishtar") for line in lines_of(name)]
    assert {line.get("skill") for line in lines} >= set("abcdefghij")
    kinds = {"can", "kept", "pay", "place", "assistant", "skip", "take", "single", "double", "reserve", "keep", "buy"}
    assert {line.get("do") for line in lines} >= {*kinds, "tree", "end"}


@pytest.mark.parametrize("game", keys())
def test_undo_and_redo_are_covered(game: str) -> None:
    lines = lines_of(f"{game}/undo-3")
    assert sum("undo" in line for line in lines) > 5
    assert sum("redo" in line for line in lines) > 5
    assert any(line.get("agreed") for line in lines)


def test_every_option_is_covered() -> None:
    for name, option, value in (
        ("amyitis/option-wine-3", "any-good-wine", "yes"),
        ("amyitis/option-wet-2", "cut-off-canals", "wet"),
        ("amyitis/option-rightmost-4", "field-tie", "rightmost"),
        ("babylon/option-footprint-2", "footprint", "consecutive"),
        ("babylon/option-bare-3", "bridge-gap", "bare"),
        ("babylon/option-decorated-3", "bridge-gap", "decorated"),
        ("babylon/option-clear-4", "overhang", "clear"),
        ("babylon/option-once-2", "first-statue", "once"),
        ("babylon/option-unlimited-4", "supply", "unlimited"),
        ("ishtar/option-layout-2", "layout", "0,0:6b/1 1,0 2,0:1a 3,0"),
        ("ishtar/option-trees-3", "trees", "any"),
        ("ishtar/option-seams-2", "seams", "kept"),
        ("ishtar/option-double-4", "double-bloom", "two-each"),
        ("ishtar/option-hidden-2", "hidden-stack", "closed"),
    ):
        assert lines_of(name)[0]["options"][option] == value
