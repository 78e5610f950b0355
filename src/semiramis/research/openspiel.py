"""OpenSpiel: `pyspiel.load_game("semiramis_amyitis(players=3)")` once this is imported."""

from semiramis.research.adapters.errors import extra

with extra("openspiel"):
    from semiramis.research.adapters.openspiel import SpielGame, SpielState, register

__all__ = ["SpielGame", "SpielState", "register"]
