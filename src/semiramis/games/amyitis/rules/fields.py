"""The fields: Peasants put cubes on two rows and take the goods printed there."""

from semiramis.core.model.rule import rule
from semiramis.games.amyitis.components.names import FIELD_SPACES, MAX_SEATS, N_ROWS
from semiramis.games.amyitis.components.tables import FIELD_GOOD
from semiramis.games.amyitis.rules.actions import FARM_ROW, offer
from semiramis.games.amyitis.rules.state import State, Work
from semiramis.games.amyitis.rules.stock import gain_gardener, gain_good


@rule("AMY-II.B.P.1", "AMY-II.B.P.2")
def list_fields(work: Work) -> None:
    """Offer both rows; a full row is emptied immediately, so each has an open space."""
    for row in range(N_ROWS):
        offer(work, FARM_ROW + row)


@rule("AMY-II.B.P.2")
def open_space(state: State, row: int) -> int:
    """The leftmost empty space of a row."""
    space = 0
    while state.field[row][space] > 0:
        space += 1
    return space


@rule("AMY-II.B.P.1", "AMY-III.2.4", "AMY-D.17")
def do_farm(state: State, work: Work, seat: int, row: int) -> None:
    """Put a cube on the open space of a row and take its good."""
    space = open_space(state, row)
    state.field[row][space] = seat + 1
    state.cubes[seat] -= 1
    gain_good(state, seat, FIELD_GOOD[row][space])
    if space == FIELD_SPACES - 1:
        harvest_row(state, work, row)


@rule("AMY-II.B.P.3", "AMY-II.B.P.4", "AMY-Q.22")
def harvest_row(state: State, work: Work, row: int) -> None:
    """Give a Gardener to the player with most cubes in a full row, and return all its cubes."""
    winner = busiest_farmer(state, work, row)
    if winner >= 0:
        gain_gardener(state, winner)
    for space in range(FIELD_SPACES):
        state.cubes[state.field[row][space] - 1] += 1
        state.field[row][space] = 0


@rule("AMY-II.B.P.3", "AMY-Q.24")
def busiest_farmer(state: State, work: Work, row: int) -> int:
    """The seat with most cubes in a row; on a tie -1, or by table option the one furthest right."""
    for seat in range(MAX_SEATS):
        work.tally[seat] = 0
    for space in range(FIELD_SPACES):
        work.tally[state.field[row][space] - 1] += 1
    winner = sole_leader(work)
    if winner < 0 and state.field_tie > 0:
        winner = rightmost_leader(state, work, row)
    return winner


@rule("AMY-II.B.P.3", "AMY-PL.7")
def sole_leader(work: Work) -> int:
    """The only seat with the highest tally, or -1 where several share it or all are 0."""
    most = 0
    leader = -1
    for seat in range(MAX_SEATS):
        if work.tally[seat] > most:
            most = work.tally[seat]
            leader = seat
        elif work.tally[seat] == most:
            leader = -1
    return leader


@rule("AMY-Q.24")
def rightmost_leader(state: State, work: Work, row: int) -> int:
    """Of the seats with the highest tally, the one with the rightmost cube in the row."""
    most = 0
    leader = -1
    for space in range(FIELD_SPACES):
        seat = state.field[row][space] - 1
        if work.tally[seat] >= most:
            most = work.tally[seat]
            leader = seat
    return leader
