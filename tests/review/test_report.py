"""The report of a whole game: turns cover it, accounts add up, files are taken up again."""

from pathlib import Path
from typing import Any

import pytest

from semiramis.bots.review.turn import judge
from semiramis.core.play.chance import Referee
from semiramis.core.play.log import read_lines, replay
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game, keys
from semiramis.review.report import final_outlook, report
from semiramis.review.review import ResultFile, review
from semiramis.review.turns import turns_of
from tests.regenerate import GOLDEN
from tests.review.conftest import finished
from tests.support.changed_editions import changed

GAMES = [
    pytest.param("ishtar", 2),
    *(pytest.param(key, n, marks=pytest.mark.long) for key in keys() for n in (2, 3, 4) if (key, n) != ("ishtar", 2)),
]


def reviewed(key: str, n_seats: int, path: Path | None = None) -> dict[str, Any]:
    return report(*review(finished(key, n_seats), "quick", ResultFile(path, find_game(key), "quick")))


@pytest.mark.parametrize(("key", "n_seats"), GAMES)
def test_turns_cover_the_game_and_accounts_add_up(key: str, n_seats: int) -> None:
    match = finished(key, n_seats)
    found = reviewed(key, n_seats)
    steps = [step["step"] for turn in found["turns"] for step in turn["steps"]]
    assert steps == list(range(len(match.steps)))
    assert [turn["number"] for turn in found["turns"]] == list(range(1, found["total"] + 1))
    ranks = match.game.ranking(match.state)
    for seat, (word, account) in enumerate(found["seats"].items()):
        for what in ("win", "margin"):
            entries = {name: account[name][what] for name in ("start", "luck", "given", "residual")}
            assert sum(entries.values()) - account["lost"][what] == pytest.approx(account["result"][what], abs=0.01)
        assert (account["result"]["win"] > 0) == (ranks[seat] == 1)
        assert sum(account["labels"].values()) == sum(turn["seat"] == word for turn in found["turns"])
        assert all(found["turns"][number - 1]["seat"] == word for number in account["moments"])


@pytest.mark.parametrize(("log", "wins"), [("tie-broken-2", {0.0, 1.0}), ("tie-shared-2", {0.5})])
def test_who_wins_a_tie_by_the_rules_has_all_of_the_wins(log: str, wins: set[float]) -> None:
    game = find_game("babylon")
    state = replay(read_lines(GOLDEN / "fixtures" / "babylon" / f"{log}.jsonl"), game).state
    assert len(set(game.totals(state))) == 1
    assert {win for win, _ in final_outlook(game, state)} == wins


def test_judged_turns_of_another_edition_are_not_taken_up(tmp_path: Path) -> None:
    game, path = find_game("ishtar"), tmp_path / "results.jsonl"
    match, judged = review(finished("ishtar", 2), "quick", ResultFile(None, game, "quick"))
    ResultFile(path, game, "quick").keep(match.turns[1], judged[1])
    assert ResultFile(path, game, "quick").get(match.turns[1]) == judged[1]
    assert ResultFile(path, changed(game), "quick").get(match.turns[1]) is None
    assert ResultFile(path, game, "deep").get(match.turns[1]) is None


def test_every_turn_that_lost_has_a_sentence_and_no_other() -> None:
    for turn in reviewed("ishtar", 2)["turns"]:
        assert ("sentence" in turn) == (turn["label"] in ("inaccuracy", "mistake", "blunder"))
        if "sentence" in turn:
            assert turn["sentence"]["args"]["clause"].startswith("ISH-")


def test_the_unexplained_is_small_beside_the_swing() -> None:
    found = reviewed("ishtar", 2)
    swing = sum(
        abs(turn["after"]["jasmine"]["win"] - turn["before"]["jasmine"]["win"]) + abs(turn["luck"]["jasmine"]["win"])
        for turn in found["turns"]
    )
    assert abs(found["seats"]["jasmine"]["residual"]["win"]) < 0.1 * swing


def test_a_partial_report_has_no_accounts() -> None:
    match, judged = review(finished("ishtar", 2), "quick", ResultFile(None, find_game("ishtar"), "quick"))
    found = report(match, judged[:4])
    assert (found["done"], found["total"], found["seats"]) == (3, len(match.turns) - 1, {})
    assert report(match, [])["turns"] == []


def test_a_review_goes_on_from_a_file_that_was_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.jsonl"
    whole = reviewed("ishtar", 2, path)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:-2]) + lines[-2][:30], encoding="utf-8")
    judged: list[object] = []

    def counted(*given: Any) -> Any:
        judged.append(given)
        return judge(*given)

    monkeypatch.setattr("semiramis.review.review.judge", counted)
    assert reviewed("ishtar", 2, path) == whole
    assert len(judged) == 2
    assert reviewed("ishtar", 2, path) == whole
    assert len(judged) == 2


def test_turns_end_where_chance_comes_or_another_seat_decides() -> None:
    match = finished("babylon", 2)
    turns = turns_of(match)
    assert sum(len(turn.played.codes) for turn in turns) == len(match.steps)
    assert sum(len(turn.chance) for turn in turns) == len(match.opening) + sum(len(s.chance) for s in match.steps)
    for turn in turns[1:]:
        inside = match.steps[turn.first : turn.first + len(turn.played.codes)]
        assert {step.seat for step in inside} == {turn.seat}
        assert not any(step.chance for step in inside[:-1])


def test_a_game_of_another_edition_is_judged_by_its_own_values() -> None:
    match = Match.begin(changed(find_game("ishtar")), 2, referee=Referee("changed", "n"))
    while len(match.steps) < 12:
        match.play(match.mover, match.legal()[0])
    found = report(*review(match, "quick", ResultFile(None, match.game, "quick")))
    assert found["done"] == found["total"] > 0
    # a game that is not over ends with the outlook after its last turn
    for account in found["seats"].values():
        entries = sum(account[name]["win"] for name in ("start", "luck", "given", "residual"))
        assert entries - account["lost"]["win"] == pytest.approx(account["result"]["win"], abs=0.01)
