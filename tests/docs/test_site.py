"""The documentation site: it builds without a warning, loads nothing from elsewhere, and every link leads somewhere."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest
from docs.site.links import led_to_pages
from docs.site.plots import ladder_shares

pytestmark = pytest.mark.xdist_group("documentation site")  # built once

ROOT = Path(__file__).parents[2]
DEMO = "demo/index.html"
"""`make docs` puts the site that is played without a server there; the build of the pages alone does not."""


class Page(HTMLParser):
    """The links, assets and anchors of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.assets: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.anchors.add(str(found["id"]))
        if tag == "a" and found.get("href"):
            self.links.append(str(found["href"]))
        if tag == "link" and found.get("rel") != "canonical" and found.get("href"):
            self.assets.append(str(found["href"]))
        if tag in ("script", "img", "iframe") and found.get("src"):
            self.assets.append(str(found["src"]))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    found = {path.resolve(): Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    assert len(found) > 50
    return found


def targets(pages: dict[Path, Page]) -> Iterator[tuple[Path, str, Path, str]]:
    """Each relative link: its page, its text, and the file and anchor it leads to."""
    for path, page in pages.items():
        for link in [*page.links, *page.assets]:
            if path.name != "404.html" and not re.match(r"[a-z]+:|//", link):
                target, _, anchor = link.partition("#")
                target = target.partition("?")[0]
                yield path, link, (path.parent / unquote(target)).resolve() if target else path, unquote(anchor)


def test_every_link_leads_to_a_page_and_its_anchor(pages: dict[Path, Page]) -> None:
    n_links = 0
    for path, link, target, anchor in targets(pages):
        if link == DEMO:
            continue
        page = target / "index.html" if target.is_dir() else target
        assert page.exists(), f"{path.name}: {link}"
        if anchor and page in pages:
            assert anchor in pages[page].anchors, f"{path.name}: {link}"
        n_links += 1
    assert n_links > 1000


def test_the_demo_is_one_click_away(site: Path, pages: dict[Path, Page]) -> None:
    assert DEMO in pages[(site / "index.html").resolve()].links
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"dist/docs/{Path(DEMO).parent}" in makefile


def test_nothing_is_loaded_from_another_host(pages: dict[Path, Page]) -> None:
    for path, page in pages.items():
        assert [asset for asset in page.assets if re.match(r"https?:|//", asset)] == [], path.name


def test_the_search_index_knows_rules_reference_and_results(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    locations = {document["location"].partition("#")[0] for document in index["docs"]}
    expected = {"src/semiramis/games/ishtar/rules.html", "reference/match.html", "bench/results.html", "engine.html"}
    assert expected <= locations


def test_the_plots_show_every_match_of_the_ladder(site: Path) -> None:
    shares = list(ladder_shares((ROOT / "bench" / "ladder.md").read_text(encoding="utf-8")))
    assert {share.game for share in shares} == {"Amyitis", "Babylon", "Ishtar"}
    assert all(share.low <= share.share <= share.high for share in shares)
    for game in ("amyitis", "babylon", "ishtar"):
        assert "royal : architect" in (site / "plots" / f"ladder-{game}.svg").read_text(encoding="utf-8")


def test_a_ladder_without_sections_is_an_error() -> None:
    with pytest.raises(ValueError, match="no section"):
        list(ladder_shares("# The ladder\n"))


def test_links_lead_to_pages_or_become_text() -> None:
    pages = {"docs/a.md": "a.md", "CHANGELOG.md": "CHANGELOG.md", "docs/research/README.md": "research/README.md"}

    def led(text: str) -> str:
        return led_to_pages(text, "docs/research/batch.md", "research/batch.md", pages)

    assert led("[changes](../../CHANGELOG.md#v1)") == "[changes](../CHANGELOG.md#v1)"
    assert led("[all](../research)") == "[all](README.md)"
    assert led("[code](../../src/x.py)") == "code (`src/x.py`)"
    assert led("[src/x.py](../../src/x.py)") == "src/x.py"
    assert led("[web](https://example.org/a)") == "[web](https://example.org/a)"
    assert led("```\n[code](../../src/x.py)\n```") == "```\n[code](../../src/x.py)\n```"
