"""The text board of Amyitis, 98 columns wide: write a position as text, and parse such a text into a position.

Every number of the position has one slot, and one description of the lines serves writing and parsing. Derived text
(prices, sums, watered squares, thick lines of full canals) is written but not parsed, so that an edit by hand needs
only one change. Text printed on boards and cards has to agree with the edition.
"""

from semiramis.core.model.domain import NEUTRAL, SEAT
from semiramis.core.play.text_board import (
    Line,
    check_all,
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
)
from semiramis.games.amyitis.components.names import GOOD_WORDS, NO_GOOD
from semiramis.games.amyitis.display.text.cards import court_lines, craft_lines, field_lines
from semiramis.games.amyitis.display.text.garden import garden_lines
from semiramis.games.amyitis.display.text.layout import GOODS, LETTERS, WIDTH, is_asked
from semiramis.games.amyitis.display.text.players import player_lines, prestige_lines
from semiramis.games.amyitis.display.text.road import road_lines
from semiramis.games.amyitis.rules.canals import survey_water
from semiramis.games.amyitis.rules.stages import DONE, STAGE, STAGES
from semiramis.games.amyitis.rules.state import State

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
    """The position on a text board; raises Malformed with the line that cannot be parsed and the text expected."""
    lines = lines_of(text)
    state = State()
    state.owed = state.owed_next = NO_GOOD
    read_at(header(state), lines, 0)
    read_line(header(state), *lines[0])  # again: the number of seats limits who can be first or to move
    start = read_pair_lines("options", state, OPTIONS, lines, 1)
    after = read_all(body(state), lines, start)
    expect_end(lines, read_pair_lines("pending", state, STAGES.pending, lines, after))
    survey_water(state)
    check_all(body(state), lines[start:])
    return state


def header(state: State) -> Line:
    """The line with seats, round, first player, stage and mover."""
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
        text_slot("asked" if is_asked(state) else "last", 5, right=True),
        " ",
        choice_slot(state, "asked", texts=letters, width=1, choices=seats),
    ]


def body(state: State) -> list[Line]:
    """All lines below the header and the options."""
    garden, side = garden_lines(state), [*craft_lines(state), *field_lines(state), *court_lines(state)]
    middle = [[*left, *right] for left, right in zip(garden, side, strict=True)]
    legend: list[Line] = [[line] for line in LEGEND]
    return [*road_lines(state), *middle, *player_lines(state), *prestige_lines(state), *legend]
