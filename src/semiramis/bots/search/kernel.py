"""Monte Carlo tree search over any game, written once in the rules dialect.

A node stands for a sequence of decisions: a row of `links` (code, first child, next sibling, visits) and a row of
`values` (the sum of leaf values for each seat, and the heuristic of the node). Positions are not stored: a simulation
replays the decisions from the root. Chance outcomes are drawn by their true weights and have no nodes, so statistics
are shared across draws, and at each decision only the moves that are legal this time are compared. Each seat maximises
its own value. A simulation is select, expand, rollout, evaluate, backup.
"""
# Long because one simulation is read from top to bottom, and compiled functions share its constants.

from typing import NamedTuple

from semiramis.core.compile.interface import apply, copy_state, legal, mover, part_score, total_score, value
from semiramis.core.compile.playouts import draw_below, draw_outcome
from semiramis.core.model.arrays import Floats, Floats2, Ints, Ints2, States, Stream, Works
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.rule import rule

CODE, CHILD, SIBLING, VISITS = range(4)
"""Columns of `links`. Siblings are ordered by code; 0 means no node."""

HEURISTIC = 4
"""The column of `values` after those of the four seats: the heuristic lead, in points, of the seat that moved."""

NODES, MOVES, LAST = range(3)
"""Entries of `tally`: rows in use, moves and draws made, and the seat that decided last."""

(
    EXPLORATION,
    UNIFORM_MIX,
    PRIOR_SCALE,
    PRIOR_VISITS,
    LEAD_SCALE,
    RANK_WEIGHT,
    ROLLOUT_TURNS,
    ROLLOUT_CANDIDATES,
) = range(8)
"""Entries of `params`: the fields of `SearchParams`, whose docstring has the formula, in their order."""

DECIDED_EVERY = 32
"""Visits of the root between two checks of whether the choice can still change."""

LEAST_SCALE = 0.01
"""The least spread of values that exploration is scaled by."""


class SearchArrays(NamedTuple):
    """What a search works on: three states and two works as scratch space, the tree, and buffers for one simulation."""

    states: States
    works: Works
    stream: Stream
    links: Ints2
    values: Floats2
    path: Ints
    children: Ints
    leaf_values: Floats
    params: Floats
    tally: Ints


@rule()
def simulate(arrays: SearchArrays, root: int, times: int, until: int) -> int:
    """Run simulations from states[0], the position at the root; return their number, fewer where the tree is full.

    `until` is the number of root visits after which the caller chooses: simulation stops as soon as the remaining ones
    cannot change the choice. 0 never stops early.
    """
    states = arrays.states
    works = arrays.works
    stream = arrays.stream
    links = arrays.links
    values = arrays.values
    path = arrays.path
    children = arrays.children
    leaf_values = arrays.leaf_values
    params = arrays.params
    tally = arrays.tally
    for done in range(times):
        if tally[NODES] + len(children) > len(links):
            return done
        visits = links[root][VISITS]
        if visits < until and visits % DECIDED_EVERY == 0 and is_decided(links, root, until - visits):
            return done
        copy_state(states, 1, 0)
        depth = select(states, works, stream, links, values, path, children, params, tally, root)
        rollout(states, works, stream, params, tally)
        evaluate(states, leaf_values, params)
        backup(states, links, values, path, leaf_values, depth)
    return times


@rule()
def is_decided(links: Ints2, root: int, left: int) -> bool:
    """Return whether the most visited move is certain to stay ahead after the remaining simulations."""
    first = 0
    second = 0
    child = links[root][CHILD]
    while child != 0:
        visits = links[child][VISITS]
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
        child = links[child][SIBLING]
    decided: bool = first - second > left
    return decided


@rule()
def select(
    states: States,
    works: Works,
    stream: Stream,
    links: Ints2,
    values: Floats2,
    path: Ints,
    children: Ints,
    params: Floats,
    tally: Ints,
    root: int,
) -> int:
    """Play from the root to a node that has not been evaluated, or has no room for children; return its depth."""
    node = root
    depth = 0
    path[0] = root
    at = mover(states[1])
    while at != NOBODY and (node == root or links[node][VISITS] > 0) and depth + 1 < len(path):
        n = legal(states[1], works[0])
        if at != CHANCE and tally[NODES] + n > len(links):
            return depth
        tally[MOVES] += 1
        if at == CHANCE:
            apply(states[1], works[0], works[0].legal[draw_outcome(works[0], stream, n)])
        else:
            tally[LAST] = at
            expand(states, works, links, values, children, tally, node, n, at)
            node = select_child(links, values, children, params, node, n, at)
            apply(states[1], works[0], links[node][CODE])
            depth += 1
            path[depth] = node
        at = mover(states[1])
    return depth


@rule()
def expand(
    states: States, works: Works, links: Ints2, values: Floats2, children: Ints, tally: Ints, node: int, n: int, at: int
) -> None:
    """Write the nodes of the n legal moves to `children`; new ones get the heuristic of where they lead."""
    before = 0
    child = links[node][CHILD]
    for index in range(n):
        code = works[0].legal[index]
        while child != 0 and links[child][CODE] < code:
            before = child
            child = links[child][SIBLING]
        if child == 0 or links[child][CODE] != code:
            new = tally[NODES]
            tally[NODES] += 1
            links[new][CODE] = code
            links[new][CHILD] = 0
            links[new][SIBLING] = child
            links[new][VISITS] = 0
            if before == 0:
                links[node][CHILD] = new
            else:
                links[before][SIBLING] = new
            for seat in range(HEURISTIC):
                values[new][seat] = 0.0
            copy_state(states, 2, 1)
            apply(states[2], works[1], code)
            values[new][HEURISTIC] = value(states[2], at)
            child = new
        children[index] = child


