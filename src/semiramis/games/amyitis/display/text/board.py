"""The text board of Amyitis, both ways: a position as a drawing 98 columns wide, and such a drawing as a position.

Every number of the position has its own place, and one description of the lines serves drawing and reading.
What follows from the rest (prices, sums, watered squares, thick lines of full canals) is drawn but not read, so that
a drawing can be edited by hand in one place. What is printed on boards and cards has to agree with the edition.
"""

from semiramis.core.model.domain import NEUTRAL, OWNER, SEAT
from semiramis.core.play.text_board import (
    END,
    Line,
    Slot,
    bad,
    check_line,
    choice_slot,
    clip,
    join,
    letters_slot,
    lines_of,
    mark_slot,
    number_slot,
    pair_lines,
    printed,
    read_at,
    read_line,
    read_pair_lines,
    titled,
    told,
)
from semiramis.games.amyitis.components.names import (
    BABYLON,
    CARAVANEER,
    CARD_WORDS,
    CITY_WORDS,
    COURT_CITY,
    COURT_WORDS,
    CRAFT_WORDS,
    GARDENER,
    GOOD_WORDS,
    NO_GOOD,
    ROW_WORDS,
    TEMPLE_WORDS,
    TILE_WORDS,
)
from semiramis.games.amyitis.components.tables import (
    CANAL_SIZE,
    CARD_EXTRA,
    CARD_QUALITY,
    CITY_DEMAND,
    CITY_KIND,
    CITY_PLACE,
    CITY_SELLS,
    COURT_TOP,
    FIELD_GOOD,
    LAST_TILES,
    PLANT_SLOT_OF_CITY,
    SALE_PRESTIGE,
    SQUARE_FLOOR,
    SQUARE_UNUSED,
    TILE_CAMELS,
    TILE_COURTS,
    TILE_GARDENERS,
    TILE_GOODS,
    TILE_PRESTIGE,
    TILE_TALENTS,
)
from semiramis.games.amyitis.rules.canals import is_full, survey_water
from semiramis.games.amyitis.rules.crafts import price
from semiramis.games.amyitis.rules.round_end import tiles_left
from semiramis.games.amyitis.rules.scoring import part_score, total_score
from semiramis.games.amyitis.rules.stages import DONE, STAGE, STAGES
from semiramis.games.amyitis.rules.state import CANAL, FAVOUR, GOODS_LEFT, PART, State

LETTERS = (".", *(word[0].upper() for word in OWNER.words[1:]))
GOODS = "".join(word[0] for word in GOOD_WORDS)
WIDTH = 98
CELL = 13
NAME = 14
GARDEN, SIDE = 62, 36
COLUMNS = ("talents", "camels", "cubes")
OPTIONS = {"any_good_wine": 0, "cut_off_canals": 0, "field_tie": 0}
LEGEND = (
    "   ".join(f"{letter} {word}" for letter, word in zip(GOODS, GOOD_WORDS, strict=True))
    + f"   {' '.join(LETTERS[1:NEUTRAL])} seats   N neutral   . none   * unused",
    "▲ floor, quality   ′ turned   ¤ talent   ≈ water   ♣ planted   ▸ asked   1 first   ● ○ passed",
)


def draw(state: State) -> str:
    """A position as a text board."""
    lines = [join(line) for line in (header(state), *body(state))]
    lines[1:1] = pair_lines("options", state, OPTIONS, WIDTH)
    lines += pair_lines("pending", state, STAGES.pending, WIDTH)
    return "\n".join(lines) + "\n"


def parse(text: str) -> State:
    """The position of a text board; a Malformed names the line that cannot be read and what should stand there."""
    lines = lines_of(text)
    state = State()
    state.owed = state.owed_next = NO_GOOD
    read_at(header(state), lines, 0)
    read_line(header(state), *lines[0])  # again, now that the number of seats says who may be asked
    start = read_pair_lines("options", state, OPTIONS, lines, 1)
    template = body(state)
    for at, line in enumerate(template, start):
        read_at(line, lines, at)
    end = read_pair_lines("pending", state, STAGES.pending, lines, start + len(template))
    if end < len(lines):
        raise bad(*lines[end], END)
    survey_water(state)
    for at, line in enumerate(body(state), start):
        check_line(line, *lines[at])
    return state


