"""Playing the games of a contest, one after the other, in one process.

The bots of the house think here. Anybody else's thinks in a process of its own, which may die or hang without harm. A
decision that a bot does not bring is forfeited: the greedy bot makes it, and where that one is the culprit or fails
too, it is drawn.
"""

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from semiramis.arena.plan import Plan, is_guest
from semiramis.arena.referee import Dealer
from semiramis.arena.result import Played
from semiramis.arena.warmup import load_search
from semiramis.bots.api import Clock, Seen, make_bot
from semiramis.bots.process.supervisor import GRACE, RESCUER, START_LIMIT, Thinker, drawn, kind_of, trouble_with
from semiramis.bots.process.worker_process import Job, choice_of
from semiramis.core.model.domain import CHANCE, NOBODY

PATIENCE = 60.0
"""How many seconds somebody else's bot may think where no clock is set."""

Choice = tuple[int, str, float]
"""A code, or what trouble there was instead, and the seconds spent."""


class Sitter(Protocol):
    """A bot in a seat."""

    spec: str
    seed: int

    def choose(self, seen: Seen) -> Choice:
        """Make a decision."""
        ...


class HouseSitter:
    """A bot of the house, in this process."""

    def __init__(self, spec: str, seed: int) -> None:
        self.spec, self.seed = spec, seed
        self._bot = make_bot(spec, seed)

    def choose(self, seen: Seen) -> Choice:
        """Make a decision; a bot that could not is made anew, because its memory may be broken."""
        begun = time.perf_counter()
        code, trouble = choice_of(self._bot, seen)
        seconds = time.perf_counter() - begun
        if trouble:
            self._bot = make_bot(self.spec, self.seed)
        return code, trouble, seconds


class GuestSitter:
    """Somebody else's bot, in a process of its own."""

    def __init__(self, thinker: Thinker, blank: Job) -> None:
        self.spec, self.seed = blank.bot, blank.seed
        self._thinker = thinker
        self._blank = blank
        self._limit = (PATIENCE if blank.seconds is None else blank.seconds) + GRACE
        # made before a clock runs; should that fail, the first decision will tell
        thinker.think(blank, START_LIMIT)

    def choose(self, seen: Seen) -> Choice:
        """Make a decision."""
        outcome = self._thinker.think(replace(self._blank, state=seen.state.to_bytes()), self._limit)
        return outcome.code, trouble_with(outcome, seen.legal), outcome.seconds


@dataclass
class Account:
    """What is noted of a seat while a game goes on."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    forfeits: Counter[str] = field(default_factory=Counter)
    trouble: str = ""

    def note(self, trouble: str, seconds: float) -> None:
        """Note a decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        if trouble:
            self.forfeits[kind_of(trouble)] += 1
            self.trouble = self.trouble or trouble


class Hall:
    """Where games of a plan are played; the processes of guests stay from game to game."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = plan.definition
        self._options = dict(plan.options)
        self._clock = Clock(plan.seconds)
        load_search(plan)
        self._thinkers = {spec: Thinker() for spec in plan.bots if is_guest(spec)}

    def play(self, number: int) -> Played:
        """Play the game of a number."""
        plan, game = self.plan, self.game
        seating = plan.seating_of(number)
        sitters = [self._sitter(plan.bots[bot], plan.bot_seed(number, seat)) for seat, bot in enumerate(seating)]
        accounts = [Account() for _ in seating]
        state = self._played_out(sitters, accounts, Dealer(game, plan.deal_seed(number)))
        return Played(
            number=number,
            deal=plan.deal_of(number),
            seating=seating,
            scores=tuple(game.totals(state)),
            parts=tuple(tuple(game.parts_of(state, seat).values()) for seat in range(plan.n_seats)),
            places=tuple(game.ranking(state)),
            rounds=game.rules.round_of(state),
            decisions=tuple(account.decisions for account in accounts),
            seconds=tuple(account.seconds for account in accounts),
            longest=tuple(account.longest for account in accounts),
            forfeits=tuple(dict(account.forfeits) for account in accounts),
            trouble=tuple(account.trouble for account in accounts),
        )

    def close(self) -> None:
        """Send the guests home."""
        for thinker in self._thinkers.values():
            thinker.end()

    def _sitter(self, spec: str, seed: int) -> Sitter:
        if spec not in self._thinkers:
            return HouseSitter(spec, seed)
        thinker = self._thinkers[spec]
        return GuestSitter(thinker, Job(self.plan.game, self.plan.edition, b"", spec, seed, self.plan.seconds))

    def _played_out(self, sitters: list[Sitter], accounts: list[Account], dealer: Dealer) -> Any:
        """The last position of a game."""
        game, clock = self.game, self._clock
        state, work = game.new_state(self.plan.n_seats, self._options), game.rules.Work()
        while (mover := game.rules.mover(state)) != NOBODY:
            if mover == CHANCE:
                self._do(state, work, dealer.draw(game, state))
                continue
            legal = tuple(game.legal_codes(state, work))

            def seen(mover: int = mover, legal: tuple[int, ...] = legal) -> Seen:
                # a copy each time, so that no bot can disturb the game or whoever decides instead of it
                return Seen(game, state.clone(), mover, legal, clock)

            code, trouble, seconds = sitters[mover].choose(seen())
            accounts[mover].note(trouble, seconds)
            self._do(state, work, rescued(sitters[mover], seen) if trouble else code)
        return state

    def _do(self, state: Any, work: Any, code: int) -> None:
        """Do a decision of a seat or of chance; whoever wants to know of each of them adds to this."""
        self.game.rules.apply(state, work, code)


def rescued(sitter: Sitter, seen: Callable[[], Seen]) -> int:
    """The decision somebody makes instead of a bot."""
    if sitter.spec != RESCUER:
        code, trouble = choice_of(make_bot(RESCUER, sitter.seed), seen())
        if not trouble:
            return code
    untouched = seen()
    return drawn(sitter.seed, untouched.state.to_bytes(), untouched.legal)
