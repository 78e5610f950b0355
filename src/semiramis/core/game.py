"""The contract of a game: one value made of facets, each a set of plain functions, without inheritance.

A facet is a folder of the game's package. Imports between the folders, and so between the facets, only go down this
list: components, rules, referee, display, guide; `ai` uses components and rules alone.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from types import ModuleType
from typing import Any, TypeVar

from semiramis.core.compile.link import Linked
from semiramis.core.editions.components import ComponentWords
from semiramis.core.editions.edition import Edition
from semiramis.core.guide.legend import Group
from semiramis.core.guide.lesson import Lesson
from semiramis.core.guide.rulebook import Chapter, Diagram
from semiramis.core.model.arrays import State
from semiramis.core.model.catalogue import Catalogue
from semiramis.core.model.domain import Domain
from semiramis.core.model.message import Malformed, Message, Refusal
from semiramis.core.model.network import NetworkSpec
from semiramis.core.model.observation import Plane
from semiramis.core.model.option import Option
from semiramis.core.model.search_params import SearchParams

__all__ = ["Ai", "Components", "Deal", "Display", "Game", "Guide", "Option", "Referee", "Rules"]

Modules = tuple[ModuleType, ...]
Render = Callable[[Message], str]
"""Returns the sentence for a message, in the reader's language."""


@dataclass(frozen=True)
class Deal:
    """The request of a chance node: the card at a position of a shuffled deck.

    `deck` lists the outcome codes once per card, revealed or not, so that a seed deals the same card to the same
    position in every course of the game.
    """

    purpose: str
    place: int
    deck: tuple[int, ...]


def no_tie_break(state: State, seat: int) -> int:
    """Return 0: seats with equal scores share a rank."""
    return 0


def round_in_state(state: State) -> int:
    """Return the round stored in a state."""
    return int(state.round)


@dataclass(frozen=True)
class Components:
    """The component values of an edition, as names and tables."""

    edition: Edition
    tables: Mapping[str, Any] = field(repr=False)
    """Every table of the edition by name; modules that use them have them as globals."""
    read_tables: Callable[[Edition], dict[str, Any]]
    """Return the tables of another edition; EditionError names a place that contradicts the box list."""
    labels: ComponentWords = field(repr=False, default_factory=ComponentWords)
    """The message ids of component values."""
    earlier: Mapping[str, str] = field(repr=False, default_factory=dict)
    """The files of editions that earlier versions played with, by hash; stored games keep theirs."""


@dataclass(frozen=True)
class Rules:
    """The rules in the rules dialect: plain functions over records, also compiled."""

    modules: Modules = field(repr=False)
    State: type[Any]
    Work: type[Any]
    catalogue: Catalogue
    parts: Domain
    """The parts of a score."""
    setup: Callable[[Any, int], None]
    """Fill a blank state for a number of seats, up to the first chance node."""
    mover: Callable[[Any], int]
    """Return who decides: a seat, CHANCE, or NOBODY when the game is over."""
    legal: Callable[[Any, Any], int]
    """Write the legal codes to `work.legal` (and weights at chance nodes); return their number."""
    apply: Callable[[Any, Any, int], None]
    """Apply a legal code and its consequences, up to the next decision."""
    part_score: Callable[[Any, int, int], int]
    total_score: Callable[[Any, int], int]
    is_sound: Callable[[Any], bool]
    """Whether all components are conserved; the quick check of compiled soak runs."""
    begins_turn: Callable[[Any], bool]
    """Whether the current decision is the first of a turn."""
    derive: Callable[[Any], None]
    """Recompute the derived fields of a state."""
    tie_break: Callable[[Any, int], int] = no_tie_break
    round_of: Callable[[Any], int] = round_in_state


@dataclass(frozen=True)
class Referee:
    """Plain Python around the rules: chance draws, reasons why a move is illegal, and checks of positions."""

    modules: Modules = field(repr=False)
    deal: Callable[[Any], Deal]
    """Return the card that a chance node reveals."""
    why_not: Callable[[Any, int], Refusal | None]
    """Return the clause that forbids a code, or None if the code is legal."""
    validate: Callable[[Any], list[Message]]
    """Return every reason why a position is impossible, each with its place; empty if it is possible."""


@dataclass(frozen=True)
class Display:
    """Renderings of positions and moves for people and programs."""

    modules: Modules = field(repr=False)
    view: Callable[[Any, int], Mapping[str, Any]]
    """Return a position as a seat sees it, as plain data."""
    events: Callable[[Any, int, Any, int], list[Message]]
    """Return the events between two positions, as a seat sees them."""
    prompt: Callable[[Any], Message]
    """Return the question to the mover."""
    text_board: Callable[[Any], str]
    parse_text_board: Callable[[str], Any]
    """Return the position on a text board; Malformed if it shows none."""
    svg: Callable[[Any, Render], str]
    action_clauses: Mapping[str, str] = field(repr=False)
    """The clause behind each kind of action."""
    preview: Callable[[Any, int, Any], list[Message]]
    """Return what an action will cost and reveal later, beyond its events."""
    turn_ahead: Callable[[Any, int], Any]
    """Return the position as if a waiting seat's next turn began now, or None if it has none ahead that is known."""
    seat_svg: Callable[[Any, int], str] | None = None
    """Return what a seat has built, without words, as SVG; on a shared board the others' pieces are faded."""
    joint: frozenset[str] = frozenset()
    """Kinds of actions that players decide together with the actions before and after them."""


