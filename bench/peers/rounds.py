"""The controlling side: starts a process for each peer and one for us, and lets their contenders take turns."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

from bench.peers.report import Result
from bench.peers.worker import COPY, NOT_PINNED, PLAY, SEARCH, Sample
from bench.wire import Trouble

ROOT = Path(__file__).parents[2]
OURS = "bench.peers.play_semiramis"
PEERS = ("bench.peers.play_openspiel", "bench.peers.play_pgx", "bench.peers.play_catanatron")
LAST_WORDS = 800
"""Characters shown of the last output of a failed process."""
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
Report = Callable[[int, int], None]


def core() -> int:
    """Return the core everything is measured on: the last available one, because the first is the busiest."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else NOT_PINNED


class Worker:
    """A process with contenders, which runs them one at a time."""

    def __init__(self, module: str, python: str = sys.executable) -> None:
        self.module = module
        self._errors = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115 (closed on leaving)
        self._process = subprocess.Popen(
            [python, "-m", module, str(core())],
            cwd=ROOT, env={**os.environ, **ONE_THREAD}, text=True, encoding="utf-8",
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors,
        )  # fmt: skip

    def __enter__(self) -> "Worker":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self._process.terminate()
        self._process.communicate()
        self._errors.close()

    def results(self) -> list[Result]:
        """Wait until it is ready; return its contenders without samples."""
        return [Result(**said, ours=self.module == OURS) for said in self._answer()]

    def measure(self, key: str, seconds: float) -> Sample:
        """Run one contender for some seconds."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"key": key, "seconds": seconds}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            self._fail()
        return Sample(**self._answer())

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        return json.loads(line) if line else self._fail()

    def _fail(self) -> Any:
        self._process.wait()
        self._errors.seek(0)
        said = self._errors.read().strip()[-LAST_WORDS:]
        raise Trouble(f"{self.module} ended with {self._process.returncode}: {said}")


def set_up(pythons: Mapping[str, str], running: ExitStack, report: Report) -> list[tuple[Worker, Result]]:
    """Start a process for each module, one after another; return every contender with its process."""
    found: list[tuple[Worker, Result]] = []
    for done, (module, python) in enumerate(pythons.items()):
        report(done, len(pythons))
        worker = running.enter_context(Worker(module, python))
        found += [(worker, result) for result in worker.results()]
    return found


def take_turns(entered: Sequence[tuple[Worker, Result]], rounds: int, seconds: float, report: Report) -> None:
    """Measure every contender once per round, those of one kind in succession, so that noise affects all alike."""
    total, done = rounds * len(entered), 0
    for kind in (PLAY, SEARCH, COPY):
        alike = [(worker, result) for worker, result in entered if result.kind == kind]
        for _ in range(rounds):
            for worker, result in alike:
                report(done, total)
                result.samples.append(worker.measure(result.key, seconds))
                done += 1
