"""Linking: the same functions in another namespace, with other tables, other callees, or compiled twins.

A function is its code and the names it looks up. Linking copies the namespaces of some modules, rebuilds their
functions over the copies, and swaps names there. An edition with other numbers, a playout loop over one game's
rules and the compiled twins of all rules are each made this way, from one source text.
"""

import pkgutil
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

Wrap = Callable[[FunctionType], Any]


class Linked:
    """Functions rebuilt over copied namespaces; `of` finds the twin of an original."""

    def __init__(self, modules: Iterable[ModuleType], names: Mapping[str, object]) -> None:
        self.spaces: dict[str, dict[str, Any]] = {m.__name__: dict(vars(m)) for m in modules}
        self.twins: dict[FunctionType, Any] = {}
        for module_name, space in self.spaces.items():
            for thing in list(space.values()):
                if isinstance(thing, FunctionType) and thing.__module__ == module_name and thing not in self.twins:
                    self.twins[thing] = _rebuilt(thing, space)
        self.swap(names)

    def swap(self, names: Mapping[str, object]) -> None:
        """Point every copied namespace at the given names and at the twins of its functions."""
        for space in self.spaces.values():
            for key, thing in space.items():
                if key in names:
                    space[key] = names[key]
                elif isinstance(thing, FunctionType):
                    space[key] = self.of(thing)
                elif isinstance(thing, dict) and any(isinstance(value, FunctionType) for value in thing.values()):
                    space[key] = {name: self.of(value) for name, value in thing.items()}

    def of(self, original: Any) -> Any:
        """The twin of a function; anything else is its own twin."""
        if isinstance(original, FunctionType):
            return self.twins.get(original, original)
        return original


def _rebuilt(function: FunctionType, space: dict[str, Any]) -> FunctionType:
    twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__, function.__closure__)
    twin.__kwdefaults__ = function.__kwdefaults__
    twin.__annotations__ = function.__annotations__
    twin.__module__ = function.__module__
    twin.__doc__ = function.__doc__
    twin.__dict__.update(function.__dict__)
    return twin


def modules_of(*packages: str) -> tuple[ModuleType, ...]:
    """Every module in some packages, imported, in the order of their names; sub-packages included, packages not."""
    found = []
    for package in packages:
        for info in pkgutil.walk_packages(import_module(package).__path__, package + "."):
            if not info.ispkg:
                found.append(import_module(info.name))
    return tuple(found)
