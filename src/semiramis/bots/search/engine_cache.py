"""The compiled search of a game, as soon as it can be had without keeping anybody waiting."""

import threading
import time

from semiramis.bots.search.engine import SearchEngine
from semiramis.bots.search.warmup import Warmup
from semiramis.core.game import Game

SHARE_FOR_LOADING = 0.4
"""How much of its clock a bot waits for a search that is being loaded; on a busy machine that takes seconds."""

LOOKS = 0.5
"""Seconds between two looks whether compilation has ended."""

_Key = tuple[str, int, str]
_engines: dict[_Key, SearchEngine] = {}
_coming: dict[_Key, threading.Thread] = {}
_lock = threading.Lock()


def engine_for(game: Game, seconds: float | None = None) -> SearchEngine | None:
    """The compiled search: without a clock it is waited for; with one there may be none yet, but it will come."""
    key = (game.key, game.version, game.edition.hash)
    if key not in _engines:
        if seconds is None:
            _load(game, key)
        else:
            _on_its_way(game, key).join(SHARE_FOR_LOADING * seconds)
    return _engines.get(key)


def _on_its_way(game: Game, key: _Key) -> threading.Thread:
    """The thread that sees to it that the search will be there; one for each game and edition."""
    with _lock:
        if key not in _coming:
            _coming[key] = threading.Thread(target=_fetch, args=(game, key), daemon=True)
            _coming[key].start()
        return _coming[key]


def _fetch(game: Game, key: _Key) -> None:
    warming = Warmup(game)
    while not warming.ready():
        if warming.failed():
            return
        time.sleep(LOOKS)
    _load(game, key)


def _load(game: Game, key: _Key) -> None:
    engine = SearchEngine(game)
    engine.load()
    _engines[key] = engine
