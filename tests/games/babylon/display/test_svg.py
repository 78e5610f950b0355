"""The SVG of a position: every piece drawn once, in its place and inside the frame, in every language."""

from collections import Counter
from xml.etree.ElementTree import Element

import pytest

from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.domain import CHANCE
from semiramis.games.babylon.components.names import BRIDGE, EAST, FOUNTAIN, NORTH, SOUTH, STAIRS, STATUE, WEST
from semiramis.games.babylon.components.tables import ALL_DOUBLES, ALL_SINGLES, PLACE_HOLE
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.quarry import mining_gain
from semiramis.games.babylon.rules.stages import MINE, OVER
from semiramis.games.babylon.rules.state import CELL, DOUBLE, HOLE, NO_HANG, PART, SINGLE, SUPPLY, TILE, TOKEN, State
from tests.games.babylon.display.svg_support import SVG, TOWER, drawn, said, samples
from tests.games.babylon.support import building, play

KINDS = {STATUE: "statue", FOUNTAIN: "fountain", BRIDGE: "bridge", STAIRS: "stairs"}


def marked(root: Element, kind: str) -> list[Element]:
    """All elements of a class outside the definitions."""
    return [e for e in root.iter() if kind in e.get("class", "").split()]


def places(root: Element, kind: str, name: str = "data-at") -> Counter[str]:
    return Counter(e.get(name, "") for e in marked(root, kind))


def pieces_of(state: State, seat: int, kind: int) -> Counter[str]:
    """The fields of the pieces of a kind, from the garden as it was built."""
    found: Counter[str] = Counter()
    for piece in range(state.n_pieces[seat]):
        if state.piece_kind[seat][piece] == kind:
            fields = HOLE.words[state.piece_hole[seat][piece]], HOLE.words[state.piece_other[seat][piece]]
            found[fields[0] if kind == STATUE else "-".join(fields)] += 1
    return found


def belvederes_of(state: State, seat: int) -> Counter[str]:
    slabs = zip(state.slab_place[seat], state.slab_hang[seat], range(state.n_slabs[seat]), strict=False)
    return Counter(HOLE.words[PLACE_HOLE[place][hang]] for place, hang, _ in slabs if hang != NO_HANG)


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_piece_of_every_garden_is_drawn_once_where_it_stands(seats: int) -> None:
    for state in samples(seats):
        root = drawn(state)
        for seat in range(seats):
            (garden,) = marked(root, f"garden-{seat}")
            for kind, name in KINDS.items():
                assert places(garden, name) == pieces_of(state, seat, kind)
            assert places(garden, "belvedere") == belvederes_of(state, seat)
            tiles = Counter(TILE.words[tile] for tile in state.slab_tile[seat][: state.n_slabs[seat]])
            assert places(garden, "slab") == tiles
            open_symbols = {
                HOLE.words[hole]
                for hole in range(64)
                if state.symbol[seat][hole] and state.roof[seat][hole] and not state.standing[seat][hole]
            }
            assert places(garden, "symbol") == Counter(open_symbols)
        assert not marked(root, f"garden-{seats}")


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pillars_in_gardens_stores_and_supply_are_all_there_are(seats: int) -> None:
    for state in samples(seats):
        root = drawn(state)
        for kind, word, everything in ((SINGLE, "single", ALL_SINGLES), (DOUBLE, "double", ALL_DOUBLES)):
            stored = sum(int(said(e).strip("×")) for e in marked(root, f"store-{word}"))
            left = {e.get("data-kind"): int(said(e)) for e in marked(root, "supply")}
            assert len(marked(root, word)) + stored + left[SUPPLY.words[kind]] == everything
        assert [left[word] for word in SUPPLY.words] == state.supply


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_plan_shows_the_garden_of_whoever_is_asked(seats: int) -> None:
    for state in samples(seats):
        if state.stage == OVER:
            continue
        root, seat = drawn(state), state.asked
        for kind, name in KINDS.items():
            assert places(root, f"plan-{name}") == pieces_of(state, seat, kind)
        assert places(root, "plan-belvedere") == belvederes_of(state, seat)
        assert len(marked(root, "plan-slab")) == state.n_slabs[seat]
        in_sight = sum(1 for count in state.in_sight[seat] if count)
        assert len(marked(root, "plan-level")) == in_sight + len(marked(root, "plan-pending"))


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_quarry_shows_every_stack_and_what_it_pays(seats: int) -> None:
    for state in samples(seats):
        root = drawn(state)
        assert places(root, "floor", "data-cell") == Counter(
            CELL.words[cell] for cell in range(16) if not state.stack[cell]
        )
        faces = {CELL.words[cell]: TILE.words[face] for cell, face in enumerate(state.face) if face}
        shown = {e.get("data-cell"): marked(e, "quarry-tile") for e in marked(root, "stack")}
        assert {cell: tile[0].get("data-tile") for cell, tile in shown.items() if tile} == faces
        assert len(marked(root, "unseen-tile")) == sum(1 for n in state.stack if n) - len(faces)
        pays = {e.get("data-cell"): said(e) for e in marked(root, "pays")}
        expected = {CELL.words[c]: f"+{mining_gain(state, state.asked, c)}" for c in range(16) if state.face[c]}
        assert pays == (expected if state.stage == MINE else {})
        assert len(marked(root, "uncovered")) == (state.uncovered < 16)


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_rounds_tokens_and_tiles_in_store(seats: int) -> None:
    for state in samples(seats):
        root = drawn(state)
        scores = [GAME.parts_of(state, seat) for seat in range(seats)]
        parts = {e.get("data-part"): int(said(e)) for e in marked(root, "part")}
        assert parts == {f"{seat}-{word}": scores[seat][word] for seat in range(seats) for word in PART.words}
        totals = [GAME.rules.total_score(state, seat) for seat in range(seats)]
        assert [int(said(e)) for e in marked(root, "total")] == totals
        assert [int(said(e)) for e in marked(root, "score")] == totals
        tokens = {e.get("data-token"): int(said(e)) for e in marked(root, "unseen-token")}
        assert tokens == {word: state.token_left[n] for n, word in enumerate(TOKEN.words) if n}
        stored = [TILE.words[tile] for tile in state.stored[:seats] if tile]
        assert [e.get("data-tile") for e in marked(root, "stored")] == stored
        assert [e.get("data-tile") for e in marked(root, "mined")] == [TILE.words[state.mined]] * bool(state.mined)
        assert [said(e) for e in marked(root, "round-now")] == [str(state.round)] * bool(state.round)
        assert len(marked(root, "first")) == bool(state.round)


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gold_marks_whose_turn_it_is_and_at_the_end_who_has_won(seats: int) -> None:
    for state in samples(seats):
        panels = [e for e in drawn(state).iter(f"{SVG}rect") if e.get("fill") == "url(#sky)"]
        results = [(GAME.rules.total_score(state, seat), GAME.rules.tie_break(state, seat)) for seat in range(seats)]
        won = [result == max(results) for result in results]
        expected = won if state.stage == OVER else [seat == state.asked for seat in range(seats)]
        assert [e.get("class") == "now" for e in panels] == expected


