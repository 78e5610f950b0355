"""The survey of reconstructed values: which others are tried, what compiled games are, and what the files say."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from semiramis.core.editions.edition import RECONSTRUCTED, provenance
from semiramis.core.editions.ranges import Numbers, OneOf, open_values, range_at
from semiramis.core.i18n.text import texts
from semiramis.core.registry import find_game, find_ranges, keys
from semiramis.research.balance.survey import kernel, survey
from semiramis.research.balance.survey.alternatives import list_alternatives
from semiramis.research.balance.survey.games import HEURISTIC, SLIPS, groups_of, play_games
from semiramis.research.balance.survey.report import write_survey
from semiramis.research.balance.survey.survey import Change, Row, first_seed, ranked, seats_of
from semiramis.research.simulation import kernel as simulation

NOT_PRINTED = {
    "amyitis": {"garden.floor.a", "garden.floor.b", "garden.floor.c", "garden.floor.d", "end.last-round.value"},
    "babylon": set(),
    "ishtar": {"layout.2", "layout.3", "layout.4", "bloom.singles", "bloom.doubles"},
}
"""Reconstructed values without a range, as the games' ranges say."""


@pytest.mark.parametrize("key", keys())
def test_every_reconstructed_value_has_a_range_that_contains_it(key: str) -> None:
    game, ranges = find_game(key), find_ranges(key)
    opened = {value.place: value for value in open_values(game.edition, ranges)}
    for value in provenance(game.edition):
        if value.confidence in RECONSTRUCTED:
            covered = value.place in opened or value.place.rpartition(".")[0] in opened
            assert covered != (value.place in NOT_PRINTED[key]), value.place
    for known in opened.values():
        if isinstance(known.range, Numbers):
            assert known.range.low <= known.value <= known.range.high, known.place
        elif isinstance(known.range, OneOf):
            assert known.value in known.range.words, known.place
    assert range_at("nothing.here", ranges) is None


def alternatives(key: str, place: str) -> list[tuple[object, dict[str, object]]]:
    game = find_game(key)
    value = next(v for v in open_values(game.edition, find_ranges(key)) if v.place == place)
    found = list_alternatives(game, value)
    for other in found:
        assert other.game.edition.hash != game.edition.hash
    return [(other.value, other.changes) for other in found]


def test_the_ends_of_a_range_are_tried_and_totals_come_out() -> None:
    assert [value for value, _ in alternatives("amyitis", "court.palace-3.prestige")] == [5, 14]
    for value, changes in alternatives("amyitis", "craft.peasant.count.4"):
        assert sum(changes.values()) == 5 + 4  # type: ignore[arg-type]
        assert value != 5
    assert alternatives("amyitis", "city.susa.place") == [(8, {"city.susa.place": 8, "city.khorsabad.place": 1})]
    bonuses = [value for value, _ in alternatives("amyitis", "tile.q1-a.bonus")]
    assert bonuses == [{"courts": 1}, {"talents": 1}]
    (drawn, _), *_ = alternatives("ishtar", "board.1a.rows")
    before = "".join(find_game("ishtar").edition.data["board"]["1a"]["rows"])
    assert sorted("".join(drawn).replace(" ", "")) == sorted(before.replace(" ", ""))  # type: ignore[arg-type]


def test_compiled_games_are_those_of_the_plain_rules() -> None:
    game, seeds = find_game("amyitis"), np.array([5], dtype=np.int64)
    compiled = play_games(game, 2, seeds)
    names, group_of = groups_of(game.rules.catalogue)
    each = simulation.BEFORE_PARTS + len(game.rules.parts.words)
    width = simulation.HEAD + 2 * each
    states = [game.new_state(2) for _ in range(3)]
    works = [game.rules.Work() for _ in range(2)]
    results, choices = [0] * width, [0] * len(names)
    run = HEURISTIC.linked(game).of(kernel.heuristic_games)
    run(states, works, [0, 0], [0, 0], [5], results, width, each, choices, len(names), group_of.tolist(), SLIPS)
    assert compiled.first.tolist() == [results[0]]
    scores = [results[simulation.HEAD + seat * each + 1] for seat in range(2)]
    assert compiled.scores.tolist() == [scores]
    assert compiled.choices.tolist() == [choices]
    assert sum(choices) > 50
    assert {"take palace", "caravan susa", "irrigate"} <= set(names)


def test_a_value_for_some_players_is_measured_with_them() -> None:
    found = {
        value.place: seats_of(value) for value in open_values(find_game("amyitis").edition, find_ranges("amyitis"))
    }
    assert found["craft.peasant.count.3"] == 3
    assert found["court.palace-1.prestige"] == 2


def test_a_survey_says_what_dearer_palaces_change(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(survey, "find_ranges", lambda key: {"court.palace-3.prestige": Numbers(5, 14)})
    game = find_game("amyitis")
    rows = survey.survey(game, 60, first_seed("x"))
    by_value = {row.other: row for row in rows}
    assert set(by_value) == {5, 14}
    assert by_value[14].score.is_clear
    assert by_value[14].score.mean > 1 > 0 > by_value[5].score.mean
    assert ranked(rows)[0] is by_value[14]
    files = write_survey(tmp_path, game, rows, 60, texts("en"))
    assert {"survey.json", "survey.md"} <= {file.name for file in files}
    data = json.loads((tmp_path / "survey.json").read_text(encoding="utf-8"))
    assert data["edition"]["hash"] == game.edition.hash
    assert data["rows"][0]["place"] == "court.palace-3.prestige"
    assert "| `court.palace-3.prestige` | free | 9 | 14 | **+" in (tmp_path / "survey.md").read_text(encoding="utf-8")


def test_what_is_certain_ranks_before_what_is_large() -> None:
    none = Change(0.0, 0.0, 0.0)
    small = Row("a", "free", 1, 2, 2, Change(1.0, 0.5, 1.5), none, "pass", none)
    loud = replace(small, place="b", score=Change(3.0, -1.0, 7.0))
    assert [row.place for row in ranked([loud, small])] == ["a", "b"]
    assert loud.score.least == 0.0
