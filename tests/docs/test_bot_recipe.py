"""The recipe for a bot in CONTRIBUTING.md works as it is written."""

import re
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from semiramis.bots import registry
from semiramis.bots.api import bot_view
from semiramis.bots.registry import known_bots, make_bot
from semiramis.core.registry import find_game, keys
from tests.bots.search.support import thoughtful_positions
from tests.support.cli import Cli

RECIPE = Path(__file__).parents[2].joinpath("CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Add a bot")[2]


def block(language: str) -> str:
    """The first block of a language in the recipe, without its indent."""
    found = re.search(rf"   ```{language}\n(.*?)   ```", RECIPE, re.DOTALL)
    assert found
    return re.sub(r"^   ", "", found[1], flags=re.MULTILINE)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my_bot.py"
    path.write_text(block("python"), encoding="utf-8")
    return path


@pytest.mark.parametrize("key", keys())
def test_the_bot_plays_every_game_and_the_same_for_a_seed(file: Path, key: str) -> None:
    for state in thoughtful_positions(key, 3, 3):
        seen = bot_view(find_game(key), state)
        one, other = make_bot(f"{file}:hasty", 4), make_bot(f"{file}:hasty", 4)
        chosen = [one.choose(seen) for _ in range(5)]
        assert set(chosen) <= set(seen.legal)
        assert chosen == [other.choose(seen) for _ in range(5)]


def test_the_commands_of_the_recipe_run(file: Path, cli: Cli, tmp_path: Path) -> None:
    assert "semiramis play amyitis --seats me,my_bot.py:hasty" in RECIPE
    played = cli("play", "amyitis", "--seats", f"me,{file}:hasty", "--save", tmp_path / "a.jsonl", stdin="pass\n")
    assert played.code == 0
    assert "semiramis arena amyitis --bots my_bot.py:hasty,random --games 40" in RECIPE
    met = cli("arena", "amyitis", "--bots", f"{file}:hasty,random", "--games", "2", "--json")
    assert met.code == 0


def test_the_entry_point_of_the_recipe_is_found(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.search(r'\[project\.entry-points\."(.*?)"\]\n(\w+) = "(.*?)"', block("toml"))
    assert found
    group, name, target = found.groups()
    assert group == registry.GROUP
    monkeypatch.syspath_prepend(str(file.parent))
    monkeypatch.setattr(registry, "entry_points", lambda group: [EntryPoint(name, target, group)])
    assert known_bots()[-1] == name
    assert make_bot(name, 1).name == "hasty"
