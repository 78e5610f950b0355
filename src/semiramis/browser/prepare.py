"""Makes an interpreter ready for the picture of its memory that a site starts with; `web/site/memory.js` runs it.

Every program is imported, so that a start from the picture reads no file. What only a debugger or a type checker reads
is dropped.
"""

import gc
import importlib
import pkgutil
import types
from contextlib import suppress

import semiramis

HAS_DOCSTRING = 0x4000000
"""A flag of code objects: the first constant is the docstring. `inspect` has no name for it before Python 3.14."""
READ = ("semiramis.bots.", "semiramis.core.", "semiramis.games.")
"""Packages with functions whose annotations are read: rules, and loops that are compiled."""
ALSO = ("encodings.ascii", "encodings.latin_1", "encodings.idna", "encodings.utf_8_sig", "linecache", "traceback")
"""Modules of the standard library that are otherwise imported on first use."""


def prepare() -> list[str]:
    """Import all programs and drop what no program reads; returns the modules that cannot be imported here."""
    left_out = []
    for name in (*_names(), *ALSO):
        try:
            importlib.import_module(name)
        except ImportError:
            left_out.append(name)
    for each in gc.get_objects():
        _drop_docs(each)
    for _ in range(3):
        gc.collect()
    return left_out


def _names() -> list[str]:
    return [found.name for found in pkgutil.walk_packages(semiramis.__path__, "semiramis.", onerror=lambda _: None)]


def _drop_docs(thing: object) -> None:
    if isinstance(thing, types.FunctionType):
        thing.__code__ = without_docs(thing.__code__)
        thing.__doc__ = None
        if not (thing.__module__ or "").startswith(READ):
            thing.__annotate__ = None  # type: ignore[attr-defined,unused-ignore]  # newer than Python 3.11
    elif isinstance(thing, type | types.ModuleType) and isinstance(thing.__dict__.get("__doc__"), str):
        with suppress(AttributeError, TypeError):  # a built-in type
            thing.__doc__ = None


def without_docs(code: types.CodeType) -> types.CodeType:
    """The same code without docstrings and line numbers, and so the code inside it."""
    constants = tuple(without_docs(each) if isinstance(each, types.CodeType) else each for each in code.co_consts)
    flags = code.co_flags
    if flags & HAS_DOCSTRING:
        constants, flags = (None, *constants[1:]), flags & ~HAS_DOCSTRING
    return code.replace(co_consts=constants, co_flags=flags, co_linetable=b"")
