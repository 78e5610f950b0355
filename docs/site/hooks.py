"""Hooks that MkDocs calls: they add pages to the site and lead their links to the right places."""

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from docs.site import links, plots, strategy  # noqa: E402
from mkdocs.structure.files import File, Files  # noqa: E402

from semiramis.core.registry import keys  # noqa: E402

PAGES = (
    "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "bench/README.md", "bench/ladder.md", "bench/results.md",
    "bench/survey/README.md",
    *(f"src/semiramis/games/{game}/README.md" for game in keys()),
    *(f"src/semiramis/games/{game}/rules.md" for game in keys()),
)  # fmt: skip
"""Pages of the site that lie outside the folder docs, by their path in the repository."""


def on_files(files: Files, config: Any) -> Files:
    """Add the pages from elsewhere, one page of strategy for each game, and the plots."""
    generated = {page: (ROOT / page).read_text(encoding="utf-8") for page in PAGES}
    generated |= strategy.pages() | plots.pictures(ROOT / "bench")
    for path, content in generated.items():
        files.append(File.generated(config, path, content=content))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Lead the links of a page to pages of the site; files that are not part of it become plain text."""
    path = page.file.src_uri
    in_repository = path if path in PAGES else f"docs/{path}"
    pages = {(path if path in PAGES else f"docs/{path}"): path for path in files.src_uris}
    return links.led_to_pages(markdown, in_repository, path, pages)
