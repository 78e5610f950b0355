"""The observation of Ishtar: a position as numbers, seen from one seat: `me` first, the others clockwise.

The desert is written cell by cell: six boards of 37 cells each, in the order of the cells' names; cells of boards that
are not in play are outside. Beds, neighbours and what touches what follow from it.
"""

from semiramis.core.model.arrays import ObservationValues
from semiramis.core.model.observation import (
    BITS_OF_WHO,
    ONE_WHO,
    SEEN_OWNERS,
    WHO_WORDS,
    WHOSE_TURN,
    Plane,
    names,
    seat_clockwise,
    starts,
)
from semiramis.core.model.rule import Grid, rule
from semiramis.games.ishtar.components.names import BOARDS, CARDS, CELLS, CUPS, GROUND_WORDS, ROW, TILES
from semiramis.games.ishtar.rules.carpet import NO_STOP, step_price
from semiramis.games.ishtar.rules.scoring import part_score
from semiramis.games.ishtar.rules.stages import STAGE
from semiramis.games.ishtar.rules.state import (
    CARD,
    DOUBLE_BLOOM,
    FOUNTAIN_KIND,
    HIDDEN_STACK,
    MANY,
    MAYBE_CELL,
    MAYBE_CUP,
    MAYBE_SKILL,
    MOST_TREES,
    ON,
    ON_TREE,
    SEAMS,
    SHAPE,
    SIDE,
    SYMBOL,
    TILE,
    TURN,
    State,
)
from semiramis.games.ishtar.rules.turn import mover

SEVERAL = 5
STANDING_SEEN = (*WHOSE_TURN, *ON.words[ON_TREE:])
CONTROL_SEEN = (*WHO_WORDS[:SEVERAL], "several")
WATER_SEEN = ("dry", *(f"board {board}" for board in range(1, BOARDS + 1)), "two waters", "no place")

_NO_SEATS = sum(thing << BITS_OF_WHO * thing for thing in range(ON_TREE, len(ON)))
SEEN_STANDING: Grid = Grid([[seen % (1 << BITS_OF_WHO * ON_TREE) + _NO_SEATS for seen in row] for row in SEEN_OWNERS])
"""Like SEEN_OWNERS, for what stands on a cell."""

PLANES = (
    Plane("seats", 1, 2, 4, "players at the table"),
    names("most trees", 1, MOST_TREES.words, "table option"),
    names("seams", 1, SEAMS.words, "table option"),
    names("double bloom", 1, DOUBLE_BLOOM.words, "table option"),
    names("hidden stack", 1, HIDDEN_STACK.words, "table option"),
    names("stage", 1, STAGE.words, "what is asked now"),
    names("turn", 1, WHOSE_TURN, "who decides now; none when chance does or the game is over"),
    names("first", 1, WHOSE_TURN, "who began"),
    Plane("idle", 1, 0, 1, "whether the mover has no tile to choose"),
    Plane("boards", 1, 0, BOARDS, "boards of the desert"),
    Plane("board a", BOARDS, -9, 9, "where each board lies on the lattice, along its first axis"),
    Plane("board b", BOARDS, -9, 9, "where each board lies on the lattice, along its second axis"),
    names("side", BOARDS, SIDE.words, "which side of which board lies there"),
    names("rotation", BOARDS, TURN.words, "sixths it is turned by, clockwise"),
    names("fountain", BOARDS, FOUNTAIN_KIND.words, "fountain on each board"),
    Plane("fountain cells", 4 * BOARDS, 0, CELLS, "flower cells of each seat at each fountain, seat by seat"),
    names("cup shape", CUPS, SHAPE.words, "shape of each cup of the carpet"),
    Plane("height", CUPS, 0, 7, "tiles on each cup"),
    names("top", CUPS, TILE.words, "tile that lies open on each cup"),
    Plane("can costs", CUPS, -1, CUPS, "gems it costs to take the can to each cup; -1 where it cannot go"),
    names("can", 1, MAYBE_CUP.words, "cup with the watering can"),
    Plane("unseen", TILES + 1, 0, 1, "which tiles nobody has seen yet"),
    Plane("bank", 3, 0, 114, "gems of each colour in the bank"),
    names("row", ROW, CARD.words, "tree cards in the row"),
    Plane("in deck", CARDS + 1, 0, 1, "which tree cards are still in the deck"),
    names("card of", CARDS + 1, WHOSE_TURN, "who has bought each tree card"),
    Plane("wooden", 1, 0, 20, "wooden trees in stock"),
    names("hand", 1, TILE.words, "tile the mover has taken"),
    Plane("cost", 1, 0, 4, "gems the mover has to pay for the can"),
    names("target", 1, MAYBE_CUP.words, "cup the can is being taken to"),
    names("symbol at", 1, MAYBE_CELL.words, "cell of the symbol of the tile just placed"),
    names("symbol", 1, SYMBOL.words, "symbol that may still be used"),
    names("learning", 1, MAYBE_SKILL.words, "skill that is being paid for"),
    names("bought", 1, CARD.words, "card whose tree is to be planted"),
    Plane("planted", 1, 0, 6, "trees the mover has planted in this turn"),
    Plane("turns", 4, 0, 99, "turns each seat has finished"),
    Plane("in front", 4, 0, 4, "assistants before each seat"),
    Plane("on carpet", 4, 0, 2, "assistants of each seat on the carpet"),
    names("kept", 4, TILE.words, "tile that each seat has kept"),
    names("reserved", 4, CARD.words, "card that each seat has reserved"),
    Plane("gems", 12, 0, 114, "gems of each colour of each seat"),
    Plane("spent", 12, 0, 20, "gems of each colour that each seat has on its skills"),
    Plane("skills", 40, 0, 1, "ten skills of each seat"),
    Plane("tablets", 4, 0, CELLS, "tablets that beds of each seat touch"),
    Plane("shade", 4, 0, CARDS, "trees that beds of each seat touch"),
    Plane("flowers", 4, 0, 999, "flowers in beds of each seat"),
    Plane("parts", 32, 0, 9999, "eight parts of the score of each seat, as if the game ended now"),
    Plane("total", 4, 0, 9999, "score of each seat, as if the game ended now"),
    names("ground", CELLS, GROUND_WORDS, "cell by cell: what is printed there"),
    Plane("plant", CELLS, 0, 5, "cell by cell: 0 nothing, 1 grass, else one more than its flowers"),
    names("standing", CELLS, STANDING_SEEN, "cell by cell: whose assistant, or what else, stands there"),
    names("water", CELLS, WATER_SEEN, "cell by cell: whose fountain's water reaches a cell where a tile could lie"),
    Plane("spring", CELLS, 0, BOARDS, "cell by cell: fountain of the garden it belongs to; 0 where nothing grows"),
    names("control", CELLS, CONTROL_SEEN, "cell by cell: whose bed it is, or which beds it touches"),
)
_SHOWS = "the desert shows what of it counts"
DERIVED = {
    "dealt": "counts the draws of a deal; 0 whenever a player decides",
    "drawn": "the board that is being laid; none whenever a player decides",
    "opened": "the stack that is being turned up; none whenever a player decides",
    "tree_at": _SHOWS,
    "assistant_at": _SHOWS,
    "single_at": _SHOWS,
    "double_at": _SHOWS,
    "double_way": _SHOWS,
    "tile_at": _SHOWS,
    "tile_turn": _SHOWS,
    "around": "follows from where the boards lie",
    "bed": "follows from which flowers lie beside each other",
    "touch": "follows from the beds",
    "tree_points": "is a part of the score",
}
"""Fields of the state that no plane shows, and why none is needed."""

