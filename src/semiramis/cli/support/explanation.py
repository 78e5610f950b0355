"""Reasons for a move as a table: the candidates of a search with visits, values and continuations."""

from typing import TYPE_CHECKING

from semiramis.cli.support.common import local_texts, t
from semiramis.core.model.message import Word, word_of

if TYPE_CHECKING:
    from rich.table import Table as RichTable

    from semiramis.bots.search.explanation import Explanation
    from semiramis.core.game import Game


def reasons_table(game: "Game", why: "Explanation") -> "RichTable":
    """Return a table of the candidates: visits, wins, expected score by part, and the principal variation."""
    from rich.table import Table as RichTable

    drawn = RichTable(t("cli-hint-move"))
    for candidate in why.candidates:
        drawn.add_column(game.rules.catalogue.notation(candidate.code))
    drawn.add_row(t("cli-hint-share"), *(_percent(one.visits / why.simulations) for one in why.candidates))
    drawn.add_row(t("cli-hint-win"), *(_percent(one.win or 0.0) for one in why.candidates))
    drawn.add_section()
    for part, name in enumerate(game.rules.parts.words):
        label = word_of(game.rules.parts, part)
        drawn.add_row(
            local_texts().word(label) if isinstance(label, Word) else str(label),
            *(f"{one.parts.get(name, 0.0):.1f}" for one in why.candidates),
        )
    drawn.add_row(t("cli-score-total"), *(f"{one.total or 0.0:.1f}" for one in why.candidates))
    drawn.add_section()
    lines = [[game.rules.catalogue.notation(code) for code in one.line[1:]] for one in why.candidates]
    drawn.add_row(t("cli-hint-line"), *("\n".join(line) for line in lines))
    return drawn


def _percent(share: float) -> str:
    return f"{round(100 * share)} %"
