"""Settings of all tests."""

from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import settings

from semiramis.core.registry import keys

# no test depends on time: on a busy machine an example may take any number of milliseconds
settings.register_profile("no-deadline", deadline=None)
settings.load_profile("no-deadline")

SERVER = Path(__file__).parent / "server"
TRACED = (Path(__file__).parent / "games", Path(__file__).parent / "core" / "play")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark as `traced` what runs under coverage, and as `long` what serves another game in the same way."""
    for item in items:
        if SERVER in item.path.parents and _is_for_another_game(item):
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
    given = spec.params.get("key", spec.params.get("game"))
    mine = keys()[crc32(item.originalname.encode()) % len(keys())]  # type: ignore[attr-defined]
    return given in keys() and given != mine
