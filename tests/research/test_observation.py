"""Observations: within their ranges, whole, seen from the seat's own chair, and nothing of the table missing."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from semiramis.core.game import Game
from semiramis.core.model.dialect import lint
from semiramis.core.model.domain import CHANCE, NOBODY, SEAT
from semiramis.core.model.message import Malformed
from semiramis.core.model.observation import SEEN_OWNERS, length_of, starts
from semiramis.core.model.record import Field
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game, keys
from semiramis.research.balance.changes import change_of, changed
from semiramis.research.observation import (
    Observer,
    action_count,
    legal_action_mask,
    mask_of_codes,
    observation_bounds,
    observation_length,
    one_hot,
    planes_of,
)
from semiramis.research.planes import PAGE, page
from tests.support.random_play import positions

UNWRITTEN = 31_000
TABLES = [(key, seats) for key in keys() for seats in (2, 3, 4)]


def decisions(game: Game, seats: int, every: int = 1, seed: int = 1) -> list[Any]:
    """Positions of a random game in which a player decides."""
    found = [state for state in positions(game, seats, 1, seed) if game.rules.mover(state) >= 0]
    return found[::every]


def plane_at(game: Game, place: int) -> str:
    """The name of the plane a number belongs to, for messages."""
    planes = planes_of(game)
    return next(p.name for p, at in zip(planes, starts(planes), strict=True) if at <= place < at + p.length)


@pytest.mark.parametrize("key", keys())
def test_observations_are_in_the_dialect_and_declared_once(key: str) -> None:
    game = find_game(key)
    assert lint((*game.rules.modules, import_module(game.ai.observe.__module__))) == []
    planes = planes_of(game)
    assert len({plane.name for plane in planes}) == len(planes)
    assert observation_length(game) == length_of(planes) == starts(planes)[-1] + planes[-1].length
    for plane in planes:
        assert -(1 << 15) <= plane.low <= plane.high < UNWRITTEN
        assert plane.text
        assert not plane.words or (plane.low, plane.high) == (0, len(plane.words) - 1)
    assert set(game.ai.unobserved) <= {field.name for field in game.rules.State.fields}


@pytest.mark.wide
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_number_is_written_and_in_its_range_from_every_seat(key: str, seats: int) -> None:
    game = find_game(key)
    observe, length = game.ai.observe, observation_length(game)
    low, high = observation_bounds(game)
    last = list(positions(game, seats, 1, seed=5))[-1]
    assert game.rules.mover(last) == NOBODY
    for state in [*decisions(game, seats, every=5 - seats, seed=5), last]:
        for seat in range(seats):
            # places of seats that are not there are left as they are, so only a full table writes them all
            row = [UNWRITTEN if seats == 4 else 0] * length + [UNWRITTEN]
            observe(state, seat, row)
            assert row.pop() == UNWRITTEN
            wrong = [i for i, number in enumerate(row) if not low[i] <= number <= high[i]]
            assert wrong == [], plane_at(game, wrong[0])


@pytest.mark.parametrize("key", keys())
def test_whoever_looks_comes_first_and_the_others_follow_clockwise(key: str) -> None:
    game = find_game(key)
    observer = Observer(game)
    planes = planes_of(game)
    at = {plane.name: place for plane, place in zip(planes, starts(planes), strict=True)}
    for state in decisions(game, 3, every=40):
        totals = game.totals(state)
        for seat in range(3):
            row = observer.observe(state, seat).tolist()
            assert row[at["total"] : at["total"] + 4] == [*(totals[(seat + i) % 3] for i in range(3)), 0]
            assert row[at["turn"]] == 1 + (game.rules.mover(state) - seat) % 3
            assert row[at["first"]] == 1 + (state.first - seat) % 3


def test_owners_are_seen_from_the_chair() -> None:
    seen = [SEEN_OWNERS[3 - 1][1] >> 4 * owner & 15 for owner in range(6)]
    assert seen == [0, 3, 1, 2, 0, 5], "nobody, third, me, next, not at the table, neutral"


def rows_of(game: Game, field: Field, seats: int) -> list[tuple[int, ...]]:
    """The parts of a field that must show: the field itself, or each seat's share of it."""
    seated = [axis for axis, domain in enumerate(field.axes) if domain is SEAT]
    return [(seated[0], seat) for seat in range(seats)] if seated else [()]


