"""What so many games a day need, from what was measured: `python -m bench.scaling` prints the table of docs/scaling.md.

The numbers under MEASURED are from bench/results.md; everything else follows from them.
"""

import argparse
import math
from dataclasses import dataclass
from random import Random

DAY = 86_400


@dataclass(frozen=True)
class Measured:
    """One game of two people: its decisions, bytes stored, and what a decision costs in milliseconds and bytes."""

    decisions: float = (372 + 131 + 90) / 3
    stored_bytes: float = (323_584 + 131_072 + 131_072) / 3
    server_ms: float = 11.9
    """A command and a look at the whole table, in one of two processes."""
    elsewhere_ms: float = 6.9
    """More where each request arrives at the owner or elsewhere by chance, with two processes."""
    database_ms: float = 0.94
    view_bytes: float = (9_900 + 19_128 + 16_227) / 3
    """A table as one listener sees it, before compression."""


MEASURED = Measured()
LISTENERS = 2
PEAK = 3.0
"""The busiest hour against the average of a day."""
LOAD = 0.6
"""The share of a core that may be busy in the busiest hour, so that answers stay quick."""


def needs(games_a_day: float, per_game: Measured = MEASURED, sticky: bool = True) -> dict[str, float]:
    """Return what so many games a day need in the busiest hour, and what they store."""
    moves = games_a_day * per_game.decisions / DAY * PEAK
    ms = per_game.server_ms + (0.0 if sticky else per_game.elsewhere_ms)
    return {
        "games_a_day": games_a_day,
        "moves_a_second": moves,
        "server_cores": moves * ms / 1000 / LOAD,
        "database_cores": moves * per_game.database_ms / 1000 / LOAD,
        "megabits_a_second": moves * LISTENERS * per_game.view_bytes * 8 / 1e6,
        "stored_gb_a_day": games_a_day * per_game.stored_bytes / 1e9,
    }


def simulate(games_a_day: float, minutes: float, seed: int = 1) -> float:
    """Return the most moves in a second among an hour of the busiest traffic, with games that begin at random.

    Each decision of a game falls at random into the minutes it takes: what the average hides.
    """
    random, seconds = Random(seed), [0] * 3600
    per_second = games_a_day / DAY * PEAK
    length, decisions = int(minutes * 60), round(MEASURED.decisions)
    begun = 0.0
    at = -length
    while at < 3600:
        begun += per_second
        while begun >= 1:
            begun -= 1
            for _ in range(decisions):
                moment = at + random.randrange(length)
                if 0 <= moment < 3600:
                    seconds[moment] += 1
        at += 1
    return max(seconds)


def table(games: list[float]) -> str:
    """Return the needs of some numbers of games as a table."""
    head = "| games a day | moves/s at the peak | server cores | database cores | Mbit/s | stored a day |"
    lines = [head, "|--:|--:|--:|--:|--:|--:|"]
    for number in games:
        found = needs(number)
        lines.append(
            f"| {number:,.0f} | {found['moves_a_second']:,.1f} | {math.ceil(found['server_cores'] * 10) / 10:,.1f} "
            f"| {math.ceil(found['database_cores'] * 10) / 10:,.1f} | {found['megabits_a_second']:,.0f} "
            f"| {found['stored_gb_a_day']:,.1f} GB |"
        )
    return "\n".join(lines)


def main() -> None:
    """Print the table, and the result of a simulation."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=float, nargs="*", default=[1_000, 10_000, 100_000, 1_000_000])
    parser.add_argument("--simulate", type=float, help="games a day to simulate an hour of")
    parser.add_argument("--minutes", type=float, default=30, help="how long a game takes")
    given = parser.parse_args()
    print(table(given.games))
    if given.simulate:
        most = simulate(given.simulate, given.minutes)
        average = needs(given.simulate)["moves_a_second"]
        print(f"most moves in one second of the busiest hour: {most:.0f} (average {average:.0f})")


if __name__ == "__main__":
    main()
