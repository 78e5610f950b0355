"""Runs the games of a contest one after the other in one process.

Built-in bots run in this process; a plugin bot runs in its own, which may die or hang without harm. A decision that a
bot fails to make is forfeited: the fallback bot makes it, or a random choice where that bot fails too.
"""

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from semiramis.arena.plan import Plan
from semiramis.arena.results.result import GameResult
from semiramis.arena.run.referee import CachingReferee
from semiramis.arena.run.warmup import load_search
from semiramis.bots.api import FALLBACK_BOT, BotView, Clock
from semiramis.bots.process.answers import choose_checked, random_code, trouble_kind, trouble_with
from semiramis.bots.process.protocol import Job
from semiramis.bots.process.supervisor import GRACE, START_LIMIT, Supervisor
from semiramis.bots.registry import is_plugin, make_bot
from semiramis.core.model.arrays import State, Work
from semiramis.core.model.domain import CHANCE, NOBODY

PATIENCE = 60.0
"""Seconds a plugin bot may take for a decision where no clock is set."""

Choice = tuple[int, str, float]
"""A code, the trouble that prevented one, and the seconds spent."""


class Player(Protocol):
    """A bot in a seat."""

    spec: str
    seed: int

    def choose(self, view: BotView) -> Choice:
        """Make a decision."""
        ...


class BuiltinPlayer:
    """A built-in bot, in this process."""

    def __init__(self, spec: str, seed: int) -> None:
        self.spec, self.seed = spec, seed
        self._bot = make_bot(spec, seed)

    def choose(self, view: BotView) -> Choice:
        """Make a decision; a bot that fails is made anew, because its memory may be broken."""
        begun = time.perf_counter()
        code, trouble = choose_checked(self._bot, view)
        seconds = time.perf_counter() - begun
        if trouble:
            self._bot = make_bot(self.spec, self.seed)
        return code, trouble, seconds


class PluginPlayer:
    """A plugin bot, in its own process."""

    def __init__(self, supervisor: Supervisor, blank: Job) -> None:
        self.spec, self.seed = blank.bot, blank.seed
        self._supervisor = supervisor
        self._blank = blank
        self._limit = (PATIENCE if blank.seconds is None else blank.seconds) + GRACE
        # made before a clock runs; a failure shows up at the first decision
        supervisor.ask(blank, START_LIMIT)

    def choose(self, view: BotView) -> Choice:
        """Make a decision."""
        answer = self._supervisor.ask(replace(self._blank, state=view.state.to_bytes()), self._limit)
        return answer.code, trouble_with(answer, view.legal), answer.seconds


@dataclass
class SeatLog:
    """What is recorded of a seat during a game."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    forfeits: Counter[str] = field(default_factory=Counter)
    trouble: str = ""

    def note(self, trouble: str, seconds: float) -> None:
        """Record a decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        if trouble:
            self.forfeits[trouble_kind(trouble)] += 1
            self.trouble = self.trouble or trouble


class GameRunner:
    """Plays the games of a plan; the processes of plugin bots are kept from game to game."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = plan.definition
        self._options = dict(plan.options)
        self._clock = Clock(plan.seconds)
        load_search(plan)
        self._supervisors = {spec: Supervisor() for spec in plan.bots if is_plugin(spec)}

    def play(self, number: int) -> GameResult:
        """Play a game of the plan by its number."""
        plan, game = self.plan, self.game
        seating = plan.seating_of(number)
        players = [self._player(plan.bots[bot], plan.bot_seed(number, seat)) for seat, bot in enumerate(seating)]
        logs = [SeatLog() for _ in seating]
        state = self._played_out(players, logs, CachingReferee(game, plan.deal_seed(number)))
        return GameResult(
            number=number,
            deal=plan.deal_of(number),
            seating=seating,
            scores=tuple(game.totals(state)),
            parts=tuple(tuple(game.parts_of(state, seat).values()) for seat in range(plan.n_seats)),
            places=tuple(game.ranking(state)),
            rounds=game.rules.round_of(state),
            decisions=tuple(log.decisions for log in logs),
            seconds=tuple(log.seconds for log in logs),
            longest=tuple(log.longest for log in logs),
            forfeits=tuple(dict(log.forfeits) for log in logs),
            trouble=tuple(log.trouble for log in logs),
        )

    def close(self) -> None:
        """End the processes of plugin bots."""
        for supervisor in self._supervisors.values():
            supervisor.end()

    def _player(self, spec: str, seed: int) -> Player:
        if spec not in self._supervisors:
            return BuiltinPlayer(spec, seed)
        supervisor = self._supervisors[spec]
        return PluginPlayer(supervisor, Job(self.plan.game, self.plan.edition, b"", spec, seed, self.plan.seconds))

    def _played_out(self, players: list[Player], logs: list[SeatLog], referee: CachingReferee) -> Any:
        """Play a game and return its final position."""
        game, clock = self.game, self._clock
        state, work = game.new_state(self.plan.n_seats, self._options), game.rules.Work()
        while (mover := game.rules.mover(state)) != NOBODY:
            if mover == CHANCE:
                self._do(state, work, referee.draw(game, state))
                continue
            legal = tuple(game.legal_codes(state, work))

            def view(mover: int = mover, legal: tuple[int, ...] = legal) -> BotView:
                # a copy each time, so that no bot can disturb the game or its fallback
                return BotView(game, state.clone(), mover, legal, clock)

            code, trouble, seconds = players[mover].choose(view())
            logs[mover].note(trouble, seconds)
            self._do(state, work, fallback_code(players[mover], view) if trouble else code)
        return state

    def _do(self, state: State, work: Work, code: int) -> None:
        """Apply a decision of a seat or of chance; subclasses that record decisions extend this."""
        self.game.rules.apply(state, work, code)


def fallback_code(player: Player, view: Callable[[], BotView]) -> int:
    """Return the decision of the fallback bot, or a random one, in place of a failed bot's."""
    if player.spec != FALLBACK_BOT:
        code, trouble = choose_checked(make_bot(FALLBACK_BOT, player.seed), view())
        if not trouble:
            return code
    untouched = view()
    return random_code(player.seed, untouched.state.to_bytes(), untouched.legal)
