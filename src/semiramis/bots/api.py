"""What a bot is, what it gets to see, and how one is made from a name.

    class Patient:
        name = "patient"

        def choose(self, seen: Seen) -> int:
            return seen.legal[0]

    def patient(seed: int) -> Bot:
        return Patient()

Played as `my_bots.py:patient`, or under a name of its own through the entry-point group `semiramis.bots`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from semiramis.core.game import Game
from semiramis.core.model.message import Malformed

if TYPE_CHECKING:
    from semiramis.bots.search.explanation import Explanation

GROUP = "semiramis.bots"
LONGEST_QUOTE = 160


@dataclass(frozen=True)
class Clock:
    """How long a bot may think about one decision; None is as long as it likes."""

    seconds: float | None = None


@dataclass(frozen=True)
class Seen:
    """What a bot gets to see: the position, its seat and the codes it may play; never the seed or an order of cards."""

    game: Game
    state: Any
    seat: int
    legal: tuple[int, ...]
    clock: Clock = Clock()


class Bot(Protocol):
    """An opponent."""

    name: str

    def choose(self, seen: Seen) -> int:
        """One of the legal codes."""
        ...


@runtime_checkable
class Explains(Protocol):
    """A bot that can also say why."""

    def explain(self, seen: Seen) -> "Explanation":
        """The best candidates of a decision, the one it would choose first."""
        ...


Factory = Callable[[int], Bot]


def look(game: Game, state: Any, clock: Clock = Clock()) -> Seen:  # noqa: B008 (a Clock never changes)
    """What the mover gets to see of a position; a copy, so that a bot cannot disturb the game."""
    return Seen(game, state.clone(), game.rules.mover(state), tuple(game.legal_codes(state)), clock)


def known_bots() -> list[str]:
    """The names that need no file: the bots of the house, then those of installed packages."""
    return [*house_bots(), *sorted(set(guest_bots()) - set(house_bots()))]


def make_bot(spec: str, seed: int) -> Bot:
    """A bot by name, by `search:` and limits, or by `path.py:factory`.

    A file is run as a program: take such a spec only from the owner.
    """
    house = house_bots()
    if spec in house:
        return house[spec](seed)
    if spec.startswith("search:"):
        from semiramis.bots.search.levels import make_search

        return make_search(spec, seed)
    path, colon, name = spec.rpartition(":")
    try:
        if colon and path.endswith(".py"):
            return _checked(_factory_in_file(path, name)(seed))
        guests = guest_bots()
        if spec in guests:
            return _checked(guests[spec].load()(seed))
    except (Exception, SystemExit) as error:
        # whatever somebody else's code does while it is read must come out as one polite message
        reason = f"{type(error).__name__}: {error}"
        raise Malformed("bot-broken", bot=_quoted(spec), reason=_quoted(reason)) from error
    raise Malformed("bot-unknown", bot=_quoted(spec), known=", ".join(known_bots()))


def house_bots() -> dict[str, Factory]:
    """The bots of the house, by name."""
    from semiramis.bots.builtin.greedy_bot import GreedyBot
    from semiramis.bots.builtin.random_bot import RandomBot
    from semiramis.bots.search.levels import STRENGTHS, make_strength

    strengths: dict[str, Factory] = {name: partial(make_strength, name) for name in STRENGTHS}
    return {**strengths, "greedy": GreedyBot, "random": RandomBot}


def guest_bots() -> dict[str, EntryPoint]:
    """Where installed packages have bots, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def _factory_in_file(path: str, name: str) -> Any:
    if not Path(path).is_file():
        raise FileNotFoundError(path)
    spec = spec_from_file_location(Path(path).stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(path)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return getattr(module, name)


def _checked(made: Any) -> Bot:
    """A bot somebody else made; an AttributeError or TypeError names what it lacks."""
    if not callable(made.choose):
        raise TypeError(f"choose: {type(made.choose).__name__}")
    if not isinstance(made.name, str):
        raise TypeError(f"name: {type(made.name).__name__}")
    bot: Bot = made
    return bot


def _quoted(text: str) -> str:
    """Foreign text, on one line and short enough to be quoted back."""
    line = "".join(sign if sign.isprintable() else " " for sign in text)
    return line if len(line) <= LONGEST_QUOTE else line[: LONGEST_QUOTE - 1] + "…"
