"""Validation of positions: every number in range, every component accounted for."""

from collections.abc import Iterator

from semiramis.core.model.domain import NEUTRAL, SEAT
from semiramis.core.model.message import Message, message
from semiramis.core.model.rule import enforces
from semiramis.core.play.position import against, range_faults, total_fault
from semiramis.games.amyitis.components.names import (
    CANAL_WORDS,
    COURT_WORDS,
    CRAFT_WORDS,
    GARDENER,
    GOOD_WORDS,
    MAX_SEATS,
    N_CARDS,
    N_COURTS,
    SQUARE_WORDS,
    TEMPLE_WORDS,
    TILE_WORDS,
    TRIPLE_CARDS,
    WINE,
)
from semiramis.games.amyitis.components.tables import (
    ALL_CAMELS,
    ALL_CUBES,
    ALL_GOODS,
    ALL_TALENTS,
    CANAL_SIZE,
    COURT_COUNT,
    COURT_TOP,
    CRAFT_COUNT,
    SQUARE_FLOOR,
    SQUARE_QUALITY,
    SQUARE_UNUSED,
    TILE_QUALITY,
    TOP_TILE,
)
from semiramis.games.amyitis.referee.validate_stage import stage_faults
from semiramis.games.amyitis.rules.canals import survey_water
from semiramis.games.amyitis.rules.setup import KHORSABAD_CARD, KHORSABAD_SLOT
from semiramis.games.amyitis.rules.stages import (
    DEAL_CARD,
    DEAL_CRAFT,
    DEAL_FACE,
    DEAL_FIRST,
    DEAL_LOAD,
    DEAL_TILE,
    LOAD,
    OVER,
    STAGE,
)
from semiramis.games.amyitis.rules.state import LEVEL, TURNED, State, Work
from semiramis.games.amyitis.rules.turn import legal


def validate(state: State) -> list[Message]:
    """The invariants a position breaks, each with its place; empty for every position a game can reach."""
    broken = range_faults(state)
    if broken:
        return broken
    for chapter in (_seats, _stock, _cubes, _cards, _garden, _rows, _triples, _water):
        broken.extend(chapter(state))
    if not broken:
        broken.extend(stage_faults(state))
    if not broken and state.stage != OVER and legal(state, Work()) == 0:
        broken.append(message("position-no-move", stage=STAGE.words[state.stage]))
    return broken


def _seats(state: State) -> Iterator[Message]:
    """Seats that are not in the game own nothing and never decide."""
    for seat in range(state.n_seats, MAX_SEATS):
        owned = (state.talents, state.camels, state.cubes, state.gardeners, state.passed)
        if any(stock[seat] for stock in owned) or any(state.goods[seat] + state.court[seat] + state.part[seat]):
            yield against(f"seats.{SEAT.words[seat]}", "AMY-S.11")
    for place, seat in (("table.asked", state.asked), ("table.first", state.first)):
        if seat >= state.n_seats:
            yield against(place, "AMY-S.12")
    owners = [o for board in (state.canal, state.field, state.temple) for line in board for o in line] + state.planted
    if any(state.n_seats < owner < NEUTRAL for owner in owners):
        yield against("table", "AMY-S.11")


@enforces("AMY-S.3", "AMY-Q.1", "AMY-G.4", "AMY-D.2")
def _stock(state: State) -> Iterator[Message]:
    """Talents, camels and goods add up to what is in the box."""
    yield from total_fault("talents", state.stock_talents + sum(state.talents), ALL_TALENTS)
    yield from total_fault("camels", state.stock_camels + sum(state.camels), ALL_CAMELS)
    for good, name in enumerate(GOOD_WORDS):
        held = sum(goods[good] for goods in state.goods)
        yield from total_fault(f"goods.{name}", state.stock_goods[good] + state.load[good] + held, ALL_GOODS[good])


@enforces("AMY-S.11", "AMY-Q.3", "AMY-Q.4")
def _cubes(state: State) -> Iterator[Message]:
    """Every player's cubes are on the boards or in their own supply."""
    for seat in range(state.n_seats):
        lying = sum(line.count(seat + 1) for board in (state.canal, state.field, state.temple) for line in board)
        mine = lying + state.cubes[seat] + (state.passed[seat] == 1)
        yield from total_fault(f"seats.{SEAT.words[seat]}.cubes", mine, ALL_CUBES)


