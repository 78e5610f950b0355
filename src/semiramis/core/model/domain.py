"""Domains: the words that numbers of the engine stand for in logs, positions and messages."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Domain:
    """An ordered set of words; `text` is the prefix of their message ids (empty: words are shown as they are).

    `aliases` are alternative spellings that are read but never written.
    """

    name: str
    words: tuple[str, ...]
    text: str = ""
    aliases: tuple[tuple[str, str], ...] = ()
    _index: dict[str, int] = field(init=False, repr=False, compare=False, hash=False, default_factory=dict)

    def __post_init__(self) -> None:
        self._index.update({word: i for i, word in enumerate(self.words)})
        if len(self._index) != len(self.words):
            raise ValueError(f"domain {self.name} has a word twice")
        self._index.update({alias: self._index[word] for alias, word in self.aliases})

    def __len__(self) -> int:
        return len(self.words)

    def __contains__(self, word: object) -> bool:
        return word in self._index

    def index(self, word: str) -> int:
        """Return the number of a word; KeyError lists the words of the domain."""
        try:
            return self._index[word]
        except KeyError:
            raise KeyError(f"{word!r} is not a {self.name}; one of: {', '.join(self.words)}") from None


def numbered(name: str, size: int, start: int = 1) -> Domain:
    """Return a domain of numbers as words, counted from `start`."""
    return Domain(name, tuple(str(start + i) for i in range(size)))


SEAT = Domain("seat", ("jasmine", "rose", "saffron", "lotus"), text="seat")
"""The four seats of every game, in clockwise order."""

OWNER = Domain("owner", ("none", *SEAT.words, "neutral"), text="seat")
"""Who owns a piece on a board: 0 nobody, seat + 1, or NEUTRAL."""

NEUTRAL = 5
CHANCE = -1
NOBODY = -2


def seat_word(mover: int) -> str:
    """Return the word for a mover: a seat, chance, or nobody."""
    if mover == CHANCE:
        return "chance"
    return "nobody" if mover == NOBODY else SEAT.words[mover]
