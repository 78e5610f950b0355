"""The rules in the terminal."""

import pytest

from semiramis.core.registry import find_game
from tests.support.cli import Cli


def test_the_rules_are_shown_by_chapter_with_the_options_that_change_them(cli: Cli) -> None:
    seen = cli("rules", "amyitis")
    assert seen.code == 0
    assert "Phase III: end of round" in seen.out
    assert "AMY-II.C.1  Moving the caravan" in seen.out
    assert "Rule option: --option field-tie=nobody | rightmost" in seen.out


def test_some_clauses_by_id_or_by_how_it_begins(cli: Cli) -> None:
    result = cli("rules", "babylon", "bab-e.1", "BAB-AMB", "--json").data
    rulings = [clause for clause in find_game("babylon").clauses if clause.startswith("BAB-AMB")]
    assert [row["clause"] for row in result["clauses"]] == ["BAB-E.1", *rulings]


def test_words_are_searched_in_the_language_of_the_run(cli: Cli) -> None:
    found = cli("rules", "amyitis", "--search", "ZAVLAZENA strana", "--json", "--lang", "cs").data["clauses"]
    assert "AMY-PL.2" in [row["clause"] for row in found]
    none = cli("rules", "ishtar", "--search", "camel fountain")
    assert (none.code, none.out.strip()) == (1, "No rules match. Try fewer words.")


@pytest.mark.parametrize("wrong", ["ISH-4.3", "nothing", "AMY-PL.1\x1b[31m"])
def test_a_clause_that_is_not_there_is_told(cli: Cli, wrong: str) -> None:
    seen = cli("rules", "amyitis", wrong)
    assert seen.code == 2
    assert "A rule number looks like AMY-S.1." in seen.err
    assert "\x1b" not in seen.err