def test_a_tile_in_hand_is_outlined_in_the_garden_and_on_the_plan() -> None:
    state = building("c10", singles=9, slabs=TOWER)
    assert not marked(drawn(state), "pending")
    hanging = play(state, "build mined", "place d4 1")
    for after in (hanging, play(hanging, "hang none")):
        assert len(marked(drawn(after), "pending")) == len(marked(drawn(after), "plan-pending")) == 1
    laid = drawn(play(hanging, "hang none", "turn 0"))
    assert not marked(laid, "pending")
    assert not marked(laid, "mined")
    assert places(laid, "slab")["c10"] == 1


def test_a_field_that_counts_as_another_symbol_is_marked() -> None:
    state = building("none", token="change", slabs=("g01 a1 1 0 none",))
    state.wild_hole, state.wild_piece = HOLE.index("b1"), STATUE
    assert places(drawn(state), "plan-wild") == Counter({"b1": 1})


def test_a_statue_that_carries_a_slab_takes_the_place_of_a_pillar() -> None:
    root = drawn(building(slabs=("c01 a1 1 0 none", "+statue b2", "c02 b2 2 0 none")))
    assert places(root, "statue") == Counter({"b2": 1})
    assert places(root, "single") == Counter({"a1": 1, "b1": 1, "a2": 1, "b2": 1})
    assert places(root, "double") == Counter({"c2": 1, "b3": 1, "c3": 1})


def test_pieces_on_two_fields_lead_the_way_they_were_set() -> None:
    slabs = ("c01 c3 1 0 none", "c02 e3 2 0 none", "c03 a3 2 0 none", "c04 c1 2 0 none", "c05 c5 2 0 none")
    stairs = {"d3 e3": EAST, "b4 c4": WEST, "c2 c3": NORTH, "d4 d5": SOUTH}
    (garden,) = marked(drawn(building(slabs=(*slabs, *(f"+stairs {at}" for at in stairs)))), "garden-0")
    shown = {e.get("data-at"): e.get("href") for e in marked(garden, "stairs")}
    assert shown == {at.replace(" ", "-"): f"#garden-stairs-{side}" for at, side in stairs.items()}
    level = ("c01 a1 1 0 none", "c02 c1 1 0 none", "c03 a3 1 0 none", "c04 f1 1 0 none", "c05 a6 1 0 none")
    pairs = ("+fountain b1 c1", "+fountain a2 a3", "+bridge d1 f1", "+bridge a4 a6")
    (garden,) = marked(drawn(building(slabs=(*level, *pairs))), "garden-0")
    assert places(garden, "fountain") == Counter({"b1-c1": 1, "a2-a3": 1})
    assert {e.get("data-at"): e.get("href") for e in marked(garden, "bridge")} == {
        "d1-f1": "#garden-bridge-0-1",
        "a4-a6": "#garden-bridge-1-1",
    }


def test_without_limit_the_supply_is_endless() -> None:
    assert {said(e) for e in marked(drawn(building(supply="unlimited")), "supply")} == {"∞"}


def test_garden_fields_are_drawn_from_back_to_front() -> None:
    for state in samples(2):
        (garden,) = marked(drawn(state), "garden-0")
        depth = [
            ord(where[0]) + int(where[1])
            for e in garden
            if len(where := e.get("data-at", "")) == 2 and e.get("class") != "slab"
        ]
        assert depth == sorted(depth)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_render_title_and_words(language: str) -> None:
    state, wording = samples(3)[3], texts(language)
    root = drawn(state, language)
    mover = (
        "seat-chance" if GAME.rules.mover(state) == CHANCE else f"seat-{('jasmine', 'rose', 'saffron')[state.asked]}"
    )
    assert said(root[0]) == wording.t("picture-title", game="Babylon")
    assert wording.forms(mover)[""] in said(root[1])
    shown = [said(e) for e in root.iter(f"{SVG}text")]
    assert {wording.t(f"babylon-part-{word}") for word in PART.words} <= set(shown)
