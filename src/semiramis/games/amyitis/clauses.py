"""The numbered clauses of Amyitis, in the order of rules.md."""

_CHAPTERS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("S", tuple(map(str, range(1, 13)))),
    ("G", ("1", "2", "3", "4")),
    ("R", ("1",)),
    ("I", ("1", "1b", "2")),
    ("II", ("1", "2")),
    ("II.A", ("1", "2", "3")),
    ("II.B", ("1", "2")),
    ("II.B.P", ("1", "2", "3", "4")),
    ("II.B.R", ("1", "2")),
    ("II.B.E", ("1", "2", "3", "4")),
    ("II.B.M", ("1",)),
    ("II.C", ("1", "2", "3", "4")),
    ("II.C.a", ("1", "2", "3")),
    ("II.C.b", ("1", "2", "3", "4", "5")),
    ("II.C.c", ("1", "2")),
    ("PL", tuple(map(str, range(1, 10)))),
    ("III", ("1",)),
    ("III.2", tuple(map(str, range(7)))),
    ("III", ("3", "4")),
    ("E", ("1", "2", "3", "4")),
    ("Q", tuple(map(str, range(1, 25)))),
    ("D", tuple(map(str, range(1, 20)))),
)

CLAUSES = tuple(f"AMY-{chapter}.{number}" for chapter, numbers in _CHAPTERS for number in numbers)
