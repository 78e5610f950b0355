"""How the words of a game come onto its player aid: signs of its legend as rows, and the frame of the page."""

from collections.abc import Sequence

from semiramis.art.player_aid import Page
from semiramis.art.player_aid_blocks import Block, Row, capital
from semiramis.art.svg import Speak
from semiramis.core.guide.legend import Entry, Group
from semiramis.core.model.message import say


def sign_row(entry: Entry, speak: Speak, worth: str = "") -> Row:
    """A sign with its name and its meaning."""
    return Row(entry.icons, capital(speak(entry.name)), speak(entry.says), worth)


def name_row(entry: Entry, speak: Speak) -> Row:
    """A sign with nothing but its name."""
    return Row(entry.icons, speak(entry.name))


def group_of(legend: Sequence[Group], key: str) -> Group:
    """A group of a legend by its key."""
    return next(group for group in legend if group.key == key)


def sign_block(legend: Sequence[Group], key: str, speak: Speak) -> Block:
    """A whole group of a legend as a block."""
    group = group_of(legend, key)
    return Block(speak(group.title), tuple(sign_row(entry, speak) for entry in group.entries))


def page_of(name: str, edition: str, seats: Sequence[int], blocks: Sequence[Block], speak: Speak) -> Page:
    """The page of a game."""
    count = speak(say("aid-for", least=min(seats), most=max(seats)))
    return Page(
        name,
        f"{speak(say('aid-name'))} · {count}",
        speak(say("aid-about", game=name)),
        tuple(blocks),
        speak(say("aid-foot", edition=edition)),
    )
