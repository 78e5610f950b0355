"""Links of Markdown pages: from paths in the repository to pages of the documentation site."""

import posixpath
import re
from collections.abc import Mapping

LINK = re.compile(r"(?<!!)\[(?P<text>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<target>[^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)


def led_to_pages(markdown: str, in_repository: str, in_site: str, pages: Mapping[str, str]) -> str:
    """A page whose relative links lead to pages of the site; those to other files of the repository become text.

    `in_repository` and `in_site` are the page's own paths, `pages` the paths in the site by those in the repository.
    Code blocks stay as they are.
    """

    def led(link: re.Match[str]) -> str:
        target, _, anchor = link["target"].partition("#")
        if not target or "://" in target or target.startswith("mailto:"):
            return link[0]
        path = posixpath.normpath(posixpath.join(posixpath.dirname(in_repository), target))
        found = pages.get(path) or pages.get(f"{path}/README.md")
        if found is None:
            return link["text"] if path == link["text"] else f"{link['text']} (`{path}`)"
        relative = posixpath.relpath(found, posixpath.dirname(in_site) or ".")
        return f"[{link['text']}]({relative}{'#' + anchor if anchor else ''})"

    parts, at = [], 0
    for fence in FENCE.finditer(markdown):
        parts += [LINK.sub(led, markdown[at : fence.start()]), fence[0]]
        at = fence.end()
    return "".join([*parts, LINK.sub(led, markdown[at:])])
