"""Search: a tree of decisions and chance, grown by simulation; written once in the rules dialect, for every game.

A node is a row of `links` (code, first child, children, visits) and a row of `worth` (what its visits brought each
seat, and its prior). Positions are not kept: a simulation starts at the root and plays its way down, chance drawn by
its true weights, each seat choosing for itself. Where it leaves the tree the position is judged by the game's advice.
"""

from typing import Any

from semiramis.core.domain import CHANCE, NOBODY
from semiramis.core.drive import draw_outcome
from semiramis.core.rule import rule
from semiramis.core.slots import apply, copy_state, legal, mover, total_score, value

CODE, FIRST, CHILDREN, VISITS = range(4)
PRIOR = 4
"""Columns of links; the prior stands after the four seats in worth."""

MOST_CHILDREN = 1400
EXPLORING = 0.8
"""How much a promising move is tried that has had few visits."""
FIRST_PLAY = 0.5
"""How good a move is thought that has not been tried, between the worst and the best of those that have."""
LEAST_SCALE = 0.01
"""Differences below this are not blown up any further."""
EVENLY = 0.5
"""The share of attention that all moves get alike; advice on a half-finished turn is not to be trusted too far."""
DOUBT = 3.0
"""Points by which a move looks worse than the best for half of its root of attention."""
MARGIN = 18.0
"""Points of lead that count as half of a sure win."""
BY_RANK = 0.5
"""The share of a result that is the place; the rest is the margin."""


@rule()
def grow_tree(
    states: Any, works: Any, stream: Any, links: Any, worth: Any, path: Any, gain: Any, tally: Any, times: int
) -> int:
    """Add simulations from states[0]; how many were made before the tree was full. tally[0] counts the nodes."""
    for done in range(times):
        if tally[0] + MOST_CHILDREN > len(links):
            return done
        copy_state(states, 1, 0)
        depth = go_down(states, works, stream, links, worth, path, tally)
        judge(states, gain)
        hand_back(states, links, worth, path, gain, depth)
    return times


@rule()
def go_down(states: Any, works: Any, stream: Any, links: Any, worth: Any, path: Any, tally: Any) -> int:
    """Play from the root to a position that has not been judged yet; how deep it lies."""
    node = 0
    depth = 0
    path[0] = 0
    at = mover(states[1])
    while at != NOBODY and (node == 0 or links[node][VISITS] > 0) and depth + 1 < len(path):
        if links[node][CHILDREN] == 0:
            open_node(states, works, links, worth, tally, node, at)
        if at == CHANCE:
            n = legal(states[1], works[0])
            node = links[node][FIRST] + draw_outcome(works[0], stream, n)
        else:
            node = best_child(links, worth, node, at)
        apply(states[1], works[0], links[node][CODE])
        depth += 1
        path[depth] = node
        at = mover(states[1])
    return depth


@rule()
def open_node(states: Any, works: Any, links: Any, worth: Any, tally: Any, node: int, at: int) -> None:
    """Give a node its children; those of a seat get priors from the advice on the positions they lead to."""
    n = legal(states[1], works[0])
    first = tally[0]
    tally[0] += n
    links[node][FIRST] = first
    links[node][CHILDREN] = n
    for child in range(first, first + n):
        links[child][CODE] = works[0].legal[child - first]
        links[child][FIRST] = 0
        links[child][CHILDREN] = 0
        links[child][VISITS] = 0
        for seat in range(PRIOR + 1):
            worth[child][seat] = 0.0
    if at != CHANCE:
        for child in range(first, first + n):
            copy_state(states, 2, 1)
            apply(states[2], works[1], links[child][CODE])
            worth[child][PRIOR] = value(states[2], at)
        share_attention(worth, first, n)


@rule()
def share_attention(worth: Any, first: int, n: int) -> None:
    """Turn what the advice thinks of some moves into shares of attention."""
    best = worth[first][PRIOR]
    for child in range(first, first + n):
        best = max(best, worth[child][PRIOR])
    whole = 0.0
    for child in range(first, first + n):
        weight = DOUBT / (DOUBT + best - worth[child][PRIOR])
        worth[child][PRIOR] = weight * weight
        whole += weight * weight
    for child in range(first, first + n):
        worth[child][PRIOR] = EVENLY / n + (1.0 - EVENLY) * worth[child][PRIOR] / whole


@rule()
def best_child(links: Any, worth: Any, node: int, at: int) -> int:
    """The child a seat tries next: good among those tried, or promising and little tried."""
    first = links[node][FIRST]
    last = first + links[node][CHILDREN]
    low = 1.0
    high = 0.0
    for child in range(first, last):
        if links[child][VISITS] > 0:
            good = worth[child][at] / links[child][VISITS]
            low = min(low, good)
            high = max(high, good)
    scale = max(high - low, LEAST_SCALE)
    pull = EXPLORING * (links[node][VISITS] + 1.0) ** 0.5
    chosen: int = first
    best = -1.0
    for child in range(first, last):
        tried = links[child][VISITS]
        good = (worth[child][at] / tried - low) / scale if tried > 0 else FIRST_PLAY
        wish = good + pull * worth[child][PRIOR] / (1.0 + tried)
        if wish > best:
            best = wish
            chosen = child
    return chosen


@rule()
def judge(states: Any, gain: Any) -> None:
    """What the position in states[1] is worth to each seat, from 0 to 1."""
    over = mover(states[1]) == NOBODY
    for seat in range(states[1].n_seats):
        lead = value(states[1], seat)
        gain[seat] = 0.5 + 0.5 * lead / (MARGIN + abs(lead))
        if over:
            gain[seat] = (1.0 - BY_RANK) * gain[seat] + BY_RANK * place_share(states, seat)


@rule()
def place_share(states: Any, seat: int) -> float:
    """What the place of a seat is worth at the end: 1 for the first, 0 for the last, shared where it is shared."""
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
def hand_back(states: Any, links: Any, worth: Any, path: Any, gain: Any, depth: int) -> None:
    """Tell every node on the way what it led to."""
    for step in range(depth + 1):
        node = path[step]
        links[node][VISITS] += 1
        for seat in range(states[1].n_seats):
            worth[node][seat] += gain[seat]