def header(state: State) -> Line:
    """Round, stage, who is asked, and who has the first-player card."""
    seats = range(state.n_seats or len(SEAT))
    letters = LETTERS[1:NEUTRAL]
    return [
        "AMYITIS   ",
        choice_slot(state, "n_seats", texts=("", "", "2", "3", "4"), width=1, choices=(2, 3, 4)),
        " seats   round ",
        number_slot(state, "round", width=3, left=True),
        "  first ",
        choice_slot(state, "first", texts=letters, width=1, choices=seats),
        "   stage ",
        choice_slot(state, "stage", texts=STAGE.words, width=10, choices=range(DONE)),
        "   ",
        told("asked" if is_asked(state) else "last", 5, right=True),
        " ",
        choice_slot(state, "asked", texts=letters, width=1, choices=seats),
    ]


def is_asked(state: State) -> bool:
    """Whether a player decides now; otherwise chance does, or nobody, and the asked seat is the one asked last."""
    return STAGES[state.stage].decides == "player"


def body(state: State) -> list[Line]:
    """All lines below the header and the options."""
    garden, side = draw_garden(state), [*draw_crafts(state), *draw_fields(state), *draw_court(state)]
    middle = [[*left, *right] for left, right in zip(garden, side, strict=True)]
    legend: list[Line] = [[line] for line in LEGEND]
    return [*draw_road(state), *middle, *draw_players(state), *draw_prestige(state), *legend]


def draw_road(state: State) -> list[Line]:
    """The nine cities clockwise from Babylon, each with what it asks for and what it gives."""
    cities = sorted(range(9), key=lambda city: CITY_PLACE[city])
    rows: list[Line] = [[] for _ in range(4)]
    for city in cities:
        for row, cell in zip(rows, draw_city(state, city), strict=True):
            row.extend(["│", *cell] if row else cell)
    return [[titled("ROAD ↻", WIDTH)], *rows]


def draw_city(state: State, city: int) -> list[Line]:
    """Name and caravan, demand, and two lines of offers, ten columns wide."""
    name: Line = [mark_slot(state, "caravan", city, "►"), clip(CITY_WORDS[city].capitalize(), 9)]
    if city == BABYLON:
        return [name, [f"1 good →{SALE_PRESTIGE[1]:<2}"], [f"2 goods→{SALE_PRESTIGE[2]:<2}"], ["+ canal   "]]
    demand = GOODS[CITY_DEMAND[city]]
    if CITY_KIND[city] == COURT_CITY:
        first, second = (COURT_WORDS[court] for court in range(4) if CITY_SELLS[city][court])
        return [name, [f"{demand} →".ljust(10)], [clip(first, 10)], [clip(second, 10)]]
    return [name, *draw_plant(state, PLANT_SLOT_OF_CITY[city], demand)]


def draw_plant(state: State, slot: int, demand: str) -> list[Line]:
    """The plant card of a city: the extra good it asks for, its quality in wedges, and which card and face it is."""
    card, face = state.plant_card[slot] - 1, state.plant_face[slot]
    extra = NO_GOOD if card < 0 else CARD_EXTRA[card][face]
    wedges = 0 if card < 0 else CARD_QUALITY[card][face]
    return [
        [demand, printed(" →" if extra == NO_GOOD else f" + {GOODS[extra]} →", 9)],
        [printed("▲" * wedges, 10)],
        [
            "card ",
            choice_slot(state, "plant_card", slot, texts=("-", *CARD_WORDS), width=1),
            choice_slot(state, "plant_face", slot, texts=("", "′"), width=1),
            "   ",
        ],
    ]


def draw_garden(state: State) -> list[Line]:
    """The garden, river below row a and left of column 1, canals between the squares."""
    end = f" → {LAST_TILES[state.n_seats]} "
    title: Line = ["── GARDEN  tiles ", told(tiles_left(state), 2, right=True), end.ljust(GARDEN - 21, "─"), "  "]
    border: Line = ["   ┌"]
    for column in range(4):
        joint = "┐" if column == 3 else "╥" if state.wet[21 + column] else "┬"
        border += ["─" * CELL, told(joint, 1)]
    lines: list[Line] = [title, [*border, "  "]]
    for row in (3, 2, 1, 0):
        lines += draw_squares(state, row)
        if row:
            lines.append(draw_canals_below(state, row))
    columns = "".join(f"{column:^{CELL + 1}}" for column in "1234")
    return [*lines, [("   " + "≈" * (4 * CELL + 5)).ljust(GARDEN)], [f"   {columns}".ljust(GARDEN)]]


