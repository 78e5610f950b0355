"""Notes for translators: where the texts of an area are shown, and what the arguments of a message are."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from semiramis.core.i18n.languages import LOCALE
from semiramis.core.i18n.lint import PLURALS

CONTEXT = Path(str(LOCALE)) / "context.toml"
NUMBER, WORD, ANY = "a number", "a word in several forms", "a text or a number"


@cache
def context() -> dict[str, Any]:
    """Return the notes: areas by how their path begins, arguments by name."""
    return tomllib.loads(CONTEXT.read_text(encoding="utf-8"))


def area_notes(area: str) -> str:
    """Return the comment at the top of a file: what is said there, where to see it, a picture."""
    note: dict[str, str] = {}
    for row in context()["areas"]:
        if area.startswith(row["start"]):
            note |= row
    lines = [note["about"], f"Where to see it: {note['where']}"]
    if "picture" in note:
        lines.append(f"Picture: {note['picture']}")
    return "\n".join(f"### {line}" for line in lines)


def argument_notes(message: Any) -> Iterator[str]:
    """Yield a line for each argument of a parsed message."""
    used = dict(_arguments(message))
    for name in sorted(used):
        about = context()["arguments"].get(name)
        yield f"${name}: {used[name]}" + (f" – {about}" if about else "")


def _arguments(node: Any) -> Iterator[tuple[str, str]]:
    """Yield each argument with its kind; later pairs know it better."""
    found = list(_uses(node))
    for kind in (ANY, NUMBER, WORD):
        yield from ((name, kind) for name, its in found if its == kind)


def _uses(node: Any) -> Iterator[tuple[str, str]]:
    kind = type(node).__name__
    if kind == "VariableReference":
        name, _, form = node.id.name.partition("_")
        yield name, WORD if form else ANY
    if kind == "SelectExpression" and type(node.selector).__name__ == "VariableReference":
        keys = {getattr(variant.key, "name", "") for variant in node.variants}
        if keys & PLURALS:
            yield node.selector.id.name.partition("_")[0], NUMBER
    if kind == "FunctionReference" and node.arguments.positional:
        yield from ((name, NUMBER) for name, _ in _uses(node.arguments.positional[0]))
    for value in vars(node).values() if hasattr(node, "__dict__") else ():
        for child in value if isinstance(value, list) else [value]:
            if type(child).__module__.startswith("fluent."):
                yield from _uses(child)
