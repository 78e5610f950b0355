"""`semiramis texts`: files for a translator, and what is said of them."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from semiramis.cli.translate import notes, progress, skeleton
from semiramis.core.i18n.languages import LanguageError, read_language
from semiramis.core.i18n.text import areas, read_area
from tests.cli.test_main import fresh
from tests.cli.translate.cldr import cldr_text
from tests.support.cli import Cli

FEW = ["common/server", "common/words", "web/lesson-links"]


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Make a language consist of few files; return a folder for languages."""
    monkeypatch.delenv("SEMIRAMIS_LOCALE", raising=False)
    monkeypatch.chdir(tmp_path)
    for module in (progress, skeleton):
        monkeypatch.setattr(module, "areas", lambda: FEW)
    return tmp_path / "mine"


def put(folder: Path, area: str, old: str, new: str) -> None:
    """Replace the mark of a message, or add to a file where `old` is empty."""
    file = folder / f"{area}.ftl"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1) if old else f"{text}{new}\n", encoding="utf-8")


def test_new_files_have_every_message_with_its_english_and_notes(cli: Cli, few: Path) -> None:
    seen = cli("texts", "new", "pl", "--folder", few)
    assert (seen.code, seen.err) == (0, "")
    assert "Files written to" in seen.out
    assert "SEMIRAMIS_LOCALE=" in seen.out
    for area in FEW:
        made = (few / "pl" / f"{area}.ftl").read_text(encoding="utf-8")
        wanted = [thing.id.name for thing in parse(read_area("en", area)).body if isinstance(thing, ast.Message)]
        things = parse(made).body
        assert [thing.id.name for thing in things if isinstance(thing, ast.Message)] == wanted
        assert not [thing for thing in things if isinstance(thing, ast.Junk)]
        assert "### Where to see it: " in made
    words = (few / "pl" / "common" / "words.ftl").read_text(encoding="utf-8")
    assert "# | seat-rose = Rose\n# |     .a = Rose\n" in words
    server = (few / "pl" / "common" / "server.ftl").read_text(encoding="utf-8")
    assert "# $seconds: a number – how many seconds\n" in server
    assert "[one] TODO\n        [few] TODO\n        [many] TODO\n       *[other] TODO" in server
    language = read_language("pl", (few / "pl" / "language.toml").read_text(encoding="utf-8"))
    assert (language.name, language.english, language.complete) == ("Polski", "Polish", False)
    assert [language.plural(n) for n in (1, 3, 5, 22)] == ["one", "few", "many", "few"]


def test_files_that_are_there_are_never_overwritten(cli: Cli, few: Path) -> None:
    assert cli("texts", "new", "pl", "--folder", few, "--json").data["kept"] == 0
    file = few / "pl" / "common" / "words.ftl"
    file.write_text("seat-rose = Róża\n", encoding="utf-8")
    (few / "pl" / "web" / "lesson-links.ftl").unlink()
    assert "stay as they are" in cli("texts", "new", "pl", "--folder", few).out
    assert file.read_text(encoding="utf-8") == "seat-rose = Róża\n"
    assert (few / "pl" / "web" / "lesson-links.ftl").is_file()


def test_without_a_folder_files_go_to_one_here_where_check_finds_them(cli: Cli, few: Path) -> None:
    assert cli("texts", "new", "pl").code == 0
    assert (few.parent / "semiramis-locale" / "pl" / "language.toml").is_file()
    seen = cli("texts", "check", "pl", "--json")
    assert seen.code == 1
    assert (seen.data["done"], seen.data["faults"], seen.data["complete"]) == (0, [], False)
    assert len(seen.data["waiting"]) == seen.data["total"] > 100
    assert seen.data["waiting"][0].startswith("common/server.ftl:")


