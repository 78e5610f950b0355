"""Player aids from localised texts: symbols of the legend as rows, and the frame of the page."""

from collections.abc import Sequence

from semiramis.art.player_aid import Page
from semiramis.art.player_aid_blocks import Block, Row, capital
from semiramis.core.game import Render
from semiramis.core.guide.legend import Entry, Group
from semiramis.core.model.message import message


def sign_row(entry: Entry, render: Render, value: str = "") -> Row:
    """Return a row with a symbol, its name and its meaning."""
    return Row(entry.icons, capital(render(entry.name)), render(entry.says), value)


def name_row(entry: Entry, render: Render) -> Row:
    """Return a row with a symbol and its name only."""
    return Row(entry.icons, render(entry.name))


def group_of(legend: Sequence[Group], key: str) -> Group:
    """Return a group of a legend by its key."""
    return next(group for group in legend if group.key == key)


def sign_block(legend: Sequence[Group], key: str, render: Render) -> Block:
    """Return a whole group of a legend as a block."""
    group = group_of(legend, key)
    return Block(render(group.title), tuple(sign_row(entry, render) for entry in group.entries))


def page_of(name: str, edition: str, seats: Sequence[int], blocks: Sequence[Block], render: Render) -> Page:
    """Return the page of a game."""
    count = render(message("aid-for", least=min(seats), most=max(seats)))
    return Page(
        name,
        f"{render(message('aid-name'))} · {count}",
        render(message("aid-about")),
        tuple(blocks),
        render(message("aid-foot", edition=edition)),
    )
