"""The architecture: imports go down only, a light start, rules in the dialect, small files and folders."""

import ast
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from semiramis.core.compile import playouts
from semiramis.core.model.dialect import Fault, lint, lint_rule
from semiramis.core.model.rule import rule
from semiramis.core.registry import find_game, keys

SRC = Path(__file__).parents[2] / "src" / "semiramis"
ORDER = ("core", "art", "games", "bots", "review", "arena", "research", "training", "server", "browser", "cli")
BY_NAME_ONLY = {"semiramis.core.registry"}
"""The registry names games as text and imports them on demand."""


LAYERS = {
    "core": ("model", "i18n", "editions", "guide", "compile", "game", "registry", "play", "verify"),
    "arena": ("schedule", "plan", "results", "run", "contest"),
    "bots": ("api", "builtin", "search", "network", "review", "registry", "characters", "process"),
    "server": (
        "errors",
        "logs",
        "tokens",
        "schemas",
        "storage",
        "bots",
        "tables",
        "work",
        "service",
        "cluster",
        "answers",
        "http",
        "settings",
        "metrics",
        "audit",
        "backup",
        "transfer",
        "app",
        "write_openapi",
    ),
    "cli": ("support", "translate", "verify", "commands", "main"),
}
"""The folders and modules of a package from bottom to top; imports within the package go down only."""
LONGEST_FILE = 300
REASON = "# Long because "
"""A file may be longer if one of its first lines begins with this and gives the reason."""
MOST_FILES = 18
"""The maximum number of files in a folder, without `__init__.py`."""


