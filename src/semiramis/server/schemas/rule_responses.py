"""Responses about the rules. Documentation only."""

from typing import Literal

from typing_extensions import TypedDict

from semiramis.server.schemas.response_parts import Message, OptionInfo, Refusal


class RuleClause(TypedDict):
    """A clause of the rules: the table options that change it, and the drawings that show it."""

    clause: str
    options: list[OptionInfo]
    diagrams: list[str]


class RuleChapter(TypedDict):
    """A chapter of the rules: rules, our rulings where the rulebooks leave a question open, or where they differ."""

    name: str
    kind: Literal["rules", "rulings", "differences"]
    title: str
    clauses: list[RuleClause]


class DiagramCase(TypedDict):
    """A choice that a drawing marks, and what the engine says to it: why not, or what would happen."""

    action: str
    allowed: bool
    refusal: Refusal | None
    told: list[Message]


class RuleDiagram(TypedDict):
    """A drawing beside some clauses, first of all the first; `told` is what happens in it."""

    name: str
    text: str
    width: int
    height: int
    clauses: list[str]
    cases: list[DiagramCase]
    told: list[Message]


class Rules(TypedDict):
    """The rules of a game as a book."""

    game: str
    rules: int
    chapters: list[RuleChapter]
    diagrams: list[RuleDiagram]
