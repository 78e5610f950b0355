"""The browser client is served completely, under any path, and nothing else is."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from semiramis.cli.commands.serve import clean_root, open_browser
from semiramis.cli.main import run
from semiramis.core.i18n.languages import EXTRA, OFFERED, read_language
from semiramis.core.model.message import Problem
from semiramis.server.http.client import BASE, PAGES
from tests.server.client import error
from tests.server.conftest import Serve, Served, listening

HTML = {"accept": "text/html,*/*;q=0.8"}
SCRIPT = "console.log('ž');\n" * 200


def build(home: Path) -> Path:
    """Return the build of a client, beside a file that is not part of it."""
    folder = home / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(f"<!doctype html><head>{BASE}</head>", encoding="utf-8")
    (folder / "assets" / "app-1a2b.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "assets" / "font.woff2").write_bytes(bytes(300))
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (home / "secret.txt").write_text("secret", encoding="utf-8")
    return folder


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Return a build that a test may change."""
    return build(tmp_path)


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Yield a client of one server for all tests that only read."""
    home = tmp_path_factory.mktemp("server")
    served = Served(home, listening(), {"web": build(home)})
    yield served.http
    served.stop()


@pytest.mark.parametrize(
    ("path", "base"),
    [("/", "./"), ("/new", "./"), ("/table/abc", "../"), ("/table/abc/", "../../"), ("/join/a/b", "../../")],
)
def test_the_client_knows_its_root_from_every_address(http: httpx.Client, path: str, base: str) -> None:
    answer = http.get(path, headers=HTML)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert f'<base href="{base}" />' in answer.text
    assert "content-security-policy" in answer.headers


def test_every_page_of_the_client_is_an_address(http: httpx.Client) -> None:
    source = (Path(__file__).parents[3] / "web" / "src" / "app" / "pages.ts").read_text(encoding="utf-8")
    listed = source[source.index("PAGES:") : source.index("};")]
    named = {line.split(":")[0].strip().strip('"') for line in listed.splitlines()[1:] if ": { load" in line}
    assert named - {"lost"} == PAGES
    for page in PAGES:
        assert http.get(f"/{page}").status_code == 200


def test_files_named_by_their_content_are_kept_for_good(http: httpx.Client) -> None:
    answer = http.get("/assets/app-1a2b.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert http.get("/manifest.webmanifest").headers["cache-control"] == "no-cache"
    assert http.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"
    assert http.get("/assets/font.woff2").headers["content-type"] == "font/woff2"


def test_files_are_squeezed_for_who_can_unpack_them(http: httpx.Client) -> None:
    plain = http.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with http.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-encoding"
    assert gzip.decompress(raw) == plain.content
    assert len(raw) < len(plain.content) / 4
    assert "content-encoding" not in http.get("/assets/font.woff2").headers


def test_what_has_not_changed_is_not_sent_again(serve: Serve, built: Path) -> None:
    http = serve(web=built).http
    for path in ("/", "/manifest.webmanifest", "/table/x"):
        tag = http.get(path).headers["etag"]
        again = http.get(path, headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    tag = http.get("/").headers["etag"]
    (built / "index.html").write_text(f"<!doctype html><head>{BASE}<title>new</title></head>", encoding="utf-8")
    assert "<title>new</title>" in http.get("/", headers={"if-none-match": tag}).text


def test_head_answers_as_get_does_without_a_body(http: httpx.Client) -> None:
    for path in ("/", "/assets/app-1a2b.js", "/settings"):
        got, head = http.get(path), http.head(path)
        assert head.content == b""
        same = ("content-type", "etag", "cache-control")
        assert [head.headers[name] for name in same] == [got.headers[name] for name in same]


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "//secret.txt",
        "/assets",
        "/assets/",
        "/assets//app-1a2b.js",
        "/app%00.js",
        "/%ff",
        "/" + "x" * 3000,
    ],
)
def test_nothing_else_is_found(http: httpx.Client, path: str) -> None:
    answer = http.get(f"{str(http.base_url).rstrip('/')}{path}")
    assert error(answer, 404)["id"] == "server-no-page"


def test_an_unknown_page_is_shown_to_people_as_not_found_and_told_to_programs(http: httpx.Client) -> None:
    shown = http.get("/no/such/page", headers=HTML)
    assert shown.status_code == 404
    assert '<base href="../../" />' in shown.text
    assert error(http.get("/no/such/page"), 404)["id"] == "server-no-page"
    assert error(http.get("/api/nothing", headers=HTML), 404)["id"] == "server-no-page"
    assert error(http.post("/settings", json={}), 404)["id"] == "server-no-page"
    assert error(http.post("/api/games", json={}), 405)["id"] == "server-bad-method"


def test_without_a_build_there_is_a_page_that_says_so(serve: Serve, tmp_path: Path) -> None:
    served = serve(web=tmp_path / "nothing")
    page = served.http.get("/", headers={"accept-language": "cs"})
    assert page.status_code == 200
    assert "make play" in page.text
    assert served.http.get("/settings", headers=HTML).status_code == 404
    assert served.http.get("/api/games").status_code == 200


@pytest.mark.parametrize("root", ["/games", "/deep/games"])
def test_a_proxy_may_show_the_server_below_a_path(serve: Serve, built: Path, root: str) -> None:
    http = serve(web=built, root_path=root).http
    for prefix in ("", root):  # whether the proxy strips the path or not
        assert '<base href="../" />' in http.get(f"{prefix}/table/abc").text
        assert http.get(f"{prefix}/assets/app-1a2b.js").status_code == 200
        assert http.get(f"{prefix}/api/games").status_code == 200
        made = http.post(f"{prefix}/api/tables", json={"game": "ishtar", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert made.status_code == 201
    answer = http.get(root)
    assert (answer.status_code, answer.headers["location"]) == (307, f"{root}/")
    assert {"content-security-policy", "x-request-id"} <= answer.headers.keys()


@pytest.mark.parametrize(("given", "root"), [("", ""), ("/", ""), ("games", "/games"), ("/a/b/", "/a/b")])
def test_the_path_of_a_proxy_is_read_kindly(given: str, root: str) -> None:
    assert clean_root(given) == root


@pytest.mark.parametrize("given", ["a b", "/a?b", "http://x", "/ž", "//a//b", "/a\nb"])
def test_a_path_that_cannot_be_one_is_refused(given: str) -> None:
    with pytest.raises(Problem, match="cli-serve-root-path"):
        clean_root(given)


def test_a_browser_that_cannot_be_opened_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def no_browser(url: str) -> Any:
        opened.append(url)
        raise OSError("no display")

    monkeypatch.setattr("webbrowser.open", no_browser)
    open_browser("http://127.0.0.1:1/")
    assert opened == ["http://127.0.0.1:1/"]


def test_the_options_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--help"]) == 0
    result = capsys.readouterr().out
    for option in ("--web", "--root-path", "--browser", "--no-browser"):
        assert option in result


def test_languages_of_a_translator_come_with_the_page_and_are_read_again(
    http: httpx.Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    polish = 'name = "Pol<ski"\nenglish = "Polish"\ncomplete = false\ndigits = " "\n[plurals]\none = "n = 1"'
    monkeypatch.setitem(OFFERED, "pl", read_language("pl", polish))
    monkeypatch.setitem(EXTRA, "pl", tmp_path)
    page = http.get("/table/abc", headers=HTML).text
    assert '<script type="application/json" id="extra-languages">{"pl": {"name": "Pol\\u003cski"' in page
    assert "learn-title = Learn to play" in http.get("/texts/pl.ftl").text
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "lesson-links.ftl").write_text("learn-title = Nauka", encoding="utf-8")
    answer = http.get("/texts/pl.ftl")
    assert "learn-title = Nauka\n" in answer.text
    assert (answer.headers["cache-control"], answer.headers["content-type"]) == (
        "no-store",
        "text/plain; charset=utf-8",
    )


@pytest.mark.parametrize("path", ["/texts/de.ftl", "/texts/../secret.txt", "/texts/", "/texts/pl.ftl"])
def test_texts_of_the_build_are_not_served_as_files(http: httpx.Client, path: str) -> None:
    assert http.get(path).status_code == 404
    assert "extra-languages" not in http.get("/", headers=HTML).text