@rule()
def select_child(links: Ints2, values: Floats2, children: Ints, params: Floats, node: int, n: int, at: int) -> int:
    """Return the child with the greatest upper confidence bound for the seat to move; SearchParams has the formula."""
    low = 1.0
    high = 0.0
    top = values[children[0]][HEURISTIC]
    for index in range(n):
        child = children[index]
        top = max(top, values[child][HEURISTIC])
        if links[child][VISITS] > 0:
            quality = values[child][at] / links[child][VISITS]
            low = min(low, quality)
            high = max(high, quality)
    weights = 0.0
    for index in range(n):
        weights += prior_weight(params, top - values[children[index]][HEURISTIC])
    bonus = params[EXPLORATION] * (links[node][VISITS] + 1.0) ** 0.5 * max(high - low, LEAST_SCALE)
    chosen: int = children[0]
    best = -1000.0
    for index in range(n):
        child = children[index]
        visits = links[child][VISITS]
        heuristic = values[child][HEURISTIC]
        quality = values[child][at] + params[PRIOR_VISITS] * value_of_lead(params, heuristic)
        quality /= visits + params[PRIOR_VISITS]
        prior = params[UNIFORM_MIX] / n + (1.0 - params[UNIFORM_MIX]) * prior_weight(params, top - heuristic) / weights
        bound = quality + bonus * prior / (1.0 + visits)
        if bound > best:
            best = bound
            chosen = child
    return chosen


@rule()
def prior_weight(params: Floats, deficit: float) -> float:
    """Return the unnormalised prior of a move whose heuristic falls short of the best by some points."""
    root = params[PRIOR_SCALE] / (params[PRIOR_SCALE] + deficit)
    weight: float = root * root
    return weight


@rule()
def value_of_lead(params: Floats, lead: float) -> float:
    """Return the value of a lead in points, from 0 to 1."""
    result: float = 0.5 + 0.5 * lead / (params[LEAD_SCALE] + abs(lead))
    return result


@rule()
def rollout(states: States, works: Works, stream: Stream, params: Floats, tally: Ints) -> None:
    """Play on in states[1] for ROLLOUT_TURNS turns or to the end of the game."""
    left = int(params[ROLLOUT_TURNS])
    at = mover(states[1])
    while at != NOBODY:
        if at != CHANCE and at != tally[LAST]:
            tally[LAST] = at
            left -= 1
        if left <= 0:
            return
        n = legal(states[1], works[0])
        tally[MOVES] += 1
        if at == CHANCE:
            apply(states[1], works[0], works[0].legal[draw_outcome(works[0], stream, n)])
        else:
            apply(states[1], works[0], rollout_code(states, works, stream, params, n, at))
        at = mover(states[1])


@rule()
def rollout_code(states: States, works: Works, stream: Stream, params: Floats, n: int, at: int) -> int:
    """Return the best move by heuristic among ROLLOUT_CANDIDATES; any legal move where that is below 2."""
    few = min(n, int(params[ROLLOUT_CANDIDATES]))
    if few < 2:
        only: int = works[0].legal[draw_below(stream, n)]
        return only
    chosen = -1
    best = -1000.0
    for drawn in range(few):
        code = works[0].legal[drawn if few == n else draw_below(stream, n)]
        copy_state(states, 2, 1)
        apply(states[2], works[1], code)
        good = value(states[2], at)
        if good > best:
            best = good
            chosen = code
    return chosen


@rule()
def evaluate(states: States, leaf_values: Floats, params: Floats) -> None:
    """Write the value of states[1] for each seat, from 0 to 1, to `leaf_values`."""
    over = mover(states[1]) == NOBODY
    for seat in range(states[1].n_seats):
        leaf_values[seat] = value_of_lead(params, value(states[1], seat))
        if over:
            leaf_values[seat] += params[RANK_WEIGHT] * (value_of_rank(states, seat) - leaf_values[seat])


@rule()
def value_of_rank(states: States, seat: int) -> float:
    """Return the value of a final rank: 1 for first, 0 for last, the average of the shared ranks for a tie."""
    mine = total_score(states[1], seat)
    below = 0.0
    for other in range(states[1].n_seats):
        if other != seat:
            theirs = total_score(states[1], other)
            if theirs < mine:
                below += 1.0
            elif theirs == mine:
                below += 0.5
    share: float = below / (states[1].n_seats - 1.0)
    return share


@rule()
def backup(states: States, links: Ints2, values: Floats2, path: Ints, leaf_values: Floats, depth: int) -> None:
    """Add a visit and the leaf values to every node on the path."""
    for step in range(depth + 1):
        node = path[step]
        links[node][VISITS] += 1
        for seat in range(states[1].n_seats):
            values[node][seat] += leaf_values[seat]


@rule()
def rollouts_to_end(
    states: States, works: Works, stream: Stream, params: Floats, tally: Ints, ends: Floats2, parts: int, times: int
) -> None:
    """Play games from states[0] to the end and add their results to `ends`.

    A row for each seat: the score parts, the total, and the share of wins.
    """
    for _ in range(times):
        copy_state(states, 1, 0)
        rollout(states, works, stream, params, tally)
        most = total_score(states[1], 0)
        for seat in range(1, states[1].n_seats):
            most = max(most, total_score(states[1], seat))
        winners = 0.0
        for seat in range(states[1].n_seats):
            if total_score(states[1], seat) == most:
                winners += 1.0
        for seat in range(states[1].n_seats):
            for part in range(parts):
                ends[seat][part] += part_score(states[1], seat, part)
            total = total_score(states[1], seat)
            ends[seat][parts] += total
            if total == most:
                ends[seat][parts + 1] += 1.0 / winners
