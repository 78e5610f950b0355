"""The table of stages agrees with the rules, and its numbers stay what logs and snapshots store."""

import pytest

from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.referee.decks import DECKS
from semiramis.games.ishtar.referee.refusals import OUTCOMES
from semiramis.games.ishtar.rules.stages import STAGES
from tests.support.stages import check_clauses, check_stages


def test_the_numbers_of_the_stages_never_change() -> None:
    assert STAGES.domain.words == (
        "deal-board", "deal-side", "deal-fountain", "deal-cup", "deal-start", "deal-card", "deal-first",
        "choose", "pay-steps", "reveal", "draw", "place", "special", "pay-skill",
        "take", "single", "double", "reserve", "refill", "keep", "tree", "plant", "fill-row", "over",
    )  # fmt: skip


@pytest.mark.wide
def test_random_games_follow_the_table() -> None:
    assert check_stages(GAME, STAGES, games=4) == set(STAGES.domain.words)


def test_the_table_cites_clauses_of_the_rulebook() -> None:
    check_clauses(GAME, STAGES)


def test_every_stage_that_chance_decides_has_a_deck_and_outcomes() -> None:
    decided = {number for number, stage in enumerate(STAGES) if stage.decides == "chance"}
    assert set(DECKS) == decided
    assert set(OUTCOMES) == decided
