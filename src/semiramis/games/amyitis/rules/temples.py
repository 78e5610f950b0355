"""The temples: Priests push cubes in from the left; most cubes earn the rewards."""

from semiramis.core.model.domain import NEUTRAL
from semiramis.core.model.rule import rule
from semiramis.games.amyitis.components.names import N_TEMPLES, TEMPLE_SPACES
from semiramis.games.amyitis.rules.actions import PRAY_IN, PROCESSION_TO, offer
from semiramis.games.amyitis.rules.state import State, Work

CUBE_RANK = 8
"""The rank of one cube in a temple; greater than any space number, which only breaks ties."""


@rule("AMY-II.B.R.1")
def list_temples(work: Work) -> None:
    """Offer all three temples to a Priest; there is always room."""
    for temple in range(N_TEMPLES):
        offer(work, PRAY_IN + temple)


@rule("AMY-III.1")
def list_processions(work: Work) -> None:
    """Offer all three temples to the Procession."""
    for temple in range(N_TEMPLES):
        offer(work, PROCESSION_TO + temple)


@rule("AMY-II.B.R.1", "AMY-II.B.R.2", "AMY-Q.3")
def push_cube(state: State, temple: int, owner: int) -> None:
    """Push a cube in from the left; the others move one space right, and the last returns to its owner."""
    last = TEMPLE_SPACES - 1
    pushed = state.temple[temple][last]
    if 0 < pushed < NEUTRAL:
        state.cubes[pushed - 1] += 1
    for step in range(last):
        state.temple[temple][last - step] = state.temple[temple][last - step - 1]
    state.temple[temple][0] = owner


@rule("AMY-II.B.R.1")
def do_pray(state: State, seat: int, temple: int) -> None:
    """Push a player's cube into a temple."""
    state.cubes[seat] -= 1
    push_cube(state, temple, seat + 1)


@rule("AMY-III.1")
def do_procession(state: State, seat: int, chosen: int) -> None:
    """Push the player's cube into the chosen temple and a neutral one into each of the others."""
    for temple in range(N_TEMPLES):
        if temple == chosen:
            do_pray(state, seat, temple)
        else:
            push_cube(state, temple, NEUTRAL)


@rule("AMY-III.2.0", "AMY-III.2.5", "AMY-D.11")
def temple_rank(state: State, temple: int, seat: int) -> int:
    """A player's rank in a temple: by number of cubes, then by the rightmost one; 0 without a cube."""
    cubes = 0
    rightmost = 0
    for space in range(TEMPLE_SPACES):
        mine = state.temple[temple][space] == seat + 1
        cubes += 1 if mine else 0
        rightmost = space if mine else rightmost
    return cubes * CUBE_RANK + rightmost


@rule("AMY-III.2.0", "AMY-III.2.5")
def temple_first(state: State, temple: int) -> int:
    """The seat rewarded first in a temple, or -1."""
    best = -1
    standing = 0
    for seat in range(state.n_seats):
        rank = temple_rank(state, temple, seat)
        if rank > standing:
            standing = rank
            best = seat
    return best


@rule("AMY-III.2.0", "AMY-III.2.5", "AMY-III.2.6")
def temple_second(state: State, temple: int, first: int) -> int:
    """The seat rewarded second in a temple, or -1; with two players nobody is."""
    best = -1
    standing = 0
    if state.n_seats > 2:
        for seat in range(state.n_seats):
            rank = temple_rank(state, temple, seat)
            if seat != first and rank > standing:
                standing = rank
                best = seat
    return best
