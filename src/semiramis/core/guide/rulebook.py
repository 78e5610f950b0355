"""The rules as a book to read: chapters of clauses, and small drawings whose every claim the engine checks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from unicodedata import combining, normalize

from semiramis.core.model.message import Message, Refusal

if TYPE_CHECKING:
    from semiramis.core.game import Game

RULES, RULINGS, DIFFERENCES = KINDS = ("rules", "rulings", "differences")
"""What the clauses of a chapter are: rules, our answers to open questions, or where the rulebooks differ."""
THEMES = ("light", "dark")


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules; the text of its name is `<game>-chapter-<name>`."""

    name: str
    clauses: tuple[str, ...]
    kind: str = RULES


@dataclass(frozen=True)
class Case:
    """A choice that a diagram speaks of, in notation: allowed, or forbidden by a clause."""

    action: str
    clause: str = ""


@dataclass(frozen=True)
class Diagram:
    """A small drawing beside some clauses; the text that says what it shows is `<game>-diagram-<name>`.

    It shows a position and, if there are moves, the position after them. `cases` are choices in the position, marked in
    the drawing in this order.
    """

    name: str
    clauses: tuple[str, ...]
    position: "Callable[[Game], Any]"
    draw: "Callable[[Diagram, Sequence[Any], Callable[[Message], str], str], str]"
    cases: tuple[Case, ...] = ()
    moves: tuple[str, ...] = ()


def marked(cases: Mapping[str, str] | None) -> tuple[Case, ...]:
    """Choices in notation, each with the clause that forbids it or with nothing."""
    return tuple(Case(action, clause) for action, clause in (cases or {}).items())


@dataclass(frozen=True)
class Told:
    """What the engine says to a choice of a diagram: why not, or what would happen."""

    allowed: bool
    refusal: Refusal | None
    events: tuple[Message, ...] = ()


def states_of(game: "Game", diagram: Diagram) -> list[Any]:
    """The positions a diagram shows: the one it begins with, and the one its moves lead to."""
    before = diagram.position(game)
    if not diagram.moves:
        return [before]
    after = before.clone()
    for move in diagram.moves:
        code = game.rules.catalogue.parse(move)
        if code not in game.legal_codes(after):
            raise ValueError(f"{game.key} diagram {diagram.name}: {move} is not legal")
        game.rules.apply(after, game.rules.Work(), code)
    return [before, after]


def tell_cases(game: "Game", diagram: Diagram) -> list[Told]:
    """What the engine says to every choice that a diagram marks."""
    before = diagram.position(game)
    return [_tell(game, before, game.rules.catalogue.parse(case.action)) for case in diagram.cases]


def tell_moves(game: "Game", diagram: Diagram) -> list[Message]:
    """What happens between the two positions of a diagram."""
    state, told = diagram.position(game), []
    for move in diagram.moves:
        after, code = state.clone(), game.rules.catalogue.parse(move)
        game.rules.apply(after, game.rules.Work(), code)
        told += game.display.events(state, code, after, game.rules.mover(state))
        state = after
    return told


def _tell(game: "Game", state: Any, code: int) -> Told:
    if code not in game.legal_codes(state):
        return Told(False, game.referee.why_not(state, code))
    after = state.clone()
    game.rules.apply(after, game.rules.Work(), code)
    return Told(True, None, tuple(game.display.events(state, code, after, game.rules.mover(state))))


def find_diagram(game: "Game", name: str) -> Diagram | None:
    """A diagram of a game by its name, if there is one."""
    return next((diagram for diagram in game.guide.diagrams if diagram.name == name), None)


def draw_diagram(game: "Game", diagram: Diagram, speak: Callable[[Message], str], theme: str) -> str:
    """A diagram as SVG, in the reader's language, for a light or a dark page."""
    return diagram.draw(diagram, states_of(game, diagram), speak, theme)


def folded(text: str) -> str:
    """A text as it is searched: accents and capitals make no difference."""
    return "".join(sign for sign in normalize("NFD", text.casefold()) if not combining(sign))


def says(text: str, words: str) -> bool:
    """Whether a text has all of some words, each at any place."""
    whole = folded(text)
    return all(word in whole for word in folded(words).split())


def opening(game: "Game", seats: int) -> Any:
    """The first decision of a game that is always dealt alike, to build the positions of diagrams from."""
    from semiramis.core.play.chance import Referee
    from semiramis.core.play.match import Match

    return Match.begin(game, seats, referee=Referee("diagrams")).state
