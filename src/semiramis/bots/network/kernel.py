"""Tree search with a network, written in the rules dialect: its policy is the prior, its values judge the leaves.

As in `bots.search.kernel`, a node stands for a sequence of decisions, chance outcomes are drawn and have no nodes, and
each seat maximises its own value. Where chance makes other actions legal than before, these get priors of their own.
"""

from typing import NamedTuple

from semiramis.bots.network.evaluation import NetworkArrays, evaluate_position
from semiramis.core.compile.interface import apply, copy_state, legal, mover, total_score
from semiramis.core.compile.playouts import draw_outcome
from semiramis.core.model.arrays import Floats, Floats2, Ints, Ints2, States, Stream, Works
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.rule import rule

CODE, CHILD, SIBLING, VISITS = range(4)
"""Columns of `links`. Siblings are ordered by code; 0 means no node."""
PRIOR = 4
"""The column of `values` after those of the four seats."""
WINS = 5
"""The first of four columns with sums of win shares."""
MARGINS = 9
"""The first of four columns with sums of margins in points."""
COLUMNS = 13
NODES, MOVES = range(2)
"""Entries of `tally`."""
EXPLORATION, FIRST_PLAY, WIN_WEIGHT, LEAD_SCALE, POINTS_UNIT = range(5)
"""Entries of `params`."""


class TreeArrays(NamedTuple):
    """What a search works on beside the network's arrays."""

    states: States
    works: Works
    stream: Stream
    links: Ints2
    values: Floats2
    path: Ints
    children: Ints
    leaf: Floats
    params: Floats
    tally: Ints


@rule()
def evaluate_root(tree: TreeArrays, network: NetworkArrays) -> int:
    """Evaluate states[0]: priors, and leaf values as a search would use them; return the number of legal actions."""
    copy_state(tree.states, 1, 0)
    n = legal(tree.states[1], tree.works[0])
    at = mover(tree.states[1])
    evaluate_position(tree.states, tree.works, network, 1, at, n)
    write_leaf(tree, network, at)
    return n


@rule()
def search_moves(tree: TreeArrays, network: NetworkArrays, times: int) -> int:
    """Run simulations from states[0]; return their number, fewer where the tree is full."""
    for done in range(times):
        if tree.tally[NODES] + len(tree.children) > len(tree.links):
            return done
        copy_state(tree.states, 1, 0)
        depth = descend(tree, network)
        back_up(tree, depth)
    return times


@rule()
def descend(tree: TreeArrays, network: NetworkArrays) -> int:
    """Play to a node that has no children yet, or to the end, and write its value to `leaf`; return its depth."""
    node = 0
    depth = 0
    tree.path[0] = 0
    at = mover(tree.states[1])
    while at != NOBODY:
        n = legal(tree.states[1], tree.works[0])
        tree.tally[MOVES] += 1
        if at == CHANCE:
            apply(tree.states[1], tree.works[0], tree.works[0].legal[draw_outcome(tree.works[0], tree.stream, n)])
        elif tree.links[node][CHILD] == 0 or depth + 1 == len(tree.path):
            evaluate_position(tree.states, tree.works, network, 1, at, n)
            list_children(tree, network, node, n)
            write_leaf(tree, network, at)
            return depth
        else:
            if has_new(tree, node, n):
                evaluate_position(tree.states, tree.works, network, 1, at, n)
            list_children(tree, network, node, n)
            node = best_child(tree, node, n, at)
            apply(tree.states[1], tree.works[0], tree.links[node][CODE])
            depth += 1
            tree.path[depth] = node
        at = mover(tree.states[1])
    write_end(tree)
    return depth


@rule()
def has_new(tree: TreeArrays, node: int, n: int) -> bool:
    """Return whether one of the n legal actions has no node yet."""
    child = tree.links[node][CHILD]
    for index in range(n):
        code = tree.works[0].legal[index]
        while child != 0 and tree.links[child][CODE] < code:
            child = tree.links[child][SIBLING]
        if child == 0 or tree.links[child][CODE] != code:
            return True
    return False


