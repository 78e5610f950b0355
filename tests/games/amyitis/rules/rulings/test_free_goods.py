"""Ruling AMY-Q.12: garden tiles that give a good of one's choice, which only editions other than the packaged have."""

from functools import partial

import pytest

from semiramis.games.amyitis.components.names import SALT, WINE
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules.state import State
from tests.games.amyitis import support
from tests.games.amyitis.support import JASMINE, ROSE, WITH_FREE_GOODS, Words, beds, canals, gained, in_mari
from tests.support import kit

legal = partial(kit.legal, WITH_FREE_GOODS)
refusal = partial(kit.refusal, WITH_FREE_GOODS)
play = partial(support.play, game=WITH_FREE_GOODS)

A_GOOD = beds(a1="q1-d") | canals("a1-a2 rose")
"""A watered square a1 with the tile that gives any good."""


def test_no_tile_of_the_packaged_edition_asks_for_a_good() -> None:
    after = support.play(in_mari(1, A_GOOD), "plant a1")
    assert GAME.rules.mover(after) == ROSE
    assert not any(GAME.components.tables["TILE_GOODS"])


def all_goods_out(payment: str, options: dict[str, str] | None = None) -> State:
    """Rose and Saffron hold every good that is not wine, but for the one Jasmine has paid with."""
    load = {"load": {"barley": 0, "dates": 0, "salt": 0, "palm": 1}}
    rose = {"goods": {"barley": 6 if payment == "barley" else 7, "dates": 7}}
    others: dict[str, Words] = {"rose": rose, "saffron": {"goods": {"salt": 7, "palm": 6}}}
    return in_mari(1, A_GOOD | load, 3, options, jasmine={"goods": {payment: 1}}, **others)


@pytest.mark.clause("AMY-Q.12", "allowed")
def test_a_free_good_is_the_owners_choice_from_the_stock() -> None:
    asked = play(in_mari(1, A_GOOD), "plant a1")
    assert legal(asked) == ["gain barley", "gain dates", "gain salt", "gain palm"]
    after = play(asked, "gain salt")
    assert after.goods[JASMINE] == [0, 0, 1, 0, 0]
    assert after.stock_goods[SALT] == asked.stock_goods[SALT] - 1
    assert WITH_FREE_GOODS.display.prompt(asked).id == "amyitis-ask-gain"
    wine = play(in_mari(1, A_GOOD, options={"any-good-wine": "yes"}), "plant a1", "gain wine")
    assert wine.goods[JASMINE][WINE] == 1


@pytest.mark.clause("AMY-Q.12", "allowed")
def test_a_free_good_is_lost_when_the_stock_has_none() -> None:
    after = play(all_goods_out("wine"), "plant a1")
    assert after.goods[JASMINE] == [0] * 5
    assert WITH_FREE_GOODS.rules.mover(after) == ROSE
    assert legal(play(all_goods_out("wine", {"any-good-wine": "yes"}), "plant a1")) == ["gain wine"]


@pytest.mark.clause("AMY-Q.12", "refused")
def test_a_free_good_is_neither_wine_nor_declined_nor_taken_from_an_empty_pile() -> None:
    asked = play(in_mari(1, A_GOOD, rose={"goods": {"dates": 7}}), "plant a1")
    assert "gain dates" not in legal(asked)
    for move in ("gain wine", "gain dates", "pass"):
        assert refusal(asked, move).clause == "AMY-Q.12"
    assert refusal(asked, "gain wine").message.id == "amyitis-no-free-wine"
    assert refusal(asked, "gain dates").message.id == "amyitis-no-stock"


@pytest.mark.clause("AMY-Q.13", "allowed")
def test_the_payment_is_back_in_stock_before_the_tile_gives() -> None:
    assert legal(play(all_goods_out("barley"), "plant a1")) == ["gain barley"]


@pytest.mark.clause("AMY-Q.13", "refused")
def test_bonus_and_the_turning_of_the_card_do_not_come_before_the_good() -> None:
    state = in_mari(1, A_GOOD)
    asked = play(state, "plant a1")
    assert gained(state, asked, JASMINE, "tiles") == 3
    assert gained(state, asked, ROSE, "bonus") == 0
    assert asked.plant_face == state.plant_face
    after = play(asked, "gain palm")
    assert gained(state, after, ROSE, "bonus") == 1
    assert after.plant_face != state.plant_face
