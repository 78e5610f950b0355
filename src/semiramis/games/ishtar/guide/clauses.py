"""The numbered clauses of Ishtar by chapter, in the order of rules.md."""

from semiramis.core.guide.rulebook import RULINGS, Chapter

_LENGTHS = {
    "setup": 12, "turn": 3, "choosing": 8, "placing": 9, "gems": 2, "special": 8, "trees": 9, "skills": 11, "terms": 8,
    "end": 8,
}  # fmt: skip
"""The number of clauses of each chapter; chapters are numbered in this order."""

CHAPTERS = (
    *(
        Chapter(name, tuple(f"ISH-{number}.{n}" for n in range(1, length + 1)))
        for number, (name, length) in enumerate(_LENGTHS.items(), 1)
    ),
    Chapter("rulings", tuple(f"ISH-AMB-{n:02}" for n in range(1, 23)), RULINGS),
)
