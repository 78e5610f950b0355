"""Every check of `make test`, step by step, with a table of where the time went.

A step is a make target. It starts when all steps it comes after have passed and a core is free, in the order given
here; so downloads run beside checks, and no core waits for a group of steps to end. After a failure no more steps
start, and the run ends with the exit code of the first one that failed.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass

CORES = max(2, os.cpu_count() or 2)


@dataclass(frozen=True)
class Step:
    """A make target, the steps it comes after, and the cores it keeps busy."""

    name: str
    after: tuple[str, ...] = ()
    cores: int = 1


TEST = (
    Step("browser", cores=0),
    Step("dev"),
    Step("web"),
    Step("compiled", ("dev",)),
    Step("types", ("dev",)),
    Step("lint", ("dev",)),
    Step("clauses", ("dev",)),
    Step("web-check", ("web",)),
    Step("site-files", ("dev", "web")),
    Step("test-rules", ("compiled",), CORES),
    Step("test-rest", ("compiled", "web"), CORES),
    Step("web-play", ("compiled", "browser", "site-files"), CORES),
)
LONG = (
    Step("dev"),
    Step("test-long-python", ("dev",), CORES),
    Step("test-long-web", ("dev", "test-long-python"), CORES),
)


@dataclass(frozen=True)
class Outcome:
    """How a step ended: its time and the processor time of all its processes in seconds, and its exit code."""

    name: str
    seconds: float
    processor: float
    code: int


def run_step(step: Step) -> Outcome:
    """Run the make target of a step."""
    began = time.monotonic()
    process = subprocess.Popen(["make", "--no-print-directory", step.name])
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Outcome(step.name, time.monotonic() - began, used.ru_utime + used.ru_stime, process.returncode)


def next_step(waiting: list[Step], running: list[Step], passed: set[str]) -> Step | None:
    """The first step that may start now, None if none may."""
    busy = sum(step.cores for step in running)
    ready = (step for step in waiting if passed.issuperset(step.after))
    return next(ready, None) if busy < CORES else None


def run_steps(steps: tuple[Step, ...]) -> list[Outcome]:
    """Run steps; returns how each ended, in the order in which they did. After a failure no more are started."""
    waiting, running, outcomes = list(steps), dict[Future[Outcome], Step](), list[Outcome]()
    with ThreadPoolExecutor(len(steps)) as pool:
        while waiting or running:
            failed = any(outcome.code for outcome in outcomes)
            passed = {outcome.name for outcome in outcomes}
            while not failed and (step := next_step(waiting, list(running.values()), passed)):
                waiting.remove(step)
                running[pool.submit(run_step, step)] = step
            if not running:
                break
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                del running[done]
                outcomes.append(done.result())
    return outcomes


def table(outcomes: list[Outcome], seconds: float) -> str:
    """The steps with their times, as text."""
    lines = [
        f"{each.name:<18}{each.seconds:>7.0f} s{each.processor:>12.0f} s{f'   failed ({each.code})' * bool(each.code)}"
        for each in outcomes
    ]
    total = f"{'in all':<18}{seconds:>7.0f} s{sum(each.processor for each in outcomes):>12.0f} s"
    return "\n".join(["", f"{'where the time went':<19}{'clock':>8}{'processor':>14}", *lines, total])


def main(steps: tuple[Step, ...]) -> int:
    """Run steps and print the table; returns the exit code of the first step that failed, or 0."""
    began = time.monotonic()
    outcomes = run_steps(steps)
    print(table(outcomes, time.monotonic() - began), flush=True)
    return next((outcome.code for outcome in outcomes if outcome.code), 0)


if __name__ == "__main__":
    sys.exit(main(LONG if sys.argv[1:] == ["--long"] else TEST))