@rule()
def list_children(tree: TreeArrays, network: NetworkArrays, node: int, n: int) -> None:
    """Write the nodes of the n legal actions to `children`; new ones get their prior."""
    links = tree.links
    before = 0
    child = links[node][CHILD]
    for index in range(n):
        code = tree.works[0].legal[index]
        while child != 0 and links[child][CODE] < code:
            before = child
            child = links[child][SIBLING]
        if child == 0 or links[child][CODE] != code:
            new = tree.tally[NODES]
            tree.tally[NODES] += 1
            links[new][CODE] = code
            links[new][CHILD] = 0
            links[new][SIBLING] = child
            links[new][VISITS] = 0
            if before == 0:
                links[node][CHILD] = new
            else:
                links[before][SIBLING] = new
            for column in range(COLUMNS):
                tree.values[new][column] = 0.0
            tree.values[new][PRIOR] = network.priors[index]
            child = new
        tree.children[index] = child
        before = child
        child = links[child][SIBLING]


@rule()
def best_child(tree: TreeArrays, node: int, n: int, at: int) -> int:
    """Return the child with the greatest value plus exploration (PUCT); those not visited count a little below."""
    links = tree.links
    values = tree.values
    visits = links[node][VISITS]
    expected = values[node][at] / max(1, visits) - tree.params[FIRST_PLAY]
    bonus = tree.params[EXPLORATION] * (visits + 1.0) ** 0.5
    chosen: int = tree.children[0]
    best = -1000.0
    for index in range(n):
        child = tree.children[index]
        quality = expected
        if links[child][VISITS] > 0:
            quality = values[child][at] / links[child][VISITS]
        bound = quality + bonus * values[child][PRIOR] / (1.0 + links[child][VISITS])
        if bound > best:
            best = bound
            chosen = child
    return chosen


@rule()
def write_leaf(tree: TreeArrays, network: NetworkArrays, at: int) -> None:
    """Write the values of states[1] by the network to `leaf`: values, then win shares, then margins, by seat."""
    seats = tree.states[1].n_seats
    per_seat = network.plan[11]
    for place in range(seats):
        seat = (at + place) % seats
        win = min(1.0, max(0.0, network.said[place * per_seat]))
        margin = lead_of(tree, seat) + tree.params[POINTS_UNIT] * network.said[place * per_seat + 1]
        tell_leaf(tree, seat, win, margin)


@rule()
def tell_leaf(tree: TreeArrays, seat: int, win: float, margin: float) -> None:
    """Write the value of a seat with an expected win share and margin."""
    lead = 0.5 + 0.5 * margin / (tree.params[LEAD_SCALE] + abs(margin))
    tree.leaf[seat] = tree.params[WIN_WEIGHT] * win + (1.0 - tree.params[WIN_WEIGHT]) * lead
    tree.leaf[4 + seat] = win
    tree.leaf[8 + seat] = margin


@rule()
def lead_of(tree: TreeArrays, seat: int) -> float:
    """Return the points a seat is ahead of the mean of the others, as if the game ended now."""
    others = 0.0
    for other in range(tree.states[1].n_seats):
        if other != seat:
            others += total_score(tree.states[1], other)
    lead: float = total_score(tree.states[1], seat) - others / (tree.states[1].n_seats - 1.0)
    return lead


@rule()
def write_end(tree: TreeArrays) -> None:
    """Write the values of a finished game to `leaf`."""
    seats = tree.states[1].n_seats
    most = total_score(tree.states[1], 0)
    for seat in range(1, seats):
        most = max(most, total_score(tree.states[1], seat))
    winners = 0.0
    for seat in range(seats):
        if total_score(tree.states[1], seat) == most:
            winners += 1.0
    for seat in range(seats):
        win = 1.0 / winners if total_score(tree.states[1], seat) == most else 0.0
        tell_leaf(tree, seat, win, lead_of(tree, seat))


@rule()
def back_up(tree: TreeArrays, depth: int) -> None:
    """Add a visit and the leaf values to every node on the path."""
    for step in range(depth + 1):
        node = tree.path[step]
        tree.links[node][VISITS] += 1
        for seat in range(tree.states[1].n_seats):
            tree.values[node][seat] += tree.leaf[seat]
            tree.values[node][WINS + seat] += tree.leaf[4 + seat]
            tree.values[node][MARGINS + seat] += tree.leaf[8 + seat]
