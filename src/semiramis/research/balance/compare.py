"""The same deals over several editions: who plays what, and how games of a deal are spread over processes."""

from collections.abc import Generator
from dataclasses import dataclass, replace

from semiramis.arena.executors import run_here, run_in_processes
from semiramis.research.balance.changes import Change
from semiramis.research.simulation.bot_games import BotStage
from semiramis.research.simulation.games import Games
from semiramis.research.simulation.plan import SeatedPlan


@dataclass(frozen=True)
class Variant:
    """A changed edition: what is changed, its text, and what it is called in tables."""

    label: str
    changes: tuple[Change, ...]
    edition: str


@dataclass(frozen=True)
class Comparison:
    """Games of a plan, and the same deals over each variant of its edition; all bots have the same seeds, too."""

    plan: SeatedPlan
    variants: tuple[Variant, ...]

    @property
    def plans(self) -> tuple[SeatedPlan, ...]:
        """The plan itself, then one for each variant."""
        return (self.plan, *(replace(self.plan, edition=variant.edition) for variant in self.variants))

    @property
    def games(self) -> int:
        """How many games there are over all editions."""
        return self.plan.games * (1 + len(self.variants))


@dataclass(frozen=True)
class Compared:
    """A finished game: its deal, and which edition it was played with (0 is the original)."""

    deal: int
    edition: int
    games: Games


class ComparisonStage:
    """Where games of a comparison are played; number by number, each deal over all editions."""

    def __init__(self, comparison: Comparison) -> None:
        self._stages = [BotStage(plan) for plan in comparison.plans]

    def play(self, number: int) -> Compared:
        """Play the game of a number."""
        deal, edition = divmod(number, len(self._stages))
        return Compared(deal, edition, self._stages[edition].play(deal))

    def close(self) -> None:
        """Send guests home."""
        for stage in self._stages:
            stage.close()


def compared(comparison: Comparison, workers: int = 1) -> Generator[Compared]:
    """All games of a comparison, in the order in which they end."""
    numbers = range(comparison.games)
    if workers == 1:
        return run_here(ComparisonStage, comparison, numbers)
    return run_in_processes(ComparisonStage, comparison, numbers, workers)
