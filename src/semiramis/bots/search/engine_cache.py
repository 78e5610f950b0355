"""A cache of compiled searches, filled in the background so that no clock runs out while a game is compiled."""

import threading
import time

from semiramis.bots.search.engine import SEARCH
from semiramis.bots.search.warmup import Warmup
from semiramis.core.compile import engines
from semiramis.core.compile.jit import Engine
from semiramis.core.game import Game

SHARE_FOR_LOADING = 0.4
"""The share of its clock that a bot waits for a search to load, which takes seconds on a busy machine."""

POLL_SECONDS = 0.5
"""Seconds between two checks of whether compilation has ended."""

_Key = tuple[str, int, str]
_loaders: dict[_Key, threading.Thread] = {}
_lock = threading.Lock()


def engine_for(game: Game, seconds: float | None = None) -> Engine | None:
    """Return the compiled search; with a clock, None if it is not ready in time, and loading goes on."""
    if seconds is None:
        return engines.load(game, SEARCH)
    if engines.loaded(game, SEARCH) is None:
        _loader(game).join(SHARE_FOR_LOADING * seconds)
    return engines.loaded(game, SEARCH)


def _loader(game: Game) -> threading.Thread:
    """Return the thread that loads the search, one for each game and edition."""
    key = (game.key, game.version, game.edition.hash)
    with _lock:
        if key not in _loaders:
            _loaders[key] = threading.Thread(target=_load_when_compiled, args=(game,), daemon=True)
            _loaders[key].start()
        return _loaders[key]


def _load_when_compiled(game: Game) -> None:
    warmup = Warmup(game)
    while not warmup.ready():
        if warmup.failed():
            return
        time.sleep(POLL_SECONDS)
    engines.load(game, SEARCH)
