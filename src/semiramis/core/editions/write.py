"""Editions with other values, as the text of a file."""

import json
from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any

from semiramis.core.editions.edition import LONGEST_NAME, Edition
from semiramis.core.editions.reader import Data, Place
from semiramis.core.model.quote import quote


def edition_text(edition: Edition, values: Mapping[str, Any], name: str, source: str = "") -> str:
    """Return the file of an edition with some values replaced, by place; with a source they are confirmed by it.

    KeyError for a place whose table the edition does not have. The values are not checked: parse the text for that.
    """
    data: dict[str, Any] = deepcopy(dict(edition.data))
    for place, value in values.items():
        *tables, last = place.split(".")
        table = data
        for key in tables:
            table = table[key]
        table[last] = deepcopy(value)
        if source:
            table.setdefault("provenance", {})[last] = {"confidence": "external", "source": source}
    data["name"] = quote(name, LONGEST_NAME)
    return "\n".join(_lines(data, ())) + "\n"


def _lines(table: Data, place: Place) -> Iterator[str]:
    """The lines of a TOML table with its sub-tables."""
    if place:
        yield f"\n[{'.'.join(map(_quoted, place))}]"
    for key, value in table.items():
        if not isinstance(value, Mapping):
            yield f"{_quoted(key)} = {_value_text(value)}"
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from _lines(value, (*place, key))


def _value_text(value: object) -> str:
    if isinstance(value, list):
        # one line each, so that drawings of boards stay readable
        return "[" + "".join(f"\n    {_value_text(item)}," for item in value) + ("\n]" if value else "]")
    return _quoted(value) if isinstance(value, str) else str(value).lower()


def _quoted(text: str) -> str:
    # JSON escapes are valid in TOML; only DEL must be escaped in addition
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
