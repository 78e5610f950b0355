"""The version comes from pyproject.toml; what must repeat it agrees."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def test_the_citation_names_the_version_and_the_day_of_its_release() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## (\S+) — (\d{4}-\d\d-\d\d)$", changelog, flags=re.M)
    assert released
    assert released[0][0] == VERSION
    assert f"version: {VERSION}\n" in citation
    assert f"date-released: {released[0][1]}\n" in citation


def test_the_client_has_no_version_of_its_own() -> None:
    assert '"version"' not in (ROOT / "web" / "package.json").read_text(encoding="utf-8")


def test_the_readme_names_the_version() -> None:
    assert f"version {VERSION}" in (ROOT / "README.md").read_text(encoding="utf-8")
