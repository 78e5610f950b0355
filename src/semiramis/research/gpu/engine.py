"""A game's rules compiled for a GPU, with kernels for whole games and for batches on top."""

import ctypes
from collections.abc import Mapping
from typing import Any

from semiramis.core.game import Game
from semiramis.research.gpu.card import Card
from semiramis.research.gpu.cuda_card import first_card
from semiramis.research.gpu.source import GAMES, SLOTS, VALUES, Kernels, Source

SMALL_STATE = 1024
"""Bytes. States up to this size are played in pools and stepped in shared memory; larger ones would not fit."""

Settings = Mapping[str, int]
"""Macros of the kernels. BLOCK: threads of a block; REGISTERS: those of a thread at most, as more threads at a time are
worth more than more registers for each; INLINED_LINES: longer rules are called. All of them measured on an H200.
"""


def play_settings(game: Game) -> Settings:
    """How whole games are played."""
    if game.rules.State.packing.size <= SMALL_STATE:
        return {"BLOCK": 256, "REGISTERS": 64, "PLAY_POOLED": 1, "GAMES_A_LANE": 4}
    return {"BLOCK": 128, "REGISTERS": 64, "GAMES_A_LANE": 1, "INLINED_LINES": 25}


def step_settings(game: Game) -> Settings:
    """How batches are stepped; POOL: the slots that a block groups."""
    if game.rules.State.packing.size <= SMALL_STATE:
        return {"BLOCK": 128, "POOL": 128, "REGISTERS": 64, "SHARED_STATE": 1}
    return {"BLOCK": 256, "POOL": 512, "REGISTERS": 64}


VALUE_SETTINGS: Settings = {"BLOCK": 128, "REGISTERS": 128, "INLINED_LINES": 25}
"""How heuristics are computed."""


class DeviceEngine:
    """A game on a device; kernels are compiled when they are first needed, in seconds, and then found in the cache."""

    def __init__(
        self, game: Game, card: Card | None = None, play: Settings | None = None, step: Settings | None = None
    ) -> None:
        """`play` and `step` replace settings of the kernels. Raises Malformed where there is no GPU."""
        self.game = game
        self.card = card or first_card()
        self._settings = {
            GAMES.name: {**play_settings(game), **(play or {})},
            SLOTS.name: {**step_settings(game), **(step or {})},
            VALUES.name: VALUE_SETTINGS,
        }
        self._loaded: dict[str, Any] = {}

    def source(self, kernels: Kernels) -> Source:
        """The text that a set of kernels is compiled from."""
        return Source(self.game, kernels, self._settings[kernels.name])

    def setting(self, kernels: Kernels, name: str) -> int:
        """The value of a setting."""
        return self._settings[kernels.name][name]

    def launch(self, kernels: Kernels, name: str, blocks: int, arguments: ctypes.Structure) -> None:
        """Run a kernel in blocks, without waiting for it."""
        if kernels.name not in self._loaded:
            self._loaded[kernels.name] = self.card.load(self.source(kernels))
        self.card.launch(self._loaded[kernels.name], name, blocks, self.setting(kernels, "BLOCK"), arguments)
