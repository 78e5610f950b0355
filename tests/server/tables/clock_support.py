"""Times of clocks, compared on a busy machine."""

SLACK = 5.0
"""Tolerance in seconds for a busy machine."""


def about(left: float, wanted: float) -> bool:
    """Whether a clock that had `wanted` seconds a moment ago may have `left` seconds now."""
    return wanted - SLACK <= left <= wanted + 0.01