@pytest.mark.parametrize(
    ("args", "id"),
    [
        (("new", "qq"), "cli-texts-code"),
        (("new", "../x"), "cli-texts-code"),
        (("new", "en"), "cli-texts-english"),
        (("check", "POLSKI"), "cli-texts-code"),
        (("check", "pl"), "cli-texts-no-language"),
        (("new",), "cli-texts-which"),
        (("make", "pl"), "cli-texts-action"),
        (("status", "--folder", "nowhere"), "cli-texts-no-folder"),
    ],
)
def test_wrong_requests_are_answered(cli: Cli, few: Path, args: tuple[str, ...], id: str) -> None:
    seen = cli("texts", *args, "--json")
    assert (seen.code, seen.data["error"]["id"]) == (2, id)


def test_a_folder_that_cannot_be_written_is_named(cli: Cli, few: Path) -> None:
    few.write_text("a file", encoding="utf-8")
    seen = cli("texts", "new", "pl", "--folder", few, "--json")
    assert (seen.code, seen.data["error"]["id"]) == (2, "save-failed")


@pytest.mark.parametrize(
    ("area", "old", "new", "fault"),
    [
        ("common/words", "seat-rose = TODO", "seat-rose = Róża { $n }", "seat-rose has the arguments ['n']"),
        ("common/words", "", "!wrong line", "not Fluent: !wrong line"),
        ("common/words", "", "seat-none = Nikt", "seat-none is not in English"),
        ("common/words", "", "seat-rose = Róża", "seat-rose stands there twice"),
        ("common/words", "seat-rose = TODO", "seat-rose = Rose", "seat-rose /Rose/; write: Róża: Rose"),
        ("web/lesson-links", "", "\ufeff\x00 = x", "not Fluent: "),
        (
            "common/server",
            "        [few] TODO\n        [many] TODO\n       *[other] TODO",
            "        [many] x\n       *[other] x",
            "lacks the plural forms ['few'] of seconds",
        ),
    ],
)
def test_what_is_wrong_is_said_with_file_and_line(
    cli: Cli, few: Path, area: str, old: str, new: str, fault: str
) -> None:
    cli("texts", "new", "pl", "--folder", few)
    style = '[[forbidden]]\npattern = "Rose"\ninstead = "Róża"\n'
    (few / "pl" / "style.toml").write_text(style, encoding="utf-8")
    put(few / "pl", area, old, new)
    if "plural" in fault:
        put(few / "pl", area, "        [one] TODO\n        [many] x", "        [one] x\n        [many] x")
    seen = cli("texts", "check", "pl", "--folder", few, "--json")
    assert seen.code == 1
    (found,) = seen.data["faults"]
    assert found.startswith(f"{area}.ftl:")
    assert found.partition(": ")[0].rpartition(":")[2].isdigit()
    assert fault in found


def test_files_that_are_strange_missing_or_unreadable_are_named(cli: Cli, few: Path) -> None:
    cli("texts", "new", "pl", "--folder", few)
    (few / "pl" / "web" / "lesson-links.ftl").write_bytes(b"\xff\xfe")
    (few / "pl" / "common" / "words.ftl").unlink()
    (few / "pl" / "notes.txt").write_text("x", encoding="utf-8")
    (few / "pl" / "style.toml").write_text('[[forbidden]]\npattern = "("\ninstead = ""\n', encoding="utf-8")
    seen = cli("texts", "check", "pl", "--folder", few)
    assert "notes.txt: no file of Semiramis has this name" in seen.out
    assert "web/lesson-links.ftl: 'utf-8' codec" in seen.out
    assert "style.toml: missing ), unterminated subpattern" in seen.out
    data = cli("texts", "check", "pl", "--folder", few, "--json").data
    assert "common/words.ftl: seat-rose" in data["waiting"]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('name = "Polski"', 'name = "Polski', "line 2"),
        ('name = "Polski"', 'nam = "Polski"', "nam: no such entry"),
        ('name = "Polski"\n', "", "name is missing"),
        ('name = "Polski"', 'name = " "', "name is empty"),
        ("complete = false", 'complete = "no"', "complete must be true or false"),
        ("one = ", "single = ", "plurals.single: known are zero, one, two, few, many"),
        ("i = 1 and v = 0", "one apple", "plurals: not a CLDR plural rule: 'one apple'"),
        ("i % 10 = 2..4", "i % 10 = 2..", "not a number or range"),
    ],
)
def test_a_description_that_cannot_be_used_is_refused(cli: Cli, few: Path, old: str, new: str, reason: str) -> None:
    cli("texts", "new", "pl", "--folder", few)
    file = few / "pl" / "language.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(LanguageError, match=re.escape(reason)):
        read_language("pl", file.read_text(encoding="utf-8"))
    for action in ("check", "new"):
        seen = cli("texts", action, "pl", "--folder", few, "--json")
        assert (seen.code, seen.data["error"]["id"]) == (2, "cli-texts-file")
        assert reason in seen.data["error"]["text"]


