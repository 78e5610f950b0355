"""The words and tables of the comparison with the peers."""

from pathlib import Path

import pytest
from bench.peers import report
from bench.peers.worker import COPY, PLAY, SEARCH

from tests.bench.measured import MEASURED, result


def test_a_rate_is_the_median_of_the_rounds_and_the_best_stands_beside_it() -> None:
    found = result("x", PLAY, [3.0, 1.0, 2.0])
    assert found.rates("moves") == pytest.approx([3, 1, 2])
    assert found.median("moves") == pytest.approx(2)
    assert found.best("moves") == pytest.approx(3)
    assert found.median("games") == pytest.approx(0.2)
    assert found.median("own") == pytest.approx(1.2)


def test_ratios_are_taken_round_by_round() -> None:
    ours, theirs = result("a", SEARCH, [10, 20, 90], ours=True), result("b", SEARCH, [1, 10, 3])
    assert report.ratios(ours, theirs, "moves") == pytest.approx([10, 2, 30])
    assert report.ratio_cell(ours, theirs) == "10× (10×)"


def test_an_uneven_number_of_rounds_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="zip"):
        report.ratios(result("a", SEARCH, [1, 2]), result("b", SEARCH, [1]), "moves")


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0.4567, "0.457"),
        (9.999, "10"),
        (99.94, "99.9"),
        (99.96, "100"),
        (1234.5, "1,234"),
        (999_499, "999,499"),
        (999_500, "1.00 million"),
        (9_994_000, "9.99 million"),
        (9_996_000, "10.0 million"),
        (99_940_000, "99.9 million"),
        (99_960_000, "100 million"),
        (1_234_000_000, "1,234 million"),
    ],
)
def test_numbers_have_three_digits_or_stand_whole(number: float, text: str) -> None:
    assert report.readable(number) == text
    assert report.times(number) == f"{text}×"


def test_moves_stand_with_those_of_players() -> None:
    assert report.with_own(10_100_000, 6_900_000) == "10.1 (6.90) million"
    assert report.with_own(194_830, 104_460) == "194,830 (104,460)"


def test_the_table_of_rates_has_a_row_for_each_contender_of_its_kind() -> None:
    head, *rows = report.rates(PLAY, MEASURED)
    assert head[0] == "random play, 2 seats"
    assert rows == [
        ["amyitis-play 1.0", "10.0 (6.00) million", "12.0 million", "1.00 million", "10"],
        ["openspiel-cpp 1.0", "150,000 (90,000)", "200,000", "15,000", "10"],
    ]
    assert report.rates(COPY, MEASURED)[1:] == [
        ["amyitis-copy 1.0", "100 million", "100 million"],
        ["openspiel-copy 1.0", "2.00 million", "4.00 million"],
    ]


def test_the_comparison_sets_each_of_ours_against_each_peer() -> None:
    assert report.comparison(SEARCH, MEASURED) == [
        ["ours divided by theirs", "openspiel-mcts"],
        ["amyitis-whole 1.0", "40× (40×)"],
        ["ishtar-whole 1.0", "4× (4×)"],
        ["ishtar-early 1.0", "90× (90×)"],
    ]
    assert report.comparison(COPY, MEASURED)[1] == ["amyitis-copy 1.0", "50×"]


def test_only_searches_to_the_end_count_for_the_aim() -> None:
    amyitis, ishtar = report.aims(MEASURED)
    assert (amyitis["row"], amyitis["met"], ishtar["row"], ishtar["met"]) == (
        "amyitis-whole 1.0",
        True,
        "ishtar-whole 1.0",
        False,
    )
    assert amyitis["ratio"] == pytest.approx(40)
    assert amyitis["lowest"] == pytest.approx(30)
    assert [line.rpartition(" ")[2] for line in report.aim_lines(MEASURED)] == ["met", "missed"]
    assert report.aims(MEASURED[:2]) == [], "without the peer there is nothing to compare with"


def test_contenders_measured_alike_share_a_note() -> None:
    alike = [result(key, PLAY, [1.0], ours=True) for key in ("amyitis", "babylon")]
    for each in alike:
        each.note = "whole games"
    assert report.notes(PLAY, [*alike, result("peer", PLAY, [1.0])]) == [
        "amyitis, babylon: whole games.",
        "peer 1.0: how peer was measured.",
    ]


def test_the_section_is_dated_and_its_tables_are_even() -> None:
    text = report.section(MEASURED, "2026-11-15", "On a quiet day.")
    assert text.startswith("## 2026-11-15 — peers (`make bench-peers`)\n\nOn a quiet day.\n\nThe games differ.")
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    tables = [block.splitlines() for block in text.split("\n\n") if block.startswith("|")]
    assert len(tables) == 6, "rates and ratios of three kinds"
    for lines in tables:
        assert len({line.count("|") for line in lines}) == 1
        assert set(lines[1]) == {"|", "-"}
    assert "aim ≥ 10×: met" in text
    assert "aim ≥ 10×: missed" in text


def test_what_was_not_measured_has_no_table() -> None:
    text = report.section(MEASURED[:2], "2026-11-15", "Play only.")
    assert report.kinds(MEASURED[:2]) == [PLAY]
    assert "tree search" not in text
    assert "aim" not in text


def test_a_section_is_added_at_the_end_and_nothing_else_changes(tmp_path: Path) -> None:
    path = tmp_path / "results.md"
    path.write_text("# Results\n\nolder\n\n\n", encoding="utf-8")
    report.append(path, "## a\n")
    report.append(path, "## b\n")
    assert path.read_text(encoding="utf-8") == "# Results\n\nolder\n\n## a\n\n## b\n"


def test_the_least_share_of_the_core_is_told() -> None:
    assert report.least_share(MEASURED) == pytest.approx(0.95)


def test_machines_get_every_round() -> None:
    first = report.as_data(MEASURED)[0]
    assert first["key"] == "amyitis-play"
    assert first["ours"] is True
    assert first["moves_per_second"] == pytest.approx([9e6, 10e6, 12e6])
    assert first["games_per_second"] == pytest.approx([9e5, 10e5, 12e5])
