"""The player aid of Ishtar: one page in a language, with the numbers of the edition."""

from semiramis.art.player_aid import draw_aid
from semiramis.art.player_aid_blocks import Block, Grid, Row
from semiramis.art.player_aid_words import group_of, page_of, sign_block, sign_row
from semiramis.art.svg import Speak
from semiramis.core.model.message import Arg, message
from semiramis.games.ishtar.components.tables import (
    FOUNTAIN_POINTS,
    FRONT_ASSISTANTS,
    SKILL_PRICE,
    STACK_HEIGHT,
    START_GEMS,
)
from semiramis.games.ishtar.guide.legend import legend
from semiramis.games.ishtar.rules.setup import set_up
from semiramis.games.ishtar.rules.state import MOST_TREES, State

NAME = "Ishtar"
SEATS = (2, 3, 4)
BETWEEN = "\u00a0/\u00a0"


def aid(speak: Speak, edition: str) -> str:
    """The page as SVG."""
    signs = legend()
    blocks = (
        _turn(speak),
        _placing(speak),
        sign_block(signs, "tiles", speak),
        sign_block(signs, "desert", speak),
        sign_block(signs, "gems", speak),
        sign_block(signs, "pieces", speak),
        _skills(speak),
        _scoring(speak),
        _by_seats(speak),
    )
    return draw_aid(page_of(NAME, edition, SEATS, blocks, speak))


def _said(speak: Speak, key: str, **args: Arg) -> str:
    return speak(message(f"ishtar-aid-{key}", **args))


def _laid_out(seats: int) -> State:
    state = State()
    set_up(state, seats)
    return state


def _turn(speak: Speak) -> Block:
    most = MOST_TREES.words[_laid_out(2).most_trees]
    rows = [Row(number=n, says=_said(speak, f"turn-{n}")) for n in (1, 2, 3, 4)]
    return Block(_said(speak, "turn"), (*rows, Row(number=5, says=_said(speak, "turn-5", n=int(most)))))


def _placing(speak: Speak) -> Block:
    rows = (("sand", "ground"), ("fountain", "water"), ("no", "one"), ("assistant", "beds"))
    return Block(_said(speak, "placing"), tuple(Row((icon,), says=_said(speak, f"place-{key}")) for icon, key in rows))


def _skills(speak: Speak) -> Block:
    group = group_of(legend(), "skills")
    how = Row(("star",), says=_said(speak, "skills-how", n=SKILL_PRICE))
    return Block(speak(group.title), (how, *(sign_row(entry, speak) for entry in group.entries)))


def _scoring(speak: Speak) -> Block:
    fountains = BETWEEN.join(str(FOUNTAIN_POINTS[kind]) for kind in (1, 2, 3))
    rows = (
        Row(("tree",), speak(message("ishtar-part-trees")), _said(speak, "score-trees")),
        Row(("flowers",), speak(message("ishtar-part-flowers")), _said(speak, "score-flowers"), "1"),
        Row(("fountain",), speak(message("ishtar-part-fountains")), _said(speak, "score-fountains"), fountains),
        Row(("star",), says=_said(speak, "score-skills")),
        Row(("can",), says=_said(speak, "end")),
    )
    return Block(speak(message("aid-scoring")), rows)


def _by_seats(speak: Speak) -> Block:
    grid = Grid(
        tuple(map(str, SEATS)),
        (
            (_said(speak, "seats-boards"), *(str(_laid_out(seats).n_boards) for seats in SEATS)),
            (_said(speak, "seats-stack"), *(str(STACK_HEIGHT[seats]) for seats in SEATS)),
            (_said(speak, "seats-assistants"), *(str(FRONT_ASSISTANTS) for _ in SEATS)),
            (_said(speak, "seats-gems"), *(BETWEEN.join(map(str, START_GEMS)) for _ in SEATS)),
        ),
    )
    return Block(speak(message("aid-players")), grid=grid)
