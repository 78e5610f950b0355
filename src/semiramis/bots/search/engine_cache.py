"""A cache of compiled searches, filled in the background so that no clock runs out while a game is compiled."""

import threading
import time

from semiramis.bots.search.engine import SearchEngine
from semiramis.bots.search.warmup import Warmup
from semiramis.core.game import Game

SHARE_FOR_LOADING = 0.4
"""The share of its clock that a bot waits for a search to load, which takes seconds on a busy machine."""

POLL_SECONDS = 0.5
"""Seconds between two checks of whether compilation has ended."""

_Key = tuple[str, int, str]
_engines: dict[_Key, SearchEngine] = {}
_loaders: dict[_Key, threading.Thread] = {}
_lock = threading.Lock()


def engine_for(game: Game, seconds: float | None = None) -> SearchEngine | None:
    """Return the compiled search; with a clock, None if it is not ready in time, and loading goes on."""
    key = (game.key, game.version, game.edition.hash)
    if key not in _engines:
        if seconds is None:
            _load(game, key)
        else:
            _loader(game, key).join(SHARE_FOR_LOADING * seconds)
    return _engines.get(key)


def _loader(game: Game, key: _Key) -> threading.Thread:
    """Return the thread that loads the search, one for each game and edition."""
    with _lock:
        if key not in _loaders:
            _loaders[key] = threading.Thread(target=_load_when_compiled, args=(game, key), daemon=True)
            _loaders[key].start()
        return _loaders[key]


def _load_when_compiled(game: Game, key: _Key) -> None:
    warming = Warmup(game)
    while not warming.ready():
        if warming.failed():
            return
        time.sleep(POLL_SECONDS)
    _load(game, key)


def _load(game: Game, key: _Key) -> None:
    engine = SearchEngine(game)
    engine.load()
    _engines[key] = engine