@cache
def imports(file: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return [name for name in found if name.startswith("semiramis.")]


def files() -> list[Path]:
    return sorted(SRC.rglob("*.py"))


def test_imports_go_downhill() -> None:
    for file in files():
        floor = file.relative_to(SRC).parts[0]
        if floor not in ORDER:
            continue
        for name in imports(file):
            below = name.split(".")[1]
            assert below not in ORDER or ORDER.index(below) <= ORDER.index(floor), f"{file.name} imports {name}"


def test_the_table_of_layers_in_the_architecture_is_true() -> None:
    text = (SRC.parents[1] / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `src/semiramis/(\w+)(?:/<game>)?` \| .* \| ([^|]+) \|$", text, flags=re.M)
    allowed = {package: set(named.split(", ")) & set(ORDER) for package, named in rows}
    assert set(allowed) >= set(ORDER)
    for package in set(ORDER) - {"cli"}:
        used = {name.split(".")[1] for file in (SRC / package).rglob("*.py") for name in imports(file)}
        assert used & set(ORDER) - {package} <= allowed[package], package


def test_the_stations_of_a_move_in_the_architecture_are_there() -> None:
    text = (SRC.parents[1] / "ARCHITECTURE.md").read_text(encoding="utf-8")
    stations = re.findall(r"^\| (\d+) \| `([^`]+\.py)` ([^|]+) \|", text, flags=re.M)
    assert [int(number) for number, _, _ in stations] == list(range(1, len(stations) + 1))
    assert f"passes {len(stations)} stations" in text
    for _, place, named in stations:
        for key in keys() if "<g>" in place else ("",):
            source = (SRC / place.replace("<g>", key)).read_text(encoding="utf-8")
            for name in re.split(r", | → ", named.strip()):
                assert re.search(rf"(def|class) {name.split('.')[-1]}\b", source), f"{place} has no {name}"


def test_a_game_imports_no_other_game() -> None:
    for file in (SRC / "games").rglob("*.py"):
        game = file.relative_to(SRC / "games").parts[0]
        others = [n for n in imports(file) if n.startswith("semiramis.games.") and n.split(".")[2] != game]
        assert game.endswith(".py") or others == [], f"{file}: {others}"


FACETS = {
    "components": (),
    "rules": ("components",),
    "referee": ("components", "rules"),
    "display": ("components", "rules", "referee"),
    "guide": ("components", "rules", "referee", "display"),
    "ai": ("components", "rules"),
}
"""The folders of a game, and the other folders each may import from."""


@pytest.mark.parametrize("key", keys())
def test_the_folders_of_a_game_are_its_facets_and_import_downwards(key: str) -> None:
    home = SRC / "games" / key
    folders = {folder.name for folder in home.iterdir() if folder.is_dir() and folder.name != "__pycache__"}
    assert folders == {*FACETS, "data"}
    assert {file.name for file in home.glob("*.py")} == {"__init__.py", "game.py"}
    for file in home.rglob("*.py"):
        facet = file.relative_to(home).parts[0]
        for name in imports(file):
            parts = name.split(".")
            if facet in FACETS and parts[1] == "games" and len(parts) > 3:
                assert parts[3] in (facet, *FACETS[facet]), f"{file.relative_to(SRC)} imports {name}"


def test_the_core_names_no_game() -> None:
    for file in (SRC / "core").rglob("*.py"):
        if f"semiramis.core.{file.stem}" not in BY_NAME_ONLY:
            text = file.read_text(encoding="utf-8").lower()
            names = [n for n in ("amyitis", "babylon", "ishtar") if n in text and file.stem != "text"]
            assert names == [], f"{file.name} speaks of {names}"


def test_importing_the_games_loads_neither_numpy_nor_texts() -> None:
    code = (
        "import sys, semiramis.games, semiramis.games.amyitis.game, semiramis.games.babylon.game\n"
        "import semiramis.games.ishtar.game\n"
        "import semiramis.core.play.match, semiramis.core.play.log\n"
        "print([m for m in ('numpy', 'rich', 'typer', 'fluent') if m in sys.modules])"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "[]"


@pytest.mark.parametrize("key", keys())
def test_all_rules_are_in_the_dialect(key: str) -> None:
    assert lint((*find_game(key).rules.modules, playouts)) == []
    assert lint(find_game(key).ai.modules, floats=True) == []


@rule()
def uses_everything(state: int) -> int:
    """Everything the dialect does not allow."""
    things = [state, 1.5, "text"]
    for thing in things:
        print(f"{thing}")
    if state / 2 > 1:
        raise ValueError
    table = {n: n for n in range(state)}
    return len(table) or lint(()) or state.bit_length()  # type: ignore[return-value]


@rule()
def undocumented(state: int) -> int:
    return state


def test_the_lint_names_file_line_and_what_is_wrong() -> None:
    faults = lint_rule(uses_everything)  # type: ignore[arg-type]
    said = {fault.what for fault in faults}
    assert {
        "a list", "a float", "a string", "a loop over something else than range", "a float division", "an exception",
        "a comprehension", "a method call .bit_length()", "a call of lint, which is not a rule",
        "a call of print, which is not a rule",
    } <= said  # fmt: skip
    first = uses_everything.__code__.co_firstlineno
    assert Fault("test_architecture.py", first + 3, "uses_everything", "a list") in faults
    assert str(faults[0]).startswith(f"test_architecture.py:{faults[0].line}: rule uses_everything uses ")
    assert [f.what for f in lint_rule(undocumented)] == ["no docstring"]  # type: ignore[arg-type]


def test_floats_only_where_they_are_allowed() -> None:
    assert "a float" not in {f.what for f in lint_rule(uses_everything, floats=True)}  # type: ignore[arg-type]


def at_run_time(file: Path) -> list[str]:
    """Return the modules that a file imports, except those used only for type hints."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    hints = [
        node
        for block in ast.walk(tree)
        if isinstance(block, ast.If) and isinstance(block.test, ast.Name) and block.test.id == "TYPE_CHECKING"
        for node in ast.walk(block)
    ]
    return [
        node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node not in hints and node.module
    ]


@pytest.mark.parametrize("package", LAYERS)
def test_the_folders_of_a_package_import_downwards(package: str) -> None:
    layers, home = LAYERS[package], SRC / package
    for file in home.rglob("*.py"):
        layer = file.relative_to(home).parts[0].removesuffix(".py")
        if layer == "__init__":
            continue
        assert layer in layers, f"{file.relative_to(SRC)} is in no layer"
        for name in at_run_time(file):
            parts = name.split(".")
            if parts[:2] == ["semiramis", package] and len(parts) > 2:
                assert layers.index(parts[2]) <= layers.index(layer), f"{file.relative_to(SRC)} imports {name}"


def test_folders_stay_small() -> None:
    folders = [folder for root in (SRC, SRC.parents[1] / "tests") for folder in root.rglob("*") if folder.is_dir()]
    large = {str(f): n for f in folders if (n := len([*f.glob("[!_]*.py"), *f.glob("_[!_]*.py")])) > MOST_FILES}
    assert large == {}


def test_files_stay_small() -> None:
    root = SRC.parents[1]
    everything = [*files(), *(root / "tests").rglob("*.py"), *(root / "bench").rglob("*.py")]
    texts = {str(file.relative_to(root)): file.read_text(encoding="utf-8").splitlines() for file in everything}
    long = {name: len(lines) for name, lines in texts.items() if len(lines) > LONGEST_FILE}
    unexplained = {n: lines for n, lines in long.items() if not any(line.startswith(REASON) for line in texts[n][:15])}
    assert unexplained == {}
