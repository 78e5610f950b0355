"""Messages for users, as ids with arguments; the sentences are in the locale files."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from semiramis.core.model.domain import SEAT, Domain, seat_word


@dataclass(frozen=True)
class Word:
    """A word of the game as an argument; `text` is its message id, which has the inflected forms as attributes."""

    text: str


Arg = int | str | Word


@dataclass(frozen=True)
class Message:
    """A message id with its arguments."""

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """Return the message as plain data; a Word becomes `{"word": …}`, free text stays a string."""
        args = {k: {"word": v.text} if isinstance(v, Word) else v for k, v in self.args.items()}
        return {"id": self.id, "args": args}

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.args.items())))


def message(id: str, **args: Arg) -> Message:
    """Return the message with this id and these arguments."""
    return Message(id, args)


def word_of(domain: Domain, index: int) -> Arg:
    """Return a value of a domain as an argument: a localised word if the domain has texts, else the plain word."""
    return Word(f"{domain.text}-{domain.words[index]}") if domain.text else domain.words[index]


def signed(change: int) -> str:
    """Return a change as text, with its sign; a minus is U+2212."""
    return f"{'+' if change > 0 else '−'}{abs(change)}"


def seat_arg(mover: int) -> Word:
    """Return a mover as an argument."""
    return Word(f"{SEAT.text}-{seat_word(mover)}")


def prompt_about(prompt: Message) -> Message:
    """Return a prompt as a sentence about the seat it is put to, for everybody else; one to nobody stays as it is."""
    return Message(f"{prompt.id}.about", prompt.args) if "seat" in prompt.args else prompt


class Problem(Exception):
    """An error that the user can fix; the message says what is wrong, where, and what to do."""

    def __init__(self, id: str, **args: Arg) -> None:
        self.message = message(id, **args)
        super().__init__(id, {key: arg.text if isinstance(arg, Word) else arg for key, arg in args.items()})

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the problem with its message, so that it can cross process boundaries."""
        return _rebuilt, (type(self), self.message)


def _rebuilt(kind: type[Problem], message: Message) -> Problem:
    made = kind.__new__(kind)
    Problem.__init__(made, message.id, **message.args)
    return made


class Malformed(Problem):
    """Input of the wrong shape."""


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed: the clause that forbids it, and the reason in this position."""

    clause: str
    message: Message

    def to_json(self) -> dict[str, Any]:
        """Return the refusal as plain data."""
        return {"clause": self.clause, **self.message.to_json()}


class Refuse(Protocol):
    """Builds a refusal from a clause, the name of a reason, and the arguments of its text."""

    def __call__(self, clause: str, reason: str, **args: Arg) -> Refusal:
        """Return the refusal."""
        ...


def refuser(game: str) -> Refuse:
    """Return the function that builds a game's refusals; the text of a reason is the message `GAME-no-REASON`."""

    def refuse(clause: str, reason: str, **args: Arg) -> Refusal:
        return Refusal(clause, message(f"{game}-no-{reason}", **args))

    return refuse


class Refused(Problem):
    """An illegal move, with its refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message.id, **refusal.message.args)
        self.refusal = refusal
