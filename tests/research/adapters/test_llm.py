"""Observations for language models: complete, true to the match, and as the published schema says."""

import json
from random import Random
from typing import Any

import jsonschema
import pytest

from semiramis import research
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.domain import SEAT
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game, keys
from semiramis.research.adapters.errors import BadCall
from semiramis.research.adapters.llm import observation_json, rules_json, rules_text
from semiramis.research.adapters.schema import file_of, observation_schema, written
from tests.support.matches import fork


def played(key: str, n_seats: int, steps: int, seed: str = "told") -> Match:
    match, lot = Match.begin(find_game(key), n_seats, referee=Referee(seed)), Random(1)
    while steps and not match.over:
        match.play(match.mover, lot.choice(match.legal()))
        steps -= 1
    return match


def checked(match: Match, seat: int, **given: Any) -> dict[str, Any]:
    result = observation_json(match, seat, **given)
    jsonschema.Draft202012Validator(observation_schema(match.game)).validate(result)
    assert json.loads(json.dumps(result)) == result
    return result


@pytest.mark.parametrize("key", keys())
def test_the_published_schema_is_the_present_one(key: str) -> None:
    assert file_of(key).read_text(encoding="utf-8") == written(key), "python -m semiramis.research.adapters.schema"
    jsonschema.Draft202012Validator.check_schema(observation_schema(find_game(key)))


@pytest.mark.parametrize("n_seats", [2, 3, 4])
@pytest.mark.parametrize("key", keys())
def test_observations_fit_the_schema_all_game_long(key: str, n_seats: int) -> None:
    for steps in (0, 1, 17, 60, 10_000):
        match = played(key, n_seats, steps)
        for seat in range(n_seats):
            result = checked(match, seat, rules=False, language=LANGUAGES[seat])
            assert result["seat"] == SEAT.words[seat]
            assert result["over"] is match.over
            codes = [each["code"] for each in result["legal"]]
            assert codes == (match.legal() if seat == match.mover else [])


@pytest.mark.parametrize("key", keys())
def test_a_strange_observation_does_not_fit(key: str) -> None:
    result = observation_json(played(key, 2, 9), 0)
    schema = jsonschema.Draft202012Validator(observation_schema(find_game(key)))
    wrong: list[dict[str, Any]] = [{"game": "go"}, {"seats": {}}, {"legal": [{"code": -1}]}, {"more": 1}]
    for broken in [*wrong, {"mover": "tulip"}]:
        assert not schema.is_valid({**result, **broken}), broken
    assert not schema.is_valid({name: part for name, part in result.items() if name != "board"})


@pytest.mark.parametrize("key", keys())
def test_legal_actions_can_be_played_as_they_are_told(key: str) -> None:
    match = played(key, 3, 25)
    for offer in observation_json(match, match.mover, rules=False)["legal"]:
        for form in (offer["code"], offer["notation"], offer["action"]):
            assert match.encode(form) == offer["code"]
        assert offer["meaning"]
        forked = fork(match, len(match.steps), Referee("fork"))
        forked.deal()
        reveals = forked.play(forked.mover, offer["action"])
        assert (len(reveals.trail) > 1) is offer["reveals"]


def test_events_are_those_since_the_own_decision() -> None:
    match, english = played("amyitis", 3, 0), texts("en")
    result: list[tuple[int, list[str]]] = []
    for _ in range(40):
        seat = match.mover
        progress = match.play(seat, match.legal()[-1])
        result.append((seat, [english.render(event) for event in progress.events(match.game, 0)]))
    mine = max(at for at, (seat, _) in enumerate(result) if seat == 0)
    wanted = [sentence for _, sentences in result[mine:] for sentence in sentences]
    assert observation_json(match, 0)["events"] == wanted
    assert wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_the_rules_are_all_clauses_in_any_language(key: str, language: str) -> None:
    game = find_game(key)
    result = rules_json(game, language)
    assert [each["clause"] for each in result] == list(game.clauses)
    assert all(each["title"] and each["text"] for each in result)
    assert len(rules_text(game, language).splitlines()) >= len(game.clauses)
    assert checked(played(key, 2, 3), 1, language=language)["rules"] == result


def test_the_package_itself_tells() -> None:
    assert research.observation_json is observation_json


def test_wrong_seats_and_languages_are_refused() -> None:
    match = played("amyitis", 2, 0)
    for seat in (2, -1, "jasmine"):
        with pytest.raises(BadCall) as refused:
            observation_json(match, seat)  # type: ignore[arg-type]
        assert refused.value.message.id == "research-env-seat"
    with pytest.raises(BadCall) as refused:
        observation_json(match, 0, language="tlh")
    assert refused.value.message.id == "research-env-language"
