"""The command line in this process, where a server is refused before it runs."""

from collections.abc import Callable

import pytest

from tests.support.cli import Cli, cli

__all__ = ["cli", "refused"]


@pytest.fixture
def refused(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Return a function that returns the output of `semiramis serve` with arguments it cannot start with."""
    monkeypatch.setattr("semiramis.server.logs.set_up_logs", lambda level: None)

    def call(*args: object) -> str:
        done = cli("serve", *args)
        assert done.code == 2
        assert "http://" not in done.out
        return done.err.replace("\n", "")

    return call
