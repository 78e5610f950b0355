"""Addresses: loopback ones, and the one at which other machines in the network reach this one."""

import socket
from collections.abc import Iterable
from ipaddress import ip_address, ip_network

ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Documentation addresses. Nothing is sent to them: connecting a UDP socket only selects a local address."""


def is_loopback(host: str) -> bool:
    """Whether a host name or address is a loopback address."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower().rstrip(".") == "localhost"


def is_within(address: str, networks: Iterable[str]) -> bool:
    """Whether an address is one of some addresses and networks such as 10.0.0.0/8."""
    try:
        return any(ip_address(address) in ip_network(network, strict=False) for network in networks)
    except ValueError:
        return False


def host_name(host: str) -> str:
    """The name or address in a Host header, without its port, in lower case."""
    inside = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return inside.lower().rstrip(".")


def is_address(host: str) -> bool:
    """Whether a host is given by its address: no other site can pretend to be that."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def shown_host(address: str) -> str:
    """An address as part of a URL."""
    return f"[{address}]" if ":" in address else address


def network_host(listens_at: str) -> str:
    """The address at which other machines reach a server bound to `listens_at`; empty if they cannot."""
    if is_loopback(listens_at):
        return ""
    if not ip_address(listens_at).is_unspecified:
        return listens_at
    family = socket.AF_INET6 if ":" in listens_at else socket.AF_INET
    found = own_address(family) or (own_address(socket.AF_INET) if family == socket.AF_INET6 else "")
    return "" if not found or is_loopback(found) else found


def own_address(family: socket.AddressFamily) -> str:
    """The address of this machine in its network; empty if it has none."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((ELSEWHERE[family], 9))
            return str(asking.getsockname()[0])
    except OSError:
        return ""
