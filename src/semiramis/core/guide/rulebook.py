"""The rulebook: chapters of clauses, and diagrams whose every claim the engine checks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from unicodedata import combining, normalize

from semiramis.core.model.message import Message

RULES, RULINGS, DIFFERENCES = KINDS = ("rules", "rulings", "differences")
"""The kinds of chapters: rules, our rulings on open questions, and differences between the rulebooks."""
THEMES = ("light", "dark")


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules; the text of its name is `<game>-chapter-<name>`."""

    name: str
    clauses: tuple[str, ...]
    kind: str = RULES


@dataclass(frozen=True)
class Case:
    """An action that a diagram marks, in notation: legal, or forbidden by a clause."""

    action: str
    clause: str = ""


@dataclass(frozen=True)
class Diagram:
    """A diagram beside some clauses; its caption is the message `<game>-diagram-<name>`.

    It shows a position and, if there are moves, the position after them. `cases` are actions in the position, marked in
    the drawing in this order.
    """

    name: str
    clauses: tuple[str, ...]
    position: Callable[[Any], Any]
    """The position, built from the game."""
    draw: "Callable[[Diagram, Sequence[Any], Callable[[Message], str], str], str]"
    cases: tuple[Case, ...] = ()
    moves: tuple[str, ...] = ()


def marked(cases: Mapping[str, str] | None) -> tuple[Case, ...]:
    """Return actions in notation as cases, each with the clause that forbids it or None."""
    return tuple(Case(action, clause) for action, clause in (cases or {}).items())


def folded(text: str) -> str:
    """Return a text as it is searched: without accents and in lower case."""
    return "".join(sign for sign in normalize("NFD", text.casefold()) if not combining(sign))


def contains_words(text: str, words: str) -> bool:
    """Whether a text contains every word of a query, in any order."""
    whole = folded(text)
    return all(word in whole for word in folded(words).split())
