"""No-break spaces, where a picture breaks its lines."""

import pytest

from semiramis.core.i18n.text import texts
from semiramis.core.i18n.typography import NARROW, NO_BREAK, keep_together
from semiramis.core.model.message import Message


@pytest.mark.parametrize(
    ("plain", "kept"),
    [
        ("Karavana stojí v Babylonu a v Uruku.", "Karavana stojí v_Babylonu a_v_Uruku."),
        ("V cíli (s velbloudem) „o kolo“", "V_cíli (s_velbloudem) „o_kolo“"),
        ("Začíná 5. kolo, zbývá 12 destiček a 95 % času.", "Začíná 5._kolo, zbývá 12_destiček a_95_% času."),
        ("Zbude jich 5. Potom mřížka 8 × 8.", "Zbude jich 5. Potom mřížka 8_×_8."),
        ("Přehrávání – Amyitis", "Přehrávání_– Amyitis"),
        ("Na jaře ve městě", "Na jaře ve městě"),
    ],
)
def test_czech_words_that_belong_together_stay_on_one_line(plain: str, kept: str) -> None:
    assert keep_together("cs", plain).replace(NO_BREAK, "_") == kept
    assert keep_together("cs", keep_together("cs", plain)) == keep_together("cs", plain)


@pytest.mark.parametrize(
    ("plain", "kept"),
    [
        ("Que faire ? Planter !", "Que faire~? Planter~!"),
        ("Prix : 3 chameaux ; 20 %.", "Prix_: 3_chameaux~; 20~%."),
        ("La case « Passe » est libre.", "La case «~Passe~» est libre."),
        ("« Jouer ? »", "«~Jouer~?~»"),
        ("à 12:30, http://x", "à 12:30, http://x"),
    ],
)
def test_french_marks_stay_with_their_words(plain: str, kept: str) -> None:
    assert keep_together("fr", plain).replace(NO_BREAK, "_").replace(NARROW, "~") == kept
    assert keep_together("fr", keep_together("fr", plain)) == keep_together("fr", plain)


def test_other_languages_are_left_alone() -> None:
    assert keep_together("en", "a turn – 5 points") == "a turn – 5 points"


def test_only_pictures_get_no_break_spaces() -> None:
    message = Message("aid-for", {"least": 2, "most": 4})
    assert NO_BREAK not in texts("cs").render(message)
    assert texts("cs").render_for_print(message).endswith(f"4{NO_BREAK}hráče")
