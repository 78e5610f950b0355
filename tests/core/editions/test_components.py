"""Components for display: names, words, reasons, and differences between editions."""

from semiramis.core.editions.components import (
    ComponentWords,
    list_components,
    list_differences,
    reason_of,
    reasons_known,
)
from semiramis.core.editions.edition import Edition, parse_edition
from semiramis.core.model.message import Message, Word, message

GOOD = """
format = 1
game = "toy"
name = "first printing"
confidence = "rules"
why = "list"
source = "The box list."

[supply]
coins.value = 30
metal = "gold"
colours = ["red", "blue"]
count = { 2 = 4, 3 = 5 }

[tile.a-1]
flower = "none"
bonus = {}

[tile.b]
flower = "rose"
bonus = { coins = 2 }
confidence = "free"
source = "Somebody's copy."
"""
WORDS = ComponentWords(
    names={"tile.*.bonus.*": "toy-coin"},
    values={"supply.colours[]": "toy-colour", "tile.*.flower": "toy-flower"},
    codes=("tile.b",),
)


def toy(old: str = "", new: str = "") -> Edition:
    assert old in GOOD
    return parse_edition(GOOD.replace(old, new, 1).encode(), "toy", "toy.toml")


def test_names_go_from_large_to_small_and_values_are_words() -> None:
    result = {
        component.value.place: (component.names, component.readable) for component in list_components(toy(), WORDS)
    }
    assert result == {
        "supply.coins.value": ([message("toy-components-coins")], [30]),
        "supply.metal": ([message("toy-components-metal")], ["gold"]),
        "supply.colours": ([message("toy-components-colours")], [Word("toy-colour-red"), Word("toy-colour-blue")]),
        "supply.count.2": ([message("toy-components-count"), message("components-players", n=2)], [4]),
        "supply.count.3": ([message("toy-components-count"), message("components-players", n=3)], [5]),
        "tile.a-1.flower": (
            [message("toy-components-a-n", n=1), message("toy-components-flower")],
            [Word("components-none")],
        ),
        "tile.a-1.bonus": ([message("toy-components-a-n", n=1), message("toy-components-bonus")], []),
        "tile.b.flower": (
            [message("components-code", code="b"), message("toy-components-flower")],
            [Word("toy-flower-rose")],
        ),
        "tile.b.bonus.coins": (
            [message("components-code", code="b"), message("toy-components-bonus"), message("toy-coin-coins")],
            [2],
        ),
    }


def reasons(edition: Edition) -> dict[str, Message]:
    known = reasons_known(toy())
    return {c.value.place: reason_of(c.value, "toy", known) for c in list_components(edition, WORDS)}


def test_a_reason_of_the_package_has_an_id_and_any_other_stands_as_it_is_written() -> None:
    assert reasons(toy())["supply.metal"] == message("toy-why-list")
    assert reasons(toy())["tile.b.flower"] == message("components-source", source="Somebody's copy.")


def test_a_sentence_that_somebody_changed_is_no_longer_ours() -> None:
    changed = reasons(toy("The box list.", "I counted them."))
    assert changed["supply.metal"] == message("components-source", source="I counted them.")
    assert reasons(toy('why = "list"\n'))["supply.metal"] == message("toy-why-list")


def differences(old: str, new: str) -> list[tuple[str, object, object]]:
    return [(d.place, d.before, d.after) for d in list_differences(toy(), toy(old, new), WORDS)]


def test_differences_are_old_and_new_values_in_the_order_of_the_file() -> None:
    assert differences("first printing", "second printing") == []
    assert differences("coins.value = 30", "coins.value = 31") == [("supply.coins.value", [30], [31])]
    assert differences('["red", "blue"]', '["red"]') == [
        ("supply.colours", [Word("toy-colour-red"), Word("toy-colour-blue")], [Word("toy-colour-red")])
    ]


def test_a_value_may_come_or_go_and_an_empty_table_is_none() -> None:
    assert differences("bonus = {}", "bonus = { coins = 1 }") == [("tile.a-1.bonus.coins", None, [1])]
    assert differences("bonus = { coins = 2 }", "bonus = {}") == [("tile.b.bonus.coins", [2], None)]
    new = list_differences(toy(), toy("bonus = {}", "bonus = { coins = 1 }"), WORDS)[0]
    assert new.names[-1] == message("toy-coin-coins")
