"""How the API describes itself: who may call what, what comes back, and what can go wrong where."""

from collections.abc import Callable
from typing import Any

from fastapi import FastAPI
from pydantic import BaseModel, ConfigDict, Field

from semiramis.server.schemas.games import all_shapes, ref
from semiramis.server.schemas.responses import OF_OPERATION

TAGS = [
    {"name": "games", "description": "What can be played here."},
    {"name": "tables", "description": "Making tables, sitting down, looking on, playing again."},
    {"name": "play", "description": "Acting at a table and hearing what happens there."},
    {"name": "replay", "description": "Games as they were: events, positions, pictures, logs."},
    {"name": "operations", "description": "For whoever runs the server."},
]
NEEDS_SEAT = ("command_table", "play_again", "ask_hint", "ask_hint_then")
WITHOUT_TOKEN = ("join_table",)
ANYWHERE = {"400", "413", "429"}
AT_A_TABLE = {"404", "409"}
MORE_FAILURES = {
    "command_table": {"403", "422"},
    "play_again": {"403"},
    "ask_hint": {"403"},
    "ask_hint_then": {"403"},
    "upload_log": {"404"},
    "draw_rule": {"404"},
    "show_components": {"404"},
    "download_edition": {"404"},
}
MISTAKES_OF_OTHERS = range(400, 500)


class Reason(BaseModel):
    """What is wrong: a message by its id and arguments, and its sentence in a language the reader accepts."""

    id: str
    args: dict[str, Any]
    text: str
    clause: str | None = Field(default=None, description="The clause of the rules that forbids it.")


class Failure(BaseModel):
    """An answer that says why not."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [{"error": {"id": "server-no-seat", "args": {}, "text": "You hold no seat at this table."}}]
        }
    )

    error: Reason
    missing: list[dict[str, Any]] | None = Field(
        default=None, description="With a stale number: the events that were missed."
    )


ANSWERS: dict[int | str, dict[str, Any]] = {
    400: {"model": Failure, "description": "Malformed: what was wrong, where, and what would be right."},
    401: {"model": Failure, "description": "No token, or one nobody was given."},
    403: {"model": Failure, "description": "A token that may not do this, or another seat's turn."},
    404: {"model": Failure, "description": "There is no such thing."},
    409: {"model": Failure, "description": "Too late, or not possible at this table now."},
    413: {"model": Failure, "description": "Too large."},
    422: {"model": Failure, "description": "Refused by the rules: the clause and the reason."},
    429: {"model": Failure, "description": "Too often; Retry-After says when to come again."},
}


def content(kind: str, description: str) -> dict[int | str, dict[str, Any]]:
    """An answer that is not JSON."""
    return {200: {"description": description, "content": {kind: {"schema": {"type": "string"}}}}}


LOG_BODY = {
    "requestBody": {
        "required": True,
        "content": {"application/x-ndjson": {"schema": {"type": "string", "description": "A log file."}}},
    }
}

EDITION_BODY = {
    "requestBody": {
        "required": True,
        "content": {"text/plain": {"schema": {"type": "string", "description": "The text of an edition file."}}},
    }
}


def describe(app: FastAPI) -> Callable[[], dict[str, Any]]:
    """The description of an application, with the failures each operation really has."""
    plain = app.openapi

    def described() -> dict[str, Any]:
        fresh = app.openapi_schema is None
        schema = plain()
        if fresh:
            _complete(schema)
        return schema

    return described


def _complete(schema: dict[str, Any]) -> None:
    parts = schema["components"]
    parts["securitySchemes"] = {"seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat."}}
    parts["schemas"] |= all_shapes()
    parts["schemas"]["Failure"]["properties"]["missing"]["anyOf"][0]["items"] = ref("TableEvent")
    for path, methods in schema["paths"].items():
        for operation in methods.values():
            id = operation["operationId"]
            operation["summary"] = id.replace("_", " ").capitalize()
            if id in OF_OPERATION:
                _answer(operation)["schema"] = ref(OF_OPERATION[id].__name__)
            failures = ANYWHERE | MORE_FAILURES.get(id, set())
            if "{id}" in path:
                failures = failures | AT_A_TABLE
                if id not in WITHOUT_TOKEN:
                    failures = failures | {"401"}
                    operation["security"] = [{"seat": []}] if id in NEEDS_SEAT else [{"seat": []}, {}]
            for status in list(operation["responses"]):
                if int(status) in MISTAKES_OF_OTHERS and status not in failures:
                    del operation["responses"][status]


def _answer(operation: dict[str, Any]) -> dict[str, Any]:
    """What an operation answers when all is well."""
    done = next(status for status in operation["responses"] if status.startswith("2"))
    content: dict[str, Any] = operation["responses"][done]["content"]["application/json"]
    return content
