"""PettingZoo: `env("amyitis")`, and `pettingzoo.make("aec", "semiramis/amyitis-v1")` once this is imported."""

from semiramis.research.adapters.errors import extra

with extra("rl"):
    from semiramis.research.adapters.pettingzoo import SeatsEnv, env, env_id

__all__ = ["SeatsEnv", "env", "env_id"]
