"""Compile every game for everything that the tests use, once: `python -m tests.support.compile_all`.

Test processes and the servers of the browser tests then load from the cache instead of compiling side by side.
"""

import time

from release.libraries import PROGRAMS

from semiramis.core.compile import engines
from semiramis.core.registry import find_game, keys


def main() -> None:
    """Load every program of every game, compiling what the cache does not have."""
    for key in keys():
        for program in PROGRAMS:
            began = time.monotonic()
            engines.load(find_game(key), program)
            print(f"compiled {key} for {program.name} in {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
