"""The player aid of Amyitis: one page in a reader's language with the numbers of the edition."""

from semiramis.art.player_aid import draw_aid
from semiramis.art.player_aid_blocks import Block, Grid, Row
from semiramis.art.player_aid_words import group_of, name_row, page_of, sign_block, sign_row
from semiramis.core.game import Render
from semiramis.core.model.message import Arg, message
from semiramis.games.amyitis.components.names import CITY_WORDS, COURT_CITY, COURT_WORDS, GOOD_WORDS, PLANT_CITY
from semiramis.games.amyitis.components.tables import (
    BANKER_PRESTIGE,
    CARAVANEER_STORE,
    CARD_QUALITY,
    CITY_DEMAND,
    CITY_KIND,
    CITY_PLACE,
    CITY_SELLS,
    CRAFT_COUNT,
    ENGINEER_PRESTIGE,
    FAVOUR_PRESTIGE,
    FAVOUR_TILES,
    GOOD_PRESTIGE,
    LAST_TILES,
    MARDUK_PRESTIGE,
    PALACE_PRESTIGE,
    SALE_PRESTIGE,
    SQUARE_FLOOR,
    SQUARE_QUALITY,
    SQUARE_UNUSED,
    TILE_PRESTIGE,
)
from semiramis.games.amyitis.guide.legend import by_level, legend
from semiramis.games.amyitis.rules.state import PART

NAME = "Amyitis"
SEATS = (2, 3, 4)
TRIPLE = 3
PART_ICONS = {
    "irrigation": "water", "tiles": "plant", "bonus": "engineer", "sales": "merchant", "palace": "palace",
    "banker": "banker", "temples": "priest", "favour": "first", "goods": "anygood",
}  # fmt: skip


def aid(render: Render, edition: str) -> str:
    """The page as SVG."""
    signs = legend()
    goods = group_of(signs, "goods").entries + group_of(signs, "stock").entries
    blocks = (
        _round(render),
        _action(render),
        sign_block(signs, "crafts", render),
        _trade(render),
        _cities(render),
        sign_block(signs, "court", render),
        _planting(render),
        _evening(render),
        _scoring(render),
        _by_seats(render),
        Block(render(message("aid-signs")), tuple(name_row(entry, render) for entry in goods), dense=True),
    )
    return draw_aid(page_of(NAME, edition, SEATS, blocks, render))


def _text(render: Render, key: str, **args: Arg) -> str:
    return render(message(f"amyitis-aid-{key}", **args))


def _round(render: Render) -> Block:
    rows = tuple(Row(number=n, says=_text(render, f"round-{n}")) for n in (1, 2, 3))
    return Block(_text(render, "round"), rows)


def _action(render: Render) -> Block:
    return Block(
        _text(render, "action"),
        (
            Row(("talent",), says=_text(render, "recruit", prices=by_level(range(TRIPLE)))),
            Row(("camel",), says=_text(render, "caravan")),
            Row(("pass",), says=_text(render, "pass")),
        ),
    )


def _trade(render: Render) -> Block:
    return Block(
        _text(render, "trade"),
        (
            Row(("anygood",), says=_text(render, "sale", one=SALE_PRESTIGE[1], two=SALE_PRESTIGE[2])),
            Row(("anycourt",), says=_text(render, "court")),
            Row(("plant",), says=_text(render, "plant")),
        ),
    )


def _cities(render: Render) -> Block:
    """The cities on the road with their demands and offers."""
    on_the_road = sorted(range(len(CITY_WORDS)), key=lambda city: CITY_PLACE[city])
    rows = tuple(Row(_city_icons(city), render(message(f"amyitis-city-{CITY_WORDS[city]}"))) for city in on_the_road)
    return Block(_text(render, "cities"), rows, dense=True)


def _city_icons(city: int) -> tuple[str, ...]:
    if CITY_KIND[city] == COURT_CITY:
        return (GOOD_WORDS[CITY_DEMAND[city]], *(COURT_WORDS[court] for court in _courts(city)))
    return (GOOD_WORDS[CITY_DEMAND[city]], "plant") if CITY_KIND[city] == PLANT_CITY else ("anygood", "prestige")


def _courts(city: int) -> list[int]:
    return [court for court, sold in enumerate(CITY_SELLS[city]) if sold]


def _planting(render: Render) -> Block:
    floors = sorted(set(SQUARE_FLOOR))
    needs = [SQUARE_QUALITY[list(SQUARE_FLOOR).index(floor)] for floor in floors]
    return Block(
        _text(render, "planting"),
        (
            Row(("water",), says=_text(render, "plant-side")),
            Row(("wedge",), says=_text(render, "plant-quality", qualities=by_level(needs))),
            Row(("plant",), says=_text(render, "plant-tile")),
            Row(("engineer",), says=_text(render, "plant-bonus")),
            Row(("neutral",), says=_text(render, "plant-neutral")),
        ),
    )


def _evening(render: Render) -> Block:
    temples = group_of(legend(), "temples").entries
    return Block(
        _text(render, "evening"),
        (
            Row(("priest",), says=_text(render, "procession")),
            Row(says=_text(render, "temples")),
            *(sign_row(entry, render) for entry in temples),
            Row(("caravaneer",), says=_text(render, "store", store=by_level(CARAVANEER_STORE))),
        ),
    )


def _scoring(render: Render) -> Block:
    prestige = [value for value in TILE_PRESTIGE if value]
    values = {
        "irrigation": str(ENGINEER_PRESTIGE),
        "tiles": f"{min(prestige)}–{max(prestige)}",
        "bonus": by_level(sorted({quality for card in CARD_QUALITY for quality in card})),
        "sales": by_level(SALE_PRESTIGE[1:]),
        "palace": by_level(PALACE_PRESTIGE[1:]),
        "banker": by_level(BANKER_PRESTIGE[1:]),
        "temples": by_level(MARDUK_PRESTIGE),
        "favour": by_level(sorted({value for seats in SEATS for value in FAVOUR_PRESTIGE[seats]})),
        "goods": str(GOOD_PRESTIGE),
    }
    rows = (
        Row((PART_ICONS[part],), render(message(f"amyitis-part-{part}")), _text(render, f"score-{part}"), values[part])
        for part in PART.words
    )
    return Block(render(message("aid-scoring")), tuple(rows))


def _by_seats(render: Render) -> Block:
    squares = len(SQUARE_UNUSED)
    grid = Grid(
        tuple(map(str, SEATS)),
        (
            (_text(render, "seats-triples"), *map(str, SEATS)),
            (_text(render, "seats-crafts"), *(str(sum(CRAFT_COUNT[seats])) for seats in SEATS)),
            (_text(render, "seats-tiles"), *(str(squares - (seats == 2) * sum(SQUARE_UNUSED)) for seats in SEATS)),
            (_text(render, "seats-last"), *(str(LAST_TILES[seats]) for seats in SEATS)),
            (_text(render, "seats-favour"), *(_favour(seats, 0) for seats in SEATS)),
            (_text(render, "seats-favour-great"), *(_favour(seats, 1) for seats in SEATS)),
        ),
    )
    return Block(render(message("aid-players")), grid=grid)


def _favour(seats: int, step: int) -> str:
    return f"{FAVOUR_TILES[seats][step]} → {FAVOUR_PRESTIGE[seats][step]}"
