from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from semiramis.core.model.catalogue import Catalogue, Kind
from semiramis.core.model.domain import Domain, numbered
from semiramis.core.model.message import Malformed
from semiramis.games.amyitis.rules.actions import CATALOGUE

TOY = Catalogue(Kind("stop"), Kind("go", where=Domain("way", ("left", "right")), far=numbered("steps", 3)))


def test_codes_follow_the_order_of_kinds_and_arguments() -> None:
    assert TOY.size == 7
    assert [TOY.notation(code) for code in range(7)] == [
        "stop", "go left 1", "go left 2", "go left 3", "go right 1", "go right 2", "go right 3",
    ]  # fmt: skip
    assert TOY.action(5).to_json() == {"do": "go", "where": "right", "far": 2}


@pytest.mark.parametrize("catalogue", [TOY, CATALOGUE])
def test_every_code_goes_through_names_and_notation_and_back(catalogue: Catalogue) -> None:
    for code in range(catalogue.size):
        assert catalogue.from_json(catalogue.action(code).to_json()) == code
        assert catalogue.parse(catalogue.notation(code)) == code
        assert catalogue.parse("  " + catalogue.notation(code).upper() + "  ") == code


def test_unlike_arguments_and_goods_may_come_in_any_order() -> None:
    assert TOY.parse("go 2 right") == TOY.parse("go right 2")
    assert CATALOGUE.parse("recruit priest 2") == CATALOGUE.parse("recruit 2 priest")
    assert CATALOGUE.parse("sell salt+barley") == CATALOGUE.parse("sell barley+salt")
    assert CATALOGUE.notation(CATALOGUE.parse("sell salt+barley")) == "sell barley+salt"
    assert CATALOGUE.parse("swap salt barley") != CATALOGUE.parse("swap barley salt")


def test_amyitis_codes_are_stable() -> None:
    assert {name: CATALOGUE.first(name) for name in CATALOGUE.kinds} == {
        "pass": 0, "recruit": 1, "farm": 17, "pray": 19, "irrigate": 22, "caravan": 46, "sell": 55, "pay": 75,
        "take": 80, "load": 84, "plant": 89, "gain": 105, "procession": 110, "accept": 113, "swap": 115,
        "decline": 140, "discard": 141, "deal-face": 146, "deal-card": 148, "deal-load": 153, "deal-tile": 158,
        "deal-first": 179, "deal-craft": 183,
    }  # fmt: skip
    assert CATALOGUE.size == 187


@pytest.mark.parametrize(
    ("data", "id"),
    [
        (None, "action-not-object"),
        ([], "action-not-object"),
        ("go", "action-not-object"),
        ({}, "action-unknown"),
        ({"do": 7}, "action-unknown"),
        ({"do": "fly"}, "action-unknown"),
        ({"do": "go", "where": "left"}, "action-missing-argument"),
        ({"do": "go", "where": "up", "far": 1}, "action-bad-argument"),
        ({"do": "go", "where": "left", "far": 4}, "action-bad-argument"),
        ({"do": "go", "where": "left", "far": True}, "action-bad-argument"),
        ({"do": "go", "where": ["left"], "far": 1}, "action-bad-argument"),
        ({"do": "stop", "now": 1}, "action-extra-argument"),
    ],
)
def test_malformed_actions_say_what_is_wrong(data: Any, id: str) -> None:
    with pytest.raises(Malformed) as caught:
        TOY.from_json(data)
    assert caught.value.message.id == id


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "action-unknown"),
        ("fly", "action-unknown"),
        ("go left", "action-missing-argument"),
        ("go left 1 2", "action-extra-argument"),
        ("go 1 up", "action-bad-argument"),
        ("x" * 1000, "action-too-long"),
    ],
)
def test_malformed_notation_says_what_is_wrong(text: str, id: str) -> None:
    with pytest.raises(Malformed) as caught:
        TOY.parse(text)
    assert caught.value.message.id == id


@given(st.text(max_size=300))
def test_any_text_is_a_code_or_malformed(text: str) -> None:
    try:
        assert 0 <= CATALOGUE.parse(text) < CATALOGUE.size
    except Malformed as problem:
        assert problem.message.id.startswith("action-")


@pytest.mark.wide
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)
    )
)
def test_any_json_is_a_code_or_malformed(data: Any) -> None:
    try:
        CATALOGUE.from_json(data)
    except Malformed as problem:
        assert len(str(problem.message.args)) < 2000
