"""The numbered clauses of Babylon by chapter, in the order of rules.md."""

from semiramis.core.guide.rulebook import DIFFERENCES, RULINGS, Chapter


def _chapter(name: str, prefix: str, last: int, *extra: tuple[int, str]) -> Chapter:
    """A chapter with clauses 1 to last, and further ones after the given numbers."""
    after = dict(extra)
    numbers = (number for n in range(1, last + 1) for number in (str(n), *([after[n]] if n in after else [])))
    return Chapter(name, tuple(f"BAB-{prefix}.{number}" for number in numbers))


CHAPTERS = (
    _chapter("components", "0", 12),
    _chapter("setup", "1", 14),
    _chapter("structure", "2", 5),
    _chapter("mining", "A", 10),
    _chapter("building", "B.1", 21, (16, "16a")),
    _chapter("decorations", "B.2", 16),
    _chapter("storing", "C", 8),
    _chapter("rounds", "R", 9),
    _chapter("end", "E", 1),
    _chapter("scoring", "S", 13),
    Chapter("differences", tuple(f"BAB-DIFF-{n:02}" for n in range(1, 14)), DIFFERENCES),
    Chapter("rulings", tuple(f"BAB-AMB-{n:02}" for n in range(1, 20)), RULINGS),
)
