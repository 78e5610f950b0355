"""The text board of Ishtar, written and parsed; 98 columns wide where the boards lie close together.

Every number of the position has its own place, and one description of the lines serves writing and parsing. Pieces in
the desert are listed word by word, and put down again when they are parsed. The map shows the same from above: it has
to agree, but its rows may be left blank, so that a board can be edited by hand in one place. Points and other
consequences are not parsed.
"""

import re

from semiramis.core.model.domain import SEAT
from semiramis.core.play.text_board import (
    Line,
    bad,
    check_all,
    check_line,
    choice_slot,
    expect_end,
    join,
    lines_of,
    number_slot,
    pair_lines,
    read_all,
    read_at,
    read_line,
    read_pair_lines,
    text_slot,
    titled,
)
from semiramis.games.ishtar.components.names import NO_CARD, NO_CELL
from semiramis.games.ishtar.display.text.desert_map import LETTERS, check_row, draw_map, map_height
from semiramis.games.ishtar.display.text.laid import (
    Lines,
    Where,
    draw_standing,
    draw_tiles,
    lay_out_again,
    read_standing,
    read_tiles,
)
from semiramis.games.ishtar.display.text.panel import PANEL, check_positions, draw_panel
from semiramis.games.ishtar.display.text.seats import WIDTH, draw_players, draw_points, draw_unseen
from semiramis.games.ishtar.rules.setup import put_nothing
from semiramis.games.ishtar.rules.stages import STAGES
from semiramis.games.ishtar.rules.state import CARD, TILE, State
from semiramis.games.ishtar.rules.turn import mover

GAP = 2
OPTIONS = {"most_trees": 1, "seams": 0, "double_bloom": 0, "hidden_stack": 0}
TILES_TITLE, STANDING_TITLE = titled("TILES LAID", WIDTH), titled("ASSISTANTS, BLOOMS, TREES", WIDTH)
LEGEND = (
    "1d4 fourth cell in row d of board 1   ≈1p its fountain, purple   · sand   p r w gem   ▤ tablet",
    '" grass   ♣ tree   1–4 flowers, J R S L whose bed   ♙ assistant   * single bloom   ° double bloom',
    "▸ asked, can   1 first   @ first cell of a tile   ↻ sixths clockwise   g grass   A S ? symbols",
)


def draw(state: State) -> str:
    """A position as a text board."""
    lines = [join(header(state)), *pair_lines("options", state, OPTIONS, WIDTH), *draw_upper(state)]
    lines += [join(line) for line in draw_players(state)]
    lines += [TILES_TITLE, *draw_tiles(state), STANDING_TITLE]
    for seat in range(state.n_seats):
        lines += draw_standing(state, seat)
    lines += [join(line) for line in ending(state)]
    lines += pair_lines("pending", state, usual(state), WIDTH)
    return "\n".join(lines) + "\n"


def parse(text: str) -> State:
    """The position of a text board; raises Malformed, naming the line and what is expected there."""
    lines, state, where = lines_of(text), State(), Where()
    put_nothing(state)
    for name, value in OPTIONS.items():
        setattr(state, name, value)
    read_at(header(state), lines, 0)
    read_line(header(state), *lines[0])  # again, now that the number of seats limits who may decide
    upper = read_pair_lines("options", state, OPTIONS, lines, 1)
    players = read_upper(state, lines, upper)
    tiles = read_all(draw_players(state), lines, players)
    standing = read_tiles(state, lines, read_all([[TILES_TITLE]], lines, tiles), where)
    below = read_standing(state, lines, read_all([[STANDING_TITLE]], lines, standing), where)
    after = read_all(ending(state), lines, below)
    state.bought = usual(state)["bought"]
    expect_end(lines, read_pair_lines("pending", state, usual(state), lines, after))
    find_unseen(state, [(number, line[:PANEL]) for number, line in lines[upper:players]] + lines[players:below])
    lay_out_again(state, where)
    check_upper(state, lines[upper:players])
    check_all(draw_players(state), lines[players:tiles])
    return state


def header(state: State) -> Line:
    """Seats, boards, who is first, the stage, and who is asked."""
    seats = range(state.n_seats or len(SEAT))
    return [
        "ISHTAR   ",
        choice_slot(state, "n_seats", texts=("", "", "2", "3", "4"), width=1, choices=(2, 3, 4)),
        " seats   ",
        number_slot(state, "n_boards", width=1),
        " boards   first ",
        choice_slot(state, "first", texts=LETTERS, width=1, choices=seats),
        "   stage ",
        choice_slot(state, "stage", texts=STAGES.domain.words, width=13),
        "   ",
        text_slot("asked" if mover(state) == state.asked else "seat", 5, right=True),
        " ",
        choice_slot(state, "asked", texts=LETTERS, width=1, choices=seats),
    ]


def draw_upper(state: State) -> list[str]:
    """The panel, and the map at its right."""
    panel, rows = [join(line) for line in draw_panel(state)], draw_map(state)
    height = max(len(panel), len(rows))
    panel, rows = (part + [""] * (height - len(part)) for part in (panel, rows))
    return [f"{left:<{PANEL + GAP}}{right}".rstrip() for left, right in zip(panel, rows, strict=True)]


def read_upper(state: State, lines: Lines, at: int) -> int:
    """Parse the panel; return the index of the line after it and the map."""
    cut = [(number, text[:PANEL].rstrip()) for number, text in lines]
    end = read_all(draw_panel(state), cut, at)
    check_positions(state, [number for number, _ in cut[at + 1 : end]])
    for row in range(end, at + map_height(state)):
        if row >= len(lines):
            raise bad(lines[-1][0] + 1, "", join(draw_players(state)[0]))
        read_line([" " * PANEL], *cut[row])
        end = row + 1
    return end


def check_upper(state: State, lines: Lines) -> None:
    """Compare the panel and the map with the position, now complete."""
    for line, (number, text) in zip(draw_panel(state), lines, strict=False):
        check_line(line, number, text[:PANEL].rstrip())
    rows = draw_map(state)
    for row, (number, text) in enumerate(lines):
        check_row(number, text[PANEL:], " " * GAP + rows[row] if row < len(rows) else "")


def ending(state: State) -> list[Line]:
    """What follows from the rest: points and unseen components; then the legend."""
    legend: list[Line] = [[line] for line in LEGEND]
    return [*draw_points(state), *draw_unseen(state), *legend]


def usual(state: State) -> dict[str, int]:
    """The values that pending fields have unless a line says otherwise; a card without its tree was just bought.

    The tile in hand is not among them: it has a slot on the carpet.
    """
    bought = (card for card in range(1, len(CARD)) if state.card_of[card] and state.tree_at[card] == NO_CELL)
    pending = {name: empty for name, empty in STAGES.pending.items() if name != "hand"}
    return {**pending, "bought": next(bought, NO_CARD)}


def find_unseen(state: State, lines: Lines) -> None:
    """Mark tiles named nowhere as unseen, and cards as in the deck; raise Malformed where one is named twice."""
    for domain, unseen in ((TILE, state.unseen), (CARD, state.in_deck)):
        left = dict.fromkeys(domain.words[1:], True)
        for number, text in lines:
            for name in re.findall(r"\w+", text):
                if not left.get(name, True):
                    raise bad(number, name, " ".join(word for word in left if left[word]))
                if name in left:
                    left[name] = False
        unseen[1:] = map(int, left.values())
