"""Derived fields updated piece by piece, against a slow flood fill from the printed pieces at every decision."""

import random
import tomllib
from collections import Counter
from collections.abc import Iterator

import pytest

from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.games.ishtar.components.names import NO_CELL
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.rules.actions import END_TURN, PLACE_AT, SKIP_SYMBOL
from semiramis.games.ishtar.rules.stages import CHOOSE, PLACING
from semiramis.games.ishtar.rules.state import SIDE, TILE, State
from tests.games.ishtar.support import EDITION, Spot

BOX = tomllib.loads(EDITION.read_text(encoding="utf-8"))
NEXT = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
FORMS = {"i": ((0, 0), (1, 0), (2, 0)), "v": ((0, 0), (1, 0), (2, -1)), "t": ((0, 0), (1, 0), (1, -1))}
BOARD_SPOTS = [(q, r) for r in range(-3, 4) for q in range(-3, 4) if abs(q + r) <= 3]
TWO_WATERS, NO_PLACE, TWO_ASSISTANTS = 7, 8, 999


def turned(spot: Spot, turn: int) -> Spot:
    """A spot turned clockwise around (0, 0) by a number of sixths."""
    q, r = spot
    for _ in range(turn):
        q, r = -r, q + r
    return q, r


def beside(spot: Spot) -> list[Spot]:
    """The six spots that share an edge with a spot."""
    return [(spot[0] + q, spot[1] + r) for q, r in NEXT]


def groups(spots: set[Spot]) -> Iterator[set[Spot]]:
    """The connected groups of spots."""
    left = set(spots)
    while left:
        group = {left.pop()}
        while grown := {near for spot in group for near in beside(spot)} & left:
            group |= grown
            left -= grown
        yield group


