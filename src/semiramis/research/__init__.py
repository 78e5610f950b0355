"""The research face: games in batches, observations, masks and rewards, and adapters to what others use."""

from semiramis.research.adapters.llm import observation_json

__all__ = ["observation_json"]
