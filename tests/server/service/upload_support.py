"""Logs to upload."""

import json
from typing import Any

import pytest

from semiramis.core.play.log import line_text
from semiramis.core.play.match import Match
from tests.server.games import play_here

Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def match() -> Match:
    """Return a whole game that was played elsewhere."""
    return play_here("babylon", 2)


def lines_of(match: Match) -> Lines:
    found: Lines = json.loads(json.dumps(match.log))
    return found


def written(lines: Lines) -> bytes:
    return "".join(map(line_text, lines)).encode()
