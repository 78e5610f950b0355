"""The browser client: the files of a build, or a plain page where there is none."""

import gzip
import json
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from fastapi import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from semiramis.core.i18n.languages import EXTRA, OFFERED
from semiramis.core.i18n.layers import layered_texts
from semiramis.core.i18n.text import texts
from semiramis.server.answers.problems import language_of
from semiramis.server.errors import Missing
from semiramis.server.http.asgi import App, Receive, Scope, Send
from semiramis.server.http.previews import STATIC_TAGS, preview_tags

BUILT = Path(__file__).parents[2] / "web"
"""The folder of a client build, in the wheel as in the repository."""

PAGES = {
    "",
    "new",
    "join",
    "table",
    "replay",
    "results",
    "settings",
    "rules",
    "components",
    "box",
    "learn",
    "aid",
    "watch",
}
"""The first path segments of the client's own pages; any other path gets its 404 page."""

FIRST_PAGE = "index.html"
LONGEST_NAME = 200
TEXTS = "texts/"
"""The folder of texts in languages that are not in the build, at `texts/fr.ftl`."""
BASE = '<base href="./" />'
NAMED_BY_CONTENT = "assets/"
FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
SQUEEZED = {"text/html", "text/css", "text/javascript", "image/svg+xml", "application/manifest+json", "text/plain"}
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class Kept:
    """A file as it is sent, plain and compressed."""

    changed: int
    kind: str
    raw: bytes
    squeezed: bytes
    tag: str


class Client:
    """The files of a build, read on the first request and again when they have changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._kept: dict[str, Kept] = {}

    @property
    def is_built(self) -> bool:
        """Whether there is a client to serve."""
        return (self.folder / FIRST_PAGE).is_file()

    def find(self, name: str) -> Kept | None:
        """A file of the build by its relative path, None if there is none; never one outside the build."""
        path = self.folder / name
        if not _is_plain(name) or not path.is_file():
            return None
        changed = path.stat().st_mtime_ns
        kept = self._kept.get(name)
        if kept is None or kept.changed != changed:
            kept = self._kept[name] = _read(path, changed)
        return kept


def _is_plain(name: str) -> bool:
    """Whether a path stays inside its folder and is valid in any file system."""
    return (
        len(name) <= LONGEST_NAME
        and name.isascii()
        and name.isprintable()
        and "\\" not in name
        and not {"", ".", ".."} & set(name.split("/"))
    )


def _read(path: Path, changed: int) -> Kept:
    raw = path.read_bytes()
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    squeezed = gzip.compress(raw, 9, mtime=0) if kind in SQUEEZED else b""
    return Kept(changed, kind, raw, squeezed, f'"{sha256(raw).hexdigest()[:20]}"')


class RootPathMiddleware:
    """Serves requests below the root path of a proxy, whether or not the proxy strips that path."""

    def __init__(self, app: App, root: str) -> None:
        self.app = app
        self.root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path: str = scope["path"]
        if path == self.root:
            await RedirectResponse(f"{self.root}/")(scope, receive, send)
            return
        below = path if path.startswith(f"{self.root}/") else self.root + path
        await self.app({**scope, "root_path": self.root, "path": below}, receive, send)


async def client_pages(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve every path that is not an endpoint of the server."""
    if scope["type"] != "http":
        return
    request = Request(scope, receive)
    if scope["method"] not in ("GET", "HEAD"):
        raise Missing("server-no-page")
    path = scope["path"].removeprefix(scope.get("root_path", ""))[1:]
    is_page = path.split("/", 1)[0] in PAGES
    tags = await preview_tags(request, path) if is_page else ""
    await show_page(request, path, tags)(scope, receive, send)


def show_page(request: Request, path: str, tags: str) -> Response:
    """A file of the client, or its index page at one of its own paths, with the tags for link previews.

    Raises Missing for anything else.
    """
    client: Client = request.app.state.client
    if not client.is_built:
        if path == "":
            return plain_page(request)
        raise Missing("server-no-page")
    if path.startswith(TEXTS):
        return _extra_texts(path)
    found = client.find(path) if path not in ("", FIRST_PAGE) else None
    if found is not None:
        return _sent(request, found, FOREVER if path.startswith(NAMED_BY_CONTENT) else ASK_AGAIN)
    known = path.split("/", 1)[0] in PAGES and not path.startswith("/")
    if not known and (path.startswith("api/") or "text/html" not in request.headers.get("accept", "")):
        raise Missing("server-no-page")
    return _first_page(request, client, path, tags, 200 if known else 404)


def _first_page(request: Request, client: Client, path: str, tags: str, status: int) -> Response:
    """The index page with its base set relative to this path, so that it works below any proxy path."""
    kept = client.find(FIRST_PAGE)
    assert kept is not None
    up = "../" * path.count("/") or "./"
    raw = STATIC_TAGS.sub(b"", kept.raw) if tags else kept.raw
    raw = raw.replace(BASE.encode(), f'<base href="{up}" />{tags}'.encode(), 1)
    if EXTRA:
        raw = raw.replace(b"</head>", _extra_languages().encode() + b"</head>", 1)
    tag = sha256(raw).hexdigest()[:20]
    shown = Kept(kept.changed, kept.kind, raw, gzip.compress(raw, 6, mtime=0), f'"{tag}"')
    return _sent(request, shown, ASK_AGAIN, status)


def _extra_languages() -> str:
    """The languages that are not in the build, as data in the page."""
    data = json.dumps({code: OFFERED[code].to_json() for code in EXTRA}, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="extra-languages">{data}</script>'


def _extra_texts(path: str) -> Response:
    """Every text of a language that is not in the build, read again for each page. Raises Missing for another."""
    language = path.removeprefix(TEXTS).removesuffix(".ftl")
    if language not in EXTRA:
        raise Missing("server-no-page")
    return Response(layered_texts(language), headers={"cache-control": "no-store"}, media_type="text/plain")


def _sent(request: Request, kept: Kept, caching: str, status: int = 200) -> Response:
    headers = {"cache-control": caching, "etag": kept.tag, "vary": "accept-encoding"}
    if status == 200 and kept.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = kept.raw
    if kept.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = kept.squeezed, "gzip"
    return Response(body, status, headers, media_type=kept.kind)


def plain_page(request: Request) -> HTMLResponse:
    """The page shown if no client was built."""
    language = language_of(request.headers.get("accept-language", ""))
    title, about, build = (texts(language).t(f"server-page-{part}") for part in ("title", "about", "build"))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = f"<main><h1>{title}</h1><p>{about}</p><p>{build}</p></main>"
    return HTMLResponse(f'<!doctype html><html lang="{language}"><head>{head}</head><body>{body}</body></html>')
