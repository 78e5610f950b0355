"""The tables of the text board: what the players have, their points, and the components nobody has seen yet."""

from semiramis.core.model.domain import SEAT
from semiramis.core.play.text_board import Line, choice_slot, number_slot, text_slot, titled
from semiramis.games.ishtar.components.names import (
    BOARDS,
    CARD_WORDS,
    FIRST_START_TILE,
    GEM_LETTERS,
    SHAPE_LETTERS,
    TILE_WORDS,
)
from semiramis.games.ishtar.display.text.desert_map import FOUNTAIN_SIGN, LETTERS
from semiramis.games.ishtar.display.text.panel import CARDS, TILES, draw_card, draw_tile
from semiramis.games.ishtar.rules.scoring import part_score, total_score
from semiramis.games.ishtar.rules.state import PART, SKILL, State
from semiramis.games.ishtar.rules.turn import mover

WIDTH = 98
NAME = 11
GEMS, SPENT = 4, 3
"""Columns of a number of gems in hand, and on skills."""


def draw_players(state: State) -> list[Line]:
    """Turns, gems, gems on skills, skills, assistants in front and on the carpet, the kept tile, the reserved card."""
    gems = "".join(f"{letter:>{GEMS}}" for letter in GEM_LETTERS)
    spent = "".join(f"{letter:>{SPENT}}" for letter in GEM_LETTERS)
    head = f"{titled('PLAYERS', NAME + 1)} turns{gems} spent{spent}  skills     front carpet kept       reserved"
    return [[head], *(draw_player(state, seat) for seat in range(state.n_seats))]


def draw_player(state: State, seat: int) -> Line:
    """The line of one player."""
    asked, first = mover(state) == seat, state.first == seat
    line: Line = [
        text_slot("▸" if asked else "", 1),
        f"{LETTERS[seat]} {SEAT.words[seat]:<8}",
        text_slot("1" if first else "", 1),
        number_slot(state, "turns", seat, width=6),
        *(number_slot(state, "gems", seat, gem, width=GEMS) for gem in range(len(GEM_LETTERS))),
        " " * 6,
        *(number_slot(state, "spent", seat, gem, width=SPENT) for gem in range(len(GEM_LETTERS))),
        "  ",
    ]
    for skill, word in enumerate(SKILL.words):
        line.append(choice_slot(state, "skill", seat, skill, texts=(".", word.upper()), width=1))
    return [
        *line,
        number_slot(state, "in_front", seat, width=6),
        number_slot(state, "on_carpet", seat, width=7),
        " ",
        *draw_tile(state.kept[seat], choice_slot(state, "kept", seat, texts=TILES, width=3)),
        " ",
        *draw_card(state.reserved[seat], choice_slot(state, "reserved", seat, texts=CARDS, width=3)),
    ]


def draw_points(state: State) -> list[Line]:
    """Every player's points by part and in total, and their flower cells at each fountain."""
    heads = [f" {name}" for name in (*PART.words, "total")]
    fountains = [f" {FOUNTAIN_SIGN}{board + 1}" for board in range(BOARDS)][: state.n_boards]
    lines: list[Line] = [[titled("POINTS", NAME) + "".join(heads + fountains)]]
    for seat in range(state.n_seats):
        points = [*(part_score(state, seat, part) for part in range(len(PART))), total_score(state, seat)]
        cells = [state.cells_at[board][seat] for board in range(len(fountains))]
        columns = zip([*points, *cells], heads + fountains, strict=True)
        line: Line = [f" {LETTERS[seat]} {SEAT.words[seat]:<{NAME - 3}}"]
        lines.append([*line, *(text_slot(value or ".", len(head), right=True) for value, head in columns)])
    return lines


def draw_unseen(state: State) -> list[Line]:
    """The tiles of each shape and the tree cards that nobody has seen yet; they follow from those that are named."""
    lines: list[Line] = [[titled("UNSEEN", WIDTH)]]
    for letter in SHAPE_LETTERS:
        tiles = [tile for tile, word in enumerate(TILE_WORDS) if word[0] == letter]
        basic = " ".join(number_if_unseen(state.unseen, tile, TILE_WORDS) for tile in tiles if tile < FIRST_START_TILE)
        start = " ".join(number_if_unseen(state.unseen, tile, TILE_WORDS) for tile in tiles if tile >= FIRST_START_TILE)
        lines.append([f" {letter} ", text_slot(f"{basic}  {start}", WIDTH - 3)])
    cards = " ".join(number_if_unseen(state.in_deck, card, CARD_WORDS) for card in range(1, len(CARD_WORDS)))
    return [*lines, [" c ", text_slot(cards, WIDTH - 3)]]


def number_if_unseen(unseen: list[int], index: int, words: tuple[str, ...]) -> str:
    """The number of a tile or card within its kind, or a dot if it has been seen."""
    return words[index][1:] if unseen[index] else " ."
