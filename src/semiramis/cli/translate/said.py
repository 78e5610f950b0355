"""What people read: the values of all messages as plain strings.

An argument is shown as its name in braces, such as `{seat}`. A message that chooses between variants gives several
strings, so that every variant is in at least one of them, with the words around it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

from fluent.syntax import ast, parse

from semiramis.core.i18n.text import areas, read_area


@dataclass(frozen=True)
class Said:
    """One string of a message: its area, its id (`id.attribute` for an attribute) and the string."""

    area: str
    id: str
    text: str


@cache
def everything_said(language: str) -> tuple[Said, ...]:
    """Return every string of a language in the package."""
    return tuple(said for area in areas() for said in said_in(area, read_area(language, area)))


def said_in(area: str, source: str) -> Iterator[Said]:
    """Yield every string of a Fluent source."""
    for thing in parse(source).body:
        if isinstance(thing, ast.Message):
            named = [(thing.id.name, thing.value)]
            named += [(f"{thing.id.name}.{part.id.name}", part.value) for part in thing.attributes]
            for id, pattern in named:
                if pattern is not None:
                    yield from (Said(area, id, text) for text in variants(pattern))


def variants(pattern: Any) -> list[str]:
    """Return the strings of a pattern: of each choice the first variant, of each the second, and so on."""
    found: list[str] = []
    for nth in count():
        chooser = Chooser(nth)
        text = chooser.text(pattern)
        if nth and not chooser.fresh:
            return found
        if text not in found:
            found.append(text)
    raise AssertionError


class Chooser:
    """Takes the nth variant of every choice, the last one where there are fewer."""

    def __init__(self, nth: int) -> None:
        self.nth = nth
        self.fresh = False
        """Whether a choice had an nth variant."""

    def text(self, pattern: Any) -> str:
        """Return the string of a pattern."""
        return "".join(self.part(element) for element in pattern.elements)

    def part(self, node: Any) -> str:
        """Return the string of a part of a pattern."""
        match node:
            case ast.TextElement():
                return " ".join(node.value.split("\n")) if "\n" in node.value else str(node.value)
            case ast.Placeable():
                return self.part(node.expression)
            case ast.SelectExpression():
                self.fresh |= self.nth < len(node.variants)
                return self.text(node.variants[min(self.nth, len(node.variants) - 1)].value)
            case ast.StringLiteral():
                return str(node.value)
            case ast.FunctionReference():
                return self.part(node.arguments.positional[0])
            case ast.MessageReference() if node.attribute:
                return f"{{{node.id.name}.{node.attribute.name}}}"
            case _:
                return f"{{{node.id.name}}}"
