"""Requests that one node of a cluster passes on to another."""

from semiramis.server.http.forward import CLIENT, SECRET, headers_for
from semiramis.server.service.ownership import Node


def test_headers_of_nodes_are_never_taken_from_a_client() -> None:
    forged = [(CLIENT, b"10.9.9.9"), (SECRET, b"guessed"), (b"host", b"a.example"), (b"accept", b"*/*")]
    node = Node("n1", "http://10.0.0.5:8765", "the secret")
    sent = headers_for(node, {"headers": forged, "client": ("192.0.2.7", 4711)})
    assert sent == [(b"accept", b"*/*"), (SECRET, b"the secret"), (CLIENT, b"192.0.2.7")]
