"""The router: finds the operation of a request, checks the request, and answers as the server does over HTTP."""

import json
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl, unquote

from semiramis.browser.operations import OPERATIONS, Asked, Text
from semiramis.browser.store import BrowserStore
from semiramis.browser.validate import Checker
from semiramis.core.model.message import Malformed, Problem
from semiramis.server.answers.problems import malformed, problem_json, status_of
from semiramis.server.answers.tables import token_from
from semiramis.server.errors import TooLarge
from semiramis.server.service.subscriptions import Subscription
from semiramis.server.service.table_service import TableService
from semiramis.server.storage.rows import packed

LOG = logging.getLogger(__name__)
LARGEST_BODY = 300 * 1024
LARGEST_LOG_BODY = 4 * 1024 * 1024 + 1


@dataclass(frozen=True)
class Request:
    """A request as the client sends it; the path may have a query, names of headers are in lower case."""

    method: str
    path: str
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes = b""


@dataclass(frozen=True)
class Response:
    """An answer; `stream` has the subscription and the missed events of an event stream."""

    status: int
    headers: dict[str, str]
    body: str = ""
    stream: "tuple[str, Subscription, list[dict[str, Any]]] | None" = None


class Route:
    """An operation of the API description with the pattern of its path."""

    def __init__(self, described: dict[str, Any]) -> None:
        self.described = described
        pattern = "".join(
            f"(?P<{part[1:-1]}>[^/]+)" if part.startswith("{") else re.escape(part)
            for part in re.split(r"(\{\w+\})", described["path"])
        )
        self.pattern = re.compile(pattern + r"\Z")


class Router:
    """Answers requests from a service and its store; `texts` is awaited before a sentence is rendered."""

    def __init__(
        self,
        service: TableService,
        store: BrowserStore,
        description: dict[str, Any],
        texts: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._service = service
        self._store = store
        self._routes = [Route(operation) for operation in description["operations"]]
        self._check = Checker(description["schemas"])
        self._texts = texts

    async def answer(self, request: Request) -> Response:
        """The answer to a request; a problem or a bug is an answer too."""
        try:
            return await self._answer(request)
        except Problem as problem:
            return await self._failed(request, problem, status_of(problem))
        except Exception:
            LOG.exception("bug")
            return await self._failed(request, Problem("server-bug"), 500)

    async def _failed(self, request: Request, problem: Problem, status: int) -> Response:
        await self._ready()
        status = problem.status if isinstance(problem, NoRoute) else status
        body = json.dumps(problem_json(problem, request.headers.get("accept-language", "")))
        return Response(status, {"content-type": "application/json"}, body)

    async def _ready(self) -> None:
        if self._texts is not None:
            await self._texts()

    async def _answer(self, request: Request) -> Response:
        path, _, query = request.path.partition("?")
        route, found = self._route(request.method, path)
        asked = await self._asked(route.described, found, dict(parse_qsl(query, keep_blank_values=True)), request)
        operation = route.described["id"]
        if operation in DRAWS:
            await self._ready()
        await self._load(operation, asked)
        answer = await OPERATIONS[operation](asked)
        if operation == "listen_to_table":
            return Response(200, {"content-type": "text/event-stream"}, stream=(asked.params["id"], *answer))
        if isinstance(answer, Text):
            return Response(200, {"content-type": answer.kind, **answer.headers}, answer.text)
        return Response(route.described["status"], {"content-type": "application/json"}, packed(answer))

    def _route(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        fitting = [(route, found) for route in self._routes if (found := route.pattern.match(path))]
        if not fitting:
            raise NoRoute(404)
        for route, found in fitting:
            if route.described["method"] == method:
                return route, {name: unquote(part) for name, part in found.groupdict().items()}
        raise NoRoute(405)

    async def _asked(
        self, described: dict[str, Any], found: dict[str, str], query: dict[str, str], request: Request
    ) -> Asked:
        limit = LARGEST_LOG_BODY if described["id"] == "upload_log" else LARGEST_BODY
        if len(request.body) > limit:
            raise TooLarge("server-too-large", limit=limit)
        token = token_from(request.headers.get("authorization")) if "{id}" in described["path"] else ""
        sent = {"path": found, "query": query, "header": request.headers}
        params = {
            each["name"]: self._check.parameter(
                each["schema"], sent[each["in"]].get(each["name"]), f"{each['in']}.{each['name']}", each["required"]
            )
            for each in described["parameters"]
        }
        return Asked(self._service, params, self._body(described, request.body), token)

    def _body(self, described: dict[str, Any], raw: bytes) -> Any:
        if described["raw"]:
            return raw
        if described["body"] is None:
            return None
        if not raw:
            raise malformed("body", "missing")
        try:
            sent = json.loads(raw)
        except json.JSONDecodeError as problem:
            raise malformed(f"body.{problem.pos}", "json_invalid") from None
        except (ValueError, RecursionError):
            raise malformed("body", "unreadable") from None
        return self._check.body(described["body"], sent)

    async def _load(self, operation: str, asked: Asked) -> None:
        """Read what the operation needs from the browser's database."""
        if "id" in asked.params:
            await self._store.load(asked.params["id"])
        elif operation == "list_my_tables":
            for id in self._store.table_ids():
                await self._store.load(id, whole=False)


DRAWS = {"draw_position", "draw_rule", "draw_aid", "show_rules"}
"""Operations whose answers hold sentences."""


class NoRoute(Malformed):
    """A request for something that only a server has, or that nobody has."""

    def __init__(self, status: int) -> None:
        super().__init__("server-no-page" if status == 404 else "server-bad-method")
        self.status = status
