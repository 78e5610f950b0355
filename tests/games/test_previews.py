"""What is told of an offer beyond its events is what then happens."""

from functools import cache
from typing import Any

import pytest

from semiramis.core.game import Game
from semiramis.core.model.domain import CHANCE
from semiramis.core.model.message import Message
from semiramis.core.play.view import offers_for
from semiramis.core.registry import find_game
from tests.support.random_play import positions

SHOWN = {
    "amyitis": {"cost-good", "cost-owed", "pass", "shows-crafts"},
    "babylon": {"cost-singles", "cost-doubles", "cost-singles-least", "shows-tile", "shows-token", "loses-tile"},
    "ishtar": {"cost-gems", "shows-tile", "shows-draw", "shows-cards"},
}
Step = tuple[Any, int, Any, list[Message]]


FEW = 12


@cache
def steps(key: str) -> list[Step]:
    """Decisions of some games, with the position after each and what is ahead: all there are where they are few."""
    game = find_game(key)
    work = game.rules.Work()
    found: list[Step] = []
    for at, state in enumerate(positions(game, 3, 2)):
        if game.rules.mover(state) >= 0:
            legal = game.legal_codes(state, work)
            for code in legal if len(legal) <= FEW else [legal[at % len(legal)]]:
                after = state.clone()
                game.rules.apply(after, work, code)
                found.append((state, code, after, game.display.preview(state, code, after)))
    return found


def result(ahead: list[Message], id: str) -> int:
    return sum(int(str(message.args.get("n", 1))) for message in ahead if message.id.endswith(id))


@pytest.mark.parametrize("key", SHOWN)
def test_everything_that_can_be_ahead_comes_up(key: str) -> None:
    found = {message.id for *_, ahead in steps(key) for message in ahead}
    assert {id.removeprefix(f"{key}-bring-").removeprefix(f"{key}-board-") for id in found} == SHOWN[key]


@pytest.mark.parametrize("key", SHOWN)
def test_what_is_turned_up_is_told_exactly_where_chance_decides_next(key: str) -> None:
    game = find_game(key)
    for _, _, after, ahead in steps(key):
        assert (game.rules.mover(after) == CHANCE) == any("-bring-shows-" in message.id for message in ahead)


def test_an_offer_has_what_is_ahead_only_where_there_is_something() -> None:
    game = find_game("babylon")
    lengths: set[int] = set()
    for state, *_ in steps("babylon")[:60]:
        lengths |= {len(offer.get("ahead", "none")) for offer in offers_for(game, state, game.rules.mover(state))}
    assert 0 not in lengths
    assert lengths >= {1, len("none")}


def test_goods_that_are_sold_and_swapped_leave_the_hand() -> None:
    game = find_game("amyitis")
    seen = 0
    for state, code, after, ahead in steps("amyitis"):
        kind = game.rules.catalogue.action(code).do
        if n := result(ahead, "cost-good"):
            spent = sum(state.goods[state.asked]) - sum(after.goods[state.asked])
            assert n == (spent if kind == "sell" else 1)
            seen += 1
    assert seen > 3


def _after(game: Game, state: Any, kind: str) -> Any:
    """The position after the first action of a kind."""
    work = game.rules.Work()
    codes = game.legal_codes(state, work)
    after = state.clone()
    game.rules.apply(after, work, next(code for code in codes if game.rules.catalogue.action(code).do == kind))
    return after


def test_supports_cost_what_was_told_before_the_tile_lay() -> None:
    game = find_game("babylon")
    seen = 0
    for state, code, after, ahead in steps("babylon"):
        seat = state.asked
        if game.rules.catalogue.action(code).do == "hang":
            laid = _after(game, after, "turn")
            assert result(ahead, "cost-singles") == state.singles[seat] - laid.singles[seat]
            assert result(ahead, "cost-doubles") == state.doubles[seat] - laid.doubles[seat]
            seen += 1
        elif result(ahead, "cost-singles-least"):
            prices = [_hung(game, after, corner) for corner in game.legal_codes(after)]
            assert result(ahead, "cost-singles-least") == min(prices) < max(prices)
    assert seen > 5


def _hung(game: Game, state: Any, code: int) -> int:
    hung = state.clone()
    game.rules.apply(hung, game.rules.Work(), code)
    laid = _after(game, hung, "turn")
    return int(state.singles[state.asked] - laid.singles[state.asked])


def test_gems_to_be_chosen_are_as_many_as_are_then_paid() -> None:
    game = find_game("ishtar")
    seen = 0
    for state, _, after, ahead in steps("ishtar"):
        if n := result(ahead, "cost-gems"):
            paid = _after(game, after, "pay")
            assert n == sum(state.gems[state.asked]) - sum(paid.gems[state.asked])
            seen += 1
    assert seen > 3
