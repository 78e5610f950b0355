"""Bots that play by a network: by its policy alone, or by a search over it."""

import logging
import re
import time
from collections import OrderedDict

from semiramis.bots.api import Bot, BotView
from semiramis.bots.network.engine import NETWORK
from semiramis.bots.network.tree import NetworkTree
from semiramis.bots.network.weights import WeightsError, weights_of
from semiramis.bots.search.engine_cache import engine_for
from semiramis.bots.search.levels import make_level
from semiramis.core.game import Game
from semiramis.core.model.message import Malformed
from semiramis.core.model.record import hash_of

CHUNK = 32
SHARE_OF_CLOCK = 0.75
SPARE_SECONDS = 0.05
TREES_KEPT = 4
CUSTOM_NETWORK = re.compile(r"network:(?P<simulations>[0-9]{1,7})")
INSTEAD = "royal"
"""The level that plays where there is no network."""

LOG = logging.getLogger(__name__)

_trees: "OrderedDict[tuple[str, str], NetworkTree]" = OrderedDict()
_unusable: set[tuple[str, str]] = set()


def tree_for(game: Game, seconds: float | None = None) -> NetworkTree | None:
    """Return this process's tree for a game; None where it has no network that can be used, which is said once.

    With a clock it is also None as long as the compiled code is not ready.
    """
    key = (game.key, game.edition.hash)
    if key in _unusable:
        return None
    if key not in _trees:
        try:
            weights_of(game)
        except WeightsError as problem:
            LOG.warning("%s is played without a network: %s", game.key, problem)
            _unusable.add(key)
            return None
        engine = engine_for(game, seconds, NETWORK)
        if engine is None:
            return None
        _trees[key] = NetworkTree(engine)
        while len(_trees) > TREES_KEPT:
            _trees.popitem(last=False)
    _trees.move_to_end(key)
    return _trees[key]


class NetworkBot:
    """Plays by a network; deterministic for a seed where simulations are its limit, not the clock.

    Where the network cannot be used, `instead` plays.
    """

    def __init__(self, name: str, seed: int, simulations: int, instead: Bot) -> None:
        self.name = name
        self._seed = seed
        self._simulations = simulations
        self._instead = instead

    def choose(self, view: BotView) -> int:
        """Return the most visited code; without simulations the likeliest by the policy."""
        if len(view.legal) == 1:
            return view.legal[0]
        begun = time.monotonic()
        tree = tree_for(view.game, view.clock.seconds)
        if tree is None:
            return self._instead.choose(view)
        tree.reset(view.state, int(hash_of(view.state.to_bytes())[:12], 16) ^ self._seed)
        if self._simulations == 0:
            policy = tree.policy()
            return view.legal[policy.index(max(policy))]
        self._search(view, tree, begun)
        return max(tree.children(), key=lambda child: (child[2], -child[1]))[1]

    def _search(self, view: BotView, tree: NetworkTree, begun: float) -> None:
        until = None
        if view.clock.seconds is not None:
            until = begun + max(0.0, SHARE_OF_CLOCK * view.clock.seconds - SPARE_SECONDS)
        left = self._simulations
        while left > 0:
            wanted = min(CHUNK, left)
            if tree.simulate(wanted) < wanted:
                return
            left -= wanted
            if until is not None and time.monotonic() >= until:
                return


def make_network(spec: str, seed: int) -> Bot:
    """Make a search over a network with `network:800` simulations a decision, or its policy alone with `network:0`.

    Malformed for anything else.
    """
    found = CUSTOM_NETWORK.fullmatch(spec)
    if found is None:
        raise Malformed("bot-limits", bot=spec)
    return NetworkBot(spec, seed, int(found["simulations"]), make_level(INSTEAD, seed))
