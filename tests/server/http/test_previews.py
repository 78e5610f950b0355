"""Link previews: the tags of pages about a table, and the cards they name."""

import asyncio
import builtins
import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

from semiramis.core.registry import keys
from semiramis.server.errors import Missing, TooMany
from semiramis.server.http import previews
from tests.server.client import BESIDE_ME, ME, OPEN, Person, error, make
from tests.server.conftest import Served, listening
from tests.server.games import play_on

HOSTILE = "<script>alert(\"1\")</script> & 'x'"
WEB = Path(__file__).parents[3] / "web"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Yield a client of a server that has the first page of the browser client."""
    home = tmp_path_factory.mktemp("server")
    folder = home / "client"
    folder.mkdir()
    (folder / "index.html").write_text((WEB / "index.html").read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "preview.png").write_bytes((WEB / "public" / "preview.png").read_bytes())
    served = Served(home, listening(), {"web": folder})
    yield served.http
    served.stop()


def tags_of(page: httpx.Response) -> dict[str, str]:
    """The tags for previews in a page, by name; each may be there once only."""
    assert page.status_code == 200
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)" />', page.text)
    assert len({name for name, _ in found}) == len(found)
    return {name: unescape(value) for name, value in found}


def page_of(person: Person, page: str, **params: Any) -> httpx.Response:
    return person.http.get(f"/{page}/{person.table}", headers={"accept": "text/html"}, params=params)


@pytest.mark.parametrize("key", keys())
def test_a_running_table_has_a_preview_with_a_picture(http: httpx.Client, key: str) -> None:
    host = make(http, key, ME, BESIDE_ME, seed="previewed")
    play_on(host, moves=10)
    for page in ("table", "replay", "results", "join"):
        tags = tags_of(page_of(host, page))
        assert tags["og:title"] == f"{key.capitalize()} – a game in progress"
        assert tags["og:description"] == "Ada · Bo"
        assert tags["twitter:card"] == "summary_large_image"
    assert tags["og:image"].startswith(str(http.base_url))
    picture = http.get(tags["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)
    assert http.get(tags["og:image"]).content == picture.content


def test_a_replay_shows_the_position_of_its_link(http: httpx.Client) -> None:
    host = make(http, "ishtar", ME, BESIDE_ME, seed="previewed")
    play_on(host, moves=10)
    tags = tags_of(page_of(host, "replay", seq=4))
    assert "seq=4&" in tags["og:image"]
    assert tags["og:title"] == "Ishtar – a position of a game"
    for wrong in ("99999999999", "-1", "x", "11"):
        assert "seq=10&" in tags_of(page_of(host, "replay", seq=wrong))["og:image"]


def test_names_are_escaped_and_languages_followed(http: httpx.Client) -> None:
    host = make(http, "babylon", {"kind": "me", "name": HOSTILE}, OPEN)
    page = page_of(host, "join")
    assert "<script>alert" not in page.text
    assert tags_of(page)["og:description"] == HOSTILE
    assert tags_of(page)["og:title"] == "Babylon – a seat is free"
    german = http.get(f"/join/{host.table}", headers={"accept": "text/html", "accept-language": "de-AT,de"})
    assert tags_of(german)["og:title"] == "Babylon – ein Platz ist frei"
    card = http.get(f"/api/tables/{host.table}/card.svg", params={"language": "de"})
    root = ElementTree.fromstring(card.text)
    assert HOSTILE in [element.text for element in root.iter(f"{SVG}text")]
    assert not list(root.iter(f"{SVG}script"))


def test_the_end_names_winner_and_scores(http: httpx.Client) -> None:
    host = make(http, "ishtar", ME, BESIDE_ME, seed="previewed")
    host.do("ask-resign")
    result = host.now()["table"]["result"]
    tags = tags_of(page_of(host, "results"))
    best = [name for name, seat in (("Ada", "jasmine"), ("Bo", "rose")) if result[seat]["place"] == 1]
    assert tags["og:title"] == (f"Ishtar – {best[0]} wins" if len(best) == 1 else "Ishtar – a shared victory")
    assert sorted(tags["og:description"].split(" · ")) == [
        f"Ada {result['jasmine']['total']}",
        f"Bo {result['rose']['total']}",
    ]


def test_a_card_shows_what_spectators_see(http: httpx.Client) -> None:
    host = make(http, "babylon", ME, BESIDE_ME, seed="previewed")
    play_on(host, moves=12)
    card = http.get(f"/api/tables/{host.table}/card.svg").text
    shown = {element.text for element in ElementTree.fromstring(card).iter(f"{SVG}text")}
    scores = {str(each["total"]) for each in Person(http, host.table).now()["view"]["scores"].values()}
    assert {"Babylon", "Ada", "Bo"} | scores <= shown
    assert str(host.token) not in card
    assert "previewed" not in card


def test_other_pages_have_a_picture_of_their_own(http: httpx.Client) -> None:
    for path in ("/", "/table/nowhere", "/settings", "/table/%3Cscript%3E"):
        tags = tags_of(http.get(path, headers={"accept": "text/html"}))
        assert tags["og:title"] == "Semiramis"
        assert tags["og:image"] == f"{http.base_url}/preview.png"
    static = http.get("/preview.png")
    assert struct.unpack(">II", static.content[16:24]) == (1200, 630)
    assert error(http.get("/api/tables/nowhere/card.png"), 404)["id"] == "server-no-table"


def test_a_seat_has_a_picture(http: httpx.Client) -> None:
    host = make(http, "amyitis", ME, BESIDE_ME, seed="previewed")
    drawn = [host.get("/picture.svg", seat=seat).text for seat in ("jasmine", "rose")]
    assert all(ElementTree.fromstring(each).tag == f"{SVG}svg" for each in drawn)
    assert error(host.get("/picture.svg", seat="lotus"), 400)["id"] == "server-no-seat-here"


def test_without_the_extra_the_static_picture_is_named(http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "resvg_py":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    assert not previews.has_pictures()
    with pytest.raises(Missing) as refused:
        previews._pixels("<svg/>")
    assert refused.value.message.id == "server-no-pictures"


def test_too_many_pictures_are_refused_and_kept_ones_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    class Residency:
        async def settled(self, id: str) -> Any:
            return type("Table", (), {"seq": 1})

    service = type("Service", (), {"residency": Residency()})
    drawn: list[str] = []

    async def card(service: object, id: str, seq: int, language: str) -> str:
        drawn.append(id)
        return id

    monkeypatch.setattr(previews, "card_of", card)
    monkeypatch.setattr(previews, "_pixels", str.encode)

    async def ask() -> None:
        cache = previews.PictureCache(burst=2, per_second=0.001)
        for id in ("a", "b", "a"):
            assert await cache.png(service, id, None, "en") == id.encode()  # type: ignore[arg-type]
        with pytest.raises(TooMany):
            await cache.png(service, "c", None, "en")  # type: ignore[arg-type]
        assert await cache.png(service, "b", 1, "en") == b"b"  # type: ignore[arg-type]

    asyncio.run(ask())
    assert drawn == ["a", "b"]
