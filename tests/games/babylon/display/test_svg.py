"""The SVG of a position: every piece drawn once, in its place and inside the frame, in four languages."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from xml.etree.ElementTree import Element, fromstring

import pytest

from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.domain import CHANCE
from semiramis.core.model.message import Message
from semiramis.games.babylon.components.names import BRIDGE, EAST, FOUNTAIN, NORTH, SOUTH, STAIRS, STATUE, WEST
from semiramis.games.babylon.components.tables import ALL_DOUBLES, ALL_SINGLES, PLACE_HOLE
from semiramis.games.babylon.display.svg.table import picture
from semiramis.games.babylon.game import GAME
from semiramis.games.babylon.rules.quarry import mining_gain
from semiramis.games.babylon.rules.stages import MINE, OVER
from semiramis.games.babylon.rules.state import CELL, DOUBLE, HOLE, NO_HANG, PART, SINGLE, SUPPLY, TILE, TOKEN, State
from tests.games.babylon.support import building, play
from tests.support.random_play import positions

KINDS = {STATUE: "statue", FOUNTAIN: "fountain", BRIDGE: "bridge", STAIRS: "stairs"}
SVG = "{http://www.w3.org/2000/svg}"
TOWER = (
    *("c01 a1 1 0 none", "c02 b2 2 0 se", "c03 a1 3 0 none", "c04 b2 4 0 nw"),
    *("c05 a1 5 0 none", "c06 b2 6 0 none", "g01 f6 1 0 se", "+statue f6"),
)


@cache
def samples(seats: int) -> list[State]:
    """Some positions of random games, among them the empty table and the end."""
    every = list(positions(GAME, seats, games=2, seed=7))
    return [every[0], *islice(every, 5, None, 41), every[-1]]


def drawn(state: State, language: str = "en") -> Element:
    return fromstring(picture(state, texts(language).render))


def marked(root: Element, kind: str) -> list[Element]:
    """All elements of a class outside the definitions."""
    return [e for e in root.iter() if kind in e.get("class", "").split()]


def places(root: Element, kind: str, name: str = "data-at") -> Counter[str]:
    return Counter(e.get(name, "") for e in marked(root, kind))


def said(element: Element) -> str:
    return "".join(element.itertext())


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


def test_the_same_position_is_the_same_picture_and_stays_as_it_is() -> None:
    for state in samples(4)[::5]:
        before = state.clone()
        first = picture(state, texts("de").render)
        assert first == picture(before, texts("de").render)
        assert state == before
        assert len(first.encode()) < 250_000


def test_whatever_is_said_is_text_and_never_markup() -> None:
    def hostile(message: Message) -> str:
        return f"<script>\"&{message.id}'</script>]]>"

    source = picture(samples(2)[-1], hostile)
    assert "<script" not in source
    assert "babylon-part-statues" in "".join(fromstring(source).itertext())


def test_nothing_refers_outside_and_every_reference_is_defined() -> None:
    for state in samples(3)[::6]:
        source = picture(state, texts("en").render)
        root = fromstring(source)
        known = {e.get("id") for e in root.iter()}
        assert {e.get("href", "")[1:] for e in root.iter(f"{SVG}use")} <= known
        assert all(link.startswith("#") for link in re.findall(r'href="([^"]+)"', source))
        assert re.findall(r"url\((?!#sky\))", source) == []
        assert source.count("http") == source.count("http://www.w3.org/2000/svg")


Span = tuple[float, float, float, float]


def numbers(text: str) -> list[float]:
    return [float(n) for n in re.findall(r"-?\d+\.?\d*", text)]


def spans(element: Element, known: dict[str, Element], x: float = 0, y: float = 0, scale: float = 1) -> Iterator[Span]:
    """The rectangles around everything drawn that is not a path, as left, top, right, bottom on the page."""
    move = re.search(r"translate\(([^)]*)\)", element.get("transform", ""))
    grow = re.search(r"scale\(([^)]*)\)", element.get("transform", ""))
    if move:
        dx, dy = numbers(move.group(1))
        x, y = x + dx * scale, y + dy * scale
    if grow:
        scale *= float(grow.group(1))
    of = {name: float(value) for name, value in element.attrib.items() if re.fullmatch(r"-?\d+\.?\d*", value)}
    left, top = of.get("x", 0.0), of.get("y", 0.0)
    tag, found = element.tag.removeprefix(SVG), None
    if tag in ("defs", "title", "desc"):
        return
    if tag == "rect" or (tag == "use" and "width" in of):
        found = left, top, left + of["width"], top + of["height"]
    elif tag in ("circle", "ellipse"):
        wide, high = of.get("rx", of.get("r", 0)), of.get("ry", of.get("r", 0))
        found = of["cx"] - wide, of["cy"] - high, of["cx"] + wide, of["cy"] + high
    elif tag in ("polygon", "polyline"):
        at = numbers(element.get("points", ""))
        found = min(at[::2]), min(at[1::2]), max(at[::2]), max(at[1::2])
    elif tag == "text":
        wide = of.get("textLength", len(said(element)) * of["font-size"] * 0.6)
        left -= {"start": 0, "middle": wide / 2, "end": wide}[element.get("text-anchor", "")]
        found = left, top - of["font-size"] * 0.75, left + wide, top
    elif tag == "use":
        yield from spans(known[element.get("href", "")[1:]], known, x + left * scale, y + top * scale, scale)
    if found:
        yield x + found[0] * scale, y + found[1] * scale, x + found[2] * scale, y + found[3] * scale
    for child in element:
        yield from spans(child, known, x, y, scale)


@pytest.mark.wide
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_lies_outside_the_frame(language: str) -> None:
    tall = play(building("c10", singles=60, seats=3, slabs=TOWER), "build mined", "place b1 7")
    for state in (*samples(2)[::9], *samples(3)[::11], *samples(4)[::11], tall):
        root = drawn(state, language)
        left, top, right, bottom = numbers(root.get("viewBox", ""))
        known = {e.get("id", ""): e for e in root.iter() if e.get("id")}
        for span in spans(root, known):
            assert span[0] >= left
            assert span[1] >= top
            assert span[2] <= right + 0.01
            assert span[3] <= bottom + 0.01