(
    AT_SEATS, AT_MOST_TREES, AT_SEAMS, AT_DOUBLE_BLOOM, AT_HIDDEN_STACK, AT_STAGE, AT_TURN, AT_FIRST, AT_IDLE,
    AT_BOARDS, AT_BOARD_A, AT_BOARD_B, AT_SIDE, AT_ROTATION, AT_FOUNTAIN, AT_FOUNTAIN_CELLS, AT_CUP_SHAPE, AT_HEIGHT,
    AT_TOP, AT_CAN_COSTS, AT_CAN, AT_UNSEEN, AT_BANK, AT_ROW, AT_IN_DECK, AT_CARD_OF, AT_WOODEN, AT_HAND, AT_COST,
    AT_TARGET, AT_SYMBOL_AT, AT_SYMBOL, AT_LEARNING, AT_BOUGHT, AT_PLANTED, AT_TURNS, AT_IN_FRONT, AT_ON_CARPET,
    AT_KEPT, AT_RESERVED, AT_GEMS, AT_SPENT, AT_SKILLS, AT_TABLETS, AT_SHADE, AT_FLOWERS, AT_PARTS, AT_TOTAL,
    AT_GROUND, AT_PLANT, AT_STANDING, AT_WATER, AT_SPRING, AT_CONTROL,
) = starts(PLANES)  # fmt: skip


@rule()
def observe(state: State, seat: int, out: ObservationValues) -> None:
    """Write everything a seat sees to a row of zeros, or one last written for the same number of seats."""
    observe_stage(state, seat, out)
    observe_turn(state, out)
    observe_boards(state, out)
    observe_carpet(state, out)
    observe_cards(state, seat, out)
    observe_desert(state, seat, out)
    observe_seats(state, seat, out)
    observe_scores(state, seat, out)


@rule()
def observe_stage(state: State, seat: int, out: ObservationValues) -> None:
    """Write options, and the decision due and its seat."""
    seen = SEEN_OWNERS[state.n_seats - 1][seat]
    out[AT_SEATS] = state.n_seats
    out[AT_MOST_TREES] = state.most_trees
    out[AT_SEAMS] = state.seams
    out[AT_DOUBLE_BLOOM] = state.double_bloom
    out[AT_HIDDEN_STACK] = state.hidden_stack
    out[AT_STAGE] = state.stage
    out[AT_TURN] = seen >> BITS_OF_WHO * (max(-1, mover(state)) + 1) & ONE_WHO
    out[AT_FIRST] = seen >> BITS_OF_WHO * (state.first + 1) & ONE_WHO


