"""The gardens of the text board as they were built: slab by slab, each with the pieces set after it.

A slab is `c05 d4 L2 ↻1 ⌂se`: tile, place of its north-western field, level, quarter turns clockwise and, where a
corner hangs free, that corner. A piece is its character and its fields. One table of words serves writing and parsing.
"""

from collections import deque
from collections.abc import Sequence

from semiramis.core.model.domain import SEAT, Domain
from semiramis.core.play.text_board import BLANK, END, bad
from semiramis.games.babylon.components.names import BRIDGE, STAIRS, STATUE
from semiramis.games.babylon.components.tables import PLACE_HOLE
from semiramis.games.babylon.display.text.above import BELVEDERE_CHAR, PIECE_CHARS
from semiramis.games.babylon.display.text.pending import is_under_way
from semiramis.games.babylon.rules.actions import PAIR, PAIR_HOLE, SPAN, SPAN_HOLE
from semiramis.games.babylon.rules.garden import clear_view, lay_slab, set_piece
from semiramis.games.babylon.rules.state import HANG, HOLE, LEVEL, NO_HANG, PIECES, PLACE, SLABS, TILE, TURN, State

LETTERS = tuple(word[0].upper() for word in SEAT.words)
SLAB_WORDS = (
    ("slab_tile", ("", *TILE.words[1:])),
    ("slab_place", PLACE.words),
    ("slab_level", ("", *(f"L{level}" for level in LEVEL.words))),
    ("slab_turn", tuple(f"↻{turn}" for turn in TURN.words)),
    ("slab_hang", (*(f"{BELVEDERE_CHAR}{corner}" for corner in HANG.words[:NO_HANG]), "")),
)
"""How each number of a slab is written; the empty word is not written."""
ALONE = [[hole, hole] for hole in range(len(HOLE))]
FIELDS: dict[str, tuple[Domain, Sequence[Sequence[int]]]] = dict(
    zip(PIECE_CHARS[1:], ((HOLE, ALONE), (PAIR, PAIR_HOLE), (SPAN, SPAN_HOLE), (PAIR, PAIR_HOLE)), strict=True)
)
"""The fields a piece can stand on, by its character."""
NEW, BETWEEN, NOTHING = "+", "│", "."
INDENT, UNIT, UNITS = 2, 32, 3
"""A slab takes one unit of columns, or more where many pieces follow; a line has UNITS units."""

Words = deque[tuple[int, str]]
"""Words still to be read, each with the number of its line."""


