"""Texts: languages with the same messages, and every message the code uses."""

import re
from pathlib import Path

import pytest

from semiramis.core.i18n.lint import entries, list_faults, plural_categories
from semiramis.core.i18n.text import LANGUAGES, LOCALE, MESSAGE_ID, Texts, areas, clause_id, read_area, texts
from semiramis.core.model.domain import NOBODY, OWNER, SEAT, Domain
from semiramis.core.model.message import Arg, Message, Word, message, seat_arg
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game, keys
from semiramis.games.amyitis.game import GAME
from semiramis.games.amyitis.rules import state as amyitis_state
from semiramis.games.babylon.rules import state as babylon_state
from semiramis.games.ishtar.rules import state as ishtar_state
from tests.regenerate import eagerly

FAMILIES = re.compile(
    r"(seat|amyitis-(?:good|craft|court|city|temple|row|gift|face)|babylon-(?:flower|material|piece|corner)"
    r"|ishtar-(?:gem|shape|symbol|fountain))-"
)
NOT_ASKED = ("over", "done", "reveal", "draw", "refill", "fill-row")
"""Stages at which no player decides."""
SRC = Path(__file__).parents[3] / "src" / "semiramis"


@pytest.mark.wide
def test_all_languages_have_the_same_ids_arguments_and_plural_forms() -> None:
    assert list_faults() == []


def test_every_language_has_every_area() -> None:
    for language in LANGUAGES:
        folder = Path(str(LOCALE)) / language
        files = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())
        assert files == sorted([*(f"{area}.ftl" for area in areas()), "language.toml", "style.toml"])


@pytest.mark.wide
def test_every_language_has_the_same_ids_in_the_same_area_and_no_id_twice() -> None:
    for language in LANGUAGES:
        found = {area: MESSAGE_ID.findall(read_area(language, area)) for area in areas()}
        assert all(set(ids) == set(entries("en", area)) for area, ids in found.items())
        assert len(set().union(*found.values())) == sum(map(len, found.values()))


def test_czech_has_four_plural_forms() -> None:
    assert plural_categories("cs") == {"one", "few", "many", "other"}
    assert plural_categories("hu") == plural_categories("de") == plural_categories("en") == {"one", "other"}


def test_every_message_id_in_the_code_has_a_text() -> None:
    known = {id for area in areas() for id in entries("en", area)}
    pattern = re.compile(r"""\b(?:message|Problem|Malformed|NotYet|BadLog|EditionError)\(\s*"([a-z0-9-]+)\"""")
    used = {
        (file.name, id)
        for file in SRC.rglob("*.py")
        for id in pattern.findall(file.read_text(encoding="utf-8"))
        if "-" in id or id == "refusal"
    }
    assert len(used) > 60
    assert [(file, id) for file, id in sorted(used) if id not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_every_domain_has_a_text(language: str) -> None:
    modules = (amyitis_state, babylon_state, ishtar_state)
    domains = [d for m in modules for d in vars(m).values() if isinstance(d, Domain) and d.text] + [SEAT]
    for domain in domains:
        for word in domain.words:
            if domain in (OWNER, amyitis_state.MAYBE_CARD, ishtar_state.HOLDER) and word == "none":
                continue
            if domain.name == "stage" and (word.startswith("deal") or word in NOT_ASKED):
                continue
            assert texts(language).word(Word(f"{domain.text}-{word}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_one_family_have_the_same_forms(language: str) -> None:
    families: dict[str, dict[frozenset[str], list[str]]] = {}
    for area in ("common/words", *(f"games/{key}/table/words" for key in keys())):
        for id, entry in entries(language, area).items():
            family = FAMILIES.match(id)
            if family:
                families.setdefault(family.group(), {}).setdefault(frozenset(entry.attributes), []).append(id)
    assert len(families) == 17
    assert [forms for forms in families.values() if len(forms) > 1] == []


@pytest.mark.wide
@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_whole_games_and_every_refusal_can_be_rendered(language: str, key: str) -> None:
    import random

    choose, game = random.Random(language), find_game(key)
    for seats in (2, 4):
        match = Match.begin(game, seats, referee=Referee(f"said {seats}"))
        while not match.over:
            assert texts(language).render(game.display.prompt(match.state))
            wrong = choose.randrange(game.rules.catalogue.size)
            if wrong not in match.legal():
                refusal = game.referee.why_not(match.state, wrong)
                assert refusal is not None
                assert refusal.clause in texts(language).refusal(refusal)
            for event in match.play(match.mover, eagerly(match, choose)).events(game, 0):
                sentence = texts(language).render(event)
                assert sentence.endswith(".")
                assert "{" not in sentence


def test_forms_of_a_word_come_along() -> None:
    czech = texts("cs")
    forms = czech.forms("amyitis-good-barley")
    assert forms[""] == "ječmen"
    assert forms["gen"] == "ječmene"
    said = czech.render(message("amyitis-log-pays", seat=seat_arg(1), good=Word("amyitis-good-palm")))
    assert "palmou" in said, "Czech pays with a palm, in the instrumental"
    assert "Růže" in said


def test_plurals_are_chosen_by_number() -> None:
    czech = texts("cs")
    said = [czech.render(message("amyitis-log-talents", seat=seat_arg(0), n=n)) for n in (1, 2, 5)]
    assert len({re.sub(r"\d", "", s) for s in said}) == 3


def test_unknown_ids_languages_and_missing_arguments_are_errors_of_the_programmer() -> None:
    with pytest.raises(ValueError, match="no texts in 'xx'"):
        Texts("xx")
    with pytest.raises(KeyError):
        texts("en").t("no-such-text")
    with pytest.raises(KeyError):
        texts("en").render(Message("game-unknown"))


def test_clause_ids_become_message_ids() -> None:
    assert clause_id("AMY-II.B.P.1") == "amy-ii-b-p-1"
    for language in LANGUAGES:
        title, text = texts(language).clause("AMY-PL.7")
        assert title != text


def test_messages_and_refusals_are_plain_data() -> None:
    refusal = GAME.referee.why_not(Match.begin(GAME, 2).state, GAME.rules.catalogue.parse("plant a1"))
    assert refusal is not None
    assert refusal.to_json() == {"clause": "AMY-II.C.c.2", "id": "amyitis-no-yet-plant", "args": {}}
    assert message("x", seat=seat_arg(NOBODY), n=2).to_json() == {
        "id": "x",
        "args": {"seat": {"word": "seat-nobody"}, "n": 2},
    }


def seat_says(id: str, seat: str = "rose", **args: Arg) -> Message:
    return Message(id, {"seat": Word(f"seat-{seat}"), **args})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_names_its_player_once(language: str) -> None:
    said = texts(language).sentences([seat_says("amyitis-log-pass"), seat_says("amyitis-log-talents", n=2)])
    rose = texts(language).forms("seat-rose")[""]
    assert said[0].startswith(f"{rose} ")
    assert said[1].startswith("+2 ")


def test_another_player_is_named_and_what_begins_otherwise_stays() -> None:
    pushed = seat_says("amyitis-log-pushed", temple=Word("amyitis-temple-marduk"))
    said = texts("en").sentences(
        [seat_says("amyitis-log-pass"), pushed, seat_says("amyitis-log-talents", "lotus", n=1)]
    )
    assert said == ["Rose passes.", "Rose’s cube is pushed out of the temple of Marduk.", "Lotus: +1 talent."]
