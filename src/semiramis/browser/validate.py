"""Request bodies and parameters checked against the schemas of the API description.

The places and kinds of faults are those of the server, which lets pydantic check the same requests.
"""

import re
from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any

from semiramis.browser.description import PLACE, Schema
from semiramis.server.answers.problems import malformed

Schemas = Mapping[str, Schema]
Sent = object
"""A value of a request: anything at all until it is checked."""
WHOLE = re.compile(r"[+-]?[0-9]{1,300}")
NO_DEFAULT = object()


class Checker:
    """Checks values against schemas, some of which are known by name."""

    def __init__(self, schemas: Schemas) -> None:
        self._schemas = schemas

    def body(self, schema: Schema, sent: Sent) -> Any:
        """A body with its defaults filled in, its fields as attributes. Raises Malformed at the first fault."""
        return self._value(schema, sent, "body")

    def parameter(self, schema: Schema, text: str | None, place: str, required: bool) -> Any:
        """A parameter of a path, query or header, its default if it was not sent. Raises Malformed."""
        if text is None:
            if required:
                raise malformed(place, "missing")
            return schema.get("default")
        schema = self._not_null(schema)
        if schema.get("type") == "integer":
            if not WHOLE.fullmatch(text.strip()):
                raise malformed(place, "int_parsing")
            return self._value(schema, int(text), place)
        return self._value(schema, text, place)

    def _value(self, schema: Schema, sent: Sent, place: str) -> Any:
        schema = self._resolved(schema)
        if "discriminator" in schema:
            return self._tagged(schema, sent, place)
        if "anyOf" in schema:
            return self._any_of(schema, sent, place)
        if "enum" in schema or "const" in schema:
            if sent not in schema.get("enum", [schema.get("const")]):
                raise malformed(place, "literal_error")
            return sent
        return CHECKS[schema["type"]](self, schema, sent, place)

    def _resolved(self, schema: Schema) -> Schema:
        while "$ref" in schema:
            schema = self._schemas[schema["$ref"].removeprefix(PLACE)]
        return schema

    def _not_null(self, schema: Schema) -> Schema:
        return next((each for each in schema.get("anyOf", ()) if each.get("type") != "null"), schema)

    def _any_of(self, schema: Schema, sent: Sent, place: str) -> Any:
        choices = schema["anyOf"]
        if sent is None and any(each.get("type") == "null" for each in choices):
            return None
        wanted = [each for each in choices if each.get("type") != "null"]
        kind = "object" if isinstance(sent, dict) else "string" if isinstance(sent, str) else ""
        fitting = [each for each in wanted if self._resolved(each).get("type") == kind]
        return self._value((fitting or wanted)[0], sent, place)

    def _tagged(self, schema: Schema, sent: Sent, place: str) -> Any:
        """One of several kinds of objects, told apart by one field."""
        tag = schema["discriminator"]["propertyName"]
        if not isinstance(sent, dict):
            raise malformed(place, "model_attributes_type")
        if tag not in sent:
            raise malformed(place, "union_tag_not_found")
        kinds = schema["discriminator"]["mapping"]
        if not isinstance(sent[tag], str) or sent[tag] not in kinds:
            raise malformed(place, "union_tag_invalid")
        return self._value({"$ref": kinds[sent[tag]]}, sent, f"{place}.{sent[tag]}")

    def object(self, schema: Schema, sent: Sent, place: str) -> Any:
        """An object: with declared fields as a namespace, else as a dictionary."""
        if "properties" not in schema:
            return self._dictionary(schema, sent, place)
        if not isinstance(sent, dict):
            raise malformed(place, "model_attributes_type")
        found = SimpleNamespace(**dict(self._fields(schema, sent, place)))
        unknown = next((name for name in sent if name not in schema["properties"]), None)
        if unknown is not None:
            raise malformed(f"{place}.{unknown}", "extra_forbidden")
        return found

    def _fields(self, schema: Schema, sent: dict[str, Any], place: str) -> Iterator[tuple[str, Any]]:
        for name, field in schema["properties"].items():
            if name in sent:
                yield name, self._value(field, sent[name], f"{place}.{name}")
            elif name in schema.get("required", ()):
                raise malformed(f"{place}.{name}", "missing")
            else:
                default = field.get("default")
                # a default is an object only where the field is one
                yield name, self._value(field, default, place) if isinstance(default, dict) else default

    def _dictionary(self, schema: Schema, sent: Sent, place: str) -> Any:
        if not isinstance(sent, dict):
            raise malformed(place, "dict_type")
        inner = schema.get("additionalProperties", True)
        if isinstance(inner, dict):
            sent = {name: self._value(inner, each, f"{place}.{name}") for name, each in sent.items()}
        if len(sent) > schema.get("maxProperties", len(sent)):
            raise malformed(place, "too_long")
        return sent

    def array(self, schema: Schema, sent: Sent, place: str) -> list[Any]:
        """A list."""
        if not isinstance(sent, list):
            raise malformed(place, "list_type")
        if len(sent) > schema.get("maxItems", len(sent)):
            raise malformed(place, "too_long")
        found = [self._value(schema["items"], each, f"{place}.{index}") for index, each in enumerate(sent)]
        if len(sent) < schema.get("minItems", 0):
            raise malformed(place, "too_short")
        return found

    def string(self, schema: Schema, sent: Sent, place: str) -> str:
        """A text."""
        if not isinstance(sent, str):
            raise malformed(place, "string_type")
        if len(sent) < schema.get("minLength", 0):
            raise malformed(place, "string_too_short")
        if len(sent) > schema.get("maxLength", len(sent)):
            raise malformed(place, "string_too_long")
        if "pattern" in schema and not re.search(_exact(schema["pattern"]), sent):
            raise malformed(place, "string_pattern_mismatch")
        return sent

    def integer(self, schema: Schema, sent: Sent, place: str) -> int:
        """A whole number, not one in a text and not one with a decimal point."""
        if isinstance(sent, bool) or not isinstance(sent, int):
            raise malformed(place, "int_type")
        return int(_in_range(schema, sent, place))

    def number(self, schema: Schema, sent: Sent, place: str) -> float:
        """A number."""
        if isinstance(sent, bool) or not isinstance(sent, (int, float)):
            raise malformed(place, "float_parsing" if isinstance(sent, str) else "float_type")
        return float(_in_range(schema, sent, place))

    def boolean(self, schema: Schema, sent: Sent, place: str) -> bool:
        """True or false."""
        if not isinstance(sent, bool):
            raise malformed(place, "bool_parsing" if isinstance(sent, (str, int)) else "bool_type")
        return sent


def _in_range(schema: Schema, sent: float, place: str) -> float:
    if not sent >= schema.get("minimum", sent):
        raise malformed(place, "greater_than_equal")
    if not sent <= schema.get("maximum", sent):
        raise malformed(place, "less_than_equal")
    return sent


def _exact(pattern: str) -> str:
    """A pattern whose `$` matches only at the very end, as it does for the server."""
    return pattern.removesuffix("$") + r"\Z" if pattern.endswith("$") else pattern


CHECKS = {
    "object": Checker.object,
    "array": Checker.array,
    "string": Checker.string,
    "integer": Checker.integer,
    "number": Checker.number,
    "boolean": Checker.boolean,
}
