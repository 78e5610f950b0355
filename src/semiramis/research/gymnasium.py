"""Gymnasium: `env("amyitis")`, `vector_env("amyitis", 1024)`, `gymnasium.make("semiramis/Amyitis-v1")`."""

from semiramis.research.adapters.errors import extra

with extra("rl"):
    from semiramis.research.adapters.gymnasium import ANY, LearnerEnv, env, env_id, vector_env

__all__ = ["ANY", "LearnerEnv", "env", "env_id", "vector_env"]
