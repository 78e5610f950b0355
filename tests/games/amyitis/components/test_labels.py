"""The components of Amyitis: which values are reconstructed, and their names in every language."""

from semiramis.core.editions.components import list_differences
from semiramis.core.editions.edition import parse_edition, provenance
from semiramis.core.model.message import Word, message
from semiramis.games.amyitis.components.names import GOOD_WORDS
from semiramis.games.amyitis.game import GAME
from tests.support.components import expect_words_in_every_language, reconstructed


def test_everything_reconstructed_is_listed() -> None:
    assert reconstructed("amyitis") == {
        **{f"supply.{good}": 1 for good in GOOD_WORDS},
        "supply.value": 1,
        "city.place": 8,
        "city.demand": 6,
        "city.offers": 3,
        "plant.face-1.extra": 1,
        "plant.face-2.extra": 3,
        **{f"court.count.{seats}": cards for seats, cards in ((2, 8), (3, 6), (4, 8))},
        "court.prestige": 3,
        **{f"craft.count.{seats}": 4 for seats in (2, 3, 4)},
        "field.space-1": 1,
        "field.space-2": 2,
        "field.space-3": 2,
        "field.space-4": 2,
        **{f"garden.{row}": 1 for row in "abcd"},
        "garden.value": 2,
        "tile.prestige": 18,
        "tile.bonus": 4,
        "tile.bonus.talents": 8,
        "tile.bonus.camels": 6,
        "tile.bonus.gardeners": 1,
        "tile.bonus.courts": 3,
        "end.value": 1,
    }


def test_values_from_the_rulebooks_are_not_listed_as_reconstructions() -> None:
    sure = {value.place for value in provenance(GAME.edition) if value.confidence == "rules"}
    given = {
        "city.uruk.demand",
        "city.uruk.offers",
        "city.mari.demand",
        "plant.a.face-2.extra",
        "tile.q2-d.bonus.talents",
    }
    assert given <= sure


def test_every_value_has_words_in_every_language() -> None:
    expect_words_in_every_language("amyitis")


def test_another_edition_is_compared_value_by_value() -> None:
    text = GAME.edition.text.replace('value = "both-floors-2-up"', 'value = ["b2-b3"]').replace(
        "one-good = 3", "one-good = 4"
    )
    other = parse_edition(text.encode(), "amyitis", "mine.toml")
    canals, sale = list_differences(GAME.edition, other, GAME.components.labels)
    assert (canals.before, canals.after) == ([Word("amyitis-components-double-both-floors-2-up")], ["b2-b3"])
    assert sale.names == [message("amyitis-components-sale"), message("amyitis-components-one-good")]
    assert (sale.before, sale.after) == ([3], [4])
