"""Every check of `make test`, step by step, with a table of where the time went.

Steps of a group run side by side, each step's output in one piece: those of the first group keep one core busy each,
those of the last wait for processes and browsers much of the time. Steps that keep all cores busy have a group of their
own. The first group with a step that fails ends the run with its exit code.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Lock

GROUPS: tuple[tuple[str, ...], ...] = (
    ("compiled", "web-check", "types", "clauses", "lint"),
    ("test-rules",),
    ("test-wide",),
    ("test-rest", "web-play"),
)
LONG: tuple[tuple[str, ...], ...] = (("test-long-python",), ("test-long-web",))
PRINTING = Lock()
CORES = max(2, os.cpu_count() or 2)


def run_step(name: str, alone: bool) -> tuple[str, float, int]:
    """Run one make target; returns its name, its time in seconds and its exit code.

    The output of a step that does not run alone is printed when it ends.
    """
    began = time.monotonic()
    command = ["make", "--no-print-directory", name]
    if alone:
        code = subprocess.run(command, check=False).returncode
    else:
        print(f"{name} has begun", flush=True)
        done = subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        code = done.returncode
        with PRINTING:
            sys.stdout.buffer.write(b"\n" + name.encode() + b"\n" + done.stdout)
            sys.stdout.flush()
    return name, time.monotonic() - began, code


def table(rows: list[tuple[str, float, int]], seconds: float) -> str:
    """The steps with their times, as text."""
    lines = [f"{name:<18}{took:>7.0f} s{'' if code == 0 else f'   failed ({code})'}" for name, took, code in rows]
    return "\n".join(["", "where the time went", *lines, f"{'in all':<18}{seconds:>7.0f} s"])


def main(groups: tuple[tuple[str, ...], ...]) -> int:
    """Run all groups; returns the exit code of the first step that failed, or 0."""
    began = time.monotonic()
    rows: list[tuple[str, float, int]] = []
    for group in groups:
        with ThreadPoolExecutor(min(CORES, len(group))) as pool:
            rows += pool.map(partial(run_step, alone=len(group) == 1), group)
        if any(code for _, _, code in rows):
            break
    print(table(rows, time.monotonic() - began), flush=True)
    return next((code for _, _, code in rows if code), 0)


if __name__ == "__main__":
    sys.exit(main(LONG if sys.argv[1:] == ["--long"] else GROUPS))
