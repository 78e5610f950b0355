"""The contract of a game: one value made of facets, each a value of plain functions; no inheritance.

A facet is a folder of the game's package. Imports between the folders, and so between the facets, only go down this
list: components, rules, referee, display, guide; `ai` uses components and rules alone.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from types import ModuleType
from typing import Any, TypeVar

from semiramis.core.compile.link import Linked
from semiramis.core.editions.components import ComponentWords
from semiramis.core.editions.edition import Edition
from semiramis.core.guide.legend import Group
from semiramis.core.guide.lesson import Lesson
from semiramis.core.guide.rulebook import Chapter, Diagram
from semiramis.core.model.catalogue import Catalogue
from semiramis.core.model.domain import Domain
from semiramis.core.model.message import Malformed, Message, Refusal
from semiramis.core.model.observation import Plane
from semiramis.core.model.search_params import SearchParams

Modules = tuple[ModuleType, ...]
Render = Callable[[Message], str]
"""Turns a message into a sentence of the reader's language."""


@dataclass(frozen=True)
class Option:
    """A table option: a ruling that may be played another way. Its value is kept in a field of the state.

    An option without a field is about set-up only: what is none of its words is read into the state by `read`, which
    refuses (Malformed) what it cannot.
    """

    name: str
    domain: Domain
    default: str
    clause: str
    field: str = ""
    read: Callable[[Any, str], None] | None = None

    def accepts(self, value: str) -> bool:
        """Whether a value may be given; one that is written out is looked at when the table is laid."""
        return value in self.domain or self.read is not None

    def put(self, state: Any, value: str) -> None:
        """Let a state have a value."""
        if self.field:
            setattr(state, self.field, self.domain.index(value))
        elif self.read is not None and value not in self.domain:
            self.read(state, value)


@dataclass(frozen=True)
class Deal:
    """What a chance node asks of the referee: the card at a place of a shuffled deck.

    `deck` lists the outcome codes once per card, whatever has been revealed already, so that the same seed deals
    the same card to the same place however the game went.
    """

    purpose: str
    place: int
    deck: tuple[int, ...]


def no_tie_break(state: Any, seat: int) -> int:
    """Equal scores share the place."""
    return 0


def round_in_state(state: Any) -> int:
    """The round a state says it is in."""
    number: int = state.round
    return number


@dataclass(frozen=True)
class Components:
    """What an edition says, as names and tables."""

    edition: Edition
    tables: Mapping[str, Any] = field(repr=False)
    """Every table of the edition by name; the names stand as globals in the modules that use them."""
    read_tables: Callable[[Edition], dict[str, Any]]
    """The tables of another edition; raises EditionError, naming the place, where it contradicts the box list."""
    labels: ComponentWords = field(repr=False, default_factory=ComponentWords)
    """How component values are named for people."""


@dataclass(frozen=True)
class Rules:
    """The rules in the rules dialect: plain functions over records, also compiled."""

    modules: Modules = field(repr=False)
    State: type[Any]
    Work: type[Any]
    catalogue: Catalogue
    parts: Domain
    """The parts a score is made of."""
    setup: Callable[[Any, int], None]
    """Fill a blank state for a number of seats, up to the first chance node."""
    mover: Callable[[Any], int]
    """Who decides: a seat, CHANCE, or NOBODY when the game is over."""
    legal: Callable[[Any, Any], int]
    """Write the legal codes to `work.legal` (and weights at chance nodes); return their number."""
    apply: Callable[[Any, Any, int], None]
    """Carry out a legal code and all that follows, up to the next decision."""
    part_score: Callable[[Any, int, int], int]
    total_score: Callable[[Any, int], int]
    is_sound: Callable[[Any], bool]
    """Whether nothing is lost or doubled; the quick check that compiled soaks run."""
    begins_turn: Callable[[Any], bool]
    """Whether the decision at hand opens a turn rather than finishing one."""
    derive: Callable[[Any], None]
    """Recompute the derived fields of a state."""
    tie_break: Callable[[Any, int], int] = no_tie_break
    round_of: Callable[[Any], int] = round_in_state


@dataclass(frozen=True)
class Referee:
    """Plain Python around the rules: what is drawn, why a move is illegal, whether a position is possible."""

    modules: Modules = field(repr=False)
    deal: Callable[[Any], Deal]
    """Which card a chance node reveals."""
    why_not: Callable[[Any, int], Refusal | None]
    """The clause that forbids a code, or None where the code is legal."""
    validate: Callable[[Any], list[Message]]
    """Everything that makes a position impossible, each with its place; empty where it is possible."""


@dataclass(frozen=True)
class Display:
    """What people and programs see of a position and of a move."""

    modules: Modules = field(repr=False)
    view: Callable[[Any, int], Mapping[str, Any]]
    """A position as a seat sees it, in plain data."""
    events: Callable[[Any, int, Any, int], list[Message]]
    """What happened between two positions, as a seat is told it."""
    prompt: Callable[[Any], Message]
    """The question the mover answers next."""
    text_board: Callable[[Any], str]
    parse_text_board: Callable[[str], Any]
    """The position a text board shows; raises Malformed where it shows none."""
    svg: Callable[[Any, Render], str]
    action_clauses: Mapping[str, str] = field(repr=False)
    """The clause behind each kind of action."""
    preview: Callable[[Any, int, Any], list[Message]]
    """What an action will still cost and reveal, beyond what its events tell."""


