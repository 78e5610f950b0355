"""A cluster of three nodes is disturbed a few times while people play; the harness can do so at any length."""

import pytest

from tests.server.cluster_harness import disturb

pytestmark = pytest.mark.xdist_group("services")


@pytest.mark.long
def test_nothing_that_was_acknowledged_is_lost_doubled_or_changed() -> None:
    summary = disturb(faults=12, seed=4)
    assert summary["faults"] == []
    assert summary["disturbances"] == 12
    assert summary["acknowledged"] > 30
    assert summary["streamed"] > summary["acknowledged"]
    assert summary["stream_connections"] > summary["streams"]
    assert summary["replayed_tables"] >= summary["tables"] >= 4
    assert summary["changes_of_owner"] > summary["tables"]
