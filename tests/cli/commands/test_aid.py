"""`semiramis aid`: the page on standard output and in files, and files that cannot be written."""

import builtins
import io
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

from tests.support.cli import Cli

A4 = 297 / 210


def test_without_a_file_the_page_goes_to_the_terminal(cli: Cli) -> None:
    seen = cli("aid", "babylon", "--lang", "cs")
    assert seen.code == 0
    assert "Žetony kol" in "".join(ElementTree.fromstring(seen.out).itertext())


def test_programs_get_the_page_with_its_facts(cli: Cli) -> None:
    seen = cli("aid", "amyitis", "--json", "--lang", "hu").data
    assert (seen["game"], seen["language"]) == ("amyitis", "hu")
    assert ElementTree.fromstring(seen["svg"]).get("width") == "210mm"


def test_a_page_is_kept_as_what_its_file_says(cli: Cli, tmp_path: Path) -> None:
    for ending in ("svg", "png", "pdf"):
        seen = cli("aid", "ishtar", "--output", tmp_path / f"aid.{ending}")
        assert (seen.code, seen.err) == (0, "")
        assert f"aid.{ending}" in seen.out.replace("\n", "")
    assert ElementTree.parse(tmp_path / "aid.svg").getroot().get("height") == "297mm"
    with Image.open(io.BytesIO((tmp_path / "aid.png").read_bytes())) as picture:
        assert picture.width > 2400
        assert picture.height / picture.width == pytest.approx(A4, abs=0.002)
    pdf = (tmp_path / "aid.pdf").read_bytes()
    assert pdf.startswith(b"%PDF")
    assert pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ") + pdf.count(b"/Type /Page>") == 1


def test_a_file_that_is_there_or_has_no_known_ending_is_refused(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "aid.svg").write_text("mine", encoding="utf-8")
    assert "already exists" in cli("aid", "amyitis", "--output", tmp_path / "aid.svg").err.replace("\n", " ")
    assert ".svg, .png, .pdf" in cli("aid", "amyitis", "--output", tmp_path / "aid.doc").err
    nowhere = cli("aid", "amyitis", "--output", tmp_path / "no" / "aid.svg")
    assert nowhere.code == 2
    assert (tmp_path / "aid.svg").read_text(encoding="utf-8") == "mine"


def test_a_missing_package_is_named(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any, **more: Any) -> Any:
        if name == "resvg_py":
            raise ImportError("none", name=name)
        return real(name, *args, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    seen = cli("aid", "amyitis", "--output", tmp_path / "aid.png")
    assert (seen.code, "resvg_py" in seen.err, "semiramis[pictures]" in seen.err) == (2, True, True)
