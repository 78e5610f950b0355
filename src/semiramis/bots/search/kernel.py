"""Search: a tree of decisions, grown by simulation; written once in the rules dialect, for every game.

A node is a sequence of decisions: a row of `links` (code, first child, next sibling, visits) and a row of `worth` (what
its visits brought each seat, and what the advice thinks of it). Positions are not kept. A simulation starts at the root
and plays its way down; chance is drawn by its true weights and leaves no node, so that what was learnt of a plan counts
whatever is drawn, and at every decision the moves that are legal this time are those that are compared. Each seat
chooses for itself. Where a simulation leaves the tree it may play on for a while, guided by the game's advice, and then
the position is judged by that advice.
"""

from typing import Any

from semiramis.core.compile.interface import apply, copy_state, legal, mover, part_score, total_score, value
from semiramis.core.compile.playouts import draw_below, draw_outcome
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.rule import rule

CODE, CHILD, SIBLING, VISITS = range(4)
"""Columns of links; siblings stand in the order of their codes, and 0 is no node."""

GUESS = 4
"""The column of worth after those of the four seats: the lead in points that the advice sees."""

NODES, MOVES, LAST = range(3)
"""What the tally keeps: rows in use, decisions and draws made, and the seat that decided last."""

CURIOSITY, EVENNESS, CAUTION, FAITH, SLOPE, RANK_WEIGHT, FARSIGHT, CANDIDATES = range(8)
"""The knobs of a search.

CURIOSITY: how much a promising move is tried that has had few visits. EVENNESS: the share of attention that all moves
get alike. CAUTION: points by which a move looks worse than the best for half of its root of attention. FAITH: how many
visits the advice on a move weighs as much as. SLOPE: points of lead that count as half of a sure win. RANK_WEIGHT: the
share of a result that is the place; the rest is the margin. FARSIGHT: how many turns a simulation plays on beyond the
tree, the one under way included. CANDIDATES: how many moves each decision of these turns is the best of, drawn at
random where there are more.
"""

SETTLED_EVERY = 32
"""After so many visits of the root each time it is asked whether there is anything left to decide."""

LEAST_SCALE = 0.01
"""Differences below this are not blown up any further."""


@rule()
def grow_tree(
    states: Any,
    works: Any,
    stream: Any,
    links: Any,
    worth: Any,
    path: Any,
    menu: Any,
    gain: Any,
    knobs: Any,
    tally: Any,
    root: int,
    times: int,
    until: int,
) -> int:
    """Add simulations from states[0], where the root stands; how many were made before the tree was full.

    `until`: after how many visits of the root the search will choose; it ends as soon as none of those left can change
    the choice. 0: it goes on, whatever it would choose.
    """
    for done in range(times):
        if tally[NODES] + len(menu) > len(links):
            return done
        seen = links[root][VISITS]
        if seen < until and seen % SETTLED_EVERY == 0 and is_settled(links, root, until - seen):
            return done
        copy_state(states, 1, 0)
        depth = go_down(states, works, stream, links, worth, path, menu, knobs, tally, root)
        play_on(states, works, stream, knobs, tally)
        judge(states, gain, knobs)
        hand_back(states, links, worth, path, gain, depth)
    return times


@rule()
def is_settled(links: Any, root: int, left: int) -> bool:
    """Whether the move tried most will stay the one tried most, whatever so many simulations still find."""
    most = 0
    second = 0
    child = links[root][CHILD]
    while child != 0:
        tried = links[child][VISITS]
        if tried > most:
            second = most
            most = tried
        elif tried > second:
            second = tried
        child = links[child][SIBLING]
    settled: bool = most - second > left
    return settled


@rule()
def go_down(
    states: Any,
    works: Any,
    stream: Any,
    links: Any,
    worth: Any,
    path: Any,
    menu: Any,
    knobs: Any,
    tally: Any,
    root: int,
) -> int:
    """Play from the root to a position that has not been judged yet, or that there is no room for; how deep it lies."""
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
            meet_moves(states, works, links, worth, menu, tally, node, n, at)
            node = best_move(links, worth, menu, knobs, node, n, at)
            apply(states[1], works[0], links[node][CODE])
            depth += 1
            path[depth] = node
        at = mover(states[1])
    return depth


