"""The messages of one language, parsed from Fluent and rendered with arguments.

`fluent.syntax` parses. Rendering is done here: our arguments are integers and texts, and what `fluent.runtime` needs
for dates, currencies and all languages of the world is more than half of an installation.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from semiramis.core.i18n.languages import OFFERED

Arguments = Mapping[str, int | str]


@dataclass(frozen=True)
class Entry:
    """A message as it is parsed: its text, and the texts of its attributes by name."""

    value: Any
    attributes: Mapping[str, Any]


class Bundle:
    """The messages of a language that have been added so far."""

    def __init__(self, language: str) -> None:
        self._plural = OFFERED[language].plural
        self._separator = OFFERED[language].digits
        self._entries: dict[str, Entry] = {}

    def __contains__(self, id: str) -> bool:
        return id in self._entries

    def __getitem__(self, id: str) -> Entry:
        return self._entries[id]

    def add(self, source: str) -> None:
        """Add the messages of a Fluent file."""
        from fluent.syntax import ast, parse

        for thing in parse(source).body:
            if isinstance(thing, ast.Message):
                attributes = {attribute.id.name: attribute.value for attribute in thing.attributes}
                self._entries[thing.id.name] = Entry(thing.value, attributes)

    def render(self, pattern: Any, args: Arguments) -> str:
        """Return a text with its arguments; KeyError where it names an argument or a message that is missing."""
        return "".join(
            str(self._value(each.expression, args)) if hasattr(each, "expression") else each.value
            for each in pattern.elements
        )

    def _value(self, expression: Any, args: Arguments) -> int | str:
        kind = type(expression).__name__
        if kind == "VariableReference":
            return args[expression.id.name]
        if kind == "SelectExpression":
            return self.render(self._variant(expression, args).value, args)
        if kind == "MessageReference":
            return self.render(self._entries[expression.id.name].value, args)
        if kind == "FunctionReference" and expression.id.name == "NUMBER":
            return self._number(expression.arguments, args)
        if kind == "StringLiteral":
            return str(expression.parse()["value"])
        if kind == "NumberLiteral":
            return int(expression.value)
        if kind == "Placeable":
            return self._value(expression.expression, args)
        raise KeyError(f"{kind} is not used in our texts")

    def _number(self, given: Any, args: Arguments) -> int | str:
        """Return a number, with its digits in groups of three if the text asks for that."""
        value = self._value(given.positional[0], args)
        options = {option.name.name: option.value.value for option in given.named}
        if isinstance(value, int) and options.get("useGrouping", "0") != "0":
            return f"{value:,}".replace(",", self._separator)
        return value

    def _variant(self, select: Any, args: Arguments) -> Any:
        """Return the first variant for the value of the selector: that word, or that number or its plural."""
        value = self._value(select.selector, args)
        word = value if isinstance(value, str) else self._plural(value)
        for variant in select.variants:
            key = variant.key
            if key.name == word if hasattr(key, "name") else isinstance(value, int) and int(key.value) == value:
                return variant
        return next(variant for variant in select.variants if variant.default)
