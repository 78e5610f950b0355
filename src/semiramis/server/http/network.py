"""Addresses: which only this machine understands, and at which others in the same network find it."""

import socket
from ipaddress import ip_address

ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses nobody has; nothing is sent to them, they only make the system say which way it would go."""


def is_loopback(host: str) -> bool:
    """Whether a host means this machine only, whoever says it."""
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower().rstrip(".") == "localhost"


def shown_host(address: str) -> str:
    """An address as it stands in a link."""
    return f"[{address}]" if ":" in address else address


def network_host(listens_at: str) -> str:
    """The address at which others reach a server that listens here; empty where they cannot, or nobody knows it."""
    if is_loopback(listens_at):
        return ""
    if not ip_address(listens_at).is_unspecified:
        return listens_at
    family = socket.AF_INET6 if ":" in listens_at else socket.AF_INET
    found = own_address(family) or (own_address(socket.AF_INET) if family == socket.AF_INET6 else "")
    return "" if not found or is_loopback(found) else found


def own_address(family: socket.AddressFamily) -> str:
    """The address this machine has in its network; empty where it has none."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((ELSEWHERE[family], 9))
            return str(asking.getsockname()[0])
    except OSError:
        return ""
