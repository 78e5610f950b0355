"""Replay: any position of any game, its history in words, and its picture."""

from concurrent.futures import ThreadPoolExecutor
from xml.etree import ElementTree

import httpx
import pytest

from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.domain import NOBODY, SEAT
from semiramis.core.play.log import log_text
from semiramis.core.play.view import seen_by
from semiramis.core.registry import find_game, keys
from tests.server.client import BESIDE_ME, ME, Person, error, found, make, quiet
from tests.server.conftest import Served
from tests.server.games import log_of, message, play_here, play_on, replayed_here, upload

SVG = "{http://www.w3.org/2000/svg}"
LARGEST_PICTURE = 300_000


@pytest.fixture(scope="module", params=keys())
def finished(server: Served, request: pytest.FixtureRequest) -> Person:
    """Return a finished table of each game."""
    host = make(server.http, request.param, ME, BESIDE_ME, seed="a whole game")
    play_on(host)
    return host


def spectator(person: Person) -> Person:
    return Person(person.http, person.table)


# positions


def test_every_position_is_the_one_that_was_played(server: Served, finished: Person) -> None:
    states = replayed_here(log_of(finished)).states()
    assert finished.seq() == len(states) - 1
    for _ in range(2):
        sent = [finished.hash(seq) for seq in range(len(states))]
        assert sent == [state.hash() for state in states]
        server.on_loop(server.store.drop_snapshots)
        server.forget(finished.table)
        states = states[:12]


