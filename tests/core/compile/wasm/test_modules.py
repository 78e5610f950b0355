"""The modules in the package: those of the rules, byte for byte, and clear words where they cannot be used."""

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from semiramis.bots.search.engine import SEARCH
from semiramis.bots.search.write_wasm import PROGRAMS, main
from semiramis.core.compile import cache, playouts
from semiramis.core.compile.build import BuildError
from semiramis.core.compile.program import PLAYOUTS, Program
from semiramis.core.compile.wasm import build, engine, modules, runtime
from semiramis.core.compile.wasm.engine import WasmEngine
from semiramis.core.registry import find_game, keys

GAME = find_game("amyitis")
STALE = "src/semiramis/wasm is not that of the rules: run `make wasm` and commit what it writes"


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.name)
@pytest.mark.parametrize("key", keys())
def test_the_modules_are_those_of_the_rules(key: str, program: Program) -> None:
    built = build.build_module(find_game(key), program)
    assert modules.manifest_path(built.path).read_text(encoding="utf-8") == built.manifest.to_json(), STALE
    assert built.path.read_bytes() == built.code, STALE


def test_nothing_else_is_in_the_folder() -> None:
    wanted = {f"{key}-{program.name}.{end}" for key in keys() for program in PROGRAMS for end in ("wasm", "json")}
    assert {path.name for path in modules.FOLDER.iterdir()} == wanted


def test_the_pinned_compiler_is_the_one_in_the_project_file() -> None:
    text = (Path(__file__).parents[4] / "pyproject.toml").read_text(encoding="utf-8")
    assert f'"ziglang=={build.ZIG_VERSION}"' in text


def test_another_compiler_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "version", lambda _: "0.1.0")
    with pytest.raises(BuildError) as problem:
        build.build_module(GAME, PLAYOUTS)
    assert problem.value.message.id == "compile-wasm-no-zig"
    assert problem.value.message.args == {"wanted": build.ZIG_VERSION, "found": "0.1.0"}


def test_all_are_written_with_their_manifests(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = modules.find(GAME, PLAYOUTS)
    monkeypatch.setattr(
        "semiramis.bots.search.write_wasm.build_module",
        lambda game, program: replace(module, path=folder / f"new-{game.key}-{program.name}.wasm"),
    )
    main()
    assert len(list(folder.glob("new-*.wasm"))) == len(list(folder.glob("new-*.json"))) == len(keys()) * len(PROGRAMS)
    assert modules.ModuleManifest.read(folder / "new-amyitis-search.json") == module.manifest
    assert f"new-amyitis-search.wasm: {len(module.code)} bytes" in capsys.readouterr().out


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the modules, to be damaged."""
    made = tmp_path / "wasm"
    shutil.copytree(modules.FOLDER, made)
    monkeypatch.setattr(modules, "FOLDER", made)
    return made


def refused(program: Program = PLAYOUTS, game: Any = GAME) -> str:
    with pytest.raises(BuildError) as problem:
        WasmEngine.load(game, program)
    return problem.value.message.id


@pytest.mark.parametrize("damage", ["", "half", "another file", "one bit", "a trap for wat: (module)"])
def test_a_damaged_module_is_refused(folder: Path, damage: str) -> None:
    path = folder / "amyitis-playouts.wasm"
    code = bytearray(path.read_bytes())
    if damage == "one bit":
        code[len(code) // 2] ^= 1
    path.write_bytes({"half": code[: len(code) // 2], "one bit": code}.get(damage, damage.encode()))
    assert refused() == "compile-wasm-damaged"


def test_what_is_no_module_is_refused_though_its_checksum_fits(folder: Path) -> None:
    manifest = modules.find(GAME, PLAYOUTS).manifest
    path = folder / "amyitis-playouts.wasm"
    path.write_bytes(b"\0asm" + manifest.stamp.encode())
    modules.manifest_path(path).write_text(replace(manifest, sha256=_checksum(path)).to_json())
    assert refused() == "compile-wasm-damaged"


def _checksum(path: Path) -> str:
    import hashlib

    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"stamp": 1}', '{"stamp": "ab", "tables": 3}'])
def test_a_damaged_manifest_is_refused(folder: Path, text: str) -> None:
    (folder / "amyitis-playouts.json").write_text(text)
    assert refused() == "compile-wasm-damaged"


def test_a_program_without_a_module_is_refused() -> None:
    assert refused(Program("other", entries=(playouts.seed_stream,))) == "compile-wasm-missing"


def test_a_module_of_other_rules_is_refused(folder: Path) -> None:
    manifest = modules.find(GAME, PLAYOUTS).manifest
    path = folder / "amyitis-playouts.json"
    path.write_text(replace(manifest, stamp="0" * 16).to_json())
    assert refused() == "compile-wasm-stale", "the module has another stamp than its manifest"
    for end in ("wasm", "json"):
        shutil.copy(folder / f"amyitis-search.{end}", folder / f"amyitis-playouts.{end}")
    assert refused() == "compile-wasm-stale", "both are those of another program"


def test_sources_that_give_the_same_code_may_use_the_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "_emitter_sources", lambda: b"another comment")
    assert WasmEngine.load(GAME).stamp == modules.find(GAME, PLAYOUTS).manifest.stamp


def test_an_edition_with_tables_of_other_sizes_is_refused() -> None:
    tables = {**GAME.components.tables, "PALACE_PRESTIGE": [1, 2, 3]}
    other = replace(GAME, components=replace(GAME.components, tables=tables))
    with pytest.raises(BuildError) as problem:
        WasmEngine.load(other)
    assert problem.value.message.id == "compile-wasm-shapes"
    assert problem.value.message.args == {"file": "amyitis-playouts.wasm", "table": "PALACE_PRESTIGE"}


def test_without_a_runtime_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert runtime.find_runtime() is None
    assert refused() == "compile-wasm-no-runtime"


def test_a_runtime_that_is_given_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = runtime.find_runtime()
    assert installed is not None

    class Named(type(installed)):  # type: ignore[misc]
        name = "another"

    monkeypatch.setattr(runtime, "_given", [])
    runtime.use_runtime(Named())
    assert engine.WasmEngine.load(GAME).runtime == "another"
    runtime.use_runtime(None)
    assert engine.WasmEngine.load(GAME).runtime == installed.name


def test_javascript_can_read_the_manifest() -> None:
    data = json.loads((modules.FOLDER / "amyitis-search.json").read_text(encoding="utf-8"))
    assert data["exports"]["entry_simulate"][:2] == ["result", "tables"]
    assert data["exports"]["entry_simulate"][-3:] == ["root", "times", "until"]
    assert data["records"] == {"State": GAME.rules.State.packing.size, "Work": GAME.rules.Work.packing.size}
    assert data["stamp"] == modules.find(GAME, SEARCH).manifest.stamp
