"""Seat tokens, the only credentials. They are sent once and stored as hashes."""

import hashlib
import hmac
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 12


def new_token() -> str:
    """A new random token of 192 bits."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """The SHA-256 hash of a token, which is what is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Compare two hashes in constant time."""
    return hmac.compare_digest(one, other)


def id_of(token: str) -> str:
    """The id of the table made with a visitor's own token, so that it is made once; it says nothing of the token."""
    number = int.from_bytes(hashlib.sha256(f"table {token}".encode()).digest())
    return "".join(ALPHABET[number // len(ALPHABET) ** place % len(ALPHABET)] for place in range(ID_LENGTH))


def new_id() -> str:
    """A new table id, easy to read aloud and hard to guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
