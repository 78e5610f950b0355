"""The default installation suffices to play, serve and verify; whatever needs more says which extra brings it."""

import json
import os
import re
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from semiramis.core.i18n.text import LANGUAGES, texts

ROOT = Path(__file__).parents[2]
RUN = """
import sys

sys.modules.update(dict.fromkeys({blocked!r}))
from semiramis.cli.main import run

sys.exit(run({args!r}))
"""
INSTALLED_BY_DEFAULT = """
import sys

sys.modules.update(dict.fromkeys({blocked!r}))
{code}
"""


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def distribution(requirement: str) -> str:
    return normal(re.split(r"[^\w.-]", requirement)[0])


@cache
def blocked() -> list[str]:
    """The modules of all packages that only extras bring; found once, as every installed package is read for it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [each for extra in project["optional-dependencies"].values() for each in extra]
    default = {distribution(each) for each in project["dependencies"]} | {"semiramis"}
    beyond = {distribution(each) for each in named} - default
    modules = packages_distributions().items()
    found = [module for module, homes in modules if {normal(home) for home in homes} <= beyond]
    return sorted([*found, "fluent.runtime"])  # which shares its top-level module with fluent.syntax


def without_extras(code: str) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "PYTHONUTF8": "1", "LANG": "C.UTF-8", "NO_COLOR": "1"}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environ, check=False)


def run_without_extras(*args: str) -> subprocess.CompletedProcess[str]:
    return without_extras(RUN.format(blocked=blocked(), args=list(args)))


def test_the_packages_of_extras_are_blocked_here() -> None:
    assert {"numpy", "pyarrow", "matplotlib", "openskill", "ray", "babel"} <= set(blocked())
    assert not {"typer", "rich", "fastapi", "sqlalchemy", "uvicorn"} & set(blocked())


@pytest.mark.parametrize(
    "args",
    [
        ["arena", "amyitis", "--bots", "gardener,random", "--games", "2"],
        ["parity", "babylon", "--games", "1"],
        ["perft", "ishtar", "--depth", "1"],
        ["soak", "babylon", "--games", "1"],
        ["doctor", "--json"],
        ["rules", "amyitis", "--search", "canal"],
        ["playthrough", "ishtar"],
        ["components", "babylon"],
        ["aid", "amyitis"],
    ],
)
def test_commands_need_no_extra(args: list[str]) -> None:
    done = run_without_extras(*args)
    assert "Traceback" not in done.stderr
    assert done.returncode == 0, done.stderr


def test_playing_and_serving_import_no_extra() -> None:
    code = "import semiramis.server.app, semiramis.cli.support.server_process, semiramis.cli.support.prompt"
    done = without_extras(INSTALLED_BY_DEFAULT.format(blocked=blocked(), code=code))
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("args", "package", "extra"),
    [
        (["simulate", "amyitis", "--games", "2"], "numpy", "data"),
        (["balance", "amyitis", "--set", "court.palace-1.count.4=2", "--games", "2"], "numpy", "data"),
    ],
)
def test_a_command_that_needs_an_extra_names_it(args: list[str], package: str, extra: str, language: str) -> None:
    done = run_without_extras(*args, "--lang", language)
    wanted = texts(language).t("cli-extra-missing", package=package, extra=extra)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{wanted}\n")
    assert f'pip install "semiramis[{extra}]"' in wanted


@pytest.mark.parametrize(
    ("args", "id", "extra"),
    [
        (["simulate", "amyitis", "--games", "2"], "cli-extra-missing", "data"),
        (["arena", "amyitis", "--games", "2", "--ray"], "arena-no-ray", "ray"),
        (["aid", "amyitis", "--output", "aid.png"], "cli-aid-extra", "pictures"),
    ],
)
def test_programs_get_the_same_as_data(args: list[str], id: str, extra: str) -> None:
    done = run_without_extras(*args, "--json")
    error = json.loads(done.stdout)["error"]
    assert done.returncode == 2
    assert error["id"] == id
    assert f"semiramis[{extra}]" in error["text"]


def test_environments_and_batches_name_their_extra() -> None:
    for module, extra in (("batch", "rl"), ("pettingzoo", "rl"), ("gymnasium", "rl"), ("openspiel", "openspiel")):
        code = f"import semiramis.research.{module}"
        done = without_extras(INSTALLED_BY_DEFAULT.format(blocked=blocked(), code=code))
        assert f"pip install 'semiramis[{extra}]'" in done.stderr


def test_every_extra_named_in_a_text_exists() -> None:
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    named = {
        name
        for file in (ROOT / "src" / "semiramis" / "locale").rglob("*.ftl")
        for name in re.findall(r"semiramis\[([a-z]+)\]", file.read_text(encoding="utf-8"))
    }
    assert named
    for name in named:
        assert re.search(rf"^{name} = \[", pyproject, flags=re.M), name
