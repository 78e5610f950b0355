"""The compiled search of a game, as soon as it can be had without keeping anybody waiting."""

import threading

from semiramis.bots.engine import SearchEngine
from semiramis.bots.warmup import Warmup, is_warm
from semiramis.core.game import Game

LOADING = 3.0
"""Seconds that loading from the cache may take on a busy machine; who has less on the clock does not wait for it."""

_Key = tuple[str, int, str]
_engines: dict[_Key, SearchEngine] = {}
_warmups: dict[_Key, Warmup] = {}
_loading: dict[_Key, threading.Thread] = {}
_lock = threading.Lock()


def engine_for(game: Game, seconds: float | None = None) -> SearchEngine | None:
    """The compiled search: without a clock it is waited for; with one there may be none yet, but it will come."""
    key = (game.key, game.version, game.edition.hash)
    if key not in _engines and (seconds is None or (seconds >= LOADING and is_warm(game))):
        _load(game, key)
    elif key not in _engines:
        _prepare(game, key)
    return _engines.get(key)


def _prepare(game: Game, key: _Key) -> None:
    """See to it that the search will be there, without waiting."""
    with _lock:
        if key in _loading:
            return
        if key not in _warmups:
            _warmups[key] = Warmup(game)
        if _warmups[key].ready():
            _loading[key] = threading.Thread(target=_load, args=(game, key), daemon=True)
            _loading[key].start()


def _load(game: Game, key: _Key) -> None:
    engine = SearchEngine(game)
    engine.load()
    _engines[key] = engine
