"""The legend of Babylon: the name and meaning of each icon, with the numbers of the edition."""

from collections.abc import Sequence

from semiramis.core.guide.legend import Entry, Group
from semiramis.core.model.message import Arg, message
from semiramis.games.babylon.components.names import (
    FLOWER_WORDS,
    MATERIAL_WORDS,
    PIECE_WORDS,
    SYMBOLS_OF_MATERIAL,
    TOKEN_WORDS,
)
from semiramis.games.babylon.components.tables import (
    BELVEDERE_POINTS,
    BRIDGE_POINTS,
    FLOWER_SET_POINTS,
    FOUNTAIN_POINTS,
    HEIGHT_POINTS,
    SET_POINTS,
    STATUE_POINTS,
    STORE_PILLARS,
)

FLOWER_ICONS = ("jasmine", "rose", "saffron", "lotus")
TOKEN_ICONS = ("minus", "pillar", "pillar2", "wild", "plus", "bloom", "minus", "no")
TOKEN_CLAUSES = ("BAB-2.4", "BAB-R.4", "BAB-R.5", "BAB-R.6", "BAB-R.7", "BAB-R.8", "BAB-R.9", "BAB-R.2")
PIECE_CLAUSES = ("BAB-B.2.10", "BAB-B.2.7", "BAB-B.2.8", "BAB-B.2.6")


def legend() -> Sequence[Group]:
    """Every icon, in groups."""
    return (
        _group("tokens", *(_token(token) for token in range(1, len(TOKEN_WORDS)))),
        _group("pieces", *(_piece(piece) for piece in range(len(PIECE_WORDS))), _belvedere()),
        _group(
            "pillars",
            _entry("single", ("pillar",), "BAB-B.1.4", n=STORE_PILLARS),
            _entry("double", ("pillar2",), "BAB-B.1.5"),
            _entry("wedge", ("wedge",), "BAB-B.1.14"),
            _entry("pays", ("plus", "pillar"), "BAB-A.7"),
        ),
        _group("materials", *(_material(material) for material in range(len(MATERIAL_WORDS)))),
        _group("flowers", *(_flower(flower) for flower in range(len(FLOWER_WORDS)))),
        _group(
            "sets",
            _entry("flowerset", ("flowerset",), "BAB-S.7", n=FLOWER_SET_POINTS),
            _entry("pieceset", tuple(PIECE_WORDS), "BAB-S.6", n=SET_POINTS),
            _entry("highest", ("wedge",), "BAB-S.9", n=HEIGHT_POINTS),
        ),
    )


def _group(key: str, *entries: Entry) -> Group:
    return Group(key, message(f"babylon-legend-{key}"), entries)


def _entry(key: str, icons: tuple[str, ...], clause: str, **numbers: Arg) -> Entry:
    return Entry(
        key, icons, message(f"babylon-legend-sign-{key}"), message(f"babylon-legend-means-{key}", **numbers), clause
    )


def _token(token: int) -> Entry:
    word = TOKEN_WORDS[token]
    means = message(f"babylon-board-token-{word}")
    return Entry(f"token-{word}", (TOKEN_ICONS[token],), message(f"babylon-token-{word}"), means, TOKEN_CLAUSES[token])


def _piece(piece: int) -> Entry:
    word = PIECE_WORDS[piece]
    points = {"statue": STATUE_POINTS, "fountain": FOUNTAIN_POINTS, "bridge": BRIDGE_POINTS}
    numbers: dict[str, Arg] = {"n": points[word]} if word in points else {}
    means = message(f"babylon-legend-means-{word}", **numbers)
    return Entry(f"piece-{word}", (word,), message(f"babylon-piece-{word}"), means, PIECE_CLAUSES[piece])


def _belvedere() -> Entry:
    return _entry("belvedere", ("belvedere",), "BAB-B.1.10", n=BELVEDERE_POINTS)


def _material(material: int) -> Entry:
    word = MATERIAL_WORDS[material]
    means = message(f"babylon-legend-means-{word}", n=SYMBOLS_OF_MATERIAL[material])
    return Entry(f"material-{word}", (word,), message(f"babylon-material-{word}"), means, "BAB-0.4")


def _flower(flower: int) -> Entry:
    word = FLOWER_WORDS[flower]
    name = message(f"babylon-flower-{word}")
    return Entry(f"flower-{word}", (FLOWER_ICONS[flower],), name, message("babylon-legend-means-flower"), "BAB-A.6")
