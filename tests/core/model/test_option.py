"""Table options that have an effect only with some editions."""

from semiramis.core.registry import find_game
from semiramis.server.answers.games import list_games


def test_an_option_without_effect_is_told() -> None:
    amyitis = next(game for game in list_games()["games"] if game["key"] == "amyitis")
    assert {option["name"]: option["matters"] for option in amyitis["options"]} == {
        "any-good-wine": False,
        "cut-off-canals": True,
        "field-tie": True,
    }


def test_an_edition_with_what_it_is_about_gives_it_an_effect() -> None:
    game = find_game("amyitis")
    (option,) = (option for option in game.options if option.name == "any-good-wine")
    assert not option.matters(game.components.tables)
    assert option.matters({**game.components.tables, "TILE_GOODS": [0, 1]})