def test_a_complete_translation_may_be_offered(cli: Cli, few: Path) -> None:
    cli("texts", "new", "de", "--folder", few)
    for area in FEW:
        (few / "de" / f"{area}.ftl").write_text(read_area("de", area), encoding="utf-8")
    seen = cli("texts", "check", "de", "--folder", few)
    assert seen.code == 0
    assert "100% translated" in seen.out
    assert "complete = true" in seen.out
    put(few / "de", "common/words", "seat-rose = Rose", "seat-rose = TODO")
    seen = cli("texts", "check", "de", "--folder", few)
    assert seen.code == 1
    assert "99% translated" in seen.out
    assert "in progress" in cli("texts", "status", "--folder", few).out


def test_the_status_names_every_language_of_the_package(cli: Cli, few: Path) -> None:
    seen = cli("texts", "--json").data["languages"]
    assert {"en", "fr"} <= {row["language"] for row in seen if row["complete"]}
    assert "Français (fr): offered to players" in cli("texts", "status").out


def test_work_in_progress_can_be_played(tmp_path: Path) -> None:
    home = tmp_path / "pl"
    home.mkdir()
    (home / "language.toml").write_text(
        'name = "Polski"\nenglish = "Polish"\ncomplete = false\ndigits = " "\n\n[plurals]\none = "n = 1"\n',
        encoding="utf-8",
    )
    (home / "cli").mkdir()
    source = "cli-usage-command = Nie ma polecenia { $given }: { $known }\ncli-usage-extra = Za dużo: { $what }\n"
    (home / "cli" / "general.ftl").write_text(f"{source}broken\n", encoding="utf-8")
    done = fresh("--lang", "pl", "nonsense", SEMIRAMIS_LOCALE=str(tmp_path))
    assert done.stderr.startswith("Nie ma polecenia nonsense: ")
    done = fresh("texts", "status", "pl", "more", "--lang", "pl", SEMIRAMIS_LOCALE=str(tmp_path))
    assert "Za dużo" not in done.stderr, "a faulty message is said in English"
    assert "semiramis texts --help" in done.stderr
    (home / "language.toml").write_text("name = ", encoding="utf-8")
    done = fresh("texts", SEMIRAMIS_LOCALE=str(tmp_path))
    assert done.returncode == 2
    assert str(home / "language.toml") in done.stderr
    done = fresh("texts", SEMIRAMIS_LOCALE=str(tmp_path / "nowhere"))
    assert "there is no such folder" in done.stderr


def test_what_cldr_says_is_what_babel_has() -> None:
    assert skeleton.CLDR.read_text(encoding="utf-8") == cldr_text(), "python -m tests.cli.translate.cldr writes it"


def test_every_area_has_its_notes_and_every_note_is_used() -> None:
    starts = [row["start"] for row in notes.context()["areas"]]
    assert all(any(area.startswith(start) for area in areas()) for start in starts)
    assert all("everywhere" not in notes.area_notes(area) for area in areas())
    source = "".join(read_area("en", area) for area in areas())
    unused = [name for name in notes.context()["arguments"] if f"${name}" not in source]
    assert unused == []
