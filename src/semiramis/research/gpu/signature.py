"""Signatures: the numba types of a rule's parameters, translated from its annotations."""

import inspect
from typing import TYPE_CHECKING, Any, get_type_hints

from semiramis.core.compile.program import Program
from semiramis.core.model.record import Record

if TYPE_CHECKING:
    from semiramis.core.game import Game


class Signatures:
    """Translates annotations for one game and program."""

    def __init__(self, game: "Game", program: Program) -> None:
        rules = game.rules
        self._named = {"State": rules.State, "Work": rules.Work, "Stream": "int64[::1]", **program.types(game)}
        self._translated: dict[Any, Any] = {}

    def of(self, function: Any) -> tuple[Any, ...]:
        """The numba types of a function's parameters; TypeError names a parameter whose annotation says nothing."""
        found = []
        for name, parameter in inspect.signature(function).parameters.items():
            try:
                found.append(self.numba_type(parameter.annotation))
            except TypeError as error:
                raise TypeError(f"{function.__module__}.{function.__name__}, parameter {name}: {error}") from None
        return tuple(found)

    def numba_type(self, annotation: Any) -> Any:
        """The numba type of an annotation: a number, a record, a named tuple of these, or a name of `arrays`."""
        if annotation not in self._translated:
            self._translated[annotation] = self._translate(annotation)
        return self._translated[annotation]

    def _translate(self, annotation: Any) -> Any:
        import numba

        numbers = {int: numba.int64, float: numba.float64, bool: numba.boolean}
        if annotation in numbers:
            return numbers[annotation]
        if hasattr(annotation, "__metadata__"):
            return self._from_text(annotation.__metadata__[0])
        if isinstance(annotation, type) and issubclass(annotation, Record):
            return numba.from_dtype(annotation.dtype())
        if hasattr(annotation, "_fields"):
            hints = get_type_hints(annotation, include_extras=True)
            return numba.types.NamedTuple([self.numba_type(hints[name]) for name in annotation._fields], annotation)
        raise TypeError(f"{annotation} names no compiled type")

    def _from_text(self, text: str) -> Any:
        import numba

        name, _, axes = text.partition("[")
        if name in self._named:
            element = self._from_named(self._named[name])
        elif hasattr(numba.types, name):
            element = getattr(numba.types, name)
        else:
            raise TypeError(f"{text} names no compiled type")
        # contiguous, so that the compiler knows where the next element is
        return numba.types.Array(element, axes.count(":") - 1, "C") if axes else element

    def _from_named(self, named: Any) -> Any:
        if isinstance(named, str):
            return self._from_text(named)
        if isinstance(named, tuple):
            record, field = named
            return self.numba_type(record).typeof(field)
        return self.numba_type(named)
