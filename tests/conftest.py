"""Settings of all tests."""

from collections.abc import Sequence
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import settings

from semiramis.core.i18n.text import LANGUAGES
from semiramis.core.registry import keys

# no test depends on time: on a busy machine an example may take any number of milliseconds
settings.register_profile("no-deadline", deadline=None)
settings.load_profile("no-deadline")

SERVER, CLI = Path(__file__).parent / "server", Path(__file__).parent / "cli"
TRACED = (Path(__file__).parent / "games", Path(__file__).parent / "core" / "play")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark as `traced` what runs under coverage, and as `long` what serves another game or language the same."""
    for item in items:
        if SERVER in item.path.parents and _is_for_another_game(item):
            item.add_marker("long")
        if {SERVER, CLI} & {*item.path.parents} and _is_for_another_language(item):
            item.add_marker("long")
        if any(folder in item.path.parents for folder in TRACED) and item.get_closest_marker("wide") is None:
            item.add_marker("traced")


def _is_for_another_game(item: pytest.Item) -> bool:
    """Whether a test of the server that runs for each game runs for another one in `make test`.

    The server knows no rules, so one game is enough there; which one depends on the name of the test, so that each game
    serves a third of them. `make test-long` runs them for all games.
    """
    spec = getattr(item, "callspec", None)
    if spec is None or item.get_closest_marker("every_game") is not None:
        return False
    given = {value for value in spec.params.values() if isinstance(value, str)} & set(keys())
    return bool(given) and _mine(item, keys()) not in given


def _is_for_another_language(item: pytest.Item) -> bool:
    """Whether a test of the server or the command line that runs for each language runs for another one.

    All languages have the same messages with the same arguments, which other tests prove; so one of them is enough
    where it is only passed on, again chosen by the name of the test.
    """
    spec = getattr(item, "callspec", None)
    given = None if spec is None else spec.params.get("language")
    return given in LANGUAGES and given != _mine(item, LANGUAGES)


def _mine(item: pytest.Item, choices: Sequence[str]) -> str:
    """The one of several values that a test runs for in `make test`."""
    return choices[crc32(item.originalname.encode()) % len(choices)]  # type: ignore[attr-defined]
