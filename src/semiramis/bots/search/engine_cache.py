"""A cache of compiled searches, filled in the background so that no clock runs out while a game is compiled."""

import logging
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue

from semiramis.bots.search.engine import SEARCH
from semiramis.core.compile import cache, engines
from semiramis.core.compile.build import BuildError
from semiramis.core.compile.engine import Engine
from semiramis.core.compile.program import Program
from semiramis.core.game import Game

SHARE_FOR_LOADING = 0.4
"""The share of its clock that a bot waits for a search to load, which takes seconds where it has to be built."""

LOG = logging.getLogger(__name__)

_Key = tuple[str, str, int, str]
_loaders: dict[_Key, "Loader"] = {}
_lock = threading.Lock()


class Loader(threading.Thread):
    """Loads the search of one game in the background; `failure` tells why it cannot be compiled here."""

    def __init__(self, game: Game, program: Program = SEARCH) -> None:
        super().__init__(name=f"semiramis-loader-{program.name}-{game.key}", daemon=True)
        self.game = game
        self.program = program
        self.failure = ""

    def run(self) -> None:
        """Load the search, building it where necessary."""
        try:
            engines.load(self.game, self.program)
        except BuildError as problem:
            self.failure = str(problem)
            LOG.warning("%s is played without the %s: %s", self.game.key, self.program.name, problem)


def start_loading(game: Game, program: Program = SEARCH) -> Loader:
    """Return the thread that loads a search, one for each game and edition, started by the first who asks."""
    key = (program.name, game.key, game.version, game.edition.hash)
    with _lock:
        if key not in _loaders:
            _loaders[key] = Loader(game, program)
            _begin(_loaders[key])
        return _loaders[key]


def _begin(loader: Loader) -> None:
    try:
        loader.start()
    except RuntimeError:  # in a browser there are no threads
        loader.run()


def engine_for(game: Game, seconds: float | None = None, program: Program = SEARCH) -> Engine | None:
    """Return the compiled search; None where it cannot be compiled, and with a clock, if it is not ready in time."""
    if engines.loaded(game, program) is None:
        loader = start_loading(game, program)
        if loader.is_alive():
            loader.join(None if seconds is None else SHARE_FOR_LOADING * seconds)
    return engines.loaded(game, program)


def build_searches(games: Sequence[Game], report: Callable[[int, int], None]) -> BuildError | None:
    """Build the searches of those games that have none, for all processes of this machine.

    `report` is called with how many are done and how many there are to do. Returns why one could not be built; bots
    then play without it.
    """
    missing = [game for game in games if not cache.is_compiled(game, SEARCH)]
    outcomes: SimpleQueue[BuildError | None] = SimpleQueue()

    def build(game: Game) -> None:
        try:
            engines.open_engine(game, SEARCH)
            outcomes.put(None)
        except BuildError as problem:
            outcomes.put(problem)

    for game in missing:
        # a daemon, so that the program can end before the compiler does
        threading.Thread(target=build, args=(game,), daemon=True).start()
    failure = None
    for n in range(len(missing)):
        report(n, len(missing))
        failure = outcomes.get() or failure
    if missing and failure is None:
        report(len(missing), len(missing))
    return failure
