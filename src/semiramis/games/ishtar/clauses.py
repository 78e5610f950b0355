"""The numbered clauses of Ishtar, in the order of rules.md."""

_CHAPTERS = (("1", 12), ("2", 3), ("3", 8), ("4", 9), ("5", 2), ("6", 8), ("7", 9), ("8", 11), ("9", 8), ("10", 8))

CLAUSES = (
    *(f"ISH-{chapter}.{n}" for chapter, last in _CHAPTERS for n in range(1, last + 1)),
    *(f"ISH-AMB-{n:02}" for n in range(1, 23)),
)
