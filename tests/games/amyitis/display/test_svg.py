"""The picture of a table: well formed, complete, the same for the same position, and in every language."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.domain import OWNER, SEAT
from semiramis.games.amyitis.components.names import (
    CANAL_WORDS,
    CARD_WORDS,
    CITY_WORDS,
    COURT_WORDS,
    GOOD_WORDS,
    ROW_WORDS,
    SQUARE_WORDS,
    TEMPLE_WORDS,
    TILE_WORDS,
)
from semiramis.games.amyitis.components.tables import CITY_OF_SLOT, COURT_TOP
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.scoring import part_score, total_score
from semiramis.games.amyitis.rules.stages import OVER
from semiramis.games.amyitis.rules.state import CARD_FACE, FACE, PART, State
from semiramis.games.amyitis.rules.turn import mover
from tests.games.amyitis.display.svg_support import SVG, last, of_class, root_of, sample, shown


def cubes_of(state: State) -> Iterator[tuple[str, str]]:
    for canal, name in enumerate(CANAL_WORDS):
        for segment, owner in enumerate(state.canal[canal]):
            yield f"canal {name} {segment + 1}", OWNER.words[owner]
    for row, name in enumerate(ROW_WORDS):
        for space, owner in enumerate(state.field[row]):
            yield f"field {name} {space + 1}", OWNER.words[owner]
    for temple, name in enumerate(TEMPLE_WORDS):
        for space, owner in enumerate(state.temple[temple]):
            yield f"temple {name} {space + 1}", OWNER.words[owner]
    for seat in range(state.n_seats):
        if state.passed[seat] == 1:
            yield f"pass {SEAT.words[seat]}", SEAT.words[seat]


@pytest.mark.wide
@pytest.mark.parametrize("n_seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [3, 8])
def test_every_piece_on_the_boards_is_drawn_once_in_its_place(n_seats: int, seed: int) -> None:
    for state in sample(n_seats, seed):
        root = root_of(state)
        assert shown(root, "cube", "place", "owner") == sorted(c for c in cubes_of(state) if c[1] != "none")
        tiles = [(SQUARE_WORDS[s], TILE_WORDS[tile]) for s, tile in enumerate(state.tile) if tile]
        assert shown(root, "tile", "place", "tile") == sorted(tiles)
        assert len(of_class(root, "worth")) == len(tiles)
        groves = [(SQUARE_WORDS[s], OWNER.words[owner]) for s, owner in enumerate(state.planted) if owner]
        assert shown(root, "grove", "place", "owner") == sorted(groves)
        assert len(of_class(root, "sign")) == len(groves)
        assert shown(root, "canal", "place") == sorted((name,) for name in CANAL_WORDS)
        assert shown(root, "caravan", "place") == [(CITY_WORDS[state.caravan],)]
        assert shown(root, "tiles-left", "count") == [(str(len(tiles)),)]


@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_every_card_on_offer_is_drawn_once(n_seats: int) -> None:
    for state in sample(n_seats, 8):
        root = root_of(state)
        crafts = [
            (f"{triple + 1} {card + 1}", CARD_FACE.words[face])
            for triple in range(n_seats)
            for card, face in enumerate(state.triple[triple])
            if face
        ]
        assert shown(root, "craft", "place", "face") == crafts
        prices = [(str(i + 1), str(state.triple[i].count(5))) for i in range(n_seats)]
        assert shown(root, "triple", "place", "price") == prices
        piles = [
            (COURT_WORDS[court], str(level), str(state.court_stock[court][level]))
            for court in range(4)
            for level in range(1, COURT_TOP[court] + 1)
        ]
        assert shown(root, "court", "place", "level", "count") == sorted(piles)
        loads = Counter(element.get("data-thing") for element in of_class(root, "load"))
        assert loads == Counter({GOOD_WORDS[good]: n for good, n in enumerate(state.load) if n})
        plants = {
            CITY_WORDS[CITY_OF_SLOT[slot]]: (CARD_WORDS[card - 1], FACE.words[state.plant_face[slot]])
            for slot, card in enumerate(state.plant_card)
            if card
        }
        cities = {city.get("data-place"): city for city in of_class(root, "city")}
        drawn = {name: shown(city, "plant-card", "card", "face") for name, city in cities.items()}
        assert {name: cards[0] for name, cards in drawn.items() if cards} == plants
        assert set(cities) == set(CITY_WORDS)


@pytest.mark.wide
@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_every_seat_shows_what_it_has_and_scores(n_seats: int) -> None:
    for state in sample(n_seats, 3):
        root = root_of(state)
        seats = of_class(root, "seat")
        assert [seat.get("data-seat") for seat in seats] == list(SEAT.words[:n_seats])
        for seat, card in enumerate(seats):
            amounts = {a.get("data-thing"): int(a.get("data-count", "")) for a in of_class(card, "amount")}
            assert amounts == {
                "talent": state.talents[seat],
                "camel": state.camels[seat],
                "gardener": state.gardeners[seat],
                "cube": state.cubes[seat],
                "plant": state.planted.count(seat + 1),
                **dict(zip(GOOD_WORDS, state.goods[seat], strict=True)),
            }
            held = {h.get("data-place"): int(h.get("data-level", "")) for h in of_class(card, "held")}
            assert held == dict(zip(COURT_WORDS[:3], state.court[seat], strict=True))
            assert card.get("data-asked") == ("yes" if mover(state) == seat else "no")
            assert len(of_class(card, "first")) == (state.first == seat and state.round > 0)
            assert len(of_class(card, "passed")) == (state.passed[seat] > 0)
            assert str(total_score(state, seat)) in {text.text for text in card.iter(f"{SVG}text")}
        parts = {(p.get("data-part"), p.get("data-seat")): p.text for p in of_class(root, "part")}
        assert parts == {
            (word, SEAT.words[seat]): str(part_score(state, seat, part) or "·")
            for part, word in enumerate(PART.words)
            for seat in range(n_seats)
        }
        assert [t.text for t in of_class(root, "total")] == [str(total_score(state, seat)) for seat in range(n_seats)]
        assert [r.text for r in of_class(root, "round")] == [str(state.round)]


@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_the_general_stock_is_counted(n_seats: int) -> None:
    state = last(n_seats)
    (stock,) = of_class(root_of(state), "stock")
    assert {a.get("data-thing"): int(a.get("data-count", "")) for a in of_class(stock, "amount")} == {
        "talent": state.stock_talents,
        "camel": state.stock_camels,
        **dict(zip(GOOD_WORDS, state.stock_goods, strict=True)),
    }


def test_numbers_and_owners_are_drawn_above_all_pieces_of_the_garden() -> None:
    for state in sample(4, 8):
        order = [element.get("class") for element in root_of(state).iter() if element.get("class")]
        garden = order[order.index("canal") : order.index("tiles-left")]
        names = [name for name in garden if name in ("tile", "grove", "cube", "worth", "sign")]
        labels = [i for i, name in enumerate(names) if name in ("worth", "sign")]
        assert labels == list(range(len(names) - len(labels), len(names)))


def test_winners_are_marked_when_the_game_is_over_and_only_then() -> None:
    state = last(4)
    totals = [total_score(state, seat) for seat in range(4)]
    assert state.stage == OVER
    assert len(of_class(root_of(state), "winner")) == totals.count(max(totals))
    state.stage = OVER - 1
    assert of_class(root_of(state), "winner") == []


@pytest.mark.wide
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_draws_the_same_with_its_own_words(language: str) -> None:
    message = texts(language)
    for state in sample(4, 3)[::6]:
        root = root_of(state, message.render)
        assert [element.tag for element in root.iter()] == [element.tag for element in root_of(state).iter()]
        said = {element.text for element in root.iter(f"{SVG}text")}
        assert {message.t(f"seat-{seat}") for seat in SEAT.words} <= said
        assert {message.t(f"amyitis-part-{part}") for part in PART.words} <= said
        assert {message.t(f"amyitis-city-{city}") for city in CITY_WORDS} <= said
        assert root.findtext(f"{SVG}title") == message.t("picture-title", game="Amyitis")
        assert re.match(r"Amyitis\s?: ", root.findtext(f"{SVG}desc") or "")


def test_the_description_names_the_mover() -> None:
    message = texts("en")
    acting = next(state for state in sample(3, 3) if mover(state) >= 0)
    asked = message.t(f"seat-{SEAT.words[mover(acting)]}")
    assert (root_of(acting, message.render).findtext(f"{SVG}desc") or "").endswith(f"To move: {asked}.")
    assert "Nobody" in (root_of(last(3), message.render).findtext(f"{SVG}desc") or "")
    assert "Chance" in (root_of(GAME.new_state(3), message.render).findtext(f"{SVG}desc") or "")
