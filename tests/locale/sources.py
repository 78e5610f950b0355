"""The message ids in the sources: literal ids, and the words and templates that others are composed of."""

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
QUOTED = re.compile(r"""(["'`])([a-z0-9][a-z0-9-]*)\1""")
KEYS = re.compile(r"\b([a-z][a-z0-9]*)\??:")
"""Unquoted keys of TypeScript objects."""
NAMES = re.compile(r"(?m)^\[+([^\]\n]+)\]+|^([\w.-]+) *=")
"""Names of tables and keys in TOML."""
PYTHON_TEMPLATE = re.compile(r"""\bf"([a-z0-9-]*(?:\{[^{}"]*\}[a-z0-9-]*)+)\"""")
SCRIPT_TEMPLATE = re.compile(r"`([a-z0-9-]*(?:\$\{[^{}`]*\}[a-z0-9-]*)+)`")
HOLE = re.compile(r"\$?\{[^{}]*\}")


@cache
def sources() -> tuple[Path, ...]:
    """Return the source files of the product, without tests."""
    scripts = (f for kind in ("*.ts", "*.svelte") for f in (ROOT / "web" / "src").rglob(kind) if ".test." not in f.name)
    program = (f for kind in ("*.py", "*.toml") for f in (ROOT / "src" / "semiramis").rglob(kind))
    return (*sorted(program), *sorted(scripts))


@cache
def words_of(file: Path) -> frozenset[str]:
    """Return every quoted word, and every key of an object."""
    text = file.read_text(encoding="utf-8")
    words = {word for _, word in QUOTED.findall(text)}
    if file.suffix in (".ts", ".svelte"):
        words |= set(KEYS.findall(text))
    elif file.suffix == ".toml":
        words |= {part for names in NAMES.findall(text) for name in names for part in name.split(".")}
    return frozenset(words)


@cache
def templates_of(file: Path) -> frozenset[tuple[str, ...]]:
    """Return the fixed pieces around the placeholders of every template."""
    template = SCRIPT_TEMPLATE if file.suffix in (".ts", ".svelte") else PYTHON_TEMPLATE
    return frozenset(tuple(HOLE.split(found)) for found in template.findall(file.read_text(encoding="utf-8")))


@cache
def all_words() -> frozenset[str]:
    return frozenset().union(*map(words_of, sources()))


@cache
def among(*globs: str) -> tuple[Path, ...]:
    """Return the sources in these folders."""
    found = tuple(file for file in sources() if any(file.relative_to(ROOT).match(glob) for glob in globs))
    assert found, f"no source at {globs}"
    return found


def fills(text: str, pieces: tuple[str, ...], words: frozenset[str]) -> bool:
    """Whether the pieces, with words in the gaps between them, give the text."""
    holes = pattern_of(pieces).fullmatch(text)
    return holes is not None and all(hole in words for hole in holes.groups())


@cache
def pattern_of(pieces: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("(.+?)".join(map(re.escape, pieces)))
