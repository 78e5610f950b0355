"""The player aid of Ishtar: one page in a language, with the numbers of the edition."""

from semiramis.art.player_aid import draw_aid
from semiramis.art.player_aid_blocks import Block, Grid, Row
from semiramis.art.player_aid_words import group_of, page_of, sign_block, sign_row
from semiramis.core.game import Render
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


def aid(render: Render, edition: str) -> str:
    """The player aid as SVG, with the name of the edition."""
    groups = legend()
    blocks = (
        _turn(render),
        _placing(render),
        sign_block(groups, "tiles", render),
        sign_block(groups, "desert", render),
        sign_block(groups, "gems", render),
        sign_block(groups, "pieces", render),
        _skills(render),
        _scoring(render),
        _by_seats(render),
    )
    return draw_aid(page_of(NAME, edition, SEATS, blocks, render))


def _text(render: Render, key: str, **args: Arg) -> str:
    return render(message(f"ishtar-aid-{key}", **args))


def _set_up(seats: int) -> State:
    state = State()
    set_up(state, seats)
    return state


def _turn(render: Render) -> Block:
    most = MOST_TREES.words[_set_up(2).most_trees]
    rows = [Row(number=n, says=_text(render, f"turn-{n}")) for n in (1, 2, 3, 4)]
    return Block(_text(render, "turn"), (*rows, Row(number=5, says=_text(render, "turn-5", n=int(most)))))


def _placing(render: Render) -> Block:
    rows = (("sand", "ground"), ("fountain", "water"), ("no", "one"), ("assistant", "beds"))
    return Block(
        _text(render, "placing"), tuple(Row((icon,), says=_text(render, f"place-{key}")) for icon, key in rows)
    )


def _skills(render: Render) -> Block:
    group = group_of(legend(), "skills")
    how = Row(("star",), says=_text(render, "skills-how", n=SKILL_PRICE))
    return Block(render(group.title), (how, *(sign_row(entry, render) for entry in group.entries)))


def _scoring(render: Render) -> Block:
    fountains = BETWEEN.join(str(FOUNTAIN_POINTS[kind]) for kind in (1, 2, 3))
    rows = (
        Row(("tree",), render(message("ishtar-part-trees")), _text(render, "score-trees")),
        Row(("flowers",), render(message("ishtar-part-flowers")), _text(render, "score-flowers"), "1"),
        Row(("fountain",), render(message("ishtar-part-fountains")), _text(render, "score-fountains"), fountains),
        Row(("star",), says=_text(render, "score-skills")),
        Row(("can",), says=_text(render, "end")),
    )
    return Block(render(message("aid-scoring")), rows)


def _by_seats(render: Render) -> Block:
    grid = Grid(
        tuple(map(str, SEATS)),
        (
            (_text(render, "seats-boards"), *(str(_set_up(seats).n_boards) for seats in SEATS)),
            (_text(render, "seats-stack"), *(str(STACK_HEIGHT[seats]) for seats in SEATS)),
            (_text(render, "seats-assistants"), *(str(FRONT_ASSISTANTS) for _ in SEATS)),
            (_text(render, "seats-gems"), *(BETWEEN.join(map(str, START_GEMS)) for _ in SEATS)),
        ),
    )
    return Block(render(message("aid-players")), grid=grid)
