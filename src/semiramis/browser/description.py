"""The part of the API description that the router needs: operations, parameters and request bodies.

It is taken from the OpenAPI document when a site is built, so that both give the same names the same meaning.
"""

from typing import Any

Schema = dict[str, Any]
PLACE = "#/components/schemas/"
ELSEWHERE = {"check_health", "check_readiness"}
"""Operations that only a server has."""
NOT_NEEDED = ("title", "description", "examples")


def describe(document: dict[str, Any]) -> dict[str, Any]:
    """The description as it is packed into a site: `operations`, and the `schemas` of their bodies by name."""
    operations = [
        _operation(method, path, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
        if operation["operationId"] not in ELSEWHERE
    ]
    schemas: dict[str, Schema] = {}
    for operation in operations:
        _collect(operation["body"], document["components"]["schemas"], schemas)
    return {"operations": operations, "schemas": schemas}


def _operation(method: str, path: str, operation: dict[str, Any]) -> dict[str, Any]:
    bodies = operation.get("requestBody", {}).get("content", {})
    return {
        "id": operation["operationId"],
        "method": method.upper(),
        "path": path,
        "status": next(int(status) for status in operation["responses"] if status.startswith("2")),
        "parameters": [
            {
                "name": each["name"],
                "in": each["in"],
                "required": bool(each.get("required")),
                "schema": _plain(each["schema"]),
            }
            for each in operation.get("parameters", ())
        ],
        "body": _plain(bodies["application/json"]["schema"]) if "application/json" in bodies else None,
        "raw": bool(bodies) and "application/json" not in bodies,
    }


def _collect(schema: Any, known: dict[str, Schema], found: dict[str, Schema]) -> None:
    """Add all named schemas that a schema uses."""
    if isinstance(schema, list):
        for each in schema:
            _collect(each, known, found)
    elif isinstance(schema, dict):
        name = str(schema.get("$ref", "")).removeprefix(PLACE)
        if name and name not in found:
            found[name] = _plain(known[name])
            _collect(found[name], known, found)
        for each in schema.values():
            _collect(each, known, found)


def _plain(schema: Any) -> Any:
    """A schema without what only people read; the names of properties are kept."""
    if isinstance(schema, list):
        return [_plain(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: _plain(each) for name, each in schema.items() if name not in (*NOT_NEEDED, "properties")}
    if "properties" in schema:
        found["properties"] = {name: _plain(each) for name, each in schema["properties"].items()}
    return found
