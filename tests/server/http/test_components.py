"""Components and editions over HTTP: every value with its reason, validation of files, tables with custom editions."""

import json
import tomllib
from typing import Any

import httpx
import pytest

from semiramis.core.i18n.text import texts
from semiramis.core.registry import find_game, keys
from semiramis.server.tables.editions import LARGEST_EDITION
from tests.server.client import BESIDE_ME, ME, Person, error, found, make
from tests.server.conftest import Served
from tests.server.games import log_of, play_on
from tests.server.schemas.test_schemas import expect_response

NAME = 'name = "reconstruction 2"'


def text_of(key: str, *changes: tuple[str, str]) -> str:
    text = find_game(key).edition.text
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def mine(key: str = "amyitis", name: str = "mine") -> str:
    """Return an edition in which every player of Amyitis begins with one more talent."""
    changes = [("talents = 4", "talents = 5")] if key == "amyitis" else []
    return text_of(key, (f'name = "{find_game(key).edition.name}"', f"name = {json.dumps(name)}"), *changes)


def check(http: httpx.Client, text: str | bytes, key: str = "amyitis") -> dict[str, Any]:
    answer = found(http.post(f"/api/games/{key}/editions", content=text, params={"file": "mine.toml"}))
    expect_response("check_edition", answer)
    return answer


def faults(http: httpx.Client, text: str | bytes) -> list[str]:
    answer = check(http, text)
    assert answer["differences"] == []
    assert "components" not in answer
    for fault in answer["faults"]:
        args = fault["args"]
        assert texts("cs").t(fault["id"], **args)
        assert all(not isinstance(arg, str) or (arg.isprintable() and len(arg) <= 800) for arg in args.values())
    return [fault["id"] for fault in answer["faults"]]


# packaged editions


@pytest.mark.parametrize("key", keys())
def test_every_component_comes_with_its_reason(http: httpx.Client, key: str) -> None:
    result = found(http.get(f"/api/games/{key}/components"))
    expect_response("show_components", result)
    game = find_game(key)
    values = [value for chapter in result["chapters"] for value in chapter["values"]]
    assert result["edition"] == {"name": game.edition.name, "hash": game.edition.hash}
    assert result["standard"] is True
    assert sum(result["counts"].values()) == len(values)
    assert all(
        value["place"].startswith(chapter["name"]) for chapter in result["chapters"] for value in chapter["values"]
    )
    used = {value["reason"] for value in values}
    assert used == set(range(len(result["reasons"])))
    assert all(reason["id"].startswith(f"{key}-why-") for reason in result["reasons"])


def test_a_game_nobody_knows_and_an_edition_nobody_knows(http: httpx.Client) -> None:
    assert error(http.get("/api/games/chess/components"), 400)["id"] == "game-unknown"
    assert error(http.post("/api/games/chess/editions", content="x"), 400)["id"] == "game-unknown"
    assert error(http.get("/api/games/amyitis/components?edition=" + "f" * 64), 404)["id"] == "server-no-edition"
    assert error(http.get("/api/games/amyitis/editions/" + "f" * 64), 404)["id"] == "server-no-edition"
    for hash in ("x", "F" * 64, "f" * 65, "..%2f..", "%00"):
        assert http.get(f"/api/games/amyitis/editions/{hash}").status_code in (400, 404)
        error(http.get("/api/games/amyitis/components", params={"edition": hash}), 400)


@pytest.mark.parametrize("key", keys())
def test_the_standard_edition_can_be_saved_and_comes_back_the_same(http: httpx.Client, key: str) -> None:
    hash = find_game(key).edition.hash
    saved = http.get(f"/api/games/{key}/editions/{hash}")
    assert saved.headers["content-type"] == "application/toml"
    assert saved.headers["content-disposition"] == f"attachment; filename={key}-{hash[:8]}.toml"
    assert tomllib.loads(saved.text)["game"] == key
    again = check(http, saved.content, key)
    assert (again["faults"], again["differences"], again["components"]["standard"]) == ([], [], True)


# uploaded editions


def test_what_differs_is_told_piece_by_piece(http: httpx.Client) -> None:
    answer = check(http, mine())
    assert answer["differences"] == [
        {
            "place": "start.talents",
            "chapter": "start",
            "names": [{"id": "amyitis-components-talents", "args": {}}],
            "before": [4],
            "after": [5],
        }
    ]
    assert answer["components"]["edition"]["name"] == "mine"
    assert answer["components"]["standard"] is False


def test_a_source_of_ones_own_is_shown_as_it_is_written(http: httpx.Client) -> None:
    corrected = mine().replace("What each player takes during setup.", "<b>My copy</b>.")
    reasons = check(http, corrected)["components"]["reasons"]
    assert {"id": "components-source", "args": {"source": "<b>My copy</b>."}} in reasons


