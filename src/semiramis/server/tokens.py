"""Seat tokens: the only credential there is. They are given out once and kept as hashes only."""

import hashlib
import hmac
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 12


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two hashes are equal, in a time that tells nothing."""
    return hmac.compare_digest(one, other)


def new_id() -> str:
    """The id of a table: easy to read out, hard to guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
