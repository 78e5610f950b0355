"""Every sentence the browser client asks for is written, and none is written in vain."""

import re
from pathlib import Path

import pytest

from semiramis.core.text import areas
from semiramis.core.textcheck import entries, list_faults

WEB = Path(__file__).parents[2] / "web" / "src"
AREAS = ("web", "frame", "amyitis-board")
QUOTED = re.compile(rf"""(["'`])((?:{"|".join(AREAS)})-[^"'`\n]*?)\1""")
FIXED = re.compile(r"[a-z0-9-]+")
FILLED_IN = re.compile(r"\$\{[^}]*\}")


def asked_for() -> tuple[set[str], list[re.Pattern[str]]]:
    """The ids that stand in the sources, and the patterns of those that are put together there."""
    whole, patterns = set(), []
    for file in sorted(WEB.rglob("*")):
        if file.suffix not in (".ts", ".svelte") or ".test." in file.name:
            continue
        for _, id in QUOTED.findall(file.read_text(encoding="utf-8")):
            if FIXED.fullmatch(id):
                whole.add(id)
            elif "${" in id:
                patterns.append(re.compile(".+".join(map(re.escape, FILLED_IN.split(id)))))
    return whole, patterns


def written(area: str) -> set[str]:
    return set(entries("en", area)) if area in areas() else set()


def test_all_languages_say_the_same() -> None:
    assert list_faults() == []


def test_every_sentence_that_is_asked_for_is_written() -> None:
    whole, _ = asked_for()
    known = set().union(*map(written, AREAS))
    assert {id for id in whole if not id.endswith("-")} - known == set()


@pytest.mark.parametrize("area", AREAS)
def test_no_sentence_is_written_in_vain(area: str) -> None:
    whole, patterns = asked_for()
    unused = {id for id in written(area) - whole if not any(pattern.fullmatch(id) for pattern in patterns)}
    assert unused == set()
