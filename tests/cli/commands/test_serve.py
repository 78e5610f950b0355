"""Serving: what the machine lacks for the bots is built while people can already play."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import IO

import httpx

from semiramis.core.compile.build import find_compiler
from semiramis.core.registry import keys


def lines_until(output: IO[str], wanted: str) -> list[str]:
    lines = []
    for line in output:
        lines.append(line)
        if wanted in line:
            return lines
    raise AssertionError(f"the output ended without {wanted!r}: {lines}")


def test_the_bots_are_prepared_while_the_server_answers(tmp_path: Path) -> None:
    compiler, found = tmp_path / "cc", find_compiler()
    assert found is not None
    compiler.write_text(
        f'#!/bin/sh\nwhile [ ! -e {tmp_path}/go ]; do sleep 0.05; done\nexec {shlex.join(found)} "$@" -O0\n'
    )
    compiler.chmod(0o755)
    environ = {**os.environ, "SEMIRAMIS_CACHE": str(tmp_path / "cache"), "CC": str(compiler), "LANG": "C.UTF-8"}
    command = [sys.executable, "-m", "semiramis.cli.main", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(
        command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        begun = lines_until(process.stdout, "Preparing the bots")
        assert f"0 of {len(keys())}" in begun[-1]
        address = re.search(r"http://[0-9.:]+", begun[0])
        assert address is not None
        transport = httpx.HTTPTransport(retries=8)
        with httpx.Client(base_url=address.group(), timeout=120, transport=transport) as http:
            assert http.get("/healthz").json() == {"status": "ok"}
        (tmp_path / "go").touch()
        assert len(lines_until(process.stdout, "The bots are ready")) == len(keys())
        process.terminate()


def test_without_a_compiler_the_server_says_so_and_serves(tmp_path: Path) -> None:
    missing = {"CC": "no-such-compiler", "SEMIRAMIS_BACKEND": "built"}
    environ = {**os.environ, "SEMIRAMIS_CACHE": str(tmp_path / "cache"), "LANG": "C.UTF-8", **missing}
    command = [sys.executable, "-m", "semiramis.cli.main", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(
        command, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        assert process.stderr is not None
        assert lines_until(process.stderr, "CC=no-such-compiler")
        assert process.poll() is None
        process.terminate()
