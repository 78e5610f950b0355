"""The column beside the garden on the text board: Craft cards, fields, temples and Court cards."""

from semiramis.core.play.text_board import Line, choice_slot, letters_slot, number_slot, text_slot, titled
from semiramis.games.amyitis.components.names import (
    CARAVANEER,
    COURT_WORDS,
    CRAFT_WORDS,
    FIELD_SPACES,
    MAX_SEATS,
    ROW_WORDS,
    TEMPLE_SPACES,
    TEMPLE_WORDS,
    TRIPLE_CARDS,
)
from semiramis.games.amyitis.components.tables import COURT_TOP, FIELD_GOOD
from semiramis.games.amyitis.display.text.layout import GOODS, SIDE, cube, spaced
from semiramis.games.amyitis.rules.crafts import price
from semiramis.games.amyitis.rules.state import State


def craft_lines(state: State) -> list[Line]:
    """The triples on offer, each with the price of its next card."""
    lines: list[Line] = [[titled("CRAFTS", SIDE)]]
    for triple in range(state.n_seats):
        cost = price(state, triple)
        line: Line = [f" {triple + 1}  ", text_slot("-" if cost == TRIPLE_CARDS else f"{cost}¤", 4)]
        for card in range(TRIPLE_CARDS):
            line.append(choice_slot(state, "triple", triple, card, texts=(".", *CRAFT_WORDS, "¤"), width=9))
        lines.append(line)
    while len(lines) <= MAX_SEATS:
        lines.append([""])
    return lines


def field_lines(state: State) -> list[Line]:
    """The two field rows with their goods, and beside them the three temples."""
    fields: list[Line] = []
    for row, name in enumerate(ROW_WORDS):
        fields.append([" " * 9 + " ".join(GOODS[good] for good in FIELD_GOOD[row])])
        fields.append([f" {name:<8}", *spaced([cube(state, "field", row, space) for space in range(FIELD_SPACES)])])
    temples: list[Line] = [[""]]
    for temple, name in enumerate(TEMPLE_WORDS):
        temples.append(
            [f" {name:<9}", *spaced([cube(state, "temple", temple, space) for space in range(TEMPLE_SPACES)])]
        )
    title = f"{titled('FIELDS', 18)} {titled('TEMPLES →', 17)}"
    return [[title], *([*left, " ", *right] for left, right in zip(fields, temples, strict=True))]


def court_lines(state: State) -> list[Line]:
    """The Court cards on offer by level, and the goods on the level-2 Caravaneers."""
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
