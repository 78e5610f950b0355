"""The legend of Amyitis: the name and meaning of each icon, with the numbers of the edition."""

from collections.abc import Sequence

from semiramis.core.guide.legend import Entry, Group
from semiramis.core.model.message import Arg, message
from semiramis.games.amyitis.components.names import COURT_WORDS, CRAFT_WORDS, GOOD_WORDS, TEMPLE_WORDS, WINE
from semiramis.games.amyitis.components.tables import (
    BANKER_PRESTIGE,
    BANKER_TALENTS,
    CARAVANEER_STEPS,
    CARAVANEER_STORE,
    ENGINEER_PRESTIGE,
    MARDUK_PRESTIGE,
    PALACE_PRESTIGE,
    TILE_GOODS,
)

CRAFT_CLAUSES = ("AMY-II.B.P.1", "AMY-II.B.R.1", "AMY-II.B.E.1", "AMY-II.B.M.1")
COURT_CLAUSES = ("AMY-II.C.1", "AMY-I.2", "AMY-II.C.b.4", "AMY-PL.5")
TEMPLE_CLAUSES = ("AMY-III.2.1", "AMY-III.2.2", "AMY-III.2.3")


def legend() -> Sequence[Group]:
    """Every icon, in groups."""
    return (
        _group("goods", *(_good(good) for good in range(len(GOOD_WORDS))), _any_good()),
        _group(
            "stock",
            _sign("talent", "talent", "AMY-II.B.1"),
            _sign("camel", "camel", "AMY-II.C.1"),
            _sign("prestige", "prestige", "AMY-G.1"),
            _sign("first", "first", "AMY-III.4"),
            _sign("pass", "pass", "AMY-II.A.1"),
            _sign("neutral", "neutral", "AMY-PL.8"),
        ),
        _group("crafts", *(_craft(craft) for craft in range(len(CRAFT_WORDS)))),
        _group(
            "court", *(_court(court) for court in range(len(COURT_WORDS))), _sign("anycourt", "anycourt", "AMY-Q.11")
        ),
        _group("temples", *(_temple(temple) for temple in range(len(TEMPLE_WORDS)))),
        _group(
            "garden",
            _sign("quality", "wedge", "AMY-PL.4"),
            _sign("plant", "plant", "AMY-PL.2"),
            _sign("dry", "canal", "AMY-II.B.E.2"),
            _sign("wet", "water", "AMY-II.B.E.3"),
            _sign("caravan", "caravan", "AMY-II.C.4"),
        ),
    )


def _group(key: str, *entries: Entry) -> Group:
    return Group(key, message(f"amyitis-legend-{key}"), entries)


def _sign(key: str, icon: str, clause: str) -> Entry:
    return Entry(key, (icon,), message(f"amyitis-legend-sign-{key}"), message(f"amyitis-legend-means-{key}"), clause)


def _good(good: int) -> Entry:
    word = GOOD_WORDS[good]
    means, clause = ("wine", "AMY-G.3") if good == WINE else ("good", "AMY-II.C.a.1")
    return Entry(
        f"good-{word}", (word,), message(f"amyitis-good-{word}"), message(f"amyitis-legend-means-{means}"), clause
    )


def _any_good() -> Entry:
    """A tile's free good where the edition has one; else only the price of Babylon shows the icon."""
    if any(TILE_GOODS):
        return _sign("anygood", "anygood", "AMY-Q.12")
    means = message("amyitis-legend-means-anygood-sold")
    return Entry("anygood", ("anygood",), message("amyitis-legend-sign-anygood"), means, "AMY-II.C.a.1")


def _craft(craft: int) -> Entry:
    word = CRAFT_WORDS[craft]
    numbers: dict[str, Arg] = {"n": ENGINEER_PRESTIGE} if word == "engineer" else {}
    means = message(f"amyitis-legend-means-{word}", **numbers)
    return Entry(f"craft-{word}", (word,), message(f"amyitis-craft-{word}"), means, CRAFT_CLAUSES[craft])


def _court(court: int) -> Entry:
    word = COURT_WORDS[court]
    numbers: dict[str, dict[str, Arg]] = {
        "caravaneer": {"steps": by_level(CARAVANEER_STEPS), "store": by_level(CARAVANEER_STORE)},
        "banker": {"talents": by_level(BANKER_TALENTS[1:]), "prestige": by_level(BANKER_PRESTIGE[1:])},
        "palace": {"prestige": by_level(PALACE_PRESTIGE[1:])},
    }
    means = message(f"amyitis-legend-means-{word}", **numbers.get(word, {}))
    return Entry(f"court-{word}", (word,), message(f"amyitis-court-{word}"), means, COURT_CLAUSES[court])


def _temple(temple: int) -> Entry:
    word = TEMPLE_WORDS[temple]
    numbers: dict[str, Arg] = {}
    if word == "marduk":
        numbers = {"first": MARDUK_PRESTIGE[0], "second": MARDUK_PRESTIGE[1]}
    means = message(f"amyitis-legend-means-{word}", **numbers)
    return Entry(f"temple-{word}", (f"t-{word}",), message(f"amyitis-temple-{word}"), means, TEMPLE_CLAUSES[temple])


def by_level(values: Sequence[int]) -> str:
    """Numbers by level, separated by slashes."""
    return "\u00a0/\u00a0".join(map(str, values))
