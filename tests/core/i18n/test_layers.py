"""A translator's language over ours: only sound messages are taken, and sentences of two languages go together."""

from pathlib import Path

import pytest

from semiramis.core.i18n import layers, text
from semiramis.core.i18n.languages import EXTRA, OFFERED, read_language
from semiramis.core.i18n.layers import is_untranslated, layered_area, layered_texts, over
from semiramis.core.i18n.plurals import plural_of
from semiramis.core.i18n.text import Texts
from semiramis.core.model.message import Word

POLISH = (
    'name = "Polski"\nenglish = "Polish"\ncomplete = false\ndigits = " "\n[plurals]\none = "n = 1"\nfew = "n = 2..4"'
)
ENGLISH = """# Words
coin = coin
    .the = the coin
    .poss = the coin’s
pays = { $word_poss } value
many = { $n ->
    [one] one
   *[other] more
}
other = other
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a translator's Polish, offered for this test."""
    folder = tmp_path / "pl"
    folder.mkdir()
    monkeypatch.setitem(OFFERED, "pl", read_language("pl", POLISH))
    monkeypatch.setitem(EXTRA, "pl", folder)
    monkeypatch.setattr(text, "LANGUAGES", tuple(OFFERED))
    return folder


@pytest.mark.parametrize(
    ("mine", "taken"),
    [
        ("other = inny", "other = inny"),
        ("# TODO later\nother = inny", "other = inny"),
        ("other = TODO", "other = other"),
        ("other = TODO inny", "other = other"),
        ("other = METODO", "other = METODO"),
        ("other = { $n }", "other = other"),
        ("strange = dziwny", "other = other"),
        ("coin = moneta\n    .gen = monety", "coin = moneta\n    .gen = monety"),
        ("many = { $n ->\n    [one] x\n   *[other] y\n    }", "[one] one"),
        ("many = { $n ->\n    [one] x\n    [few] y\n   *[other] z\n    }", "[few] y"),
        ("not fluent\nother = inny", "other = inny"),
    ],
)
def test_sound_messages_replace_those_below(home: Path, mine: str, taken: str) -> None:
    found = over(ENGLISH, mine, "pl", ENGLISH)
    assert taken in found
    assert all(f"{id} = " in found for id in ("coin", "pays", "many", "other"))
    assert "strange" not in found


def test_files_may_be_missing_or_unreadable(home: Path) -> None:
    english = text.read_area("en", "web/lesson-links")
    assert layered_area("pl", "web/lesson-links") == english
    (home / "web").mkdir()
    (home / "web" / "lesson-links.ftl").write_bytes(b"\xff")
    assert layered_area("pl", "web/lesson-links") == english
    (home / "web" / "lesson-links.ftl").write_text("learn-title = Nauka\n", encoding="utf-8")
    assert "learn-title = Nauka\n" in layered_area("pl", "web/lesson-links")


def test_the_client_gets_everything_it_shows(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layers, "areas", lambda: ["cli/help", "web/lesson-links"])
    found = layered_texts("pl")
    assert "learn-title = " in found
    assert "cli-help-program" not in found


def test_a_version_of_our_language_falls_back_to_ours(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(EXTRA, "de", tmp_path / "de")
    assert layered_area("de", "web/lesson-links") == text.read_area("de", "web/lesson-links")


def test_sentences_and_words_of_two_languages_go_together(home: Path) -> None:
    (home / "common").mkdir()
    (home / "common" / "words.ftl").write_text("seat-rose = Róża\n    .gen = Róży\n", encoding="utf-8")
    (home / "common" / "server.ftl").write_text("server-nobody-to-decide = Nikt\n", encoding="utf-8")
    polish = Texts("pl")
    assert polish.t("server-nobody-to-decide") == "Nikt"
    assert polish.t("server-told-undo", seat=Word("seat-rose"), n=1) == "Róża undoes 1 move."
    assert polish.t("undo-needs-agreement", seat=Word("seat-rose")).startswith("Undo needs Róża’s consent")
    assert polish.t("server-not-your-seat", seat=Word("seat-jasmine")).count("Jasmine") == 1


def test_a_mark_counts_only_where_a_text_begins() -> None:
    assert is_untranslated("a = TODO")
    assert is_untranslated("a = x\n    .b = TODO")
    assert is_untranslated("a = { $n ->\n    [one] TODO\n   *[other] x\n}")
    assert not is_untranslated("a = Replace every TODO by your translation.")


def test_plural_rules_know_operands_lists_and_remainders() -> None:
    plural = plural_of({"few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14", "one": "n = 1,21 or t != 0"})
    assert [plural(n) for n in (1, 2, -3, 12, 21, 22, 5)] == ["one", "few", "few", "other", "one", "few", "other"]
