"""What is published works where nothing else is: installed, it plays with its own libraries and serves its pages."""

import hashlib
import json
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from release.build import build_platform_wheel, build_sdist, build_wheel
from release.libraries import PROGRAMS
from release.targets import TARGETS, Target, find_target

from semiramis.bots.search.engine import SEARCH
from semiramis.core.compile.cache import platform_name
from semiramis.core.registry import keys

HERE = find_target(platform_name())

PLAY = """
import json, sys
from semiramis.bots.api import bot_view
from semiramis.bots.registry import make_bot
from semiramis.bots.search.engine import SEARCH
from semiramis.core.compile import engines
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game, keys
import semiramis

found = {}
for key in keys():
    match = Match.begin(find_game(key), 2, referee=Referee("installed"))
    bots = [make_bot("search:40", 1), make_bot("search:40", 2)]
    while not match.over:
        match.play(match.mover, bots[match.mover].choose(bot_view(match.game, match.state)))
    found[key] = engines.load(match.game, SEARCH).backend
json.dump({"home": semiramis.__file__, "engines": found, "numpy": "numpy" in sys.modules}, sys.stdout)
"""


def pip(*args: str, python: str = sys.executable) -> None:
    command = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *args]
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)


def bare_environ(tmp_path: Path, **more: str) -> dict[str, str]:
    """An environment without a C compiler, and with nothing compiled before."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "SEMIRAMIS_BACKEND")}
    return {**kept, "CC": "no-such-compiler", "SEMIRAMIS_CACHE": str(tmp_path / "cache"), "LANG": "C.UTF-8", **more}


@contextmanager
def served(command: list[str], environ: dict[str, str], data: Path) -> Iterator[httpx.Client]:
    """The server of an installation."""
    whole = [*command, "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(
        whole, env=environ, cwd=data.parent, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout is not None
        address = re.search(r"http://[0-9.:]+", process.stdout.readline())
        assert address is not None
        with httpx.Client(base_url=address.group(), transport=httpx.HTTPTransport(retries=8), timeout=120) as http:
            yield http
        process.terminate()


@pytest.fixture(scope="module")
def search_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this platform with the libraries of one program: they take seconds each to build."""
    return build_platform_wheel(tmp_path_factory.mktemp("dist"), HERE, (SEARCH,))


@pytest.fixture(scope="module")
def whole_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_platform_wheel(tmp_path_factory.mktemp("dist"), HERE)


@pytest.fixture(params=["search", pytest.param("whole", marks=pytest.mark.long)])
def wheel(request: pytest.FixtureRequest) -> Path:
    return Path(request.getfixturevalue(f"{request.param}_wheel"))


@pytest.mark.xdist_group("install")
def test_the_wheel_of_this_platform_plays_whole_games_with_its_own_libraries(wheel: Path, tmp_path: Path) -> None:
    pip("--no-deps", "--target", str(tmp_path / "site"), str(wheel))
    environ = bare_environ(tmp_path, PYTHONPATH=str(tmp_path / "site"))
    done = subprocess.run(
        [sys.executable, "-c", PLAY], env=environ, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert Path(told["home"]).is_relative_to(tmp_path)
    assert told["engines"] == dict.fromkeys(keys(), "packaged")
    assert not told["numpy"]
    with served([sys.executable, "-m", "semiramis.cli.main"], environ, tmp_path / "data") as http:
        assert "<html" in http.get("/").text
        assert http.get("/healthz").json() == {"status": "ok"}


@pytest.mark.xdist_group("install")
def test_the_wheel_states_its_platform_and_has_every_library(wheel: Path, request: pytest.FixtureRequest) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        (about,) = [name for name in names if name.endswith(".dist-info/WHEEL")]
        stated = archive.read(about).decode()
    assert "Root-Is-Purelib: false" in stated
    assert set(re.findall(r"^Tag: (.*)$", stated, flags=re.M)) == {f"py3-none-{tag}" for tag in HERE.tag.split(".")}
    assert wheel.name.endswith(f"-py3-none-{HERE.tag}.whl")
    native = [name for name in names if name.startswith("semiramis/native/")]
    programs = PROGRAMS if "whole" in request.node.name else (SEARCH,)
    assert len(native) == 3 * len(programs) * len(keys())


@pytest.mark.xdist_group("install")
def test_distributions_of_the_same_sources_are_the_same_bytes(tmp_path: Path) -> None:
    for build in (build_sdist, build_wheel):
        made = []
        for name in ("first", "second"):
            (tmp_path / name).mkdir(exist_ok=True)
            made.append(build(tmp_path / name))
        first, second = (hashlib.sha256(path.read_bytes()).hexdigest() for path in made)
        assert first == second


@pytest.mark.xdist_group("install")
def test_the_source_distribution_has_what_it_takes_and_nothing_of_this_machine(tmp_path: Path) -> None:
    path = build_sdist(tmp_path)
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"pyproject.toml", "LICENSE", "README.md", "release/wheel_hook.py", "src/semiramis/py.typed"} <= names
    assert not [name for name in names if re.search(r"(^|/)(\.venv|node_modules|__pycache__|dist|build)(/|$)", name)]


@pytest.fixture(params=["wheel", "sdist"])
def installed(request: pytest.FixtureRequest, whole_wheel: Path, tmp_path: Path) -> Path:
    """A new virtual environment with nothing but Semiramis and what it needs."""
    given = whole_wheel if request.param == "wheel" else build_sdist(tmp_path)
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
    pip(str(given), python=str(tmp_path / "venv" / "bin" / "python"))
    return tmp_path / "venv"


@pytest.mark.long
@pytest.mark.xdist_group("install")
def test_an_empty_environment_needs_nothing_else(
    installed: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    is_wheel = "wheel" in request.node.name
    environ = bare_environ(tmp_path)
    if not is_wheel:
        del environ["CC"]  # the libraries are built here then
    program = [str(installed / "bin" / "semiramis")]
    done = subprocess.run(
        [str(installed / "bin" / "python"), "-c", PLAY], env=environ, cwd=tmp_path, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["engines"] == dict.fromkeys(keys(), "packaged" if is_wheel else "built")
    subprocess.run([*program, "doctor"], env=environ, cwd=tmp_path, check=True, stdout=subprocess.DEVNULL)
    with served(program, environ, tmp_path / "data") as http:
        assert "<html" in http.get("/").text


@pytest.mark.long
@pytest.mark.xdist_group("install")
@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.platform)
def test_the_wheel_of_every_platform_is_the_same_bytes_twice(target: Target, tmp_path: Path) -> None:
    made = []
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        made.append(build_platform_wheel(tmp_path / name, target).read_bytes())
    assert made[0] == made[1]
