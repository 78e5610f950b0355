"""Any request, valid or not by the API description, gets a response that conforms to it."""

import warnings
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from semiramis.server.app import create_app
from semiramis.server.settings import Settings
from tests.server.client import ME, OPEN, Person, join, make
from tests.server.conftest import Served

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # import-time warnings of a library do not concern this server
    import schemathesis
    from schemathesis import Case, GenerationMode
    from schemathesis.checks import not_a_server_error
    from schemathesis.core.result import Ok
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
DESCRIPTION = create_app(Settings(Path("nowhere"))).openapi()
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION).exclude(operation_id="listen_to_table")  # it does not end
SCHEMA.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
EXAMPLES = settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


@schemathesis.serializer("application/x-ndjson")
def lines(context: Any, value: Any) -> bytes:
    """Return a log as a request body: arbitrary text."""
    return value if isinstance(value, bytes) else str(value).encode(errors="replace")


@pytest.fixture(scope="module")
def turns() -> Iterator[int]:
    return count()


@pytest.fixture(scope="module")
def people(server: Served) -> list[Person]:
    """Return people in every role: to move, waiting, at a waiting table, spectating, and without a table."""
    host = make(server.http, "babylon", ME, OPEN)
    waiting = make(server.http, "amyitis", ME, OPEN)
    return [host, join(host), waiting, Person(server.http, host.table), Person(server.http, "nowhere")]


@SCHEMA.parametrize()
@EXAMPLES
def test_every_answer_is_as_described(
    case: "Case[Any]", server: Served, people: list[Person], turns: Iterator[int]
) -> None:
    person = people[next(turns) % len(people)]
    if case.path_parameters and "id" in case.path_parameters:
        case.path_parameters["id"] = person.table
    case.call_and_validate(base_url=server.url, headers=person.headers, checks=CHECKS)


def test_every_operation_but_the_stream_is_tried() -> None:
    tried = {result.ok().label for result in SCHEMA.get_all_operations() if isinstance(result, Ok)}
    described = {f"{method.upper()} {path}" for path, methods in DESCRIPTION["paths"].items() for method in methods}
    assert described - tried == {"GET /api/tables/{id}/events"}
