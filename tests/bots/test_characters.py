"""Characters: every bot at a table has a name of its own, a face and a sentence."""

import re
from importlib.resources import files

import pytest

from semiramis.bots.characters import CHARACTERS, character_for
from semiramis.bots.registry import builtin_bots
from semiramis.core.i18n.text import LANGUAGES, texts


def test_four_bots_of_one_strength_have_different_names() -> None:
    taken: list[str] = []
    for _ in range(4):
        taken.append(character_for("gardener", taken))
    assert len(set(taken)) == 4


def test_a_bot_is_met_again_under_its_name() -> None:
    alone = {bot: character_for(bot, ()) for bot in builtin_bots()}
    assert len(set(alone.values())) == len(alone)
    assert character_for("gardener", ()) == alone["gardener"]
    assert character_for("gardener", [alone["gardener"]]) != alone["gardener"]


def test_a_bot_of_a_plugin_and_a_full_table_get_a_name() -> None:
    assert character_for("somebody-else", ()) in CHARACTERS
    assert character_for("royal", CHARACTERS) in CHARACTERS


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_has_a_face_and_a_sentence_in_every_language(character: str) -> None:
    face = (files("semiramis") / "art" / "portraits" / f"{character.lower()}.svg").read_text(encoding="utf-8")
    assert re.match(r'<svg xmlns="[^"]+" viewBox="0 0 48 48">', face)
    said = {texts(language).t(f"character-{character.lower()}") for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
