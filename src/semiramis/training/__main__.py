"""Trains a network in a folder: `python -m semiramis.training babylon --minutes 9 --folder runs/babylon`."""

import argparse
from dataclasses import fields
from pathlib import Path

from semiramis.training.trainer import Settings, Trainer


def main() -> None:
    """Read the arguments and train."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--slots", default="2:8192,3:4096,4:4096")
    parser.add_argument("--compare", type=int, default=0)
    simple = [each for each in fields(Settings) if each.name not in ("game", "slots")]
    for each in simple:
        parser.add_argument(f"--{each.name.replace('_', '-')}", type=type(each.default), default=each.default)
    given = parser.parse_args()
    slots = tuple((int(n), int(many)) for n, many in (part.split(":") for part in given.slots.split(",")))
    settings = Settings(given.game, slots, **{each.name: getattr(given, each.name) for each in simple})
    trainer = Trainer(settings, given.folder)
    trainer.run(given.seconds)
    if given.compare:
        trainer.compare(given.compare)


if __name__ == "__main__":
    main()
