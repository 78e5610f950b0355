"""Answers about a table for people who are sent its link: a card with the standings, and a few words.

Everything comes from what a spectator may see: the position, the players' names and the scores.
"""

import asyncio
from dataclasses import dataclass

from semiramis.art.card import CardLine, draw_card
from semiramis.core.i18n.text import Texts, texts
from semiramis.core.model.domain import SEAT
from semiramis.server.service.table_service import TableService
from semiramis.server.tables.seats import Seat
from semiramis.server.tables.table import Table


@dataclass(frozen=True)
class LinkPreview:
    """What the preview of a link says; `seq` is the event whose position its picture shows."""

    title: str
    about: str
    seq: int


async def card_of(service: TableService, id: str, seq: int | None, language: str) -> str:
    """The card of a table after an event, by default the last one, as SVG. Raises Missing, or Malformed without it."""
    table = await service.residency.settled(id)
    at = table.seq if seq is None else seq
    state = await service.residency.position_at(table, at)
    return await asyncio.to_thread(_draw, table, state, at, texts(language))


async def preview_of(service: TableService, id: str, seq: int | None, language: str) -> LinkPreview:
    """What the preview of a link to a table says. Raises Missing."""
    table = await service.residency.settled(id)
    words = texts(language)
    at = table.seq if seq is None or not 0 <= seq <= table.seq else seq
    title = f"{_game_name(table, words)} – {_headline(table, words, is_now=at == table.seq)}"
    names = [_name(seat, number, words) for number, seat in enumerate(table.seats) if seat.kind != "open"]
    if table.status == "over" and at == table.seq:
        names = [f"{_name(table.seats[n], n, words)} {total}" for n, total, _ in _standings(table)]
    return LinkPreview(title, " · ".join(names), at)


def _draw(table: Table, state: object, at: int, words: Texts) -> str:
    display, is_end = table.game.display, table.status == "over" and at == table.seq
    if is_end:
        order = _standings(table)
    else:
        order = sorted(((n, total, 0) for n, total in enumerate(table.game.totals(state))), key=lambda each: -each[1])
    lines = [CardLine(n, _name(table.seats[n], n, words), total, place) for n, total, place in order]
    picture = display.svg(state, words.render) if display.seat_svg is None else display.seat_svg(state, order[0][0])
    return draw_card(_game_name(table, words), _headline(table, words, is_now=at == table.seq), picture, lines)


def _standings(table: Table) -> list[tuple[int, int, int]]:
    """Seat, total and place of everybody at a finished table, best first."""
    found = [(SEAT.index(word), result["total"], result["place"]) for word, result in table.result.items()]
    return sorted(found, key=lambda each: (each[2], -each[1], each[0]))


def _headline(table: Table, words: Texts, is_now: bool) -> str:
    if not is_now:
        return words.t("card-replay")
    if table.status != "over":
        return words.t("card-waiting" if table.status == "waiting" else "card-playing")
    winners = [seat for seat, _, place in _standings(table) if place == 1]
    if len(winners) != 1:
        return words.t("card-shared")
    return words.t("card-won", name=_name(table.seats[winners[0]], winners[0], words))


def _game_name(table: Table, words: Texts) -> str:
    return _word(words, f"web-game-{table.game.key}", table.game.key.capitalize())


def _name(seat: Seat, number: int, words: Texts) -> str:
    """The name of a player; a bot or a person without a name of their own has one in each language."""
    if seat.kind == "bot" and seat.name == seat.bot:
        return _word(words, f"web-bot-{seat.bot}", seat.name)
    if seat.kind == "open" or seat.name == SEAT.words[number]:
        return words.t(f"seat-{SEAT.words[number]}")
    return seat.name


def _word(words: Texts, id: str, otherwise: str) -> str:
    return words.t(id) if words.has(id) else otherwise