@dataclass(frozen=True)
class Guide:
    """The rulebook, legend and lessons of the game."""

    modules: Modules = field(repr=False)
    chapters: tuple[Chapter, ...] = field(repr=False)
    diagrams: tuple[Diagram, ...] = field(repr=False)
    legend: Callable[[], Sequence[Group]]
    lesson: Lesson = field(repr=False)
    player_aid: Callable[[Render, str], str]
    """Return the player aid as SVG, in a language, with the name of the edition."""


@dataclass(frozen=True)
class Ai:
    """The heuristic, the observations and the form of the network, if any, that bots and learners use."""

    modules: Modules = field(repr=False)
    value: Callable[[Any, int], float]
    """Return the expected final margin of a seat over the best other seat, in points."""
    observe: Callable[[Any, int, Any], None]
    """Write a position, as a seat sees it, into a row of `planes` numbers."""
    planes: tuple[Plane, ...] = field(repr=False)
    unobserved: Mapping[str, str] = field(repr=False)
    """The fields of the state that no plane contains, and why none is needed."""
    search_params: Mapping[int, SearchParams] = field(repr=False, default_factory=dict)
    """The parameters of the search by number of seats; defaults apply if there are none."""
    simulations: Mapping[str, Mapping[int, int]] = field(repr=False, default_factory=dict)
    """The simulations that each level of bots makes at a decision, by level and number of seats."""
    network: NetworkSpec | None = field(repr=False, default=None)


@dataclass(frozen=True)
class Game:
    """A game, as the other packages use it."""

    key: str
    version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    components: Components
    rules: Rules
    referee: Referee
    display: Display
    guide: Guide
    ai: Ai
    benchmark_targets: Mapping[str, float] = field(repr=False, default_factory=dict)

    @property
    def edition(self) -> Edition:
        """Return the edition the game is played with."""
        return self.components.edition

    @property
    def modules(self) -> Modules:
        """Return every module that reads the edition's tables: rules, referee, display, guide and ai."""
        facets = (self.rules, self.referee, self.display, self.guide, self.ai)
        return tuple(module for facet in facets for module in facet.modules)

    @property
    def clauses(self) -> tuple[str, ...]:
        """Return every clause of the rules, in the order of their chapters."""
        return tuple(clause for chapter in self.guide.chapters for clause in chapter.clauses)

    def function(self, name: str) -> Any:
        """Return the function that generic loops call by a name: a rule such as `legal`, or `value` and `observe`."""
        return getattr(self.rules, name, None) or getattr(self.ai, name)

    def new_state(self, n_seats: int, options: Mapping[str, str] | None = None) -> Any:
        """Return the position before the first chance node; Malformed for wrong options or number of seats."""
        if n_seats not in self.seats:
            raise Malformed("seats-wrong", given=n_seats, least=min(self.seats), most=max(self.seats))
        state = self.rules.State()
        self.rules.setup(state, n_seats)
        for option, value in self.complete_options(options or {}).items():
            self.option(option).put(state, value)
        return state

    def option(self, name: str) -> Option:
        """Return a table option by name; Malformed if there is none."""
        for option in self.options:
            if option.name == name:
                return option
        raise Malformed("option-unknown", option=name, known=", ".join(o.name for o in self.options))

    def options_of(self, state: State) -> dict[str, str]:
        """Return the options stored in a state, in words."""
        return {o.name: o.domain.words[getattr(state, o.field)] for o in self.options if o.field}

    def complete_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """Return the options with defaults filled in; Malformed for unknown names and values."""
        for name, value in given.items():
            option = self.option(name)
            if not option.accepts(value):
                raise Malformed("option-bad-value", option=name, value=value, known=", ".join(option.domain.words))
        return {option.name: given.get(option.name, option.default) for option in self.options}

    def legal_codes(self, state: State, work: Any = None) -> list[int]:
        """Return the legal codes as a new list."""
        work = work or self.rules.Work()
        codes: list[int] = work.legal[: self.rules.legal(state, work)]
        return codes

    def totals(self, state: State) -> list[int]:
        """Return every seat's score as if the game ended now."""
        return [self.rules.total_score(state, seat) for seat in range(state.n_seats)]

    def parts_of(self, state: State, seat: int) -> dict[str, int]:
        """Return a seat's score by named part."""
        return {name: self.rules.part_score(state, seat, part) for part, name in enumerate(self.rules.parts.words)}

    def ranking(self, state: State) -> list[int]:
        """Return each seat's rank, from 1; seats equal in score and tie-break share one."""
        standing = [(total, self.rules.tie_break(state, seat)) for seat, total in enumerate(self.totals(state))]
        return [1 + sum(other > mine for other in standing) for mine in standing]

    def with_edition(self, edition: Edition) -> "Game":
        """Return the same game with other component values: every function is rebuilt over the edition's tables."""
        if edition.hash == self.edition.hash:
            return self
        linked = Linked(self.modules, tables := self.components.read_tables(edition))
        return replace(
            self,
            options=tuple(replace(o, read=linked.of(o.read)) if o.read else o for o in self.options),
            components=replace(self.components, edition=edition, tables=tables),
            **{name: _relinked(getattr(self, name), linked) for name in ("rules", "referee", "display", "guide", "ai")},
        )


FacetT = TypeVar("FacetT", Rules, Referee, Display, Guide, Ai)


def _relinked(facet: FacetT, linked: Linked) -> FacetT:
    """Return a facet with its functions replaced by the relinked ones."""
    return replace(facet, **{f.name: linked.of(getattr(facet, f.name)) for f in fields(facet)})
