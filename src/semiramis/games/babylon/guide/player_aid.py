"""The player aid of Babylon: one page from the texts of a language and the numbers of the edition."""

from semiramis.art.player_aid import draw_aid
from semiramis.art.player_aid_blocks import Block, Grid, Row
from semiramis.art.player_aid_words import group_of, name_row, page_of, sign_block, sign_row
from semiramis.core.game import Render
from semiramis.core.model.message import Arg, message
from semiramis.games.babylon.components.names import PIECE_WORDS, TOKEN_WORDS
from semiramis.games.babylon.components.tables import (
    BELVEDERE_POINTS,
    BRIDGE_POINTS,
    CLAY_REMOVED,
    FLOWER_SET_POINTS,
    FOUNTAIN_POINTS,
    HEIGHT_POINTS,
    ROUNDS,
    SET_POINTS,
    STATUE_POINTS,
    STORE_PILLARS,
    TOKEN_COUNT,
    TOKENS_USED,
)
from semiramis.games.babylon.guide.legend import legend
from semiramis.games.babylon.rules.state import PART

NAME = "Babylon"
SEATS = (2, 3, 4)
PART_ICONS = {
    "statues": ("statue",), "fountains": ("fountain",), "bridges": ("bridge",), "stairs": ("stairs",),
    "sets": tuple(PIECE_WORDS), "flowers": ("flowerset",), "belvederes": ("belvedere",), "height": ("wedge",),
}  # fmt: skip


def aid(render: Render, edition: str) -> str:
    """The player aid as SVG."""
    groups = legend()
    rest = (*group_of(groups, "flowers").entries, *group_of(groups, "materials").entries)
    blocks = (
        _turn(render),
        _mining(render),
        _building(render),
        sign_block(groups, "pillars", render),
        sign_block(groups, "pieces", render),
        _tokens(render),
        _scoring(render),
        _by_seats(render),
        Block(render(message("aid-signs")), tuple(name_row(entry, render) for entry in rest), dense=True),
    )
    return draw_aid(page_of(NAME, edition, SEATS, blocks, render))


def _text(render: Render, key: str, **args: Arg) -> str:
    return render(message(f"babylon-aid-{key}", **args))


def _turn(render: Render) -> Block:
    return Block(
        _text(render, "turn"),
        (
            Row(number=1, says=_text(render, "turn-1")),
            Row(number=2, says=_text(render, "turn-2")),
            Row(number=3, says=_text(render, "turn-3", n=STORE_PILLARS)),
            Row(says=_text(render, "round")),
        ),
    )


def _mining(render: Render) -> Block:
    return Block(
        _text(render, "mining"),
        (
            Row(("pillar",), says=_text(render, "mine-edge"), value="+1"),
            Row(("flowerset",), says=_text(render, "mine-flower"), value="+1"),
            Row(("no",), says=_text(render, "mine-higher"), value="0"),
        ),
    )


def _building(render: Render) -> Block:
    rows = (
        ("pillar", "corners"), ("pillar2", "swap"), ("wedge", "level"), ("plant", "over"), ("statue", "statue"),
        ("fountain", "pieces"),
    )  # fmt: skip
    return Block(
        _text(render, "building"), tuple(Row((icon,), says=_text(render, f"build-{key}")) for icon, key in rows)
    )


def _tokens(render: Render) -> Block:
    """Each round token with its meaning and number."""
    group = group_of(legend(), "tokens")
    rows = (
        sign_row(entry, render, f"{TOKEN_COUNT[TOKEN_WORDS.index(entry.key.removeprefix('token-'))]} ×")
        for entry in group.entries
    )
    return Block(render(group.title), tuple(rows))


def _scoring(render: Render) -> Block:
    values = {
        "statues": _text(render, "times-level", n=STATUE_POINTS),
        "fountains": _text(render, "times-level", n=FOUNTAIN_POINTS),
        "bridges": _text(render, "times-level", n=BRIDGE_POINTS),
        "stairs": _text(render, "both-levels"),
        "sets": str(SET_POINTS),
        "flowers": str(FLOWER_SET_POINTS),
        "belvederes": str(BELVEDERE_POINTS),
        "height": _text(render, "times-level", n=HEIGHT_POINTS),
    }
    rows = [Row(PART_ICONS[part], render(message(f"babylon-part-{part}")), value=values[part]) for part in PART.words]
    return Block(render(message("aid-scoring")), (*rows, Row(says=_text(render, "score-seen"))))


def _by_seats(render: Render) -> Block:
    grid = Grid(
        tuple(map(str, SEATS)),
        (
            (_text(render, "seats-rounds"), *(str(ROUNDS[seats]) for seats in SEATS)),
            (_text(render, "seats-tokens"), *(str(TOKENS_USED[seats]) for seats in SEATS)),
            (_text(render, "seats-clay"), *(str(CLAY_REMOVED[seats]) for seats in SEATS)),
        ),
    )
    return Block(render(message("aid-players")), grid=grid)