def draw_squares(state: State, row: int) -> list[Line]:
    """One row of squares with the canals between them: floor, planter and tile, and below what the tile brings."""
    upper: Line = [f" {'abcd'[row]} ≈"]
    lower: Line = ["   ≈"]
    for column in range(4):
        square = 4 * row + column
        upper += draw_plot(state, square)
        can_plant = state.tile[square] > 0 and state.watered[square] > 0
        lower += [" ", printed(tile_text(state, square), CELL - 3), told("≈" * can_plant, 1), " "]
        if column < 3:
            canal = CANAL.index(f"{'abcd'[row]}{column + 1}-{'abcd'[row]}{column + 2}")
            bank = "║" if is_full(state, canal) else "┊"
            upper.append(cube(state, "canal", canal, 0))
            lower.append(cube(state, "canal", canal, 1) if CANAL_SIZE[canal] == 2 else told(bank, 1))
    return [[*upper, "│  "], [*lower, "│  "]]


def draw_plot(state: State, square: int) -> Line:
    """The floor of a square, who planted it, and its tile."""
    return [
        f" {'▲' * SQUARE_FLOOR[square]:<4} ",
        choice_slot(state, "planted", square, texts=(" ", *LETTERS[1:]), width=1, choices=owners(state)),
        " ",
        choice_slot(state, "tile", square, texts=("", *TILE_WORDS[1:]), width=4),
        " ",
    ]


