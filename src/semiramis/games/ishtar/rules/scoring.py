"""Victory points by source, valid at any moment of the game."""

from semiramis.core.model.rule import rule
from semiramis.games.ishtar.components.names import N_GEMS, SKILL_A, SKILL_B, SKILL_C, SKILL_D, SKILL_E
from semiramis.games.ishtar.components.tables import (
    FOUNTAIN_POINTS,
    GEM_POINTS,
    IDLE_POINTS,
    SHADE_POINTS,
    SYMBOL_POINTS,
    TABLET_POINTS,
)
from semiramis.games.ishtar.rules.beds import owns_fountain
from semiramis.games.ishtar.rules.state import FLOWERS, FOUNTAINS, GEMS, N_PARTS, SHADE, SYMBOLS, TABLETS, TREES, State


@rule("ISH-10.6", "ISH-9.6", "ISH-9.7", "ISH-AMB-11")
def fountain_points(state: State, seat: int) -> int:
    """A player's points for fountains; a shared fountain scores in full."""
    points = 0
    for board in range(state.n_boards):
        if owns_fountain(state, board, seat):
            points += FOUNTAIN_POINTS[state.fountain[board]]
    return points


@rule("ISH-8.3", "ISH-6.6")
def gem_points(state: State, seat: int) -> int:
    """The points of a player's gems with skill C."""
    points = 0
    for gem in range(N_GEMS):
        points += GEM_POINTS[gem] * state.gems[seat][gem]
    return points


@rule("ISH-10.3", "ISH-10.4", "ISH-10.5", "ISH-10.6", "ISH-10.7", "ISH-8.1", "ISH-8.2", "ISH-8.3", "ISH-8.4", "ISH-8.5")
def part_score(state: State, seat: int, part: int) -> int:
    """A player's points from one source, as if the game ended now."""
    if part == TREES:
        return state.tree_points[seat]
    if part == FLOWERS:
        return state.flowers[seat]
    if part == FOUNTAINS:
        return fountain_points(state, seat)
    if part == TABLETS:
        return TABLET_POINTS * state.tablets[seat] * state.skill[seat][SKILL_A]
    if part == SYMBOLS:
        return SYMBOL_POINTS * state.skill[seat][SKILL_B]
    if part == GEMS:
        return gem_points(state, seat) * state.skill[seat][SKILL_C]
    if part == SHADE:
        return SHADE_POINTS * state.shade[seat] * state.skill[seat][SKILL_D]
    return IDLE_POINTS * state.in_front[seat] * state.skill[seat][SKILL_E]


@rule("ISH-10.8", "ISH-AMB-15")
def total_score(state: State, seat: int) -> int:
    """A player's total score, as if the game ended now."""
    total = 0
    for part in range(N_PARTS):
        total += part_score(state, seat, part)
    return total