class Slow:
    """The desert, worked out from the pieces alone: printed boards and tiles, and where they were put."""

    def __init__(self, state: State) -> None:
        self.ground: dict[Spot, str] = {}
        self.number: dict[Spot, int] = {}
        for board in range(state.n_boards):
            self._lay_board(state, board)
        self.spots = {number: spot for spot, number in self.number.items()}
        self.plant: dict[Spot, int] = {}
        self._grow(state)
        standing = [(cell, seat) for seat in range(state.n_seats) for cell in state.assistant_at[seat]]
        self.assistants = {self.spots[cell]: seat for cell, seat in standing if cell != NO_CELL}
        self.trees = {self.spots[cell] for cell in state.tree_at if cell != NO_CELL}
        self.spring: dict[Spot, int] = {}
        for garden in groups(set(self.plant)):
            waters = {self.number[near] // 37 + 1 for s in garden for near in beside(s) if self.ground.get(near) == "F"}
            assert len(waters) == 1, "a garden has exactly one fountain"
            self.spring.update(dict.fromkeys(garden, waters.pop()))
        self.beds = list(groups({spot for spot, flowers in self.plant.items() if flowers}))
        self.bed_of = {spot: bed for bed in self.beds for spot in bed}

    def _lay_board(self, state: State, board: int) -> None:
        a, b = state.board_a[board], state.board_b[board]
        centre = (4 * a - 3 * b, 3 * a + 7 * b)
        printed = " ".join(BOX["board"][SIDE.words[state.side[board]]]["rows"]).split()
        for spot, ground in zip(BOARD_SPOTS, printed, strict=True):
            q, r = turned(spot, state.rotation[board])
            self.ground[centre[0] + q, centre[1] + r] = ground
        for local, (q, r) in enumerate(BOARD_SPOTS):
            self.number[centre[0] + q, centre[1] + r] = 37 * board + local

    def _grow(self, state: State) -> None:
        for tile, cell in enumerate(state.tile_at):
            if cell != NO_CELL:
                for spot, content in self.tile_spots(tile, cell, state.tile_turn[tile]):
                    assert spot not in self.plant, "tiles never overlap"
                    assert self.ground[spot] in ".prw"
                    self.plant[spot] = 0 if content == "g" else int(content[0])
        for seat in range(state.n_seats):
            if (cell := state.single_at[seat]) != NO_CELL:
                self._bloom(self.spots[cell], 3)
            if (cell := state.double_at[seat]) != NO_CELL:
                each = 2 if state.double_bloom else 1
                self._bloom(self.spots[cell], each)
                self._bloom(beside(self.spots[cell])[state.double_way[seat]], each)

    def _bloom(self, spot: Spot, flowers: int) -> None:
        assert self.plant[spot] == 0, "blooms lie on grass"
        self.plant[spot] = flowers

    def tile_spots(self, tile: int, cell: int, turn: int) -> list[tuple[Spot, str]]:
        """Where the cells of a tile lie, each with what is printed on it."""
        q, r = self.spots[cell]
        form = [turned(spot, turn) for spot in FORMS[TILE.words[tile][0]]]
        return list(zip([(q + x, r + y) for x, y in form], BOX["tile"][TILE.words[tile]]["cells"], strict=True))

    def waters(self, spot: Spot) -> set[int]:
        """The fountains that a spot touches itself or through gardens."""
        direct = {self.number[near] // 37 + 1 for near in beside(spot) if self.ground.get(near) == "F"}
        return direct | {self.spring[near] for near in beside(spot) if near in self.spring}

    def watchers(self, bed: set[Spot]) -> set[Spot]:
        """Where assistants stand in a bed."""
        return bed & set(self.assistants)

    def touching(self, spot: Spot) -> set[Spot]:
        """The assistants whose beds a spot without flowers touches."""
        return {watcher for near in beside(spot) if near in self.bed_of for watcher in self.watchers(self.bed_of[near])}

    def may_lie(self, laid: list[tuple[Spot, str]], seams_kept: bool) -> bool:
        """Whether a tile may lie so, by the letter of ISH-4."""
        spots = [spot for spot, _ in laid]
        if any(self.ground.get(spot, "T") not in ".prw" or spot in self.plant for spot in spots):
            return False
        if seams_kept and len({self.number[spot] // 37 for spot in spots}) > 1:
            return False
        if len(set().union(*(self.waters(spot) for spot in spots))) != 1:
            return False
        flowers = set(self.bed_of) | {spot for spot, content in laid if content != "g"}
        return all(len(self.watchers(bed)) <= 1 for bed in groups(flowers))

    def placings(self, tile: int, seams_kept: bool) -> set[frozenset[tuple[Spot, str]]]:
        """Every distinct placing of a tile, as what it shows on each cell."""
        every = (self.tile_spots(tile, cell, turn) for cell in self.spots for turn in range(6))
        return {frozenset(laid) for laid in every if self.may_lie(laid, seams_kept)}


def expected(slow: Slow) -> dict[str, object]:
    """The expected derived fields of every cell."""
    cells = {name: [0] * (NO_CELL + 1) for name in ("plant", "spring", "bed", "claim", "touch")}
    cells["water"] = [NO_PLACE] * (NO_CELL + 1)
    for spot, number in slow.number.items():
        if spot in slow.plant:
            cells["plant"][number] = slow.plant[spot] + 1
            cells["spring"][number] = slow.spring[spot]
        elif slow.ground[spot] in ".prw":
            waters = slow.waters(spot)
            cells["water"][number] = TWO_WATERS if len(waters) > 1 else next(iter(waters), 0)
        bed = slow.bed_of.get(spot)
        cells["bed"][number] = min(slow.number[s] for s in bed) + 1 if bed else 0
        watchers = slow.watchers(bed) if bed else slow.touching(spot)
        names = {slow.number[watcher] + 1 for watcher in watchers}
        cells["claim"][number] = TWO_ASSISTANTS if len(names) > 1 else next(iter(names), 0)
        cells["touch"][number] = 0 if bed else sum({1 << slow.assistants[watcher] for watcher in watchers})
    return dict(cells)


def expected_counts(slow: Slow) -> dict[str, object]:
    """The expected derived fields of the players."""
    flowers, tablets, shade = [0] * 4, [0] * 4, [0] * 4
    cells_at = [[0] * 4 for _ in range(6)]
    for watcher, seat in slow.assistants.items():
        for spot in slow.bed_of[watcher]:
            flowers[seat] += slow.plant[spot]
            cells_at[slow.spring[spot] - 1][seat] += 1
    for spot, ground in slow.ground.items():
        for seat in {slow.assistants[watcher] for watcher in slow.touching(spot)}:
            tablets[seat] += ground == "T"
            shade[seat] += spot in slow.trees
    return {"flowers": flowers, "tablets": tablets, "shade": shade, "cells_at": cells_at}


def lively_positions(seats: int, games: int, **options: str) -> Iterator[State]:
    """Every position of random games whose players use their symbols, buy trees and lay tiles close to flowers."""
    work = GAME.rules.Work()
    for seed in range(games):
        dice = random.Random(f"{seats} {seed} {options}")
        state = GAME.new_state(seats, {name.replace("_", "-"): value for name, value in options.items()})
        while GAME.rules.mover(state) != NOBODY:
            codes = GAME.legal_codes(state, work)
            if GAME.rules.mover(state) != CHANCE and state.stage != PLACING and len(codes) > 1:
                codes = [code for code in codes if code not in (END_TURN, SKIP_SYMBOL)]
            code = dice.choices(codes, work.weight[: len(codes)])[0]
            if state.stage == PLACING:
                code = max(
                    dice.sample(codes, min(8, len(codes))), key=lambda c: _flowers_near(state, (c - PLACE_AT) // 6)
                )
            GAME.rules.apply(state, work, code)
            if state.stage >= CHOOSE:
                yield state


def _flowers_near(state: State, cell: int) -> int:
    return sum(state.claim[near] > 0 for near in (cell, *state.around[cell]))


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("double_bloom", ["one-each", "two-each"])
def test_everything_noted_about_the_desert_is_what_a_flood_fill_finds(seats: int, double_bloom: str) -> None:
    seen: Counter[str] = Counter()
    before = ""
    noted: dict[str, object] = {}
    for state in lively_positions(seats, games=3, double_bloom=double_bloom):
        pieces = str((state.tile_at, state.assistant_at, state.tree_at, state.single_at, state.double_at))
        if pieces != before:
            before, slow = pieces, Slow(state)
            noted = expected(slow) | expected_counts(slow)
            assert all(len(slow.watchers(bed)) <= 1 for bed in slow.beds)
            again = state.clone()
            GAME.rules.derive(again)
            assert again == state, "laid out again, piece by piece, it looks the same"
        assert {name: getattr(state, name) for name in noted} == noted
        seen.update(
            trees=len(slow.trees),
            blooms=sum(cell != NO_CELL for cell in state.single_at + state.double_at),
            crossings=state.water.count(TWO_WATERS),
            fences=state.claim.count(TWO_ASSISTANTS),
            tablets=sum(state.tablets),
            shade=sum(state.shade),
        )
    assert len(+seen) == 6, "random play has met everything that is kept up"


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seams", ["crossed", "kept"])
def test_legal_placings_are_those_of_a_slow_enumeration(seats: int, seams: str) -> None:
    compared = refused = 0
    for state in lively_positions(seats, games=2, seams=seams):
        if state.stage != PLACING:
            continue
        slow = Slow(state)
        moves = [divmod(code - PLACE_AT, 6) for code in GAME.legal_codes(state)]
        pictures = [frozenset(slow.tile_spots(state.hand, cell, turn)) for cell, turn in moves]
        assert len(set(pictures)) == len(pictures), "no picture is listed twice"
        assert set(pictures) == slow.placings(state.hand, seams == "kept")
        refused += 6 * NO_CELL - len(moves)
        compared += len(moves)
    assert compared > 1000
    assert refused > compared


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_not_legal_is_refused_for_a_reason_and_nothing_else(seats: int) -> None:
    clauses: Counter[str] = Counter()
    for state in lively_positions(seats, games=1):
        if state.stage == PLACING:
            legal = set(GAME.legal_codes(state))
            for code in range(PLACE_AT, PLACE_AT + 6 * NO_CELL):
                reason = GAME.referee.why_not(state, code)
                assert (reason is None) == (code in legal)
                clauses[reason.clause if reason else "legal"] += 1
    assert {"legal", "ISH-4.1", "ISH-4.2", "ISH-4.3", "ISH-4.4", "ISH-4.6"} <= set(clauses)
