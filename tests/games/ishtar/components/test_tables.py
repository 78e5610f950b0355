"""The tables of an edition: complete, rectangular, independent, each with its source."""

import subprocess
import sys
from pathlib import Path

import pytest

from semiramis.core.editions.edition import EditionError, provenance
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.rule import Grid, Table
from semiramis.games.ishtar.components import tables

NAMES = {name for name in tables.__annotations__ if name.isupper() and not name.startswith("_")}


# ------------------------------------------------------------------------------------------------------------- tables


def test_every_declared_table_is_computed_and_no_other() -> None:
    found = tables.tables(tables.default_edition())
    assert set(found) == NAMES
    for name, value in found.items():
        assert getattr(tables, name) is tables.TABLES[name]
        assert getattr(tables, name) == value
        assert type(value).__name__ == tables.__annotations__[name].__name__


def test_tables_are_rectangles_of_whole_numbers() -> None:
    found = tables.tables(tables.default_edition())
    for value in found.values():
        if isinstance(value, Grid):
            assert len({len(row) for row in value}) == 1
            assert all(type(x) is int for row in value for x in row)
        elif isinstance(value, Table):
            assert all(type(x) is int for x in value)
        else:
            assert type(value) is int
    sizes = {name: (len(value), len(value[0])) for name, value in found.items() if isinstance(value, Grid)}
    assert sizes == {
        "LOCAL_NEXT": (37, 6),
        "PRINTED_AT": (6, 37),
        "HANDFUL": (34, 3),
        "SIDE_GROUND": (13, 37),
        "LAYOUT_A": (5, 6),
        "LAYOUT_B": (5, 6),
        "TILE_FLOWERS": (43, 3),
        "CARD_COST": (27, 3),
    }


def test_two_computations_share_nothing() -> None:
    first, second = tables.tables(tables.default_edition()), tables.tables(tables.default_edition())
    for name, value in first.items():
        if isinstance(value, list):
            assert value is not second[name]
            assert value is not getattr(tables, name)
            assert not isinstance(value[0], list) or len({id(row) for row in value}) == len(value)


def test_every_value_says_where_it_is_from() -> None:
    rows = provenance(tables.default_edition())
    places = {row.place: row for row in rows}
    assert len(places) == len(rows) == 3 + 6 + 3 + 3 + 2 + 3 + 2 + 7 + 2 + 3 + 12 + 42 + 26 * 4
    assert all(row.source.endswith(".") and len(row.source) > 15 for row in rows)
    for place, confidence in {
        "gems.purple": "constrained",
        "fountain.purple.count": "external",
        "fountain.white.count": "external",
        "fountain.white.points": "rules",
        "stack.2": "rules",
        "layout.4": "constrained",
        "assistants.front": "rules",
        "start-gems.purple": "rules",
        "skill.price": "rules",
        "points.idle": "rules",
        "points.gem.white": "rules",
        "tree.row": "rules",
        "tree.wooden": "external",
        "bloom.singles": "constrained",
        "bloom.flowers": "rules",
        "board.1a.rows": "free",
        "tile.t12.cells": "free",
        "tile.ts2.cells": "free",
        "card.c01.cost.purple": "free",
        "card.c26.points": "free",
    }.items():
        assert places[place].confidence == confidence, place
    assert places["tile.is1.cells"].source != places["tile.i01.cells"].source


def test_an_error_in_the_default_edition_names_no_place_on_this_machine() -> None:
    file = tables.default_edition().file
    assert file == "semiramis/games/ishtar/data/edition.toml"
    error = EditionError("edition-no-file", file)
    rendered = [texts(language).render(error.message) for language in LANGUAGES]
    assert all(str(Path(tables.__file__).parents[1]) not in text for text in rendered)


@pytest.mark.parametrize("module", ["components.tables", "components.read_edition", "components.names"])
def test_importing_the_components_needs_the_standard_library_alone(module: str) -> None:
    code = (
        f"import sys; before = set(sys.modules); import semiramis.games.ishtar.{module}; "
        "print(*{m.partition('.')[0] for m in set(sys.modules) - before} - set(sys.stdlib_module_names))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert found.split() == ["semiramis"]
