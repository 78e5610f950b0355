"""What the sources say: ids that stand there in full, and the words and templates others are put together from."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
QUOTED = re.compile(r"""(["'`])([a-z0-9][a-z0-9-]*)\1""")
KEYS = re.compile(r"\b([a-z][a-z0-9]*)\??:")
"""Names in TypeScript's objects, which need no quotes."""
NAMES = re.compile(r"(?m)^\[+([^\]\n]+)\]+|^([\w.-]+) *=")
"""Names of tables and keys in TOML."""
PYTHON_TEMPLATE = re.compile(r"""\bf"([a-z0-9-]*(?:\{[^{}"]*\}[a-z0-9-]*)+)\"""")
SCRIPT_TEMPLATE = re.compile(r"`([a-z0-9-]*(?:\$\{[^{}`]*\}[a-z0-9-]*)+)`")
HOLE = re.compile(r"\$?\{[^{}]*\}")


@cache
def sources() -> tuple[Path, ...]:
    """The product's own sources, without their tests."""
    scripts = (f for kind in ("*.ts", "*.svelte") for f in (ROOT / "web" / "src").rglob(kind) if ".test." not in f.name)
    program = (f for kind in ("*.py", "*.toml") for f in (ROOT / "src" / "semiramis").rglob(kind))
    return (*sorted(program), *sorted(scripts))


@cache
def words_of(file: Path) -> frozenset[str]:
    """Every word in quotes, and every name in an object."""
    text = file.read_text(encoding="utf-8")
    words = {word for _, word in QUOTED.findall(text)}
    if file.suffix in (".ts", ".svelte"):
        words |= set(KEYS.findall(text))
    elif file.suffix == ".toml":
        words |= {part for names in NAMES.findall(text) for name in names for part in name.split(".")}
    return frozenset(words)


@cache
def templates_of(file: Path) -> frozenset[tuple[str, ...]]:
    """What stands around the holes of every template."""
    template = SCRIPT_TEMPLATE if file.suffix in (".ts", ".svelte") else PYTHON_TEMPLATE
    return frozenset(tuple(HOLE.split(found)) for found in template.findall(file.read_text(encoding="utf-8")))


@cache
def all_words() -> frozenset[str]:
    return frozenset().union(*map(words_of, sources()))


@cache
def among(*globs: str) -> tuple[Path, ...]:
    """The sources at these places."""
    found = tuple(file for file in sources() if any(file.relative_to(ROOT).match(glob) for glob in globs))
    assert found, f"no source at {globs}"
    return found


def fills(text: str, pieces: tuple[str, ...], words: Iterable[str]) -> bool:
    """Whether words, put into the holes between the pieces, give the text."""
    known = set(words)
    holes = re.fullmatch("(.+?)".join(map(re.escape, pieces)), text)
    return holes is not None and all(hole in known for hole in holes.groups())
