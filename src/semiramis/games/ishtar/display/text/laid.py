"""The pieces in the desert, word by word: tiles, and each player's assistants, blooms and trees.

A tile is `i05@1d4↻2`: its first cell, and its turn clockwise in sixths. A player's words are `♙1d4`, `*1d4`,
`°1d4-ne` and `c07@1d4`, or `c07` for a card whose tree is not planted yet. The order of tiles does not matter.
"""

from collections.abc import Iterator, Sequence

from semiramis.core.model.domain import SEAT
from semiramis.core.play.text_board import BLANK, END, bad
from semiramis.games.ishtar.components.names import NO_CELL
from semiramis.games.ishtar.components.tables import TILE_SYMBOL, TILE_SYMBOL_CELL, TILE_TURNS
from semiramis.games.ishtar.display.text.desert_map import ASSISTANT_SIGN, DOUBLE_SIGN, LETTERS, SINGLE_SIGN
from semiramis.games.ishtar.display.text.panel import CARDS, TILES, TURNS
from semiramis.games.ishtar.display.text.seats import WIDTH
from semiramis.games.ishtar.referee.rebuild import rebuild
from semiramis.games.ishtar.rules.actions import HALF_WAY
from semiramis.games.ishtar.rules.beds import is_free_grass
from semiramis.games.ishtar.rules.placing import may_lie, tile_cells
from semiramis.games.ishtar.rules.skills import may_bloom_double
from semiramis.games.ishtar.rules.state import CARD, CELL, TILE, TURN, State

AT, TURNED, TOWARDS = "@↻-"
GONE, NOTHING, TITLE = "gone", ".", "──"
INDENT = 2

Where = dict[str, tuple[int, str]]
"""The line and the word of each piece, by its place in the position."""
Lines = Sequence[tuple[int, str]]
"""Lines, or words, with the numbers of their lines."""


def draw_tiles(state: State) -> list[str]:
    """The tiles in the desert, then those that fitted nowhere and left the game."""
    laid = [tile for tile in range(1, len(TILE)) if state.tile_at[tile] != NO_CELL]
    words = [tile_word(tile, state.tile_at[tile], state.tile_turn[tile]) for tile in laid]
    at_hand = {*laid, *state.top, *state.kept, state.hand}
    gone = [TILE.words[tile] for tile in range(1, len(TILE)) if not state.unseen[tile] and tile not in at_hand]
    lines = wrap(" " * INDENT, words or [NOTHING])
    return lines + wrap(" " * INDENT, [GONE, *gone]) if gone else lines


def tile_word(tile: int, cell: int, turn: int) -> str:
    """A tile, where it lies and how."""
    return f"{TILE.words[tile]}{AT}{CELL.words[cell]}{TURNED}{TURN.words[turn]}"


def draw_standing(state: State, seat: int) -> list[str]:
    """A player's assistants, blooms and bought cards with their trees."""
    words = [ASSISTANT_SIGN + CELL.words[cell] for cell in state.assistant_at[seat] if cell != NO_CELL]
    if state.single_at[seat] != NO_CELL:
        words.append(SINGLE_SIGN + CELL.words[state.single_at[seat]])
    if state.double_at[seat] != NO_CELL:
        words.append(double_word(state.double_at[seat], state.double_way[seat]))
    for card in range(1, len(CARD)):
        if state.card_of[card] == seat + 1:
            cell = state.tree_at[card]
            words.append(CARD.words[card] + (AT + CELL.words[cell] if cell != NO_CELL else ""))
    return wrap(LETTERS[seat].ljust(INDENT), words or [NOTHING])


def double_word(cell: int, way: int) -> str:
    """A double bloom: one half, and where the other lies."""
    return f"{DOUBLE_SIGN}{CELL.words[cell]}{TOWARDS}{HALF_WAY.words[way % len(HALF_WAY)]}"


def wrap(head: str, words: Sequence[str]) -> list[str]:
    """Words after a heading, wrapped to the width of the board."""
    lines = [head + words[0]]
    for word in words[1:]:
        if len(lines[-1]) + 2 + len(word) > WIDTH:
            lines.append(" " * len(head) + word)
        else:
            lines[-1] += f"  {word}"
    return lines


def read_tiles(state: State, lines: Lines, at: int, where: Where) -> int:
    """Parse the tiles from line `at` to the next title; return the index of that line."""
    end = at
    while end < len(lines) and not lines[end][1].startswith(TITLE):
        end += 1
    words = [(number, word) for number, text in lines[at:end] for word in text.split()]
    n_laid = next((n for n, (_, word) in enumerate(words) if word == GONE), len(words))
    for number, word in without_dot(words[:n_laid]):
        read_tile(state, number, word, where)
    for number, word in words[n_laid + 1 :]:
        value_of(TILES, word, number, word)
    return end


