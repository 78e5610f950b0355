"""Seats: who plays at each, and what they are called."""

import time
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from semiramis.bots.characters import character_for
from semiramis.bots.registry import known_bots
from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Malformed

if TYPE_CHECKING:
    from semiramis.server.schemas.requests import SeatRequest

LONGEST_NAME = 40
JOINERS = "\u200c\u200d"
"""Signs without width that Persian words and emoji of several people are written with."""
INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0" + JOINERS
"""Signs that count as printable and show nothing."""

HeldSeats = tuple[int, ...]
"""The seats one visitor holds: several where people share a screen, none for a spectator."""


@dataclass(frozen=True)
class Seat:
    """A seat taken by a person or a bot, or still open. While a person is `away`, `bot` plays for them.

    `away_since` is when they left, in seconds since the epoch, `away_decisions` how many decisions the game had then.
    """

    kind: str
    name: str = ""
    bot: str = ""
    token: str = ""
    away: bool = False
    away_since: float = 0.0
    away_decisions: int = 0

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.kind == "bot" or (self.kind == "person" and self.away)

    def left_to(self, bot: str, n_decisions: int) -> "Seat":
        """The seat with a bot playing for its person, from now on unless they are away already."""
        if self.away:
            return replace(self, bot=bot)
        return replace(self, away=True, bot=bot, away_since=time.time(), away_decisions=n_decisions)


def person(name: str, seat: int, token: str) -> Seat:
    """A seat taken by a person, named after the seat if no printable name was given; `token` is a hash."""
    return Seat("person", clean_name(name) or SEAT.words[seat], token=token)


def seats_from(requested: "Sequence[SeatRequest]", token: str) -> list[Seat]:
    """The seats somebody asked for; their own are held by `token` (a hash). Raises Malformed for an unknown bot.

    A bot without a name gets that of a character nobody else at the table has.
    """
    seats: list[Seat] = []
    taken = {clean_name(request.name) for request in requested if request.kind != "open"}
    for number, request in enumerate(requested):
        if request.kind == "bot":
            check_bot(request.bot)
            name = clean_name(request.name) or character_for(request.bot, taken)
            taken.add(name)
            seats.append(Seat("bot", name, request.bot))
        elif request.kind == "open":
            seats.append(Seat("open"))
        else:
            seats.append(person(request.name, number, token))
    return seats


def check_bot(bot: str) -> None:
    """Raise Malformed unless there is a bot of this name."""
    if bot not in known_bots():
        raise Malformed("bot-unknown", bot=bot, known=", ".join(known_bots()))


def seat_names(seats: Sequence[Seat]) -> dict[str, str]:
    """The players' names by the word of their seat, as a match keeps them."""
    return {SEAT.words[number]: seat.name for number, seat in enumerate(seats)}


def clean_name(name: str) -> str:
    """A name on one line in composed form, at most LONGEST_NAME long; empty if nothing of it would be seen.

    Unprintable characters become blanks, but for the joiners of words and emoji; at most two marks follow each other.
    """
    kept: list[str] = []
    for at, sign in enumerate(composed := unicodedata.normalize("NFC", name)):
        is_mark = unicodedata.category(sign) in ("Mn", "Me")
        if is_mark and "".join(kept[-2:]) and all(unicodedata.category(each) in ("Mn", "Me") for each in kept[-2:]):
            continue
        joins = sign in JOINERS and 0 < at < len(composed) - 1 and not composed[at - 1].isspace()
        kept.append(sign if sign.isprintable() or joins else " ")
    shown = " ".join("".join(kept).split())[:LONGEST_NAME]
    return shown if any(sign not in INVISIBLE and not sign.isspace() for sign in shown) else ""
