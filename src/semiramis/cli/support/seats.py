"""The players of a table: `me,greedy` or `jasmine=me:Ana,rose=random` as people and bots by seat."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Malformed
from semiramis.core.model.quote import quote

if TYPE_CHECKING:
    from semiramis.bots.api import Bot

PERSON = "me"
LONGEST_NAME = 30


@dataclass(frozen=True)
class Sitter:
    """The player of a seat, as the command line names them: a person (`me`, `me:Ana`) or a bot."""

    spec: str

    @property
    def is_person(self) -> bool:
        """Whether moves of this seat come from the input."""
        return self.spec == PERSON or self.spec.startswith(f"{PERSON}:")

    @property
    def name(self) -> str:
        """Return the name written to the log."""
        return self.spec.removeprefix(PERSON).removeprefix(":") if self.is_person else self.spec

    def bot(self, seed: int) -> "Bot":
        """Return the bot of this seat."""
        from semiramis.bots.registry import make_bot

        return make_bot(self.spec, seed)


def parse_seats(text: str) -> list[Sitter]:
    """Return the players of a table in the order of the seats; Malformed if the text is."""
    parts = [part.strip() for part in text.split(",")]
    named = [part for part in parts if part.partition("=")[0].strip() in SEAT and "=" in part]
    if named and len(named) != len(parts):
        raise Malformed("cli-seats-mixed", given=quote(text))
    if named:
        parts = _in_order([part.partition("=") for part in named], text)
    return [_sitter(part, text) for part in parts]


def _in_order(named: list[tuple[str, str, str]], text: str) -> list[str]:
    by_seat = {seat.strip(): spec.strip() for seat, _, spec in named}
    wanted = list(SEAT.words[: len(named)])
    if sorted(by_seat) != sorted(wanted):
        raise Malformed("cli-seats-which", given=quote(text), known=", ".join(wanted))
    return [by_seat[seat] for seat in wanted]


def _sitter(spec: str, text: str) -> Sitter:
    sitter = Sitter(spec)
    if not spec:
        raise Malformed("cli-seats-empty", given=quote(text))
    if sitter.is_person:
        if len(sitter.name) > LONGEST_NAME or not sitter.name.isprintable():
            raise Malformed("cli-seats-name", given=quote(sitter.name), limit=LONGEST_NAME)
    else:
        sitter.bot(0)
    return sitter
