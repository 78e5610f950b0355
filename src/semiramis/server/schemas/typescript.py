"""TypeScript types of everything that is sent and received, for the browser client.

`python -m semiramis.server.schemas.typescript` writes them anew; a test fails when they are stale.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from semiramis.core.model.domain import SEAT
from semiramis.core.registry import keys
from semiramis.server.schemas import requests
from semiramis.server.schemas.games import PLACE, Schema, all_shapes

FILE = Path(__file__).parents[4] / "web" / "src" / "api" / "types.gen.ts"
HEAD = """/* Written by `python -m semiramis.server.schemas.typescript` from the server's own schemas; do not edit. */
"""
REQUESTS: dict[str, Any] = {
    "NewTable": requests.NewTable,
    "NewLesson": requests.NewLesson,
    "Join": requests.Join,
    "Command": requests.AnyCommand,
    "Fork": requests.Fork,
}
LINE = 100
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
NAME = re.compile(r"[A-Za-z_$][\w$]*")


def typescript() -> str:
    """The whole file."""
    answers, bodies = all_shapes(), request_shapes()
    parts = [HEAD, *(declaration(name, schema) for name, schema in answers.items())]
    parts += [declaration(name, schema) for name, schema in bodies.items() if name not in answers]
    parts.append(_by_game())
    return "\n".join(parts)


def request_shapes() -> dict[str, Schema]:
    """The schemas of bodies, by name; what may be left out is optional, as a client sees it."""
    found: dict[str, Schema] = {}
    for name, body in REQUESTS.items():
        schema = TypeAdapter(body).json_schema(ref_template=PLACE + "{model}")
        found |= schema.pop("$defs", {})
        found[name] = schema
    return found


def declaration(name: str, schema: Schema) -> str:
    """A type with what is said of it."""
    about = schema.get("description", "")
    comment = f"/** {about.replace('*/', '* /')} */\n" if about else ""
    return f"{comment}export type {name} = {written(schema)};\n".replace(" = \n", " =\n")


def written(schema: Any, indent: str = "") -> str:
    """A schema as a type."""
    if schema is True or not schema:
        return "unknown"
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(PLACE)
    if "const" in schema:
        return json.dumps(schema["const"])
    if schema.get("enum") == list(SEAT.words) and indent:
        return "SeatWord"
    if "enum" in schema:
        return _joined([json.dumps(value, ensure_ascii=False) for value in schema["enum"]], indent)
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return _joined(list(dict.fromkeys(_short(one, indent) for one in schema[several])), indent)
    if schema["type"] == "array":
        inner = written(schema["items"], indent)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema["type"] == "object":
        return _object(schema, indent)
    return PLAIN[schema["type"]]


def _short(schema: Schema, indent: str) -> str:
    """One of several types, on one line if it fits."""
    text = written(schema, indent)
    line = " ".join(text.split()).replace("; }", " }")
    return line if len(line) <= LINE and "  | " not in text else text


def _joined(types: list[str], indent: str) -> str:
    """A union, on as many lines as it needs."""
    line = " | ".join(types)
    if "\n" in line or types[0].startswith("{"):
        return "".join(f"\n{indent}  | {one}" for one in types)
    if len(line) <= LINE - len(indent):
        return line
    return "".join(f"\n{indent}  | {row}" for row in _rows(types, LINE - len(indent)))


def _rows(types: list[str], width: int) -> Iterator[str]:
    """A long union in rows of several."""
    row = types[0]
    for one in types[1:]:
        if len(row) + len(one) > width:
            yield row
            row = one
        else:
            row += f" | {one}"
    yield row


def _object(schema: Schema, indent: str) -> str:
    if "properties" not in schema:
        inner = written(schema.get("additionalProperties", True), indent)
        names = schema.get("propertyNames")
        if names is None or names == {"type": "string"}:
            return f"Record<string, {inner}>"
        record = f"Record<{written(names, indent)}, {inner}>"
        return record if "minProperties" in schema else f"Partial<{record}>"
    return "{\n" + "".join(f"{indent}  {line}\n" for line in _fields(schema, indent + "  ")) + indent + "}"


def _fields(schema: Schema, indent: str) -> Iterator[str]:
    required = schema.get("required", ())
    for name, field in schema["properties"].items():
        key = name if NAME.fullmatch(name) else json.dumps(name)
        yield f"{key}{'' if name in required else '?'}: {written(field, indent)};"
    if isinstance(schema.get("additionalProperties"), dict):
        yield f"[more: string]: {written(schema['additionalProperties'], indent)};"


def _by_game() -> str:
    """The games by key, with the view and the actions of each."""
    names = [(key, key.capitalize()) for key in keys()]
    rows = "".join(f"  {key}: {{ view: {name}View; action: {name}Action }};\n" for key, name in names)
    return f"export type ByGame = {{\n{rows}}};\n\nexport type GameKey = keyof ByGame;\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript(), encoding="utf-8")
    sys.stdout.write(f"{FILE}\n")