def draw_built(state: State, seat: int) -> list[str]:
    """One garden as it was built; slabs of the turn under way are marked."""
    rows, room = [""], UNITS
    for slab in range(state.n_slabs[seat]):
        new = seat == state.asked and is_under_way(state) and slab >= state.slabs_before
        words = [(NEW if new else "") + slab_text(state, seat, slab), *piece_texts(state, seat, slab)]
        text = " ".join(words)
        units = -(-(len(text) + len(f" {BETWEEN} ")) // UNIT)
        if units > room and room < UNITS:
            rows, room = [*rows, ""], UNITS
        rows[-1] += f"{text:<{units * UNIT - 2}}{BETWEEN} "
        room -= units
    heads = [LETTERS[seat].ljust(INDENT), *[" " * INDENT] * (len(rows) - 1)]
    return [head + (row.rstrip(f"{BETWEEN} ") or NOTHING) for head, row in zip(heads, rows, strict=True)]


def slab_text(state: State, seat: int, slab: int) -> str:
    """A slab in words."""
    words = (texts[getattr(state, name)[seat][slab]] for name, texts in SLAB_WORDS)
    return " ".join(filter(None, words))


def piece_texts(state: State, seat: int, slab: int) -> list[str]:
    """The pieces that were set after a slab and before the next one."""
    found = []
    for piece in range(state.n_pieces[seat]):
        if state.piece_after[seat][piece] == slab + 1:
            char = PIECE_CHARS[state.piece_kind[seat][piece]]
            domain, fields = FIELDS[char]
            found.append(
                char + domain.words[fields.index([state.piece_hole[seat][piece], state.piece_other[seat][piece]])]
            )
    return found


def read_built(state: State, lines: Sequence[tuple[int, str]], at: int) -> int:
    """Read every garden from line `at` on; return the line after them."""
    for seat in range(state.n_seats):
        if at >= len(lines):
            raise bad(lines[-1][0] + 1, "", LETTERS[seat])
        if lines[at][1][:INDENT].rstrip() != LETTERS[seat]:
            raise bad(*lines[at], LETTERS[seat])
        start, at = at, at + 1
        while at < len(lines) and lines[at][1].startswith(" " * INDENT):
            at += 1
        read_garden(state, seat, lines[start:at])
    return at


def read_garden(state: State, seat: int, lines: Sequence[tuple[int, str]]) -> None:
    """Rebuild a garden word by word, so that nothing is laid or set where it cannot be."""
    words = deque((number, word) for number, text in lines for word in text[INDENT:].replace(BETWEEN, " ").split())
    if [word for _, word in words] == [NOTHING]:
        words.clear()
    words.append((lines[-1][0], ""))
    clear_view(state, seat)
    while len(words) > 1:
        if words[0][1][0] in FIELDS:
            read_piece(state, seat, *words.popleft())
        else:
            read_slab(state, seat, words)


def read_slab(state: State, seat: int, words: Words) -> None:
    """The next words are a slab."""
    slab = state.n_slabs[seat]
    number, word = words[0]
    if slab == SLABS:
        raise bad(number, word, END)
    words[0] = number, word.removeprefix(NEW)
    for name, texts in SLAB_WORDS:
        number, word = words[0]
        least = least_value(state, seat, name)
        value = texts.index(word) if word in texts else NO_HANG if name == "slab_hang" else -1
        if value < least:
            raise bad(number, word, " ".join(texts[least:]).strip() or BLANK)
        getattr(state, name)[seat][slab] = value
        if texts[value]:
            words.popleft()
    state.n_slabs[seat] = slab + 1
    lay_slab(state, seat, slab)


def least_value(state: State, seat: int, name: str) -> int:
    """The least value a field of the next slab can have: it is some tile, and lies above everything it covers."""
    if name == "slab_level":
        covered = PLACE_HOLE[state.slab_place[seat][state.n_slabs[seat]]]
        return 1 + max(state.top[seat][hole] for hole in covered)
    return 1 if name == "slab_tile" else 0


def read_piece(state: State, seat: int, number: int, word: str) -> None:
    """A piece on open fields of the right levels."""
    piece, kind = state.n_pieces[seat], PIECE_CHARS.index(word[0])
    domain, fields = FIELDS[word[0]]
    if piece == PIECES:
        raise bad(number, word, END)
    index = domain.index(word[1:]) if word[1:] in domain else -1
    if index < 0 or not fits(state, seat, kind, *fields[index]):
        would_do = (word[0] + domain.words[i] for i, holes in enumerate(fields) if fits(state, seat, kind, *holes))
        raise bad(number, word, " ".join(would_do) or BLANK)
    hole, other = fields[index]
    state.piece_kind[seat][piece] = kind
    state.piece_hole[seat][piece] = hole
    state.piece_other[seat][piece] = other
    state.piece_after[seat][piece] = state.n_slabs[seat]
    state.n_pieces[seat] = piece + 1
    set_piece(state, seat, kind, hole, other)


def fits(state: State, seat: int, kind: int, hole: int, other: int) -> bool:
    """Whether a piece could stand there, regardless of symbols and of when the slabs were laid."""
    for field in (hole, other):
        if state.roof[seat][field] == 0 or state.standing[seat][field] > 0:
            return False
    low, high = sorted((state.top[seat][hole], state.top[seat][other]))
    if kind == BRIDGE and state.top[seat][(hole + other) // 2] >= low:
        return False
    return kind == STATUE or high - low == (1 if kind == STAIRS else 0)
