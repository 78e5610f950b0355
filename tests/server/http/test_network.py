"""The network address of a server: given to visitors whose own address is of no use to others."""

import socket
from collections.abc import Callable

import pytest

from semiramis.server.http import network
from semiramis.server.http.network import is_loopback, network_host, own_address, shown_host
from tests.server.client import found
from tests.server.conftest import Served

AT = "http://192.168.7.5:8765/games/"


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "[::1]", "localhost", "LOCALHOST", "localhost."])
def test_hosts_that_mean_this_machine_only(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize(
    "host", ["", "192.168.7.5", "0.0.0.0", "example.org", "localhost.example.org", "::", "fd00::5"]
)
def test_hosts_that_mean_more(host: str) -> None:
    assert not is_loopback(host)


def test_who_listens_here_only_has_no_address_for_others() -> None:
    assert network_host("127.0.0.1") == network_host("::1") == ""


def test_who_listens_at_one_address_is_found_there() -> None:
    assert network_host("192.168.7.5") == "192.168.7.5"
    assert shown_host(network_host("fd00::5")) == "[fd00::5]"


def test_who_listens_everywhere_is_found_at_the_machines_own_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_address", {socket.AF_INET: "10.1.2.3", socket.AF_INET6: ""}.__getitem__)
    assert network_host("0.0.0.0") == network_host("::") == "10.1.2.3"
    monkeypatch.setattr(network, "own_address", lambda family: "")
    assert network_host("0.0.0.0") == ""
    monkeypatch.setattr(network, "own_address", lambda family: "127.0.1.1")
    assert network_host("0.0.0.0") == ""


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*given: object) -> None:
        raise OSError("unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert own_address(socket.AF_INET) == ""


def test_only_whoever_came_by_this_machines_own_address_is_told(serve: Callable[..., Served]) -> None:
    served = serve(network=AT)

    def result(host: str) -> str:
        return str(found(served.http.get("/api/games", headers={"host": host}))["network"])

    assert found(served.http.get("/api/games"))["network"] == AT
    assert result("localhost:8765") == result("[::1]:8765") == AT
    assert result("192.168.7.5:8765") == result("games.example.org") == ""


def test_a_server_for_this_machine_has_nothing_to_tell(serve: Callable[..., Served]) -> None:
    assert found(serve().http.get("/api/games"))["network"] == ""
