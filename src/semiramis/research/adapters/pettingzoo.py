"""PettingZoo environments in which agents move one after the other (AEC).

Agents are seats, named as in logs: jasmine, rose, saffron, lotus. An agent acts several times in a row where a turn has
several decisions. Chance is not an agent: it is resolved before the next agent acts.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from semiramis.core.game import Game
from semiramis.core.model.domain import SEAT
from semiramis.core.registry import find_game, keys
from semiramis.research.adapters.errors import BadCall, game_of
from semiramis.research.adapters.render import MODES, mode_of, render
from semiramis.research.adapters.spaces import action_space, observation_space
from semiramis.research.adapters.table import SingleTable

Observation = dict[str, Any]


class SeatsEnv(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """A game as an AEC environment; `env` describes the arguments."""

    def __init__(
        self,
        game: str | Game,
        n_seats: int = 2,
        options: Mapping[str, str] | None = None,
        rewards: str = "rank",
        render_mode: str | None = None,
        seed: int | None = None,
        compiled: bool | None = None,
        debug: bool = False,
    ) -> None:
        EzPickle.__init__(self, game, n_seats, options, rewards, render_mode, seed, compiled, debug)
        super().__init__()
        self.render_mode = mode_of(render_mode)
        self.game = game_of(game)
        self.table = SingleTable(self.game, n_seats, options, rewards, compiled, debug)
        self.metadata = {
            "name": f"{self.game.key}_v{self.game.version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = list(SEAT.words[:n_seats])
        self.agents: list[str] = []
        self._seed = seed
        self._begun = False
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_mask = np.zeros_like(self.table.legal_action_mask)
        self._mask = self._no_mask
        self.observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """The space of an agent's observations."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Start a game: the first of a seed, or the next one.

        `options` are ignored, because PettingZoo's tests pass arbitrary ones; table options are set at creation.
        """
        self.table.begin(self._seed if seed is None else seed)
        self._seed = None
        self._begun = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select(self.table.mover)

    def _select(self, seat: int) -> None:
        """Make a seat the next agent to act."""
        self.agent_selection = agent = self.possible_agents[seat]
        self._mask = mask = self.table.legal_action_mask.copy()
        self.infos[agent] = {"action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action for the selected agent. An illegal one changes nothing, or raises in debug mode."""
        agent = self._selected()
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.infos[agent] = {}
        if not self.table.play(action):
            self.infos[agent] = {"action_mask": self._mask, "rejected": True}
        elif self.table.mover >= 0:
            self._select(self.table.mover)
        else:
            self._finish()
        if self.render_mode == "human":
            self.render()

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Observation, cumulative reward, terminated, truncated and info of the selected agent."""
        agent = self._selected()
        observation = self.observe(agent) if observe else None
        return observation, self._cumulative_rewards[agent], self.terminations[agent], False, self.infos[agent]

    def _selected(self) -> str:
        if not self.agents:
            raise BadCall("research-env-over" if self._begun else "research-env-not-begun")
        return self.agent_selection

    def _finish(self) -> None:
        """Give all agents their rewards; each then has one last step with the action None, as PettingZoo requires."""
        self._mask = self._no_mask
        for agent, reward in zip(self.agents, self.table.returns(), strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"action_mask": self._no_mask.copy()}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; the mask is all 0 for every agent but the selected one."""
        if agent == self.agent_selection:
            return {"observation": self.table.observation_of(self._seat[agent]), "action_mask": self._mask}
        return {
            "observation": self.table.observation_of(self._seat[self._known(agent)]),
            "action_mask": self._no_mask.copy(),
        }

    def state(self) -> np.ndarray[Any, Any]:
        """The position as the first seat sees it; the games hide nothing from any player."""
        return self.table.observation_of(0)

    def render(self) -> Any:
        """The position in the chosen render mode."""
        if self.render_mode is None:
            raise BadCall("research-env-render-none", known=", ".join(MODES))
        return render(self.game, self.table.state, self.render_mode)

    def close(self) -> None:
        """Do nothing: no resources are held."""

    def _known(self, agent: str) -> str:
        if agent not in self._seat:
            raise BadCall("research-env-agent-unknown", given=str(agent)[:40], known=", ".join(self.possible_agents))
        return agent


def env(
    game: str | Game,
    n_seats: int = 2,
    options: Mapping[str, str] | None = None,
    rewards: str = "rank",
    render_mode: str | None = None,
    seed: int | None = None,
    compiled: bool | None = None,
    debug: bool = False,
) -> SeatsEnv:
    """Create an environment.

    `rewards` come at the end of a game, by `rank` or by `margin`. `seed` determines all games until reset() gets
    another. `compiled` rules are used by default if the cache holds them; True compiles them first, which takes a
    while. The games are the same either way. An illegal action changes nothing and sets `rejected` in the agent's info;
    with `debug` it raises an error that names the clause.
    """
    return SeatsEnv(game, n_seats, options, rewards, render_mode, seed, compiled, debug)


def env_id(game: Game) -> str:
    """The registered id of a game's environment; its version is that of the rules."""
    return f"semiramis/{game.key}-v{game.version}"


def register() -> None:
    """Register the environments with `pettingzoo.make`; importing this module calls it."""
    if not hasattr(pettingzoo, "register"):
        return  # releases before 1.27 have no registry; use `env` there
    for key in keys():
        id = env_id(find_game(key))
        if id not in pettingzoo.aec_registry:
            pettingzoo.register("aec", id, entry_point=env, kwargs={"game": key})


register()