def flips(state: Any, field: Field, row: tuple[int, ...]) -> Any:
    """Copies of a state with one number of a field changed."""
    for index in np.ndindex(field.shape):
        if row and index[row[0]] != row[1]:
            continue
        for number in (field.low, field.high, field.low + 1):
            copy = state.clone()
            holder, last = copy, field.name
            if index:
                holder = getattr(copy, field.name)
                for step in index[:-1]:
                    holder = holder[step]
                before, holder[index[-1]] = holder[index[-1]], number
            else:
                before = getattr(holder, last)
                setattr(holder, last, number)
            if before != number:
                yield copy


@pytest.mark.parametrize("key", keys())
def test_every_field_a_player_sees_is_in_the_observation(key: str) -> None:
    game = find_game(key)
    observer = Observer(game)
    states = decisions(game, 2, every=25)
    for field in game.rules.State.fields:
        if field.name in game.ai.unobserved:
            continue
        for row in rows_of(game, field, 2):
            shows = any(
                observer.observe(changed, 0).tolist() != observer.observe(state, 0).tolist()
                for state in reversed(states)
                for changed in flips(state, field, row)
            )
            assert shows, f"{field.name} {row} changes nothing"


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_what_only_chance_uses_says_nothing_when_a_player_decides(key: str, seats: int) -> None:
    game = find_game(key)
    idle = [name for name, why in game.ai.unobserved.items() if "whenever a player decides" in why]
    assert idle
    seen = {name: {getattr(state, name) for state in decisions(game, seats)} for name in idle}
    assert all(len(values) == 1 for values in seen.values()), seen


@pytest.mark.parametrize("key", keys())
def test_masks_show_the_legal_list(key: str) -> None:
    game = find_game(key)
    for state in decisions(game, 2, every=20):
        marks = legal_action_mask(game, state)
        assert marks.dtype == np.uint8
        assert np.flatnonzero(marks).tolist() == game.legal_codes(state)
        assert marks.tolist() == mask_of_codes(game, game.legal_codes(state)).tolist()
    start = game.new_state(2)
    assert game.rules.mover(start) == CHANCE
    assert legal_action_mask(game, start).sum() == 0
    match = Match.begin(game, 2, referee=Referee("masks"))
    assert np.flatnonzero(legal_action_mask(game, match)).tolist() == match.legal()


@pytest.mark.parametrize("key", keys())
def test_codes_of_players_come_before_those_of_chance(key: str) -> None:
    game = find_game(key)
    for state in positions(game, 3, 1):
        codes = game.legal_codes(state)
        if codes:
            assert (max(codes) < action_count(game)) == (game.rules.mover(state) != CHANCE)


@pytest.mark.parametrize("key", keys())
def test_names_widen_and_amounts_stay(key: str) -> None:
    game = find_game(key)
    rows = np.stack([Observer(game).observe(state, 1) for state in decisions(game, 4, every=60)])
    wide = one_hot(game, rows)
    planes = planes_of(game)
    assert wide.dtype == np.float32
    assert wide.shape == (len(rows), sum(plane.length * max(1, len(plane.words)) for plane in planes))
    at = 0
    for plane, place in zip(planes, starts(planes), strict=True):
        width = max(1, len(plane.words))
        part = wide[:, at : at + plane.length * width].reshape(len(rows), plane.length, width)
        numbers = part.argmax(axis=2) if plane.words else part[:, :, 0]
        assert (numbers == rows[:, place : place + plane.length]).all(), plane.name
        assert not plane.words or (part.sum(axis=2) == 1).all()
        at += plane.length * width


def test_an_edition_observes_by_its_own_numbers() -> None:
    game = find_game("amyitis")
    richer = game.with_edition(changed(game, [change_of(game.edition, "prestige.good-left.value=7")])[0])
    state = decisions(game, 2)[0]
    state.goods[0] = [1, 0, 2, 0, 0]
    last = observation_length(game) - 4
    usual, rich = Observer(game).observe(state, 0), Observer(richer).observe(state, 0)
    assert rich[last] - usual[last] == 3 * (7 - game.components.tables["GOOD_PRESTIGE"])


def test_a_row_that_was_used_before_is_wiped() -> None:
    game = find_game("ishtar")
    state = decisions(game, 2)[-1]
    row = np.full(observation_length(game), 7, dtype=np.int16)
    Observer(game).write(state, 1, row)
    assert row.tolist() == Observer(game).observe(state, 1).tolist()


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    game = find_game("babylon")
    for seat in (-1, 2):
        with pytest.raises(Malformed, match="research-batch-seat"):
            Observer(game).observe(game.new_state(2), seat)


def test_the_page_is_not_stale() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m semiramis.research.planes"
