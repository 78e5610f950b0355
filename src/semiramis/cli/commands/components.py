"""`semiramis components`: every value of an edition with its confidence and its source."""

from collections import Counter
from typing import TYPE_CHECKING, Annotated

import typer

from semiramis.cli.support.common import (
    EditionOption,
    GameArgument,
    JsonOption,
    console,
    emit,
    load_game,
    local_texts,
    t,
)

if TYPE_CHECKING:
    from semiramis.core.editions.edition import Value
    from semiramis.core.game import Game


def components(
    game: GameArgument,
    edition: EditionOption = None,
    recon: Annotated[bool, typer.Option("--recon", help=t("cli-help-components-recon"))] = False,
    json: JsonOption = False,
) -> None:
    """List the components."""
    from semiramis.core.editions.edition import CONFIDENCES, RECONSTRUCTED, provenance

    chosen = load_game(game, edition)
    values = provenance(chosen.edition)
    counts = Counter(value.confidence for value in values)
    listed = [value for value in values if value.confidence in RECONSTRUCTED or not recon]
    if json:
        count = {confidence: counts[confidence] for confidence in CONFIDENCES}
        header = {"game": chosen.key, "edition": chosen.edition.name, "hash": chosen.edition.hash, "count": count}
        emit({**header, "values": [value._asdict() for value in listed]})
        return
    _show(listed, chosen)
    out = console()
    out.print(t("cli-components-edition", name=chosen.edition.name, n=len(values)))
    for confidence in CONFIDENCES:
        out.print(f"  {counts[confidence]:>5}  {confidence:<11} {t(f'cli-components-{confidence}')}")


def _show(listed: "list[Value]", game: "Game") -> None:
    from rich.table import Table

    from semiramis.core.editions.components import reason_of, reasons_known
    from semiramis.core.registry import find_game

    known = reasons_known(find_game(game.key).edition)

    table = Table()
    for column in ("place", "value", "confidence", "source"):
        table.add_column(t(f"cli-components-head-{column}"), overflow="fold")
    for value in listed:
        reason = local_texts().render(reason_of(value, game.key, known))
        table.add_row(value.place, _written(value.value), value.confidence, reason)
    console().print(table)


def _written(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
