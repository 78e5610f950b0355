"""The numbered clauses of Babylon, in the order of rules.md."""


def _numbers(last: int, *extra: tuple[int, str]) -> tuple[str, ...]:
    """1 to last, with further ids after the given numbers."""
    after = dict(extra)
    return tuple(name for n in range(1, last + 1) for name in (str(n), *([after[n]] if n in after else [])))


_CHAPTERS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("0", _numbers(12)),
    ("1", _numbers(14)),
    ("2", _numbers(5)),
    ("A", _numbers(10)),
    ("B.1", _numbers(21, (16, "16a"))),
    ("B.2", _numbers(16)),
    ("C", _numbers(8)),
    ("R", _numbers(9)),
    ("E", _numbers(1)),
    ("S", _numbers(13)),
)

CLAUSES = (
    *(f"BAB-{chapter}.{number}" for chapter, numbers in _CHAPTERS for number in numbers),
    *(f"BAB-DIFF-{n:02}" for n in range(1, 14)),
    *(f"BAB-AMB-{n:02}" for n in range(1, 20)),
)
