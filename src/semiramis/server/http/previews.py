"""Link previews: cards of tables as SVG and PNG, and the tags in a page that name them."""

import asyncio
import html
import time
from collections import OrderedDict
from re import compile as pattern
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from semiramis.core.model.message import Problem
from semiramis.server.answers.cards import LinkPreview, card_of, preview_of
from semiramis.server.answers.play import LAST_POSSIBLE_EVENT
from semiramis.server.answers.problems import language_of
from semiramis.server.errors import Missing, TooMany
from semiramis.server.http.dependencies import Language, ServiceDep
from semiramis.server.http.limits import RateLimiter
from semiramis.server.schemas.openapi import content

router = APIRouter(prefix="/api")

PAGES = {"table", "join", "replay", "results"}
"""The first path segments of the pages about one table."""
STATIC_PICTURE = "preview.png"
"""The picture of pages that have none of their own, a file of the client."""
STATIC_TAGS = pattern(rb'\s*<meta (?:property="og:|name="twitter:)[^>]*>')
MOST_KEPT = 64
WIDTH = 1200
SHARED = {"Cache-Control": "public, max-age=300", "Cross-Origin-Resource-Policy": "cross-origin"}
"""Other sites may show these pictures: that is what they are for."""

Seq = Annotated[int | None, Query(ge=0, le=LAST_POSSIBLE_EVENT)]


class PictureCache:
    """The pictures drawn last. One is drawn at a time; drawing too many is refused, showing kept ones never is."""

    def __init__(self, burst: float = 30.0, per_second: float = 1.0) -> None:
        self._kept: OrderedDict[tuple[str, int, str], bytes] = OrderedDict()
        self._limiter = RateLimiter(burst, per_second)
        self._one_at_a_time = asyncio.Lock()

    async def png(self, service: ServiceDep, id: str, seq: int | None, language: str) -> bytes:
        """The card of a table as PNG. Raises Missing without the extra `pictures`, TooMany if too many are drawn."""
        at = (await service.residency.settled(id)).seq if seq is None else seq
        key = (id, at, language)
        async with self._one_at_a_time:
            if key not in self._kept:
                wait = self._limiter.take("", time.monotonic())
                if wait > 0:
                    raise TooMany(int(wait) + 1)
                self._kept[key] = await asyncio.to_thread(_pixels, await card_of(service, id, at, language))
                if len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
            return self._kept[key]


def has_pictures() -> bool:
    """Whether this installation can draw PNG files."""
    try:
        import resvg_py  # noqa: F401
    except ImportError:
        return False
    return True


def _pixels(svg: str) -> bytes:
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise Missing("server-no-pictures") from None
    return bytes(svg_to_bytes(svg_string=svg, width=WIDTH))


@router.get(
    "/tables/{id}/card.svg",
    operation_id="draw_card",
    tags=["replay"],
    response_class=Response,
    responses=content("image/svg+xml", "A card to share."),
)
async def get_card(id: str, service: ServiceDep, seq: Seq = None, language: Language = "en") -> Response:
    """Draw a card of 1200 by 630 with the standings after an event, by default the last one, as SVG."""
    return Response(await card_of(service, id, seq, language), media_type="image/svg+xml", headers=SHARED)


@router.get("/tables/{id}/card.png", include_in_schema=False)
async def get_card_png(
    request: Request, id: str, service: ServiceDep, seq: Seq = None, language: Language = "en"
) -> Response:
    """Draw the same card as PNG, where the extra `pictures` is installed."""
    cache: PictureCache = request.app.state.pictures
    return Response(await cache.png(service, id, seq, language), media_type="image/png", headers=SHARED)


async def preview_tags(request: Request, path: str) -> str:
    """The tags for the preview of a page: of its table, or of the whole site for other pages and unknown tables."""
    page, _, id = path.partition("/")
    base, language = str(request.base_url), language_of(request.headers.get("accept-language", ""))
    found: LinkPreview | None = None
    if page in PAGES and id:
        try:
            found = await preview_of(request.app.state.service, id, _seq_in(request, page), language)
        except Problem:
            found = None
    if found is None:
        return _tags("Semiramis", "", f"{base}{STATIC_PICTURE}", str(request.url))
    picture = f"api/tables/{id}/card.png?seq={found.seq}&language={language}" if has_pictures() else STATIC_PICTURE
    return _tags(found.title, found.about, f"{base}{picture}", str(request.url))


def _seq_in(request: Request, page: str) -> int | None:
    wanted = request.query_params.get("seq", "")
    return int(wanted) if page == "replay" and wanted.isascii() and wanted.isdigit() and len(wanted) < 8 else None


def _tags(title: str, about: str, picture: str, url: str) -> str:
    named = {"og:type": "website", "og:site_name": "Semiramis", "og:title": title, "og:description": about}
    named |= {"og:url": url, "og:image": picture, "og:image:width": "1200", "og:image:height": "630"}
    tags = [("property", name, value) for name, value in named.items() if value]
    tags.append(("name", "twitter:card", "summary_large_image"))
    return "".join(f'<meta {kind}="{name}" content="{html.escape(value)}" />' for kind, name, value in tags)
