"""The text board of Babylon, written and parsed: a position as text 98 columns wide, and back.

Every number of the position has its own place, and one description of the lines serves writing and parsing. Derived
values (gardens from above, points, what mining pays) are written but not parsed, so that a position can be edited by
hand in one place. What is printed on tiles has to agree with the edition.
"""

from semiramis.core.model.domain import SEAT
from semiramis.core.play.text_board import (
    Line,
    Slot,
    check_all,
    choice_slot,
    expect_end,
    join,
    lines_of,
    number_slot,
    pair_lines,
    printed,
    read_all,
    read_at,
    read_line,
    read_pair_lines,
    text_slot,
    titled,
)
from semiramis.games.babylon.components.names import (
    BOARD_SIDE,
    FIRST_START_TILE,
    FLOWER_WORDS,
    MATERIAL_WORDS,
    NO_CELL,
    NO_HOLE,
    QUARRY_SIDE,
    TILES_OF_MATERIAL,
)
from semiramis.games.babylon.components.tables import ROUNDS, TILE_FLOWER, TILE_SYMBOL
from semiramis.games.babylon.display.text.above import (
    BELVEDERE_CHAR,
    PIECE_CHARS,
    SYMBOL_CHARS,
    draw_above,
    field_width,
)
from semiramis.games.babylon.display.text.built import LETTERS, draw_built, read_built
from semiramis.games.babylon.display.text.pending import omitted, read_pending
from semiramis.games.babylon.rules.garden import survey_gardens
from semiramis.games.babylon.rules.quarry import mining_gain
from semiramis.games.babylon.rules.scoring import part_score, total_score
from semiramis.games.babylon.rules.stages import MINE, STAGE, STAGES
from semiramis.games.babylon.rules.state import BELVEDERE, PART, SUPPLY, TILE, TOKEN, State

WIDTH = 98
NAME = 13
QUARRY, CELL = 43, 9
SIDE = WIDTH - QUARRY - 2
FLOWERS = (*(word[0] for word in FLOWER_WORDS), " ")
TILES = ("-", *TILE.words[1:])
OPTIONS = {"footprint": 0, "bridge_gap": 0, "overhang": 0, "first_statue": 0, "supply_limit": 0}
LEGEND = (
    "S statue   F fountain   B bridge   T stairs   · no symbol   w white   p pink   o orange   b blue",
    "♙ statue   ≈ fountain   ═ ║ bridge   ▤ stairs   ⌂ belvedere   ░ floor   ? face down   . none",
    "▸ asked   1 first   + built this turn   L level   ↻ quarter turns clockwise",
)


def draw(state: State) -> str:
    """A position as a text board."""
    lines = [join(line) for line in (header(state), *body(state))]
    lines[1:1] = pair_lines("options", state, OPTIONS, WIDTH)
    for seat in range(state.n_seats):
        lines += draw_built(state, seat)
    lines += [*LEGEND, *pair_lines("pending", state, omitted(state), WIDTH)]
    return "\n".join(lines) + "\n"


def parse(text: str) -> State:
    """The position of a text board; raises Malformed, naming the line and what should stand there."""
    lines = lines_of(text)
    state = State()
    state.uncovered, state.wild_hole = NO_CELL, NO_HOLE
    read_at(header(state), lines, 0)
    read_line(header(state), *lines[0])  # again, now that the number of seats says who may be asked
    start = read_pair_lines("options", state, OPTIONS, lines, 1)
    after = read_built(state, lines, read_all(body(state), lines, start))
    after = read_all([[legend] for legend in LEGEND], lines, after)
    expect_end(lines, read_pending(state, lines, after))
    survey_gardens(state)
    check_all(body(state), lines[start:])
    return state


def header(state: State) -> Line:
    """Round, stage, the player asked, the first player, and the token in force."""
    seats = range(state.n_seats or len(SEAT))
    return [
        "BABYLON   ",
        choice_slot(state, "n_seats", texts=("", "", "2", "3", "4"), width=1, choices=(2, 3, 4)),
        " seats   round ",
        number_slot(state, "round", width=2),
        " of ",
        text_slot(ROUNDS[state.n_seats], 2),
        "   first ",
        choice_slot(state, "first", texts=LETTERS, width=1, choices=seats),
        "   token ",
        choice_slot(state, "token", texts=("-", *TOKEN.words[1:]), width=6),
        "   stage ",
        choice_slot(state, "stage", texts=STAGE.words, width=10),
        "   ",
        text_slot("asked" if is_asked(state) else "seat", 5, right=True),
        " ",
        choice_slot(state, "asked", texts=LETTERS, width=1, choices=seats),
    ]


def is_asked(state: State) -> bool:
    """Whether a player decides now; otherwise chance does, or nobody."""
    return STAGES[state.stage].decides == "player"


def body(state: State) -> list[Line]:
    """All lines from the quarry to the title of what was built."""
    side = [*draw_players(state), *draw_supply(state), *draw_unseen(state)]
    upper = [[*left, "  ", *right] for left, right in zip(draw_quarry(state), side, strict=True)]
    return [*upper, draw_names(state), *draw_above(state), *draw_points(state), [titled("BUILT", WIDTH)]]