def without_dot(words: Lines) -> Lines:
    """The words without a lone dot, which stands for none."""
    return [] if [word for _, word in words] == [NOTHING] else words


def read_tile(state: State, number: int, word: str, where: Where) -> None:
    """Parse one tile into the state."""
    name, _, place = word.partition(AT)
    tile = value_of(TILES, name, number, word)
    cell, mark, turn = place.partition(TURNED)
    state.tile_at[tile] = value_of(CELL.words, cell, number, word, -1)
    state.tile_turn[tile] = value_of(TURNS, mark + turn, number, word, -1)
    where[f"table.tile_at.{name}"] = number, word


def value_of(words: Sequence[str], word: str, number: int, text: str, least: int = 0) -> int:
    """The number of a word, above `least`; raises Malformed with the text around it and the words expected."""
    value = words.index(word) if word in words else -1
    if value <= least:
        raise bad(number, text, " ".join(words[least + 1 :]))
    return value


def read_standing(state: State, lines: Lines, at: int, where: Where) -> int:
    """Parse every player's words from line `at` on; return the index of the line after them."""
    for seat in range(state.n_seats):
        if at >= len(lines):
            raise bad(lines[-1][0] + 1, "", LETTERS[seat])
        number, text = lines[at]
        if text[:INDENT].rstrip() != LETTERS[seat]:
            raise bad(number, text, LETTERS[seat])
        start, at = at, at + 1
        while at < len(lines) and lines[at][1].startswith(" " * INDENT):
            at += 1
        words = [(number, word) for number, text in lines[start:at] for word in text[INDENT:].split()]
        for number, word in without_dot(words):
            where[read_piece(state, seat, number, word)] = number, word
    return at


def read_piece(state: State, seat: int, number: int, word: str) -> str:
    """Parse one piece of a player into the state; return its place in the position."""
    home, sign, name = f"seats.{SEAT.words[seat]}", word[0], word[1:]
    if sign == ASSISTANT_SIGN:
        which = state.assistant_at[seat].index(NO_CELL) if NO_CELL in state.assistant_at[seat] else -1
        if which < 0:
            raise bad(number, word, END)
        state.assistant_at[seat][which] = value_of(CELL.words, name, number, word, -1)
        return f"{home}.assistant_at.{which + 1}"
    if sign == SINGLE_SIGN and state.single_at[seat] == NO_CELL:
        state.single_at[seat] = value_of(CELL.words, name, number, word, -1)
        return f"{home}.single_at"
    if sign == DOUBLE_SIGN and state.double_at[seat] == NO_CELL:
        cell, _, way = name.partition(TOWARDS)
        state.double_at[seat] = value_of(CELL.words, cell, number, word, -1)
        state.double_way[seat] = value_of(HALF_WAY.words, way, number, word, -1)
        return f"{home}.double_at"
    name, at, cell = word.partition(AT)
    card = value_of(CARDS, name, number, word)
    state.card_of[card] = seat + 1
    state.tree_at[card] = value_of(CELL.words, cell, number, word, -1) if at else NO_CELL
    return f"table.tree_at.{name}"


def lay_out_again(state: State, where: Where) -> None:
    """Rebuild the desert; raise Malformed for the first piece that cannot be where it is."""
    for fault in rebuild(state):
        number, word = where[str(fault.args["place"])]
        raise bad(number, word, "  ".join(would_do(state, word)) or BLANK)


def would_do(state: State, word: str) -> Iterator[str]:
    """The words that would be accepted instead of a refused one, in the desert rebuilt so far."""
    cells = range(NO_CELL)
    name, sign = word.partition(AT)[0], word[0]
    if name in TILE:
        tile = TILE.index(name)
        places = ((cell, turn) for cell in cells for turn in range(TILE_TURNS[tile]))
        yield from (tile_word(tile, *place) for place in places if may_lie(state, tile, *place))
    elif sign == ASSISTANT_SIGN:
        laid = (tile for tile in range(1, len(TILE)) if state.tile_at[tile] != NO_CELL and TILE_SYMBOL[tile])
        symbols = {tile_cells(state, tile)[TILE_SYMBOL_CELL[tile]] for tile in laid}
        yield from (sign + CELL.words[cell] for cell in sorted(symbols) if state.bed[cell] and not state.claim[cell])
    elif sign == DOUBLE_SIGN:
        ways = ((cell, way) for cell in cells for way in range(len(HALF_WAY)))
        yield from (double_word(*on) for on in ways if may_bloom_double(state, on[0], state.around[on[0]][on[1]]))
    else:
        head = sign if sign == SINGLE_SIGN else name + AT
        yield from (head + CELL.words[cell] for cell in cells if is_free_grass(state, cell))
