"""`semiramis balance` from its arguments to its tables and files."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from semiramis.arena.results import plots
from semiramis.arena.run import warmup
from semiramis.core.editions.ranges import Numbers
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.research.balance import compare, report
from semiramis.research.balance.compare import Compared, compared
from semiramis.research.balance.survey import survey
from tests.support.cli import Cli

QUICK = ["--bots", "random", "--games", "2"]


def test_the_effect_of_a_change(cli: Cli, tmp_path: Path) -> None:
    given = ["balance", "babylon", "--set", "points.height=9", *QUICK, "--out", str(tmp_path / "out")]
    result = cli(*given, "--json")
    assert result.code == 0
    assert (result.data["game"], result.data["deals"], result.data["stopped"]) == ("babylon", 2, False)
    (variant,) = result.data["variants"]
    assert variant["set"] == {"points.height": 9}
    effects = {effect["measure"]: effect for effect in variant["effects"]}
    assert effects["part-height"]["changed"] == pytest.approx(4.5 * effects["part-height"]["original"])
    assert set(effects["score"]["range"]) == {"low", "high"}
    kept = json.loads((tmp_path / "out" / "summary.json").read_text(encoding="utf-8"))
    assert kept["variants"] == result.data["variants"]
    assert "--force" in cli(*given).err
    again = cli(*given, "--force", "--workers", 2, "--json")
    assert again.data == result.data
    other = cli(*given, "--force", "--seed", "other", "--json")
    assert other.data["variants"][0]["effects"] != variant["effects"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_for_people(cli: Cli, language: str, tmp_path: Path) -> None:
    words = texts(language)
    page = cli(
        "balance", "amyitis", "--set", "start.talents=6", "--set", "start.camels=0", *QUICK, "--seats", 3,
        "--out", tmp_path / "out", "--lang", language,
    )  # fmt: skip
    assert (page.code, page.err) == (0, "")
    assert "start.talents=6, start.camels=0" in page.out
    for id in ("balance-head-effect", "balance-measure-first-lead", "balance-measure-rounds", "balance-measure-ties"):
        assert words.t(id) in page.out
    assert words.t("balance-done", deals=2, editions=2) in page.out
    assert "effects.svg" in page.out


def test_a_sweep_over_the_values_of_one_place(cli: Cli, tmp_path: Path) -> None:
    given = ["balance", "amyitis", "--set", "start.talents", "--values", "2, 4,6,2", "--set", "start.camels=0", *QUICK]
    result = cli(*given, "--json").data
    assert [variant["label"] for variant in result["variants"]] == ["2", "4", "6"]
    assert [variant["set"] for variant in result["variants"]] == [
        {"start.camels": 0, "start.talents": value} for value in (2, 4, 6)
    ]
    page = cli(*given, "--out", tmp_path / "out")
    assert page.code == 0
    assert "start.camels=0, start.talents=6" in page.out
    assert {file.name for file in (tmp_path / "out").iterdir()} == {
        "summary.json", "games.csv", "sweep.svg", "edition-1.toml", "edition-2.toml", "edition-3.toml",
    }  # fmt: skip


def test_the_original_may_be_another_edition(cli: Cli, tmp_path: Path) -> None:
    assert cli("balance", "amyitis", "--set", "start.talents=6", *QUICK, "--out", tmp_path / "six").code == 0
    given = ["balance", "amyitis", "--edition", tmp_path / "six" / "edition.toml", *QUICK]
    assert cli(*given, "--set", "start.talents=6", "--json").data["error"]["id"] == "balance-same"
    back = cli(*given, "--set", "start.talents=4", "--json").data
    there = json.loads((tmp_path / "six" / "summary.json").read_text(encoding="utf-8"))
    assert back["plan"]["edition"]["hash"] == there["variants"][0]["edition"]
    for one, other in zip(back["variants"][0]["effects"], there["variants"][0]["effects"], strict=True):
        assert one["effect"] == pytest.approx(-other["effect"])


@pytest.mark.parametrize(
    ("args", "id"),
    [
        ([], "balance-nothing"),
        (["--set", "start.talents"], "balance-form"),
        (["--set", "start.talent=3"], "balance-place"),
        (["--set", "start.talents=99"], "edition-range"),
        (["--set", "start.talents=many"], "edition-not-number"),
        (["--set", "supply.talents.value=31"], "edition-must-be"),
        (["--set", "start.talents=4"], "balance-same"),
        (["--set", "start.talents=5", "--set", "start.talents=6"], "balance-twice"),
        (["--set", "start.talents=5", "--values", "5,6"], "balance-sweep"),
        (["--set", "start.talents", "--set", "start.camels", "--values", "5,6"], "balance-sweep"),
        (["--set", "start.talents", "--values", "5"], "balance-values"),
        (["--set", "start.talents", "--values", ",".join(map(str, range(25)))], "balance-values"),
        (["--set", "start.talents", "--values", "5,x"], "edition-not-number"),
        (["--set", "start.talents=6", "--set", "start.talents", "--values", "5,7"], "balance-twice"),
        (["--set", "start.talents=6", "--games", "0"], "cli-number"),
        (["--set", "start.talents=6", "--workers", "0"], "cli-number"),
        (["--set", "start.talents=6", "--seats", "5"], "seats-wrong"),
        (["--set", "start.talents=6", "--bots", "gready"], "bot-unknown"),
        (["--set", "start.talents=6", "--bots", "greedy,greedy,greedy"], "simulate-policies"),
        (["--set", "start.talents=6", "--option", "colour=red"], "option-unknown"),
        (["--set", "start.talents=6", "--out", "/dev/null/out"], "simulate-unwritable"),
    ],
)
def test_what_cannot_be_is_refused_in_every_language_before_anything_runs(
    cli: Cli, args: list[str], id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(*_: object) -> Iterator[Compared]:
        raise AssertionError("nothing may be played")

    monkeypatch.setattr(compare, "compared", played)
    result = cli("balance", "amyitis", *args, "--json")
    assert (result.code, result.data["error"]["id"]) == (2, id)
    said = {cli("balance", "amyitis", *args, "--lang", language).err for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any("{" in sentence or "balance-" in sentence for sentence in said)


def stopped_after(n: int) -> Any:
    def play(*given: Any) -> Iterator[Compared]:
        for at, game in enumerate(compared(*given)):
            if at == n:
                raise KeyboardInterrupt
            yield game

    return play


def test_an_interrupt_ends_with_whole_deals(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = ["balance", "babylon", "--set", "points.height=3", "--bots", "random", "--games", "9"]
    with monkeypatch.context() as patch:
        patch.setattr(compare, "compared", stopped_after(5))
        page = cli(*given, "--out", tmp_path / "out")
    assert (page.code, page.err) == (130, "")
    assert texts("en").t("simulate-stopped", games=2, planned=9) in page.out
    kept = json.loads((tmp_path / "out" / "summary.json").read_text(encoding="utf-8"))
    assert (kept["deals"], kept["complete"]) == (2, False)
    asked = cli(*given[:-1], "2", "--json").data
    assert kept["variants"] == asked["variants"]
    monkeypatch.setattr(compare, "compared", stopped_after(1))
    result = cli(*given, "--out", tmp_path / "none", "--json")
    assert (result.code, result.data["deals"], result.data["stopped"]) == (130, 0, True)
    assert list((tmp_path / "none").iterdir()) == []
    assert cli(*given).code == 130


def test_searching_bots_are_warmed_up_for_every_edition(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(warmup, "load_search", lambda plan: compiled.append(plan.definition.edition.name))
    assert cli("balance", "amyitis", "--set", "start.talents=6", *QUICK).code == 0
    assert compiled == ["reconstruction 2", "reconstruction 2, start.talents=6"]


def test_without_the_further_packages_a_note_says_what_to_install(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (plots, report):
        monkeypatch.setattr(module, "can_plot", lambda: False)
    page = cli("balance", "amyitis", "--set", "start.talents=6", *QUICK, "--out", tmp_path / "out")
    assert page.code == 0
    assert "semiramis[arena]" in page.out
    assert not (tmp_path / "out" / "effects.svg").exists()


def test_all_reconstructed_values_are_measured(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(survey, "find_ranges", lambda key: {"court.palace-3.prestige": Numbers(5, 14)})
    page = cli("balance", "amyitis", "--all", "--games", 4, "--out", tmp_path / "out")
    assert (page.code, page.err) == (0, "")
    assert "court.palace" in page.out
    assert "Values: 1, other values: 2, games with each: 4." in page.out
    assert (tmp_path / "out" / "survey.json").exists()


def test_all_goes_with_no_other_change(cli: Cli) -> None:
    refused = cli("balance", "amyitis", "--all", "--set", "start.talents=6")
    assert refused.code != 0
    assert "--set" in refused.err