@dataclass(frozen=True)
class Guide:
    """What teaches the game."""

    modules: Modules = field(repr=False)
    chapters: tuple[Chapter, ...] = field(repr=False)
    diagrams: tuple[Diagram, ...] = field(repr=False)
    legend: Callable[[], Sequence[Group]]
    lesson: Lesson = field(repr=False)
    player_aid: Callable[[Render, str], str]
    """The player aid as SVG, in a language, with the name of the edition."""


@dataclass(frozen=True)
class Ai:
    """What bots and learners use: the value of a position, and observations."""

    modules: Modules = field(repr=False)
    value: Callable[[Any, int], float]
    """The expected final margin of a seat over the best other seat, in points."""
    observe: Callable[[Any, int, Any], None]
    """Write a position, as a seat sees it, into a row of `planes` numbers."""
    planes: tuple[Plane, ...] = field(repr=False)
    unobserved: Mapping[str, str] = field(repr=False)
    """Fields of the state that no plane shows, and why none is needed."""
    search_params: Mapping[int, SearchParams] = field(repr=False, default_factory=dict)
    """The parameters of the search by number of seats; the defaults where there are none."""
    simulations: Mapping[str, Mapping[int, int]] = field(repr=False, default_factory=dict)
    """The simulations that each level of bots makes at a decision, by level and number of seats."""


@dataclass(frozen=True)
class Game:
    """Everything the other packages need to know of a game."""

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
        """The edition the game is played with."""
        return self.components.edition

    @property
    def modules(self) -> Modules:
        """Every module that reads the edition's tables: rules, referee, display, guide and ai."""
        return tuple(module for facet in self._linked_facets() for module in facet.modules)

    def _linked_facets(self) -> "Iterator[Rules | Referee | Display | Guide | Ai]":
        yield from (self.rules, self.referee, self.display, self.guide, self.ai)

    @property
    def clauses(self) -> tuple[str, ...]:
        """Every clause of the rules, in the order of their chapters."""
        return tuple(clause for chapter in self.guide.chapters for clause in chapter.clauses)

    def function(self, name: str) -> Any:
        """The function that generic loops call by this name: a rule such as `legal`, or `value` and `observe`."""
        return getattr(self.rules, name, None) or getattr(self.ai, name)

    def new_state(self, n_seats: int, options: Mapping[str, str] | None = None) -> Any:
        """The position before the first chance node."""
        if n_seats not in self.seats:
            raise Malformed("seats-wrong", given=n_seats, least=min(self.seats), most=max(self.seats))
        state = self.rules.State()
        self.rules.setup(state, n_seats)
        for option, value in self.complete_options(options or {}).items():
            self.option(option).put(state, value)
        return state

    def option(self, name: str) -> Option:
        """A table option by name."""
        for option in self.options:
            if option.name == name:
                return option
        raise Malformed("option-unknown", option=name, known=", ".join(o.name for o in self.options))

    def options_of(self, state: Any) -> dict[str, str]:
        """The options a state keeps, in words."""
        return {o.name: o.domain.words[getattr(state, o.field)] for o in self.options if o.field}

    def complete_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """The options with defaults filled in; unknown names and values are refused."""
        for name, value in given.items():
            option = self.option(name)
            if not option.accepts(value):
                raise Malformed("option-bad-value", option=name, value=value, known=", ".join(option.domain.words))
        return {option.name: given.get(option.name, option.default) for option in self.options}

    def legal_codes(self, state: Any, work: Any = None) -> list[int]:
        """The legal codes as a list of their own."""
        work = work or self.rules.Work()
        n = self.rules.legal(state, work)
        codes: list[int] = work.legal[:n]
        return codes

    def totals(self, state: Any) -> list[int]:
        """Every seat's score as if the game ended now."""
        return [self.rules.total_score(state, seat) for seat in range(state.n_seats)]

    def parts_of(self, state: Any, seat: int) -> dict[str, int]:
        """A seat's score by named part."""
        return {name: self.rules.part_score(state, seat, part) for part, name in enumerate(self.rules.parts.words)}

    def ranking(self, state: Any) -> list[int]:
        """Each seat's place, counted from 1; seats equal in score and tie-break share one."""
        rules = self.rules
        standing = [(rules.total_score(state, seat), rules.tie_break(state, seat)) for seat in range(state.n_seats)]
        return [1 + sum(other > mine for other in standing) for mine in standing]

    def with_edition(self, edition: Edition) -> "Game":
        """The same game over other component values: every function is rebuilt over the edition's tables."""
        if edition.hash == self.edition.hash:
            return self
        tables = self.components.read_tables(edition)
        linked = Linked(self.modules, tables)
        return replace(
            self,
            options=tuple(replace(o, read=linked.of(o.read)) if o.read else o for o in self.options),
            components=replace(self.components, edition=edition, tables=tables),
            rules=_relinked(self.rules, linked),
            referee=_relinked(self.referee, linked),
            display=_relinked(self.display, linked),
            guide=_relinked(self.guide, linked),
            ai=_relinked(self.ai, linked),
        )


FacetT = TypeVar("FacetT", Rules, Referee, Display, Guide, Ai)


def _relinked(facet: FacetT, linked: Linked) -> FacetT:
    """A facet whose functions are those rebuilt by linking."""
    return replace(facet, **{f.name: linked.of(getattr(facet, f.name)) for f in fields(facet)})
