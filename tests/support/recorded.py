"""Games and search trees recorded by plain Python, and the same by compiled code, wherever that runs.

A record is plain JSON, so that other processes and other languages can replay it. It says of every decision which code
was played and what the state was after it, by hash, and of every tree all its rows.
"""

import hashlib
from random import Random
from typing import Any

from semiramis.bots.search import kernel
from semiramis.bots.search.engine import SEARCH
from semiramis.bots.search.params import params_for
from semiramis.bots.search.tree import DEEPEST, MOST_MOVES
from semiramis.core.compile.c.declarations import pack_edition
from semiramis.core.compile.engine import Engine
from semiramis.core.compile.playouts import random_code, seed_stream, trace_game
from semiramis.core.compile.program import PLAYOUTS, Program
from semiramis.core.compile.wasm.modules import find
from semiramis.core.game import Game
from semiramis.core.model.domain import NOBODY

Record = dict[str, Any]
ROWS = 6000
SIMULATIONS = 16
PARAMS = {"rollout_turns": 1.0, "rollout_candidates": 3.0}


def short_hash(data: bytes) -> str:
    """Sixteen hex digits of a SHA-256, which every language has."""
    return hashlib.sha256(data).hexdigest()[:16]


def record(game: Game, games: int, seed: int = 1, trees: int = 3) -> Record:
    """Play random games with 2, 3 and 4 seats and random options, and grow trees from positions in them."""
    random = Random(seed)
    traced, met = [], []
    for number in range(games):
        options = {o.name: random.choice(o.domain.words) for o in game.options if o.field} if number % 2 else {}
        start = game.new_state(game.seats[number % len(game.seats)], options)
        trace, positions = _traced(game, start, seed + number)
        traced.append(trace)
        met += positions
    roots = [met[(2 * n + 1) * len(met) // (2 * trees)] for n in range(trees)]
    return {
        "tables": {program.name: _tables(game, program).hex() for program in (PLAYOUTS, SEARCH)},
        "sizes": {
            "rows": ROWS,
            "deepest": DEEPEST,
            "moves": MOST_MOVES,
            "columns": {"links": kernel.VISITS + 1, "values": kernel.HEURISTIC + 1},
        },
        "games": traced,
        "trees": [_grown(game, root, seed + n) for n, root in enumerate(roots)],
    }


def _tables(game: Game, program: Program) -> bytes:
    return pack_edition(find(game, program).manifest.tables, game.components.tables)


def _traced(game: Game, start: Any, seed: int) -> tuple[Record, list[Any]]:
    """A random game, and the positions in it where somebody has a choice."""
    step, work, stream = PLAYOUTS.linked(game).of(random_code), game.rules.Work(), [0, 0]
    seed_stream(stream, seed)
    trace: Record = {"state": start.to_bytes().hex(), "stream": list(stream), "codes": [], "hashes": []}
    state, met = start.clone(), []
    while game.rules.mover(state) != NOBODY:
        code = step(state, work, stream)
        if game.rules.mover(state) >= 0 and 2 <= work.n_legal <= 40:
            met.append(state.clone())
        game.rules.apply(state, work, code)
        trace["codes"].append(code)
        trace["hashes"].append(short_hash(state.to_bytes()))
    return trace, met


def _grown(game: Game, state: Any, seed: int) -> Record:
    params = params_for(game, state.n_seats, **PARAMS)
    links = [[0] * (kernel.VISITS + 1) for _ in range(ROWS)]
    values = [[0.0] * (kernel.HEURISTIC + 1) for _ in range(ROWS)]
    stream, tally = [0, 0], [1, 0, 0]
    seed_stream(stream, seed)
    begun = list(stream)
    arrays = kernel.SearchArrays(
        states=[state.clone() for _ in range(3)],
        works=[game.rules.Work(), game.rules.Work()],
        stream=stream,
        links=links,
        values=values,
        path=[0] * DEEPEST,
        children=[0] * MOST_MOVES,
        leaf_values=[0.0] * kernel.HEURISTIC,
        params=list(params),
        tally=tally,
    )
    assert SEARCH.linked(game).of(kernel.simulate)(arrays, 0, SIMULATIONS, 0) == SIMULATIONS
    used = tally[kernel.NODES]
    return {
        "state": state.to_bytes().hex(),
        "stream": begun,
        "params": params,
        "simulations": SIMULATIONS,
        "links": links[:used],
        "values": values[:used],
    }


def differences(engine: Engine, recorded: Record) -> list[str]:
    """Replay a record in compiled code that has `trace_game` or `simulate` or both; returns what differs, and where."""
    found: list[str] = []
    loops = (*engine.program.entries, *engine.program.on_demand)
    if trace_game in loops:
        found += [text for n, trace in enumerate(recorded["games"]) if (text := _game(engine, n, trace))]
    if kernel.simulate in loops:
        found += [text for n, tree in enumerate(recorded["trees"]) if (text := _tree(engine, n, tree))]
    return found


def _game(engine: Engine, number: int, trace: Record) -> str:
    own = engine.with_own_memory()
    length = len(trace["codes"])
    states, codes, stream = own.blank_states(length + 1), own.zeros("q", length + 1), own.zeros("q", 2)
    states[0] = bytes.fromhex(trace["state"])
    stream[0], stream[1] = trace["stream"]
    made = own.entry(trace_game)(states, own.works(), stream, codes, length)
    for at in range(made):
        if (codes[at], short_hash(states.bytes_at(at + 1))) != (trace["codes"][at], trace["hashes"][at]):
            return f"game {number}, decision {at}: {engine.game.rules.catalogue.notation(codes[at])}"
    return "" if made == length else f"game {number}: {made} decisions instead of {length}"


def _tree(engine: Engine, number: int, tree: Record) -> str:
    own = engine.with_own_memory()
    zeros = own.zeros
    states, stream, tally = own.blank_states(3), zeros("q", 2), zeros("q", 3)
    links, values = zeros("q", ROWS, kernel.VISITS + 1), zeros("d", ROWS, kernel.HEURISTIC + 1)
    params = zeros("d", len(tree["params"]))
    states[0] = bytes.fromhex(tree["state"])
    stream[0], stream[1] = tree["stream"]
    tally[kernel.NODES] = 1
    for index, param in enumerate(tree["params"]):
        params[index] = param
    arrays = kernel.SearchArrays(
        states, own.works(2), stream, links, values, zeros("q", DEEPEST), zeros("q", MOST_MOVES),
        zeros("d", kernel.HEURISTIC), params, tally,
    )  # fmt: skip
    made = own.entry(kernel.simulate)(arrays, 0, tree["simulations"], 0)
    used = len(tree["links"])
    if (made, tally[kernel.NODES]) != (tree["simulations"], used):
        return f"tree {number}: {made} simulations, {tally[kernel.NODES]} rows instead of {used}"
    mine, theirs = (links[:used].tolist(), values[:used].tolist()), (tree["links"], tree["values"])
    return "" if mine == theirs else f"tree {number}: other rows"