def draw_quarry(state: State) -> list[Line]:
    """The sixteen stacks between their walls."""
    columns = "┬".join(f"{column:─^{CELL}}" for column in "1234")
    lines: list[Line] = [
        ["── QUARRY  clay removed ", number_slot(state, "removed", width=1), " ".ljust(QUARRY - 27, "─")],
        [f"  ┌{columns}┐"],
    ]
    for row in range(QUARRY_SIDE):
        upper: Line = [f"{row + 1} │"]
        lower: Line = ["  │"]
        for cell in range(QUARRY_SIDE * row, QUARRY_SIDE * (row + 1)):
            top, bottom = draw_cell(state, cell)
            upper += [*top, "│"]
            lower += [*bottom, "│"]
        line = "┼" if row < QUARRY_SIDE - 1 else "┴"
        left, right = "├┤" if row < QUARRY_SIDE - 1 else "└┘"
        lines += [upper, lower, [f"  {left}{line.join(['─' * CELL] * QUARRY_SIDE)}{right}"]]
    return lines


def draw_cell(state: State, cell: int) -> tuple[Line, Line]:
    """A stack: its tile, flower and four symbols, its height, and what the tile pays the player who mines."""
    face = state.face[cell]
    pays = f"+{mining_gain(state, state.asked, cell)}" if state.stage == MINE and face else ""
    north, south = symbols_of(face)
    if not face:
        north = south = "? ?" if state.stack[cell] else "░░░"
    seen = printed if face else text_slot
    upper: Line = [
        choice_slot(state, "face", cell, texts=TILES, width=3, choices=range(FIRST_START_TILE)),
        " ",
        seen(FLOWERS[TILE_FLOWER[face]], 1),
        " ",
        seen(north, 3),
    ]
    return upper, [number_slot(state, "stack", cell, width=1), "  ", text_slot(pays, 2), " ", seen(south, 3)]


def symbols_of(tile: int) -> tuple[str, str]:
    """The northern and the southern symbols of a tile as printed."""
    north_west, north_east, south_east, south_west = (SYMBOL_CHARS[symbol] for symbol in TILE_SYMBOL[tile])
    return f"{north_west} {north_east}", f"{south_west} {south_east}"


def draw_players(state: State) -> list[Line]:
    """What each player keeps, and in the last row the tile just mined."""
    lines: list[Line] = [["── PLAYERS ─────── singles doubles  stored".ljust(SIDE, " ")]]
    for seat in range(state.n_seats):
        lines.append(
            [
                text_slot("▸" if is_asked(state) and state.asked == seat else "", 1),
                f"{LETTERS[seat]} {SEAT.words[seat]:<8}{FLOWER_WORDS[seat]:<7}",
                text_slot("1" if state.first == seat else "", 1),
                number_slot(state, "singles", seat, width=7),
                number_slot(state, "doubles", seat, width=8),
                "  ",
                *draw_tile(state.stored[seat], choice_slot(state, "stored", seat, texts=TILES, width=9)),
            ]
        )
    lines.append([" mined".ljust(36), *draw_tile(state.mined, choice_slot(state, "mined", texts=TILES, width=9))])
    return lines + [[""]] * (len(SEAT) - state.n_seats)


def draw_tile(tile: int, slot: Slot) -> Line:
    """A tile a player has, with its flower and its northern and southern symbols."""
    symbols = "/".join(symbols_of(tile)).replace(" ", "") if tile else ""
    return [slot, " ", printed(FLOWERS[TILE_FLOWER[tile]], 1), " ", printed(symbols, 5)]


def draw_supply(state: State) -> list[Line]:
    """The supply, and the round tokens still unseen."""
    pillars = [f"{word:>8}" for word in SUPPLY.words[:BELVEDERE]]
    heads = [*pillars, *(f"{char:>5}" for char in BELVEDERE_CHAR + PIECE_CHARS[1:])]
    tokens = [f"{word:>{len(word) + 1}}" for word in TOKEN.words[1:]]
    return [
        ["── SUPPLY" + "".join(heads)],
        [" " * 9, *(number_slot(state, "supply", kind, width=len(head)) for kind, head in enumerate(heads))],
        ["── TOKENS" + "".join(tokens)],
        [
            " unseen  ",
            *(number_slot(state, "token_left", kind, width=len(head)) for kind, head in enumerate(tokens, 1)),
        ],
    ]


def draw_unseen(state: State) -> list[Line]:
    """The unseen tiles of each material."""
    lines: list[Line] = [[titled("TILES UNSEEN", SIDE)]]
    for material, name in enumerate(MATERIAL_WORDS):
        line: Line = [f" {name[0]}   "]
        for number in range(1, TILES_OF_MATERIAL + 1):
            tile = material * TILES_OF_MATERIAL + number
            line += [choice_slot(state, "buried", tile, texts=(" .", f"{number:02}"), width=2), " "]
        lines.append(line[:-1])
    return lines


def draw_names(state: State) -> Line:
    """The names above the gardens."""
    width = BOARD_SIDE * (field_width(state) + 1)
    names = (f"── {LETTERS[seat]} {SEAT.words[seat]} ".ljust(width, "─") for seat in range(state.n_seats))
    return ["──" + "".join(names)[1:]]


def draw_points(state: State) -> list[Line]:
    """Every player's points by part, and their total."""
    heads = "".join(f"{name:>{column_width(name)}}" for name in PART.words)
    rest = WIDTH - NAME - len(heads)
    lines: list[Line] = [[titled("POINTS", NAME) + heads + f"{'total':>{rest}}"]]
    for seat in range(state.n_seats):
        line: Line = [f" {LETTERS[seat]} {SEAT.words[seat]}".ljust(NAME)]
        for part, name in enumerate(PART.words):
            line.append(text_slot(part_score(state, seat, part) or ".", column_width(name), right=True))
        lines.append([*line, text_slot(total_score(state, seat) or ".", rest, right=True)])
    return lines


def column_width(name: str) -> int:
    """The width of the column of numbers under a heading."""
    return len(name) + 2
