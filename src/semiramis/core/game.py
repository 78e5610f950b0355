"""The contract of a game: one value of plain functions, no inheritance."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import ModuleType
from typing import Any

from semiramis.core.compile.link import Linked
from semiramis.core.editions.components import ComponentWords
from semiramis.core.editions.edition import Edition
from semiramis.core.guide.legend import Group, no_aid, no_legend, nothing_ahead
from semiramis.core.guide.rulebook import Chapter, Diagram
from semiramis.core.model.catalogue import Catalogue
from semiramis.core.model.domain import Domain
from semiramis.core.model.message import Malformed, Message, Refusal


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
class Game:
    """Everything the house needs to know of a game."""

    key: str
    version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    parts: Domain
    State: type[Any]
    Work: type[Any]
    catalogue: Catalogue
    modules: tuple[ModuleType, ...]
    other_modules: tuple[ModuleType, ...]
    edition: Edition
    tables: Mapping[str, Any]
    read_tables: Callable[[Edition], dict[str, Any]]

    lay_out: Callable[[Any, int], None]
    mover: Callable[[Any], int]
    legal: Callable[[Any, Any], int]
    apply: Callable[[Any, Any, int], None]
    part_score: Callable[[Any, int, int], int]
    total_score: Callable[[Any, int], int]
    is_sound: Callable[[Any], bool]

    deal: Callable[[Any], Deal]
    begins_turn: Callable[[Any], bool]
    derive: Callable[[Any], None]
    check: Callable[[Any], list[Message]]
    view: Callable[[Any, int], Mapping[str, Any]]
    events: Callable[[Any, int, Any, int], list[Message]]
    asks: Callable[[Any], Message]
    why_not: Callable[[Any, int], Refusal | None]
    draw: Callable[[Any], str]
    parse: Callable[[str], Any]
    picture: Callable[[Any, Callable[[Message], str]], str]
    value: Callable[[Any, int], float]
    tie_break: Callable[[Any, int], int] = no_tie_break
    legend: Callable[[], Sequence[Group]] = no_legend
    aid: Callable[[Callable[[Message], str], str], str] = no_aid
    """The player aid as SVG, from the words of a language and the name of the edition."""
    ahead: Callable[[Any, int, Any], list[Message]] = nothing_ahead
    """What an action will still cost and turn up, beyond what its events tell."""
    deed_clauses: Mapping[str, str] = field(repr=False, default_factory=dict)
    """The clause behind each kind of action."""
    round_of: Callable[[Any], int] = round_in_state
    aims: Mapping[str, float] = field(default_factory=dict)
    thinking: Mapping[str, float] = field(default_factory=dict)
    """How a search is best set for this game: its knobs, and the simulations of each strength.

    A setting is for every number of seats but those that have their own, as `architect-4`.
    """
    component_words: ComponentWords = field(repr=False, default_factory=ComponentWords)
    chapters: tuple[Chapter, ...] = field(repr=False, default=())
    diagrams: tuple[Diagram, ...] = field(repr=False, default=())

    @property
    def clauses(self) -> tuple[str, ...]:
        """Every clause of the rules, in the order of their chapters."""
        return tuple(clause for chapter in self.chapters for clause in chapter.clauses)

    def new_state(self, n_seats: int, options: Mapping[str, str] | None = None) -> Any:
        """The position before the first chance node."""
        if n_seats not in self.seats:
            raise Malformed("seats-wrong", given=n_seats, least=min(self.seats), most=max(self.seats))
        state = self.State()
        self.lay_out(state, n_seats)
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
        work = work or self.Work()
        n = self.legal(state, work)
        codes: list[int] = work.legal[:n]
        return codes

    def totals(self, state: Any) -> list[int]:
        """Every seat's score as if the game ended now."""
        return [self.total_score(state, seat) for seat in range(state.n_seats)]

    def parts_of(self, state: Any, seat: int) -> dict[str, int]:
        """A seat's score by named part."""
        return {name: self.part_score(state, seat, part) for part, name in enumerate(self.parts.words)}

    def ranking(self, state: Any) -> list[int]:
        """Each seat's place, counted from 1; whoever is equal in score and tie-break shares a place."""
        worth = [(self.total_score(state, seat), self.tie_break(state, seat)) for seat in range(state.n_seats)]
        return [1 + sum(other > mine for other in worth) for mine in worth]

    def with_edition(self, edition: Edition) -> "Game":
        """The same game over other component values: every function is rebuilt over the edition's tables."""
        if edition.hash == self.edition.hash:
            return self
        tables = self.read_tables(edition)
        linked = Linked((*self.modules, *self.other_modules), tables)
        functions: dict[str, Any] = {
            name: linked.of(value) for name, value in vars(self).items() if callable(value) and name not in FIXED
        }
        options = tuple(replace(o, read=linked.of(o.read)) if o.read else o for o in self.options)
        return replace(self, edition=edition, tables=tables, options=options, **functions)


FIXED = ("State", "Work", "catalogue", "read_tables")


def play_line(game: Game, state: Any, codes: Sequence[int]) -> Any:
    """A new state after a line of codes; trusts them."""
    state = state.clone()
    work = game.Work()
    for code in codes:
        game.apply(state, work, code)
    return state
