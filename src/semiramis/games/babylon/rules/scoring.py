"""Victory points for what is in sight from above, as if the game ended now."""

from semiramis.core.model.rule import rule
from semiramis.games.babylon.components.names import N_FLOWERS, N_HOLES, N_PIECE_KINDS
from semiramis.games.babylon.components.tables import FLOWER_SET_POINTS, HEIGHT_POINTS, SET_POINTS
from semiramis.games.babylon.rules.state import BELVEDERES, FLOWER_SETS, HEIGHT, N_PARTS, SETS, SHOWN_BELVEDERE, State


@rule("BAB-S.6", "BAB-S.10", "BAB-0.11")
def decoration_sets(state: State, seat: int) -> int:
    """The number of sets of a statue, fountain, bridge and staircase in sight."""
    fewest = state.shown[seat][0]
    for piece in range(1, N_PIECE_KINDS):
        fewest = min(fewest, state.shown[seat][piece])
    return fewest


@rule("BAB-S.7", "BAB-S.10", "BAB-S.11", "BAB-DIFF-09")
def flower_sets(state: State, seat: int) -> int:
    """The number of sets of all four flowers on tiles in sight."""
    fewest = state.flowers[seat][0]
    for flower in range(1, N_FLOWERS):
        fewest = min(fewest, state.flowers[seat][flower])
    return fewest


@rule("BAB-S.1", "BAB-S.2", "BAB-S.3", "BAB-S.4", "BAB-S.5", "BAB-S.6", "BAB-S.7", "BAB-S.8", "BAB-S.9", "BAB-S.12")
def part_score(state: State, seat: int, part: int) -> int:
    """A player's points from one source, as if the game ended now."""
    if part == SETS:
        return SET_POINTS * decoration_sets(state, seat)
    if part == FLOWER_SETS:
        return FLOWER_SET_POINTS * flower_sets(state, seat)
    if part == BELVEDERES:
        return state.points[seat][SHOWN_BELVEDERE]
    if part == HEIGHT:
        return HEIGHT_POINTS * state.highest[seat]
    return state.points[seat][part]


@rule("BAB-S.13")
def total_score(state: State, seat: int) -> int:
    """A player's points in all, as if the game ended now."""
    total = 0
    for part in range(N_PARTS):
        total += part_score(state, seat, part)
    return total


@rule("BAB-S.13", "BAB-AMB-17")
def tie_break(state: State, seat: int) -> int:
    """The number of covered holes: among equal scores the larger garden wins."""
    covered = 0
    for hole in range(N_HOLES):
        if state.top[seat][hole] > 0:
            covered += 1
    return covered
