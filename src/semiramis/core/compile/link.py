"""Linking: the same functions in another namespace, with other tables or other callees.

A function is its code and the names it looks up. Linking copies the namespaces of some modules, rebuilds their
functions over the copies, and swaps names there. Editions with other numbers, playouts over one game's rules and
compiled rules are all made this way, from one source text.
"""

import pkgutil
from collections.abc import Iterable, Mapping
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any


class Linked:
    """Functions rebuilt over copied namespaces; `of` finds the rebuilt form of an original."""

    def __init__(self, modules: Iterable[ModuleType], names: Mapping[str, object]) -> None:
        self.spaces: dict[str, dict[str, Any]] = {m.__name__: dict(vars(m)) for m in modules}
        self.rebuilt: dict[FunctionType, Any] = {}
        for module_name, space in self.spaces.items():
            for thing in list(space.values()):
                if isinstance(thing, FunctionType) and thing.__module__ == module_name and thing not in self.rebuilt:
                    self.rebuilt[thing] = _rebuilt(thing, space)
        self.swap(names)

    def swap(self, names: Mapping[str, object]) -> None:
        """Let every copied namespace look up the given names, and the rebuilt forms of its functions."""
        for space in self.spaces.values():
            for key, thing in space.items():
                if key in names:
                    space[key] = names[key]
                elif isinstance(thing, FunctionType):
                    space[key] = self.of(thing)
                elif isinstance(thing, dict) and any(isinstance(value, FunctionType) for value in thing.values()):
                    space[key] = {name: self.of(value) for name, value in thing.items()}

    def of(self, original: Any) -> Any:
        """The rebuilt form of a function; anything else is returned as it is."""
        if isinstance(original, FunctionType):
            return self.rebuilt.get(original, original)
        return original


def _rebuilt(function: FunctionType, space: dict[str, Any]) -> FunctionType:
    made = FunctionType(function.__code__, space, function.__name__, function.__defaults__, function.__closure__)
    made.__kwdefaults__ = function.__kwdefaults__
    made.__annotations__ = function.__annotations__
    made.__module__ = function.__module__
    made.__doc__ = function.__doc__
    made.__dict__.update(function.__dict__)
    return made


def modules_of(*packages: str) -> tuple[ModuleType, ...]:
    """Every module in some packages and their sub-packages, imported, in the order of their names."""
    found = []
    for package in packages:
        for info in pkgutil.walk_packages(import_module(package).__path__, package + "."):
            if not info.ispkg:
                found.append(import_module(info.name))
    return tuple(found)