def test_a_position_is_shown_as_it_may_be_seen(finished: Person) -> None:
    match = replayed_here(log_of(finished))
    for seq in (0, len(match.steps) // 2, len(match.steps)):
        shown = found(spectator(finished).get(f"/positions/{seq}"))
        assert shown["seq"] == seq
        assert shown["view"] == seen_by(match.game, match.states()[seq], NOBODY)


def test_positions_with_steps_taken_back(server: Served) -> None:
    host = make(server.http, "ishtar", ME, BESIDE_ME, seed="back and forth")
    hashes = [host.hash()]
    for turn in range(25):
        if turn % 5 == 3:
            host.do("ask-undo", steps=3)
        elif turn % 10 == 9:
            host.do("redo") if host.now()["table"]["undo"]["redo"] else host.play()
        else:
            host.play(lambda offers: quiet(offers) or offers[0])
        hashes.append(host.hash())
    assert len(set(hashes)) < len(hashes) - 5
    assert [host.hash(seq) for seq in range(len(hashes))] == hashes
    server.forget(host.table)
    assert [host.hash(seq) for seq in range(len(hashes))] == hashes
    assert replayed_here(log_of(host)).state.hash() == hashes[-1]


@pytest.mark.parametrize("seq", ["-1", "100000", "99999999999999999999", "1.5", "x", "%00", "1e3"])
def test_positions_that_are_not_there(http: httpx.Client, seq: str) -> None:
    host = make(http, "babylon")
    assert error(host.get(f"/positions/{seq}"), 400)["id"] in ("server-no-seq", "server-malformed")


def test_the_positions_of_a_table_that_is_not_there(http: httpx.Client) -> None:
    nowhere = Person(http, "nowhere")
    for path in ("/positions/0", "/picture.svg", "/log", "/history"):
        assert error(nowhere.get(path), 404)["id"] == "server-no-table"


# history


def test_the_history_is_told_in_every_language(finished: Person) -> None:
    events = found(finished.get("/history"))["events"]
    assert [event["seq"] for event in events] == list(range(len(events)))
    assert events[0]["kind"] == "made"
    assert {event["kind"] for event in events[1:]} == {"move"}
    # the parts of a longer decision appear in the history with its last one
    assert sum(not event["told"] for event in events) < len(events) // 2
    messages = {message(result) for event in events for result in event["told"]}
    for language in LANGUAGES:
        wording = texts(language)
        assert all(wording.render(said) for said in messages)


def test_the_history_names_who_did_it(finished: Person) -> None:
    steps = replayed_here(log_of(finished)).steps
    events = found(finished.get("/history"))["events"]
    assert [event["by"] for event in events[1:]] == [SEAT.words[step.seat] for step in steps]
    times = [event["at"] for event in events]
    assert times == sorted(times)


def test_a_part_of_the_history(finished: Person) -> None:
    events = found(finished.get("/history"))["events"]
    for after in (-1, 0, 17, len(events) - 2):
        part = found(finished.get("/history", after=after))["events"]
        assert part == events[after + 1 :]
        assert ["now" in event for event in part] == [False] * (len(part) - 1) + [True]
    assert found(finished.get("/history", after=len(events) - 1))["events"] == []
    assert error(finished.get("/history", after=-2), 400)["id"] == "server-malformed"


def test_everything_the_server_tells_is_told_in_every_language(http: httpx.Client) -> None:
    host = make(http, "babylon", seed="told")
    host.play()
    host.do("ask-undo")
    host.do("redo")
    host.do("leave", seat="rose", bot="random")
    host.do("return", seat="rose")
    host.do("ask-resign")
    found(host.post("/rematch", {}), 201)
    events = found(host.get("/history"))["events"]
    kinds = ["made", "move", "undo", "redo", "leave", "return", "resign", "rematch"]
    assert [event["kind"] for event in events] == kinds
    for language in LANGUAGES:
        said = [texts(language).render(message(result)) for event in events for result in event["told"]]
        assert len(set(said)) == len(said)


# pictures


def drawn(response: httpx.Response) -> ElementTree.Element:
    """Return a picture, parsed."""
    assert response.status_code == 200, response.text[:300]
    assert response.headers["content-type"].startswith("image/svg+xml")
    assert len(response.content) < LARGEST_PICTURE
    root = ElementTree.fromstring(response.content)
    assert root.tag == SVG + "svg"
    assert not list(root.iter(SVG + "script"))
    return root


def words_of(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(SVG + "text")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_of_any_position_in_every_language(finished: Person, language: str) -> None:
    last = finished.seq()
    pictures = [drawn(finished.get("/picture.svg", seq=seq, language=language)) for seq in (0, last // 2, last)]
    match = replayed_here(log_of(finished))
    for picture, seq in zip(pictures, (0, last // 2, last), strict=True):
        title, about = picture.findtext(SVG + "title"), picture.findtext(SVG + "desc")
        assert title
        assert about
        here = match.game.display.svg(match.states()[seq], texts(language).render)
        assert ElementTree.tostring(picture) == ElementTree.tostring(ElementTree.fromstring(here))
    assert len({ElementTree.tostring(picture) for picture in pictures}) == 3


def test_a_picture_speaks_the_language_it_is_asked_for(finished: Person) -> None:
    said = {language: words_of(drawn(finished.get("/picture.svg", language=language))) for language in LANGUAGES}
    assert len(set(map(tuple, said.values()))) == len(LANGUAGES)


def test_a_picture_is_of_now_and_in_english_unless_told(finished: Person) -> None:
    plain = finished.get("/picture.svg").content
    assert plain == finished.get("/picture.svg", seq=finished.seq(), language="en").content
    assert plain == spectator(finished).get("/picture.svg").content


@pytest.mark.parametrize("key", keys())
def test_the_fullest_pictures_are_not_too_large(http: httpx.Client, key: str) -> None:
    seats = max(find_game(key).seats)
    match = play_here(key, seats)
    uploaded = upload(Person(http, ""), log_text(match).encode())
    for language in LANGUAGES:
        drawn(uploaded.get("/picture.svg", language=language))


def test_many_pictures_at_once_in_a_server_that_has_just_begun(http: httpx.Client) -> None:
    hosts = [make(http, key) for key in keys()] * 4
    texts.cache_clear()
    with ThreadPoolExecutor(12) as pool:
        for response in pool.map(lambda host: host.get("/picture.svg", language="hu"), hosts):
            drawn(response)


@pytest.mark.parametrize(
    "asked",
    [{"language": "xx"}, {"language": "EN"}, {"language": ""}, {"seq": -1}, {"seq": "x"}, {"seq": 3_000_000}],
)
def test_pictures_that_make_no_sense_are_refused(http: httpx.Client, asked: dict[str, object]) -> None:
    problem = error(make(http, "ishtar").get("/picture.svg", **asked), 400)
    assert problem["id"] == "server-malformed"
    assert next(iter(asked)) in problem["args"]["place"]


def test_a_picture_of_what_has_not_happened_yet(http: httpx.Client) -> None:
    problem = error(make(http, "ishtar").get("/picture.svg", seq=1), 400)
    assert problem["id"] == "server-no-seq"
    assert problem["args"] == {"seq": 1, "last": 0}
