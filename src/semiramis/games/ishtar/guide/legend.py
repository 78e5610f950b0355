"""The legend of Ishtar: the name and meaning of each symbol, with the numbers of the edition."""

from collections.abc import Sequence

from semiramis.core.guide.legend import Entry, Group
from semiramis.core.model.message import Arg, message
from semiramis.games.ishtar.components.names import GEM_WORDS, SKILL_WORDS, SYMBOL_WORDS
from semiramis.games.ishtar.components.tables import (
    CARPET_ASSISTANTS,
    FOUNTAIN_POINTS,
    FRONT_ASSISTANTS,
    GEM_POINTS,
    IDLE_POINTS,
    SHADE_POINTS,
    SINGLE_FLOWERS,
    SKILL_GEMS,
    SKILL_PRICE,
    SYMBOL_POINTS,
    TABLET_POINTS,
)

GEM_ICONS = ("gemp", "gemr", "gemw")
SKILL_ICONS = (
    ("tablet",), ("wild",), ("gemany",), ("palm",), ("assistant",),
    ("gemany", "gemany"), ("bloom",), ("bloom", "bloom"), ("tree", "assistant"), ("can", "assistant"),
)  # fmt: skip
SYMBOL_CLAUSES = {"assistant": "ISH-6.2", "star": "ISH-6.4", "wild": "ISH-6.7"}


def legend() -> Sequence[Group]:
    """Every symbol, in groups."""
    return (
        _group("gems", *(_gem(gem) for gem in range(len(GEM_WORDS))), _sign("gemany", ("gemany",), "ISH-3.3")),
        _group(
            "tiles",
            _sign("shapes", ("tile-straight", "tile-bent", "tile-triangle"), "ISH-4.2"),
            _sign("grass", ("grass",), "ISH-7.3"),
            _sign("flowers", ("flowers",), "ISH-9.2"),
            *(_symbol(word) for word in SYMBOL_WORDS[1:]),
        ),
        _group(
            "desert",
            _sign("sand", ("sand",), "ISH-4.1"),
            _sign("rock", ("rock",), "ISH-5.1"),
            _sign("tablet", ("tablet",), "ISH-8.1", n=TABLET_POINTS),
            *(_fountain(gem) for gem in range(len(GEM_WORDS))),
        ),
        _group(
            "pieces",
            _sign("can", ("can",), "ISH-3.2"),
            _sign("assistant", ("assistant",), "ISH-9.5", front=FRONT_ASSISTANTS, carpet=CARPET_ASSISTANTS),
            _sign("tree", ("tree", "palm"), "ISH-7.3"),
            _sign("bloom", ("bloom",), "ISH-8.9"),
        ),
        _group("skills", *(_skill(skill) for skill in range(len(SKILL_WORDS)))),
    )


def _group(key: str, *entries: Entry) -> Group:
    return Group(key, message(f"ishtar-legend-{key}"), entries)


def _sign(key: str, icons: tuple[str, ...], clause: str, **numbers: Arg) -> Entry:
    return Entry(
        key, icons, message(f"ishtar-legend-sign-{key}"), message(f"ishtar-legend-means-{key}", **numbers), clause
    )


def _gem(gem: int) -> Entry:
    word = GEM_WORDS[gem]
    means = message("ishtar-legend-means-gem", n=GEM_POINTS[gem])
    return Entry(f"gem-{word}", (GEM_ICONS[gem],), message(f"ishtar-gem-{word}"), means, "ISH-5.1")


def _symbol(word: str) -> Entry:
    numbers: dict[str, Arg] = {"n": SKILL_PRICE} if word == "star" else {}
    means = message(f"ishtar-legend-means-symbol-{word}", **numbers)
    return Entry(f"symbol-{word}", (word,), message(f"ishtar-symbol-{word}"), means, SYMBOL_CLAUSES[word])


def _fountain(gem: int) -> Entry:
    word = GEM_WORDS[gem]
    means = message("ishtar-legend-means-fountain", n=FOUNTAIN_POINTS[gem + 1])
    name = message(f"ishtar-fountain-{word}")
    return Entry(f"fountain-{word}", ("fountain", GEM_ICONS[gem]), name, means, "ISH-9.6")


def _skill(skill: int) -> Entry:
    word = SKILL_WORDS[skill]
    numbers: dict[str, dict[str, Arg]] = {
        "a": {"n": TABLET_POINTS},
        "b": {"n": SYMBOL_POINTS},
        "c": {name: GEM_POINTS[gem] for gem, name in enumerate(GEM_WORDS)},
        "d": {"n": SHADE_POINTS},
        "e": {"n": IDLE_POINTS},
        "f": {"n": SKILL_GEMS},
        "g": {"n": SINGLE_FLOWERS},
    }
    means = message(f"ishtar-legend-means-skill-{word}", **numbers.get(word, {}))
    clauses = (1, 2, 3, 4, 5, 6, 7, 8, 10, 11)
    return Entry(f"skill-{word}", SKILL_ICONS[skill], message(f"ishtar-skill-{word}"), means, f"ISH-8.{clauses[skill]}")
