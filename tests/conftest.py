"""Settings of all tests."""

from pathlib import Path

import pytest
from hypothesis import settings

# no test depends on time: on a busy machine an example may take any number of milliseconds
settings.register_profile("no-deadline", deadline=None)
settings.load_profile("no-deadline")

TRACED = (Path(__file__).parent / "games", Path(__file__).parent / "core" / "play")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark as `traced` what runs under coverage: tests that play by the rules and are not `wide`."""
    for item in items:
        if any(folder in item.path.parents for folder in TRACED) and item.get_closest_marker("wide") is None:
            item.add_marker("traced")
