"""The container image: what its file says, and its steps run in a folder instead of a container."""

import json
import os
import re
import subprocess
import sys
import tomllib
from io import BytesIO
from pathlib import Path

import httpx
import pytest
from dockerfile_parse import DockerfileParser
from release.build import build_platform_wheel
from release.targets import find_target

from semiramis.core.compile.cache import platform_name

ROOT = Path(__file__).parents[2]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
Step = tuple[str, str]


def steps() -> list[list[Step]]:
    """The stages of the file, each a list of instructions with their values."""
    stages: list[list[Step]] = []
    for each in DockerfileParser(fileobj=BytesIO((ROOT / "Dockerfile").read_bytes())).structure:
        if each["instruction"] == "FROM":
            stages.append([])
        if each["instruction"] != "COMMENT":
            stages[-1].append((each["instruction"], each["value"]))
    return stages


def values(stage: list[Step], instruction: str) -> list[str]:
    return [value for name, value in stage if name == instruction]


def test_the_image_is_small_runs_as_nobody_and_says_how_it_is() -> None:
    install, final = steps()
    (base,) = {value.split()[0] for stage in (install, final) for value in values(stage, "FROM")}
    assert re.fullmatch(r"python:3\.\d+-slim-\w+", base)
    assert values(install, "COPY") == ["dist/*.whl /dist/"]
    assert values(final, "COPY") == ["--from=install /opt/semiramis /opt/semiramis"]
    (user,) = values(final, "USER")
    assert user.isdecimal()
    assert int(user) >= 10_000
    names = [name for name, _ in final]
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert values(final, "VOLUME") == ["/data"]
    (check,) = values(final, "HEALTHCHECK")
    (port,) = values(final, "EXPOSE")
    assert f"127.0.0.1:{port}/healthz" in check


def test_the_release_builds_and_tries_the_image_of_this_file() -> None:
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert "docker buildx build" in workflow
    assert "hadolint Dockerfile" in workflow
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert ignored[-2:] == ["*", "!dist/*.whl"]


@pytest.mark.long
@pytest.mark.xdist_group("install")
def test_the_steps_of_the_image_give_a_server_that_is_healthy(tmp_path: Path) -> None:
    """RUN, HEALTHCHECK and ENTRYPOINT with the paths of a folder; adding a user and copying are left to Docker."""
    install, final = steps()
    for name in ("data", "dist"):
        (tmp_path / name).mkdir()
    build_platform_wheel(tmp_path / "dist", find_target(platform_name()))

    def here(text: str) -> str:
        return re.sub(r"(?<=[\s\"])/(opt/semiramis|dist|data)\b", rf"{tmp_path}/\1", f" {text}").strip()

    (run,) = values(install, "RUN")
    environ = {**os.environ, "VERSION": VERSION, "PYTHONPATH": ""}
    environ["PATH"] = f"{Path(sys.executable).parent}:{environ['PATH']}"
    subprocess.run(["sh", "-ec", here(run)], env=environ, cwd=tmp_path, check=True, capture_output=True)

    (entry,) = values(final, "ENTRYPOINT")
    (check,) = values(final, "HEALTHCHECK")
    installed = {**environ, "PATH": f"{tmp_path}/opt/semiramis/bin:{environ['PATH']}", "CC": "no-such-compiler"}
    command = [*json.loads(here(entry)), "--port", "0"]
    with subprocess.Popen(command, env=installed, cwd=tmp_path / "data", stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = re.search(r"http://[0-9.]+:(\d+)", server.stdout.readline())
        assert address is not None
        port = address.group(1)
        with httpx.Client(transport=httpx.HTTPTransport(retries=8), timeout=30) as http:
            http.get(f"http://127.0.0.1:{port}/healthz")
        program = json.loads(check[check.index("[") :].replace("8765", port))
        subprocess.run(program, env=installed, check=True)
        server.terminate()
    assert list((tmp_path / "data").iterdir())
