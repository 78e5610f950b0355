"""Many games at once behind Gymnasium's vector interface: one learner plays all seats.

An action is that of the mover of each game, and the next observation is that of the next mover, from its own point of
view. A finished game is followed by the next one in the same step.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from semiramis.core.game import Game
from semiramis.research.adapters.errors import BadCall, game_of, readable_errors
from semiramis.research.adapters.spaces import action_space, observation_space
from semiramis.research.adapters.table import options_of, seats_of, seed_of
from semiramis.research.batch import Batch

FURTHER_SEEDS = 1 << 62
Observation = dict[str, Any]
Stepped = tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


class SeatsVectorEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Games side by side, stepped by one compiled call.

    The reward of a step is that of the seat that acted: 0 until a game ends. The infos hold the `rewards` of all seats,
    `mover`, the seat that acts next, and `rejected`, which marks illegal actions that changed nothing. With
    `copy=False` the arrays are those of the batch, which the next step overwrites.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        n_seats: int = 2,
        options: Mapping[str, str] | None = None,
        rewards: str = "rank",
        seed: int | None = None,
        threads: int = 1,
        debug: bool = False,
        copy: bool = True,
        render_mode: None = None,
    ) -> None:
        if render_mode is not None:
            raise BadCall("research-env-render-unknown", given=str(render_mode)[:40], known="None")
        self.game = game_of(game)
        seats = seats_of(self.game, n_seats)
        self._first: int | None = seed_of(seed)
        with readable_errors():
            self.batch = Batch(
                self.game, seats, num_envs, self._first, options=options_of(options), rewards=rewards,
                threads=threads, debug=debug,
            )  # fmt: skip
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copies = copy
        self._every = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Restart every game: the first games of a seed, or of a new seed drawn from `np_random`."""
        given = self._first if seed is None else seed_of(seed)
        self._first = None
        super().reset(seed=given)
        with readable_errors():
            self.batch.reset(int(self.np_random.integers(FURTHER_SEEDS)) if given is None else given)
        return self._observation(), self._infos()

    def step(self, actions: NDArray[Any]) -> Stepped:
        """Play one action in every game."""
        batch = self.batch
        acting = batch.mover.copy()
        with readable_errors():
            batch.step(np.asarray(actions))
        terminated = batch.terminated.astype(bool)
        rewards = batch.rewards[self._every, acting].astype(np.float64)
        return self._observation(), rewards, terminated, np.zeros(self.num_envs, bool), self._infos()

    def _observation(self) -> Observation:
        return {
            "observation": self._own(self.batch.observation),
            "action_mask": self._own(self.batch.legal_action_mask).view(np.int8),
        }

    def _infos(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "mover": self._own(batch.mover),
            "rewards": self._own(batch.rewards),
            "rejected": batch.rejected.astype(bool),
        }

    def _own(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copies else array

    def close_extras(self, **kwargs: Any) -> None:
        """Shut down the threads of the batch."""
        self.batch.close()