@rule()
def observe_turn(state: State, out: ObservationValues) -> None:
    """Write the fields of a half-finished turn."""
    out[AT_IDLE] = state.idle
    out[AT_HAND] = state.hand
    out[AT_COST] = state.cost
    out[AT_TARGET] = state.target
    out[AT_SYMBOL_AT] = state.symbol_at
    out[AT_SYMBOL] = state.symbol
    out[AT_LEARNING] = state.learning
    out[AT_BOUGHT] = state.bought
    out[AT_PLANTED] = state.planted


@rule()
def observe_boards(state: State, out: ObservationValues) -> None:
    """Write the layout of the boards, and their fountains."""
    out[AT_BOARDS] = state.n_boards
    for board in range(BOARDS):
        out[AT_BOARD_A + board] = state.board_a[board]
        out[AT_BOARD_B + board] = state.board_b[board]
        out[AT_SIDE + board] = state.side[board]
        out[AT_ROTATION + board] = state.rotation[board]
        out[AT_FOUNTAIN + board] = state.fountain[board]


@rule()
def observe_carpet(state: State, out: ObservationValues) -> None:
    """Write cups, stacks, the watering can and the bank."""
    for cup in range(CUPS):
        out[AT_CUP_SHAPE + cup] = state.cup_shape[cup]
        out[AT_HEIGHT + cup] = state.height[cup]
        out[AT_TOP + cup] = state.top[cup]
        price = step_price(state, cup)
        out[AT_CAN_COSTS + cup] = price if price < NO_STOP else -1
    out[AT_CAN] = state.can
    for tile in range(TILES + 1):
        out[AT_UNSEEN + tile] = state.unseen[tile]
    for gem in range(3):
        out[AT_BANK + gem] = state.bank[gem]


@rule()
def observe_cards(state: State, seat: int, out: ObservationValues) -> None:
    """Write the tree cards and the wooden trees."""
    seen = SEEN_OWNERS[state.n_seats - 1][seat]
    for place in range(ROW):
        out[AT_ROW + place] = state.row[place]
    for card in range(CARDS + 1):
        out[AT_IN_DECK + card] = state.in_deck[card]
        out[AT_CARD_OF + card] = seen >> BITS_OF_WHO * state.card_of[card] & ONE_WHO
    out[AT_WOODEN] = state.wooden


@rule()
def observe_desert(state: State, seat: int, out: ObservationValues) -> None:
    """Write the desert, cell by cell."""
    for cell in range(CELLS):
        out[AT_GROUND + cell] = state.ground[cell]
    for cell in range(CELLS):
        out[AT_PLANT + cell] = state.plant[cell]
    for cell in range(CELLS):
        out[AT_WATER + cell] = state.water[cell]
    for cell in range(CELLS):
        out[AT_SPRING + cell] = state.spring[cell]
    seen = SEEN_STANDING[state.n_seats - 1][seat]
    for cell in range(CELLS):
        out[AT_STANDING + cell] = seen >> BITS_OF_WHO * state.standing[cell] & ONE_WHO
    for cell in range(CELLS):
        assistant = state.claim[cell]
        if assistant == 0 or assistant == MANY:
            out[AT_CONTROL + cell] = min(assistant, SEVERAL)
        else:
            out[AT_CONTROL + cell] = seen >> BITS_OF_WHO * state.standing[assistant - 1] & ONE_WHO


@rule()
def observe_seats(state: State, seat: int, out: ObservationValues) -> None:
    """Write what a player has."""
    for place in range(4):
        if place < state.n_seats:
            whose = seat_clockwise(state.n_seats, seat, place)
            out[AT_TURNS + place] = state.turns[whose]
            out[AT_IN_FRONT + place] = state.in_front[whose]
            out[AT_ON_CARPET + place] = state.on_carpet[whose]
            out[AT_KEPT + place] = state.kept[whose]
            out[AT_RESERVED + place] = state.reserved[whose]
            for gem in range(3):
                out[AT_GEMS + 3 * place + gem] = state.gems[whose][gem]
                out[AT_SPENT + 3 * place + gem] = state.spent[whose][gem]
            for skill in range(10):
                out[AT_SKILLS + 10 * place + skill] = state.skill[whose][skill]


@rule()
def observe_scores(state: State, seat: int, out: ObservationValues) -> None:
    """Write what a player's beds touch, and the score."""
    for place in range(4):
        if place < state.n_seats:
            whose = seat_clockwise(state.n_seats, seat, place)
            out[AT_TABLETS + place] = state.tablets[whose]
            out[AT_SHADE + place] = state.shade[whose]
            out[AT_FLOWERS + place] = state.flowers[whose]
            for board in range(BOARDS):
                out[AT_FOUNTAIN_CELLS + BOARDS * place + board] = state.cells_at[board][whose]
            total = 0
            for part in range(8):
                points = part_score(state, whose, part)
                total += points
                out[AT_PARTS + 8 * place + part] = points
            out[AT_TOTAL + place] = total
