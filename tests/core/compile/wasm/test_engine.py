"""WebAssembly engines: the same face as native ones, with arrays in the module's memory or copied in and out."""

import subprocess
import sys
from array import array
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from semiramis.bots.search.engine import SEARCH
from semiramis.bots.search.tree import Tree
from semiramis.core.compile import playouts
from semiramis.core.compile.program import PLAYOUTS
from semiramis.core.compile.wasm import modules
from semiramis.core.compile.wasm.engine import WasmEngine
from semiramis.core.compile.wasm.memory import ModuleArray
from semiramis.core.model.buffers import zeros
from semiramis.core.registry import find_game

GAME = find_game("amyitis")


@pytest.fixture(scope="module")
def engine() -> WasmEngine:
    """The random games of a game as WebAssembly."""
    return WasmEngine.load(GAME)


def arguments(engine: WasmEngine, make: Any = zeros) -> list[Any]:
    """What `random_games` takes for three games; `make` makes the arrays of numbers."""
    start = GAME.new_state(2)
    stream, tally = make("q", 2), make("q", 8)
    playouts.seed_stream(stream, 1)
    return [engine.states(start, start), engine.works(), stream, tally, 3]


@pytest.fixture(scope="module")
def plain() -> tuple[Any, list[int], list[int]]:
    """The last state, the stream and the tally of the same three games by plain rules."""
    states, works, stream, tally = [GAME.new_state(2), GAME.new_state(2)], [GAME.rules.Work()], [0, 0], [0] * 8
    playouts.seed_stream(stream, 1)
    PLAYOUTS.linked(GAME).of(playouts.random_games)(states, works, stream, tally, 3)
    return states[1], stream, tally


def test_it_says_what_it_is(engine: WasmEngine) -> None:
    assert engine.backend == "wasm"
    assert engine.runtime.startswith("wasmtime ")
    assert engine.path.name == "amyitis-playouts.wasm"
    assert engine.stamp.encode() in engine.path.read_bytes()


def results(given: list[Any]) -> tuple[Any, list[int], list[int]]:
    return given[0][1], list(given[2]), list(given[3])


def test_arrays_outside_are_copied_in_and_out(engine: WasmEngine, plain: Any) -> None:
    given = arguments(engine)
    engine.entry(playouts.random_games)(*given)
    assert results(given) == plain


def test_arrays_of_an_engine_with_own_memory_are_used_where_they_are(engine: WasmEngine, plain: Any) -> None:
    own = engine.with_own_memory()
    given = arguments(own, own.zeros)
    assert isinstance(given[0].buffer, ModuleArray)
    assert isinstance(given[3], ModuleArray)
    own.entry(playouts.random_games)(*given)
    assert results(given) == plain


def test_its_memory_and_arrays_outside_can_be_mixed(engine: WasmEngine, plain: Any) -> None:
    own, other = engine.with_own_memory(), engine.with_own_memory()
    given = arguments(own)
    given[3] = other.zeros("q", 8)
    own.entry(playouts.random_games)(*given)
    assert results(given) == plain


@pytest.mark.parametrize("where", ["outside", "own"])
def test_a_bound_loop_is_called_again_and_again(engine: WasmEngine, plain: Any, where: str) -> None:
    own = engine.with_own_memory()
    given = arguments(own, own.zeros if where == "own" else zeros)
    bound = own.entry(playouts.random_games).bind(*given[:-1])
    for _ in range(3):
        bound(1)
    assert results(given) == plain


def test_threads_share_an_engine(engine: WasmEngine, plain: Any) -> None:
    all_given = [arguments(engine) for _ in range(6)]
    loop = engine.entry(playouts.random_games)
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(lambda given: loop(*given), all_given))
    assert all(results(given) == plain for given in all_given)


def test_memory_of_arrays_that_are_no_longer_used_is_used_again(engine: WasmEngine) -> None:
    own = engine.with_own_memory()
    kept = own.zeros("q", 5)
    kept[4] = 7
    with own.memory() as memory:
        for _ in range(3):
            used = own.zeros("d", 100, 1000)
            assert used[99, 999] == 0.0
            used[99, 999] = 2.5
            size = memory.instance.size
        for _ in range(50):
            own.zeros("d", 100, 1000)
        assert memory.instance.size == size
    assert list(kept) == [0, 0, 0, 0, 7]


def test_the_arrays_are_indexed_like_those_outside(engine: WasmEngine) -> None:
    own = engine.with_own_memory()
    mine, theirs = own.zeros("q", 4, 3), zeros("q", 4, 3)
    for array_ in (mine, theirs):
        for row in range(4):
            array_[row, 1] = -row
    assert len(mine) == len(theirs) == 4
    assert mine.tolist() == theirs.tolist()
    assert mine[1:3].tolist() == theirs[1:3].tolist() == [[0, -1, 0], [0, -2, 0]]
    assert mine.tobytes() == theirs.tobytes()
    assert mine[4:].tolist() == []
    for wrong in ((4, 0), (0, 3), (-1, 0), 0, (0, 0, 0)):
        with pytest.raises(IndexError):
            mine[wrong]
    with pytest.raises(IndexError, match="steps"):
        mine[::2]
    with pytest.raises(ValueError, match="8 bytes for a slice of 24"):
        mine[0:1] = bytes(8)


@pytest.mark.parametrize(
    ("place", "bad", "error"),
    [
        (0, [1, 2], "states must be an array, not list"),
        (0, bytearray(7), "states must be contiguous, with elements of"),
        (3, array("d", [0.0] * 8), "tally must hold integers, not 'd'"),
        (3, array("i", [0] * 8), "tally must be contiguous, with elements of 8 bytes each"),
    ],
)
def test_arguments_of_another_form_are_refused(engine: WasmEngine, place: int, bad: object, error: str) -> None:
    given = arguments(engine)
    given[place] = bad
    with pytest.raises((TypeError, ValueError), match=error):
        engine.entry(playouts.random_games)(*given)


def test_an_array_of_module_memory_with_other_numbers_is_refused(engine: WasmEngine) -> None:
    own = engine.with_own_memory()
    given = arguments(own)
    given[3] = own.zeros("d", 8)
    with pytest.raises(ValueError, match="tally must hold integers, not 'd'"):
        own.entry(playouts.random_games)(*given)


def test_more_memory_than_there_can_be_is_refused(engine: WasmEngine) -> None:
    with pytest.raises(MemoryError):
        engine.with_own_memory().zeros("q", 1 << 30)


def test_a_tree_lives_in_the_memory_of_its_module() -> None:
    tree = Tree(WasmEngine.load(GAME, SEARCH), rows=1 << 12)
    tree.reset(GAME.new_state(2), 3)
    assert isinstance(tree.links, ModuleArray)
    assert tree.simulate(40) == 40
    assert sum(tree.visits().values()) == tree.simulations == 40


WITHOUT = """
import sys
for name in ("ctypes", "mmap", "numba", "numpy", "platformdirs", "wasmtime"):
    sys.modules[name] = None
import semiramis.bots.search.levels
from semiramis.bots.search.engine import SEARCH
from semiramis.core.compile import engines
from semiramis.core.compile.wasm import engine, modules, runtime
from semiramis.core.model.buffers import zeros
from semiramis.core.registry import find_game
assert zeros("q", 1 << 17)[-1] == 0
print(modules.find(find_game("amyitis"), SEARCH).manifest.stamp)
"""


def test_nothing_native_is_imported_before_a_runtime_is_chosen() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == (modules.find(GAME, SEARCH).manifest.stamp, "")
