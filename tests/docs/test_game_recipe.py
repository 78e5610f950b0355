"""The recipe for a game in CONTRIBUTING.md names exactly the files that every game has."""

import re
from pathlib import Path

import pytest

from semiramis.core.i18n.text import LANGUAGES
from semiramis.core.registry import keys

ROOT = Path(__file__).parents[2]
RECIPE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Add a game")[2].partition("\n## ")[0]
FACETS = ("components", "rules", "referee", "display", "guide", "ai")


def named_files() -> set[str]:
    """The files the recipe names, relative to a game's folder: `x.py` after `folder/` is in that folder."""
    found = set()
    folder = ""
    for name in re.findall(r"`([a-z_]+(?:/[a-z_]+)*/?(?:\.(?:py|md|toml))?)`", RECIPE):
        if name.endswith("/"):
            folder = name
        elif name.endswith((".py", ".md", ".toml")):
            at_the_top = "/" not in name and name in ("game.py", "rules.md")
            inside = "/" in name and name.partition("/")[0] not in ("text", "svg")
            found.add(name if inside or at_the_top else folder + name)
    return {name for name in found if name.partition("/")[0] in (*FACETS, "data") or "/" not in name}


@pytest.mark.parametrize("key", keys())
def test_every_file_of_the_recipe_exists(key: str) -> None:
    named = named_files()
    assert len(named) >= 25
    home = ROOT / "src" / "semiramis" / "games" / key
    assert {name for name in named if not (home / name).is_file()} == set()


def test_the_recipe_names_every_file_that_all_games_share() -> None:
    homes = [ROOT / "src" / "semiramis" / "games" / key for key in keys()]
    shared = set.intersection(*({str(file.relative_to(home)) for file in home.rglob("*.py")} for home in homes))
    shared = {name for name in shared if not name.endswith("__init__.py")}
    # details of how a facet is split are each game's own business
    parts = {"guide/diagram_parts.py"} | {name for name in shared if name.startswith(("display/svg/", "display/text/"))}
    assert shared - parts - {"referee/validate_stage.py"} <= named_files()


@pytest.mark.parametrize("key", keys())
def test_the_texts_lie_where_the_recipe_says(key: str) -> None:
    for language in LANGUAGES:
        assert list((ROOT / "src" / "semiramis" / "locale" / language / "games" / key).glob("*.ftl"))
