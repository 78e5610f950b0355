"""The page about the rules engine: its programs run, and it shows rules as they are."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "engine.md"


def test_the_programs_of_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    text = PAGE.read_text(encoding="utf-8")
    space: dict[str, object] = {"__name__": "page"}
    printed = []
    for program in re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        exec(compile(program, "engine.md", "exec"), space)
        printed.append(capsys.readouterr().out)
    rule, in_c, scores = printed
    assert rule.strip() in text, "the page shows another version of the rule"
    assert "AMY-II.C.1" in in_c
    assert "RULE num camels_needed(" in in_c
    assert re.fullmatch(r"\[\d+, \d+\]\n", scores)
