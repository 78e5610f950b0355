"""Every example on the pages about environments runs as written, and what the pages say is true."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from semiramis.core.registry import find_game, keys
from semiramis.research import gymnasium, pettingzoo
from semiramis.research.adapters.render import MODES

DOCS = Path(__file__).parents[3] / "docs" / "research"
PAGES = ["pettingzoo", "gymnasium", "openspiel", "llm", "reproducibility"]
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)\)")


@pytest.mark.xdist_group("amyitis")
@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = BLOCK.findall((DOCS / f"{page}.md").read_text(encoding="utf-8"))
    assert blocks
    space: dict[str, object] = {"__name__": page}
    for block in blocks:
        exec(compile(block, f"{page}.md", "exec"), space)
    assert capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for link in LINK.findall((DOCS / f"{page}.md").read_text(encoding="utf-8")):
        assert (DOCS / link).exists(), link


MISSING = [
    ("import semiramis.research.pettingzoo", "pettingzoo", "rl"),
    ("import semiramis.research.gymnasium", "gymnasium", "rl"),
    ("import semiramis.research.openspiel", "pyspiel", "openspiel"),
    ("from semiramis.research.adapters.render import pixels; pixels('<svg/>')", "resvg_py", "pictures"),
]


@pytest.mark.parametrize(("code", "package", "extra"), MISSING)
def test_whoever_lacks_a_package_is_told_how_to_get_it(code: str, package: str, extra: str) -> None:
    program = f"import sys\nsys.modules[{package!r}] = None\n"
    program += f"try:\n    {code}\nexcept ImportError as missing:\n    print(missing)"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert f"'semiramis[{extra}]'" in result
    assert package in result


def test_the_pages_name_what_there_is() -> None:
    pages = {page: (DOCS / f"{page}.md").read_text(encoding="utf-8") for page in PAGES}
    for key in keys():
        assert gymnasium.env_id(find_game(key)) in pages["gymnasium"]
        assert f"semiramis_{key}" in pages["openspiel"]
        assert f"{key}.schema.json" in pages["llm"]
    assert pettingzoo.env_id(find_game("babylon")) in pages["pettingzoo"]
    for mode in MODES:
        assert f"`{mode}`" in pages["pettingzoo"]