def test_everything_that_is_wrong_is_told_at_once(http: httpx.Client) -> None:
    wrong = text_of(
        "amyitis", ("value = 30", "value = 31"), ("barley = 7", "barley = 9"), ("prestige = 4", "prestige = -1")
    )
    answer = check(http, wrong)
    assert [(fault["id"], fault["args"]["place"]) for fault in answer["faults"]] == [
        ("edition-must-be", "supply.talents.value"),
        ("edition-total", "supply.goods"),
        ("edition-range", "tile.q1-a.prestige"),
    ]
    assert {fault["args"]["file"] for fault in answer["faults"]} == {"mine.toml"}
    assert answer["more"] is False
    many = find_game("amyitis").edition.text.replace("quality = 1", "quality = 9")
    assert check(http, many)["more"] is (len(check(http, many)["faults"]) == 20)


HEAD = 'format = 1\ngame = "amyitis"\nname = "x"\nconfidence = "rules"\nsource = "x"\n'


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "edition-missing"),
        ("{}", "edition-not-toml"),
        ('{"game": "amyitis"}', "edition-not-toml"),
        ("\x00", "edition-not-toml"),
        (b"\xff\xfe\x00", "edition-not-utf8"),
        (HEAD, "edition-missing"),
        (text_of("amyitis")[:9000], "edition-not-toml"),
        (text_of("amyitis", ("prestige = 4", "prestige = nan")), "edition-not-value"),
        (text_of("amyitis", ("prestige = 4", "prestige = inf")), "edition-not-value"),
        (text_of("amyitis", ("prestige = 4", "prestige = -1")), "edition-range"),
        (text_of("amyitis", ("prestige = 4", "prestige = 4\nprestige = 5")), "edition-not-toml"),
        (text_of("amyitis", ("prestige = 4", "prestige = " + "9" * 5000)), "edition-not-toml"),
        (text_of("ishtar"), "edition-game"),
        (text_of("amyitis", (NAME, 'name = "' + "x" * 200_000 + '"')), "edition-name"),
        (text_of("amyitis", (NAME, 'name = "\\u202e"')), "edition-name"),
        (HEAD + "a = " + "[" * 100_000, "edition-not-toml"),
        (HEAD + "a = " + "{ a = " * 20_000, "edition-not-toml"),
        (HEAD + ".".join("a" * 100_000) + " = 1", "edition-dots"),
        (HEAD + "\n".join(f"a{i}.b.c.d.e.f.g.h.i = 1" for i in range(3_000)), "edition-deep"),
    ],
    ids=range(19),
)
def test_a_file_made_to_hurt_is_refused_for_one_reason(http: httpx.Client, text: str | bytes, id: str) -> None:
    assert set(faults(http, text)) == {id}


def test_a_file_that_is_too_large_is_not_read(http: httpx.Client) -> None:
    address = "/api/games/amyitis/editions"
    assert error(http.post(address, content=b"#" * (LARGEST_EDITION + 1)), 400)["id"] == "server-edition-too-large"
    assert error(http.post(address, content=b"#" * 10_000_000), 413)["id"] == "server-too-large"
    assert error(http.post(address, content="x", params={"file": "x" * 121}), 400)["id"] == "server-malformed"


def test_signs_in_a_name_stay_what_they_are(http: httpx.Client) -> None:
    name = '<img src=x onerror="alert(1)">'
    assert check(http, mine(name=name))["components"]["edition"]["name"] == name
    answer = found(http.post("/api/games/amyitis/editions", content="x =", params={"file": "<b>\u202e</b>.toml"}))
    assert answer["faults"][0]["args"]["file"] == "<b>\\u202e</b>.toml"


# tables with an uploaded edition


def test_a_table_keeps_its_edition_through_fork_and_rematch_and_restart(serve: Any) -> None:
    served: Served = serve()
    text = mine("ishtar")
    table = make(served.http, "ishtar", ME, BESIDE_ME, edition=text, seed="kept")
    edition = table.now()["table"]["edition"]
    assert edition["name"] == "mine"
    assert json.loads(log_of(table).splitlines()[0])["edition"] == edition
    play_on(table)
    fork = found(table.post("/fork", {"seq": 3, "seats": [ME, BESIDE_ME]}), 201)
    again = found(table.post("/rematch", {}), 201)
    assert fork["table"]["edition"] == again["table"]["edition"] == edition
    served.stop()
    restarted: Served = serve()
    for id in (table.table, fork["table"]["id"], again["table"]["id"]):
        assert Person(restarted.http, id).now()["table"]["edition"] == edition
    saved = restarted.http.get(f"/api/games/ishtar/editions/{edition['hash']}")
    assert saved.text == text
    shown = found(restarted.http.get("/api/games/ishtar/components", params={"edition": edition["hash"]}))
    assert (shown["edition"], shown["standard"]) == (edition, False)
    assert error(restarted.http.get(f"/api/games/babylon/editions/{edition['hash']}"), 404)["id"] == "server-no-edition"


def test_a_changed_value_is_played_with(http: httpx.Client) -> None:
    table = make(http, "amyitis", ME, BESIDE_ME, edition=mine())
    seats = table.now()["view"]["seats"]
    assert {seat["talents"] for seat in seats.values()} == {5}
