"""The page about scaling says what its script computes."""

from pathlib import Path

from bench.scaling import needs, simulate, table

PAGE = (Path(__file__).parents[2] / "docs" / "scaling.md").read_text(encoding="utf-8")


def test_the_table_of_the_page_is_that_of_the_script() -> None:
    assert table([1_000, 10_000, 100_000, 1_000_000]) in PAGE


def test_twice_the_games_need_twice_of_everything() -> None:
    one, two = needs(1_000), needs(2_000)
    assert all(abs(two[name] - 2 * one[name]) < 1e-6 for name in one)
    assert needs(1_000, sticky=False)["server_cores"] > one["server_cores"]


def test_the_busiest_second_is_above_the_average() -> None:
    assert simulate(500, minutes=10) > needs(500)["moves_a_second"]
