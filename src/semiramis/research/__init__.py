"""Research package: batches of games, observations, legal action masks, rewards, and adapters to RL libraries."""

from semiramis.research.adapters.llm import observation_json

__all__ = ["observation_json"]
