"""The numbered clauses of Amyitis by chapter, in the order of rules.md."""

from semiramis.core.guide.rulebook import DIFFERENCES, RULES, RULINGS, Chapter


def _numbers(last: int) -> tuple[str, ...]:
    return tuple(map(str, range(1, last + 1)))


def _chapter(name: str, *parts: tuple[str, tuple[str, ...]], kind: str = RULES) -> Chapter:
    """A chapter of clauses whose ids begin with one of several prefixes."""
    return Chapter(name, tuple(f"AMY-{prefix}.{number}" for prefix, numbers in parts for number in numbers), kind)


CHAPTERS = (
    _chapter("setup", ("S", _numbers(12))),
    _chapter("goal", ("G", _numbers(4))),
    _chapter("round", ("R", ("1",)), ("I", ("1", "1b", "2"))),
    _chapter("actions", ("II", _numbers(2))),
    _chapter("passing", ("II.A", _numbers(3))),
    _chapter(
        "recruiting",
        ("II.B", _numbers(2)), ("II.B.P", _numbers(4)), ("II.B.R", _numbers(2)), ("II.B.E", _numbers(4)),
        ("II.B.M", ("1",)),
    ),
    _chapter(
        "caravan", ("II.C", _numbers(4)), ("II.C.a", _numbers(3)), ("II.C.b", _numbers(5)), ("II.C.c", _numbers(2))
    ),
    _chapter("planting", ("PL", _numbers(9))),
    _chapter("evening", ("III", ("1",)), ("III.2", tuple(map(str, range(7)))), ("III", ("3", "4"))),
    _chapter("end", ("E", _numbers(4))),
    _chapter("rulings", ("Q", _numbers(24)), kind=RULINGS),
    _chapter("differences", ("D", _numbers(19)), kind=DIFFERENCES),
)  # fmt: skip
