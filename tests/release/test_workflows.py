"""The workflows: valid, and what they call is there."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from release.targets import TARGETS

from semiramis.cli.main import COMMANDS

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RUNNERS = {
    "ubuntu-24.04": "linux-x86_64",
    "ubuntu-24.04-arm": "linux-aarch64",
    "macos-15": "darwin-arm64",
    "macos-15-intel": "darwin-x86_64",
    "windows-2025": "win32-amd64",
    "windows-11-arm": "win32-arm64",
}


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def steps(workflow: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job.get("steps", [])]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_names_only_jobs_commands_and_targets_that_exist(path: Path) -> None:
    workflow = read(path)
    jobs = workflow["jobs"]
    for job in jobs.values():
        needed = job.get("needs", [])
        assert set([needed] if isinstance(needed, str) else needed) <= set(jobs)
        if "uses" in job:
            assert (ROOT / job["uses"]).is_file()
        else:
            assert job["runs-on"]
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.M))
    for step in steps(workflow):
        assert ("uses" in step) != ("run" in step)
        run = step.get("run", "")
        assert set(re.findall(r"\bmake ([a-z-]+)", run)) <= targets
        assert set(re.findall(r"\bsemiramis ([a-z]+) ", run)) <= {*COMMANDS, "semiramis"}
        assert all((ROOT / file).is_file() for file in re.findall(r"\bbash (\S+)", run))
    assert set(jobs.get("pages", {}).get("strategy", {}).get("matrix", {}).get("pages", [])) <= targets


def test_every_platform_with_a_wheel_is_tried_before_it_is_published() -> None:
    jobs = read(ROOT / ".github" / "workflows" / "release.yml")["jobs"]
    tried = {RUNNERS[runner] for runner in jobs["parity"]["strategy"]["matrix"]["runner"]}
    tried |= {
        RUNNERS[runner].replace("linux", "linux-musl") for runner in jobs["parity-musl"]["strategy"]["matrix"]["runner"]
    }
    assert tried == {target.platform for target in TARGETS}
    assert {"test", "build", "parity", "parity-musl"} <= set(jobs["publish"]["needs"])


def test_only_publishing_may_do_more_than_read() -> None:
    for path in WORKFLOWS:
        workflow = read(path)
        assert workflow["permissions"] == {"contents": "read"}
        allowed = {name for name, job in workflow["jobs"].items() if "permissions" in job}
        assert allowed <= {"publish", "image", "website", "release"}


def test_a_tag_publishes_the_documentation_with_the_playable_site_inside() -> None:
    jobs = read(ROOT / ".github" / "workflows" / "release.yml")["jobs"]
    assert "pages" in jobs["website"]["needs"]
    (unpacked,) = [step["run"] for step in jobs["website"]["steps"] if "run" in step]
    (given,) = [step["with"]["path"] for step in jobs["website"]["steps"] if "upload-pages" in step.get("uses", "")]
    (packed,) = [step["run"] for step in jobs["pages"]["steps"] if "tar --create" in step.get("run", "")]
    assert f"{given}.tar.gz" in unpacked
    assert '"$PAGES.tar.gz" --directory dist "$PAGES"' in packed
    assert {"publish", "website", "image"} <= set(jobs["release"]["needs"])
    # what is packed has the site one click away
    rule = re.search(r"^docs:.*?\n\n", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.M | re.S)
    assert rule is not None
    assert "$(SITE) dist/docs/demo" in rule.group()
