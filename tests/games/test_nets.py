"""Every back end makes the decisions and grows the search trees that plain Python does, to the last bit.

The optimised library, one that checks every index, one with the compiler's sanitizers, WebAssembly in wasmtime and in
Node: all replay what plain Python has recorded, with the printed edition and with a changed one.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from semiramis.bots.search.engine import SEARCH
from semiramis.core.compile.engine import Engine
from semiramis.core.compile.native import NativeEngine
from semiramis.core.compile.program import PLAYOUTS
from semiramis.core.compile.wasm.engine import WasmEngine
from semiramis.core.compile.wasm.modules import FOLDER
from semiramis.core.game import Game
from semiramis.core.registry import find_game, keys
from tests.support import sanitized
from tests.support.changed_editions import changed
from tests.support.recorded import Record, differences, record

pytestmark = pytest.mark.wide
KEYS = [pytest.param(key, marks=pytest.mark.xdist_group(f"proof of {key}")) for key in keys()]
GAMES, TREES = 9, 4
MANY_GAMES, MANY_TREES = 150, 40
REPLAY = Path(__file__).parents[1] / "support" / "replay.mjs"
SANITIZED_GAMES = 6


@cache
def recorded(key: str, edition: str) -> Record:
    """What plain Python plays, once for all back ends."""
    return record(game_of(key, edition), GAMES, trees=TREES)


@cache
def game_of(key: str, edition: str) -> Game:
    return find_game(key) if edition == "printed" else changed(find_game(key))


def back_ends(game: Game) -> Iterator[tuple[str, Engine]]:
    """All back ends that run in this process."""
    yield "optimised playouts", NativeEngine.load(game, PLAYOUTS)
    yield "optimised search", NativeEngine.load(game, SEARCH)
    yield "bounds checked", NativeEngine.load(game, sanitized.PROOFS, checked=True)
    yield "wasm playouts", WasmEngine.load(game, PLAYOUTS)
    yield "wasm search", WasmEngine.load(game, SEARCH)


def all_differences(game: Game, plain: Record) -> dict[str, list[str]]:
    found = {name: differences(engine, plain) for name, engine in back_ends(game)}
    return {name: what for name, what in found.items() if what}


@pytest.mark.parametrize("edition", ["printed", "changed"])
@pytest.mark.parametrize("key", KEYS)
def test_native_code_and_wasmtime_do_what_plain_python_does(key: str, edition: str) -> None:
    assert all_differences(game_of(key, edition), recorded(key, edition)) == {}


@pytest.mark.parametrize("key", KEYS)
def test_editions_share_their_code_and_differ_by_their_tables(key: str) -> None:
    printed, other = back_ends(game_of(key, "printed")), back_ends(game_of(key, "changed"))
    for (name, one), (_, another) in zip(printed, other, strict=True):
        assert one.path == another.path
        assert one.stamp == another.stamp
        assert differences(one, recorded(key, "changed")) != [], f"{name}: the other numbers make a difference"


def replay_in_node(key: str, plain: Record, folder: Path) -> str:
    """What differs in Node."""
    node = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    assert node is not None, "Node is missing: `make web` sets it up"
    path = folder / "recorded.json"
    path.write_text(json.dumps(plain), encoding="utf-8")
    done = subprocess.run([node, REPLAY, path, FOLDER, key], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("edition", ["printed", "changed"])
@pytest.mark.parametrize("key", KEYS)
def test_node_does_what_plain_python_does(key: str, edition: str, tmp_path: Path) -> None:
    assert replay_in_node(key, recorded(key, edition), tmp_path) == ""


@pytest.mark.xdist_group("proof of amyitis")
def test_what_differs_in_node_is_told(tmp_path: Path) -> None:
    plain = json.loads(json.dumps(recorded("amyitis", "printed")))
    plain["games"][2]["hashes"][7] = "0" * 16
    plain["games"][3]["codes"].append(0)
    plain["trees"][0]["values"][1][4] += 1e-9
    plain["trees"][1]["links"].pop()
    lines = replay_in_node("amyitis", plain, tmp_path).splitlines()
    assert [line.split(":")[0] for line in lines] == ["game 2, decision 7", "game 3", "tree 0", "tree 1"]


@pytest.mark.parametrize("key", KEYS)
def test_the_sanitizers_find_nothing(key: str, tmp_path: Path) -> None:
    plain = recorded(key, "printed")
    path = tmp_path / "recorded.json"
    path.write_text(json.dumps({**plain, "games": plain["games"][:SANITIZED_GAMES]}), encoding="utf-8")
    done = sanitized.run(key, path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


HEAD = "EXPORT void entry_trace_game(int64_t *arguments) {"
BEFORE_THE_STATES = "volatile char before = ((char *)(uintptr_t)arguments[2])[-1];"
MISTAKES = {
    "signed integer overflow": "volatile int64_t number = INT64_MAX; number += arguments[3];",
    "heap-buffer-overflow" if sanitized.address_runtime() else "": BEFORE_THE_STATES,
}


@pytest.mark.xdist_group("proof of amyitis")
@pytest.mark.parametrize("said", [said for said in MISTAKES if said])
def test_the_sanitizers_notice_mistakes(said: str, tmp_path: Path) -> None:
    path = tmp_path / "recorded.json"
    path.write_text(json.dumps(recorded("amyitis", "printed")), encoding="utf-8")
    done = sanitized.run("amyitis", path, lambda text: text.replace(HEAD, f"{HEAD} {MISTAKES[said]}"))
    assert done.returncode != 0
    assert said in done.stderr


@pytest.mark.long
@pytest.mark.parametrize("edition", ["printed", "changed"])
@pytest.mark.parametrize("key", KEYS)
def test_many_games_and_trees_are_the_same_everywhere(key: str, edition: str, tmp_path: Path) -> None:
    game = game_of(key, edition)
    plain = record(game, MANY_GAMES, seed=1000, trees=MANY_TREES)
    assert all_differences(game, plain) == {}
    assert replay_in_node(key, plain, tmp_path) == ""
    if edition == "printed":
        done = sanitized.run(key, tmp_path / "recorded.json")
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
