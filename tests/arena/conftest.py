"""Bots of all kinds in a file, and games that were never played."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

BOT_FILE = '''
import os, pathlib, sys, time
from random import Random

class Plugin:
    """Plays at random; the first time it has a choice, it does what its class is named after."""
    def __init__(self, seed):
        self.name, self.random = type(self).__name__.lower(), Random(seed)

    def choose(self, seen):
        mark = pathlib.Path(__file__).with_name(self.name + ".done")
        if len(seen.legal) > 1 and not mark.exists():
            mark.touch()
            return self.misbehave(seen)
        return self.random.choice(seen.legal)

class Fine(Plugin):
    """Plays exactly like the built-in random bot."""
    def choose(self, seen):
        return self.random.choice(seen.legal)

class Dies(Plugin):
    def misbehave(self, seen):
        os._exit(3)

class Hangs(Plugin):
    def misbehave(self, seen):
        time.sleep(600)

class Raises(Plugin):
    def misbehave(self, seen):
        raise RuntimeError("tired")

class Leaves(Plugin):
    def misbehave(self, seen):
        sys.exit(3)

class Cheats(Plugin):
    def misbehave(self, seen):
        return -1

class Dreams(Plugin):
    def misbehave(self, seen):
        return None

class Tells:
    name = "tells"
    def __init__(self, seed):
        pass
    def choose(self, seen):
        raise RuntimeError(f"{seen.clock.seconds} {seen.game.edition.name} {sorted(vars(seen))}")

def broken(seed):
    return 1 / 0

def dies(seed):
    os._exit(3)

def never(seed):
    time.sleep(600)
'''


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    """A file with bots."""
    path = tmp_path / "bots.py"
    path.write_text(BOT_FILE, encoding="utf-8")
    return path


@pytest.fixture(autouse=True)
def light_main(monkeypatch: pytest.MonkeyPatch) -> None:
    """A spawned process would import the main program first, here all of pytest."""
    monkeypatch.setitem(sys.modules, "__main__", ModuleType("__main__"))
