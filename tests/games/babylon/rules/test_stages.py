"""The table of stages agrees with the rules, and its numbers stay what logs and snapshots store."""

from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.stages import STAGES
from tests.support.stages import check_clauses, check_stages


def test_the_numbers_of_the_stages_never_change() -> None:
    assert STAGES.domain.words == (
        "deal-clay", "deal-first", "remove", "reveal", "mine", "build", "place", "hang", "turn", "deal-token", "over",
    )  # fmt: skip


def test_random_games_follow_the_table() -> None:
    assert check_stages(GAME, STAGES) == set(STAGES.domain.words)


def test_the_table_cites_clauses_of_the_rulebook() -> None:
    check_clauses(GAME, STAGES)
