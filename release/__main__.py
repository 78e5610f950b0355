"""Build everything that is published into a folder: `python -m release`, or `--target NAME` for some platforms only."""

import argparse
import sys
from pathlib import Path

from release.build import NotReady, build_all, check
from release.targets import TARGETS, find_target


def main() -> int:
    """Build, check and list; returns the exit code."""
    names = [target.platform for target in TARGETS]
    parser = argparse.ArgumentParser(prog="python -m release", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("dist"), help="where to; earlier distributions are removed")
    parser.add_argument("--target", action="append", choices=names, help="a platform; all of them by default")
    given = parser.parse_args()
    for earlier in given.out.glob("semiramis-*"):
        earlier.unlink()
    try:
        made = build_all(given.out, [find_target(name) for name in given.target or names])
    except NotReady as problem:
        sys.stderr.write(f"{problem}\n")
        return 2
    check(made)
    for path in made:
        print(f"{path.stat().st_size / 1e6:6.2f} MB  {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
