"""The server is killed a few times while people play; the harness does it as often as one likes."""

from pathlib import Path

from tests.server.killing import Killing


def test_nothing_that_was_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    summary = Killing(tmp_path, seed=6).run(kills=4)
    assert summary["faults"] == []
    assert summary["kills"] == 4
    assert summary["acknowledged"] > 20
    assert summary["streamed"] > summary["acknowledged"]
    assert summary["stream_connections"] > 2 * summary["streams"]
    assert summary["replayed_tables"] >= summary["tables"] >= 4
    kinds = summary["kinds"]
    assert kinds["move"] > 0
    assert kinds["undo"] + kinds["restart"] + kinds["ask-undo"] > 0