@enforces("AMY-S.1", "AMY-S.7", "AMY-S.8", "AMY-G.2", "AMY-D.3", "AMY-II.C.b.2")
def _cards(state: State) -> Iterator[Message]:
    """Every Court card is in stock or with a player; each level-2 Caravaneer in stock carries a good."""
    for court in range(GARDENER):
        for level in range(1, len(LEVEL)):
            owned = sum(state.court[seat][court] >= level for seat in range(state.n_seats))
            expected = COURT_COUNT[state.n_seats][court][level] if level <= COURT_TOP[court] else 0
            place = f"table.court_stock.{COURT_WORDS[court]}.{level}"
            yield from total_fault(place, state.court_stock[court][level] + owned, expected)
    for court in range(N_COURTS):
        yield from total_fault(f"table.court_stock.{COURT_WORDS[court]}.0", state.court_stock[court][0], 0)
    gardeners = state.court_stock[GARDENER][1] + sum(state.gardeners)
    yield from total_fault("table.court_stock.gardener.1", gardeners, COURT_COUNT[state.n_seats][GARDENER][1])
    loads = sum(state.load) - (state.stage == LOAD)
    if state.stage > DEAL_LOAD:
        yield from total_fault("table.load", loads, state.court_stock[0][2])
    if state.load[WINE] or max(state.load) > 1:
        yield against("table.load", "AMY-S.8")


@enforces("AMY-S.9", "AMY-S.10", "AMY-PL.6", "AMY-D.4")
def _garden(state: State) -> Iterator[Message]:
    """Each tile is in the garden at most once, on its floor, and never on a planted or unused square."""
    for square, tile in enumerate(state.tile):
        place = f"table.tile.{SQUARE_WORDS[square]}"
        unused = state.n_seats == 2 and SQUARE_UNUSED[square] > 0
        if tile and (state.planted[square] or unused or TILE_QUALITY[tile] != SQUARE_QUALITY[square]):
            yield against(place, "AMY-S.9")
        if tile and (tile == TOP_TILE) != (SQUARE_FLOOR[square] == 4):
            yield against(place, "AMY-S.9")
        if tile and state.tile.count(tile) > 1:
            yield message("position-twice", place=place, thing=TILE_WORDS[tile])
        if state.planted[square] and (unused or state.planted[square] == NEUTRAL):
            yield against(f"table.planted.{SQUARE_WORDS[square]}", "AMY-S.10")
        if not tile and not state.planted[square] and not unused and state.stage > DEAL_TILE:
            yield against(place, "AMY-S.9")


@enforces("AMY-II.B.P.2", "AMY-II.B.R.1", "AMY-II.B.E.1", "AMY-II.B.E.2")
def _rows(state: State) -> Iterator[Message]:
    """Fields and temples fill from the left, and no canal holds more cubes than it has segments."""
    for row, cubes in enumerate(state.field):
        filled = [owner > 0 for owner in cubes]
        if filled != sorted(filled, reverse=True) or all(filled) or NEUTRAL in cubes:
            yield against(f"table.field.{('top', 'bottom')[row]}", "AMY-II.B.P.2")
    for temple, cubes in enumerate(state.temple):
        filled = [owner > 0 for owner in cubes]
        if filled != sorted(filled, reverse=True):
            yield against(f"table.temple.{TEMPLE_WORDS[temple]}", "AMY-II.B.R.1")
    for canal, (first, second) in enumerate(state.canal):
        if second and (not first or CANAL_SIZE[canal] < 2):
            yield against(f"table.canal.{CANAL_WORDS[canal]}", "AMY-II.B.E.2")


@enforces("AMY-I.1", "AMY-I.1b", "AMY-S.1", "AMY-S.4", "AMY-S.5")
def _triples(state: State) -> Iterator[Message]:
    """The Craft cards shown are among those in play; each plant card is used once, card d in Khorsabad."""
    cards = [card for triple in state.triple for card in triple]
    shown = sum(card > 0 for card in cards)
    expected = (
        state.dealt if state.stage == DEAL_CRAFT else 0 if state.stage <= DEAL_FIRST else TRIPLE_CARDS * state.n_seats
    )
    yield from total_fault("table.triple", shown, expected)
    if any(cards[expected:]) or (state.stage == DEAL_CRAFT and TURNED in cards):
        yield against("table.triple", "AMY-I.1")
    for craft, name in enumerate(CRAFT_WORDS):
        if cards.count(craft + 1) > CRAFT_COUNT[state.n_seats][craft]:
            yield message("position-too-many", place="table.triple", thing=name, most=CRAFT_COUNT[state.n_seats][craft])
    dealt = [card for card in state.plant_card if card]
    complete = {DEAL_FACE: 0, DEAL_CARD: 1 + state.dealt}.get(state.stage, N_CARDS)
    if (
        len(dealt) != complete
        or len(set(dealt)) != len(dealt)
        or (dealt and state.plant_card[KHORSABAD_SLOT] != KHORSABAD_CARD)
    ):
        yield against("table.plant_card", "AMY-S.5")


@enforces("AMY-II.B.E.3", "AMY-PL.2")
def _water(state: State) -> Iterator[Message]:
    """Wet corners and watered squares follow from the cubes."""
    probe = state.clone()
    survey_water(probe)
    if probe.wet != state.wet or probe.watered != state.watered:
        yield against("table.canal", "AMY-II.B.E.3")
