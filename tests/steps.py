"""Every check of `make test`, step by step, with a table of where the time went.

Steps of a group run side by side: each of them keeps one core busy. Steps that use all cores have a group of their own.
The first step that fails ends the run with its exit code.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

GROUPS: tuple[tuple[str, ...], ...] = (
    ("compiled", "web-check", "types", "clauses", "lint"),
    ("test-rules",),
    ("test-wide",),
    ("test-rest",),
    ("web-play",),
)
LONG: tuple[tuple[str, ...], ...] = (("test-long-python",), ("test-long-web",))
CORES = max(2, os.cpu_count() or 2)


def run_step(name: str) -> tuple[str, float, int]:
    """Run one make target; returns its name, its time in seconds and its exit code."""
    began = time.monotonic()
    code = subprocess.run(["make", "--no-print-directory", name], check=False).returncode
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
            rows += pool.map(run_step, group)
        if any(code for _, _, code in rows):
            break
    print(table(rows, time.monotonic() - began), flush=True)
    return next((code for _, _, code in rows if code), 0)


if __name__ == "__main__":
    sys.exit(main(LONG if sys.argv[1:] == ["--long"] else GROUPS))