@rule()
def meet_moves(
    states: Any, works: Any, links: Any, worth: Any, menu: Any, tally: Any, node: int, n: int, at: int
) -> None:
    """Put the nodes of the legal moves on the menu; new ones are looked at with the advice on where they lead."""
    before = 0
    child = links[node][CHILD]
    for place in range(n):
        code = works[0].legal[place]
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
            for seat in range(GUESS):
                worth[new][seat] = 0.0
            copy_state(states, 2, 1)
            apply(states[2], works[1], code)
            worth[new][GUESS] = value(states[2], at)
            child = new
        menu[place] = child


@rule()
def best_move(links: Any, worth: Any, menu: Any, knobs: Any, node: int, n: int, at: int) -> int:
    """The move on the menu that a seat tries next: good among those tried, or promising and little tried."""
    low = 1.0
    high = 0.0
    most = worth[menu[0]][GUESS]
    for place in range(n):
        child = menu[place]
        most = max(most, worth[child][GUESS])
        if links[child][VISITS] > 0:
            good = worth[child][at] / links[child][VISITS]
            low = min(low, good)
            high = max(high, good)
    whole = 0.0
    for place in range(n):
        whole += attention(knobs, most - worth[menu[place]][GUESS])
    pull = knobs[CURIOSITY] * (links[node][VISITS] + 1.0) ** 0.5 * max(high - low, LEAST_SCALE)
    chosen: int = menu[0]
    best = -1000.0
    for place in range(n):
        child = menu[place]
        tried = links[child][VISITS]
        guess = worth[child][GUESS]
        good = (worth[child][at] + knobs[FAITH] * share_of_win(knobs, guess)) / (tried + knobs[FAITH])
        share = knobs[EVENNESS] / n + (1.0 - knobs[EVENNESS]) * attention(knobs, most - guess) / whole
        wish = good + pull * share / (1.0 + tried)
        if wish > best:
            best = wish
            chosen = child
    return chosen


@rule()
def attention(knobs: Any, short: float) -> float:
    """How much of a move is expected that falls short of the best by some points, to the advice's eye."""
    root = knobs[CAUTION] / (knobs[CAUTION] + short)
    much: float = root * root
    return much


@rule()
def share_of_win(knobs: Any, lead: float) -> float:
    """What a lead in points is worth, from 0 to 1."""
    share: float = 0.5 + 0.5 * lead / (knobs[SLOPE] + abs(lead))
    return share


@rule()
def play_on(states: Any, works: Any, stream: Any, knobs: Any, tally: Any) -> None:
    """Play on in states[1] until as many turns are over as the search is to see beyond its tree."""
    left = int(knobs[FARSIGHT])
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
            apply(states[1], works[0], guided_code(states, works, stream, knobs, n, at))
        at = mover(states[1])


@rule()
def guided_code(states: Any, works: Any, stream: Any, knobs: Any, n: int, at: int) -> int:
    """The best move, by the advice on where it leads, of all or of a few drawn at random."""
    few = min(n, int(knobs[CANDIDATES]))
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
def judge(states: Any, gain: Any, knobs: Any) -> None:
    """What the position in states[1] is worth to each seat, from 0 to 1."""
    over = mover(states[1]) == NOBODY
    for seat in range(states[1].n_seats):
        gain[seat] = share_of_win(knobs, value(states[1], seat))
        if over:
            gain[seat] += knobs[RANK_WEIGHT] * (place_share(states, seat) - gain[seat])


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


@rule()
def sample_ends(
    states: Any, works: Any, stream: Any, knobs: Any, tally: Any, ends: Any, parts: int, times: int
) -> None:
    """Play games on from states[0] to their ends and add up how they end.

    A row of ends for each seat: its score parts, then its total, then its share of the win.
    """
    for _ in range(times):
        copy_state(states, 1, 0)
        play_on(states, works, stream, knobs, tally)
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
