"""Responses about components, legends and lessons. Documentation only."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from semiramis.server.schemas.response_parts import Action, Arg, EditionName, Message


class ComponentValue(TypedDict):
    """One component value: its place in the edition file, its names there, the value and its confidence.

    `value` is for people, `written` is the value in the file; `reason` is an index into `Components.reasons`.
    """

    place: str
    names: list[Message]
    value: list[Arg]
    written: list[int | str]
    confidence: Literal["rules", "external", "constrained", "free"]
    reason: int


class ComponentChapter(TypedDict):
    """The values of one kind of component."""

    name: str
    values: list[ComponentValue]


class Components(TypedDict):
    """Every component value of an edition; `standard`: it is the packaged edition."""

    game: str
    edition: EditionName
    standard: bool
    counts: dict[str, int]
    reasons: list[Message]
    chapters: list[ComponentChapter]


class ComponentDifference(TypedDict):
    """A value that differs from the standard edition; null where an edition has no such value."""

    place: str
    chapter: str
    names: list[Message]
    before: list[Arg] | None
    after: list[Arg] | None


class EditionCheck(TypedDict):
    """The faults of an edition, possibly `more` than listed; or its components and how they differ."""

    faults: list[Message]
    more: bool
    differences: list[ComponentDifference]
    components: NotRequired[Components]


class QuestionWord(TypedDict):
    """A word that may be printed, as the edition file writes it and as people read it."""

    value: str
    name: Arg


class Question(TypedDict):
    """A value to look up on a real piece: where it stands in the edition, its present value, and what it may be.

    `number`: from `low` to `high`; `one` of the words; `several`: `size` different words; `amounts`: up to `high` of
    each word; `cells`: `size` words that may repeat; `drawing`: rows of `sizes` letters.
    """

    place: str
    names: list[Message]
    value: int | str | list[str] | dict[str, int]
    kind: Literal["number", "one", "several", "amounts", "cells", "drawing"]
    low: NotRequired[int]
    high: NotRequired[int]
    size: NotRequired[int]
    words: NotRequired[list[QuestionWord]]
    letters: NotRequired[str]
    sizes: NotRequired[list[int]]


class Questions(TypedDict):
    """The values of a game to look up on a real copy; `first` are the places that matter most."""

    game: str
    edition: EditionName
    first: list[str]
    questions: list[Question]


class FilledInEdition(EditionCheck):
    """An edition made of values that were looked up: its check and its file."""

    text: str


class LegendEntry(TypedDict):
    """A symbol: its icons, name, meaning, and the clause that says more."""

    key: str
    icons: list[str]
    name: Message
    says: Message
    clause: str


class LegendGroup(TypedDict):
    """Related symbols."""

    key: str
    title: Message
    entries: list[LegendEntry]


class Legend(TypedDict):
    """Every symbol of a game."""

    groups: list[LegendGroup]


class LessonStep(TypedDict):
    """A step of a lesson: its text, what it points at, on which board, and the learner's task.

    The task is one action, a number of turns of free play, or only to read; it may invite the learner to try an
    illegal action.
    """

    says: Message
    points: list[str]
    region: str
    wants: Action | None
    turns: int
    tries: Action | None
    clauses: list[str]


class Lesson(TypedDict):
    """The lesson of a game."""

    game: str
    steps: list[LessonStep]
