"""The same deals played with several editions, in one process or several."""

from collections.abc import Generator
from dataclasses import dataclass, replace

from semiramis.arena.run.executors import run_here, run_in_processes
from semiramis.research.balance.changes import Change
from semiramis.research.simulation.bot_games import BotGameRunner
from semiramis.research.simulation.games import Games
from semiramis.research.simulation.plan import SeatedPlan


@dataclass(frozen=True)
class Variant:
    """A changed edition: its label in tables, its changes and its text."""

    label: str
    changes: tuple[Change, ...]
    edition: str


@dataclass(frozen=True)
class Comparison:
    """The games of a plan, and the same deals with each variant of its edition; bots have the same seeds in all."""

    plan: SeatedPlan
    variants: tuple[Variant, ...]

    @property
    def plans(self) -> tuple[SeatedPlan, ...]:
        """The plan itself, then one for each variant."""
        return (self.plan, *(replace(self.plan, edition=variant.edition) for variant in self.variants))

    @property
    def games(self) -> int:
        """The number of games over all editions."""
        return self.plan.games * (1 + len(self.variants))


@dataclass(frozen=True)
class Compared:
    """A finished game: its deal, and which edition it was played with (0 is the original)."""

    deal: int
    edition: int
    games: Games


class ComparisonRunner:
    """Plays the games of a comparison, numbered deal by deal, each with all editions."""

    def __init__(self, comparison: Comparison) -> None:
        self._runners = [BotGameRunner(plan) for plan in comparison.plans]

    def play(self, number: int) -> Compared:
        """Play the game with a number."""
        deal, edition = divmod(number, len(self._runners))
        return Compared(deal, edition, self._runners[edition].play(deal))

    def close(self) -> None:
        """Stop the processes of plugin bots."""
        for runner in self._runners:
            runner.close()


def compared(comparison: Comparison, workers: int = 1) -> Generator[Compared]:
    """All games of a comparison, in the order in which they end."""
    numbers = range(comparison.games)
    if workers == 1:
        return run_here(ComparisonRunner, comparison, numbers)
    return run_in_processes(ComparisonRunner, comparison, numbers, workers)