def tile_text(state: State, square: int) -> str:
    """Prestige and bonus of the tile on a square; leaves where it was planted, a star where none ever lies."""
    tile = state.tile[square]
    if tile == 0:
        empty = "*" if state.n_seats == 2 and SQUARE_UNUSED[square] else ""
        return "♣ " * (CELL // 2 - 1) if state.planted[square] else empty
    kinds = (TILE_TALENTS, TILE_CAMELS, TILE_GOODS, TILE_GARDENERS, TILE_COURTS)
    amounts = zip((kind[tile] for kind in kinds), ("tal", "cam", "good", "gard", "court"), strict=True)
    bonus = "+".join(f"{amount if amount > 1 else ''}{word}" for amount, word in amounts if amount)
    return f"{TILE_PRESTIGE[tile]} {bonus}"


def draw_canals_below(state: State, row: int) -> Line:
    """The canals between a row of squares and the one below it, with the corners where they meet."""
    line: Line = ["   ≈"]
    for column in range(4):
        canal = CANAL.index(f"{'abcd'[row - 1]}{column + 1}-{'abcd'[row]}{column + 1}")
        bank = told(("═" if is_full(state, canal) else "┄") * (CELL // 2 - 1), CELL // 2 - 1)
        cubes: Line = [cube(state, "canal", canal, segment) for segment in range(CANAL_SIZE[canal])]
        line += [bank, *([cubes[0], " ", cubes[1]] if len(cubes) == 2 else [" ", cubes[0], " "]), bank]
        wet = state.wet[5 * row + column + 1] > 0
        line.append(told(("╢" if wet else "┤") if column == 3 else ("╬" if wet else "┼"), 1))
    return [*line, "  "]


def draw_crafts(state: State) -> list[Line]:
    """The triples on offer with the price of their next card."""
    lines: list[Line] = [[titled("CRAFTS", SIDE)]]
    for triple in range(state.n_seats):
        cost = price(state, triple)
        line: Line = [f" {triple + 1}  ", told("-" if cost == 3 else f"{cost}¤", 4)]
        for card in range(3):
            line.append(choice_slot(state, "triple", triple, card, texts=(".", *CRAFT_WORDS, "¤"), width=9))
        lines.append(line)
    while len(lines) < 5:
        lines.append([""])
    return lines


def draw_fields(state: State) -> list[Line]:
    """The two field rows with their goods, and beside them the three temples."""
    fields: list[Line] = []
    for row, name in enumerate(ROW_WORDS):
        fields.append([" " * 9 + " ".join(GOODS[good] for good in FIELD_GOOD[row])])
        fields.append([f" {name:<8}", *spaced([cube(state, "field", row, space) for space in range(5)])])
    temples: list[Line] = [[""]]
    for temple, name in enumerate(TEMPLE_WORDS):
        temples.append([f" {name:<9}", *spaced([cube(state, "temple", temple, space) for space in range(4)])])
    title = f"{titled('FIELDS', 18)} {titled('TEMPLES →', 17)}"
    return [[title], *([*left, " ", *right] for left, right in zip(fields, temples, strict=True))]


def draw_court(state: State) -> list[Line]:
    """The court cards on offer by level; goods lie on the level-2 Caravaneers."""
    lines: list[Line] = [[titled("COURT ─────── 1 ─── 2 ─── 3", SIDE)]]
    for court, name in enumerate(COURT_WORDS):
        line: Line = [f" {name:<12}"]
        for level in range(1, COURT_TOP[court] + 1):
            line.append(number_slot(state, "court_stock", court, level, width=4))
            line.append("  ")
        if court == CARAVANEER:
            line += ["  on 2: ", letters_slot(state, "load", letters=GOODS, width=3)]
        lines.append(line)
    return lines


def draw_players(state: State) -> list[Line]:
    """What each player has, and in the last row the general stock."""
    heads = "".join(f"{name:>{column_width(name)}}" for name in COLUMNS)
    goods = "".join(f"{letter:>3}" for letter in GOODS)
    courts = "".join(f"{name:>{column_width(name)}}" for name in COURT_WORDS)
    players = [draw_player(state, seat) for seat in range(state.n_seats)]
    return [[f"{titled('PLAYERS', NAME)}{heads} {goods}{courts} tiles"], *players, draw_stock(state)]


def draw_player(state: State, seat: int) -> Line:
    """One player's row."""
    courts: Line = [
        number_slot(state, "court", seat, court, width=column_width(COURT_WORDS[court])) for court in range(GARDENER)
    ]
    return [
        told("▸" if is_asked(state) and state.asked == seat else "", 1),
        f"{LETTERS[seat + 1]} {SEAT.words[seat]:<8}",
        told("1" if state.first == seat else "", 2),
        choice_slot(state, "passed", seat, texts=("", "●", "○"), width=1),
        *(number_slot(state, name, seat, width=column_width(name)) for name in COLUMNS),
        " ",
        *(number_slot(state, "goods", seat, good, width=3) for good in range(5)),
        *courts,
        number_slot(state, "gardeners", seat, width=column_width(COURT_WORDS[GARDENER])),
        told(state.planted.count(seat + 1) or ".", 6, right=True),
    ]


def draw_stock(state: State) -> Line:
    """The general stock as a row of the players' table."""
    return [
        " stock".ljust(NAME),
        number_slot(state, "stock_talents", width=column_width("talents")),
        number_slot(state, "stock_camels", width=column_width("camels")),
        " " * (column_width("cubes") + 1),
        *(number_slot(state, "stock_goods", good, width=3) for good in range(5)),
    ]


def draw_prestige(state: State) -> list[Line]:
    """Every player's prestige by part, and in all."""
    heads = "".join(f"{name:>{column_width(name)}}" for name in PART.words)
    lines: list[Line] = [[titled("PRESTIGE", NAME) + heads + f"{'total':>{WIDTH - NAME - len(heads)}}"]]
    for seat in range(state.n_seats):
        line: Line = [f" {LETTERS[seat + 1]} {SEAT.words[seat]}".ljust(NAME)]
        for part, name in enumerate(PART.words):
            if part in (FAVOUR, GOODS_LEFT):
                line.append(told(part_score(state, seat, part) or ".", column_width(name), right=True))
            else:
                line.append(number_slot(state, "part", seat, part, width=column_width(name)))
        lines.append([*line, told(total_score(state, seat) or ".", WIDTH - NAME - len(heads), right=True)])
    return lines


def column_width(name: str) -> int:
    """How wide a column of numbers under this heading is."""
    return len(name) + 2


def owners(state: State) -> list[int]:
    """Who can own a piece: nobody, a seat of this game, or neutral."""
    return [*range(state.n_seats + 1), NEUTRAL]


def cube(state: State, field: str, *index: int) -> Slot:
    """A space for one cube."""
    return choice_slot(state, field, *index, texts=LETTERS, width=1, choices=owners(state))


def spaced(slots: list[Slot]) -> Line:
    """Slots with a space between them."""
    return [part for slot in slots for part in (slot, " ")][:-1]
