"""The languages agree, and the lint finds differences."""

from pathlib import Path

import pytest

from semiramis.core.i18n import text
from semiramis.core.i18n.lint import list_faults

ENGLISH = """
coins = { $n ->
        [0] No coins.
        [one] { $n } coin.
       *[other] { $n } coins.
    }
board = Board
    .short = B
word = coin
    .the = the coin
"""
GOOD = {
    "cs": """
coins = { $n ->
        [0] Žádné mince.
        [one] { $n } mince.
        [few] { $n } mince.
        [many] { $n } mince.
       *[other] { $n } mincí.
    }
board = Plán
    .short = P
word = mince
    .acc = minci
""",
    "hu": ENGLISH,
    "de": ENGLISH,
    "fr": ENGLISH.replace("       *[other]", "        [many] { $n } de coins.\n       *[other]"),
}


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a locale folder with one small, correct area."""
    for language, source in {"en": ENGLISH, **GOOD}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "shop.ftl").write_text(source, encoding="utf-8")
    monkeypatch.setattr(text, "LOCALE", tmp_path)
    return tmp_path


def test_a_word_may_have_other_forms_in_another_language(shelf: Path) -> None:
    assert list_faults() == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("        [few] { $n } mince.\n", "", "coins lacks the plural forms ['few'] of n"),
        ("        [one] { $n } mince.\n", "        [two] { $n } mince.\n", "that the language does not know: ['two']"),
        ("    .short = P\n", "", "board has no short"),
        ("    .short = P\n", "    .short = P\n    .long = Plán\n", "board has long, which English has not"),
        ("[one] { $n } mince", "[one] { $k } mince", "coins has the arguments ['k', 'n'], English has ['n']"),
        ("board = Plán\n    .short = P\n", "", "board is missing"),
        ("board = Plán", "plan = Plán\nboard = Plán", "plan is not in English"),
    ],
)
def test_what_is_wrong_in_a_language_is_said(shelf: Path, old: str, new: str, fault: str) -> None:
    file = shelf / "cs" / "shop.ftl"
    source = file.read_text(encoding="utf-8")
    assert old in source
    file.write_text(source.replace(old, new, 1), encoding="utf-8")
    faults = list_faults()
    assert any(fault in each for each in faults), faults
