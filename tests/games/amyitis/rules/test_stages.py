"""The table of stages agrees with the rules, and its numbers stay what logs and snapshots store."""

from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.stages import STAGES
from tests.games.amyitis.support import WITH_FREE_GOODS
from tests.support.stages import check_clauses, check_stages


def test_the_numbers_of_the_stages_never_change() -> None:
    assert STAGES.domain.words == (
        "deal-face", "deal-card", "deal-load", "deal-tile", "deal-first", "deal-craft",
        "act", "farm", "pray", "irrigate", "sell", "pay", "take", "load", "plant", "gain",
        "procession", "ishtar", "tammouz", "swap", "discard", "over", "done",
    )  # fmt: skip


def test_random_games_follow_the_table() -> None:
    assert check_stages(GAME, STAGES) == set(STAGES.domain.words) - {"done", "gain"}
    assert check_stages(WITH_FREE_GOODS, STAGES) >= {"gain"}


def test_the_table_cites_clauses_of_the_rulebook() -> None:
    check_clauses(GAME, STAGES)
