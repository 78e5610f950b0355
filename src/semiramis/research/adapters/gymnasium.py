"""Gymnasium environments: one learner against built-in or custom bots."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from semiramis.bots.api import Bot, BotView
from semiramis.bots.registry import make_bot
from semiramis.core.game import Game
from semiramis.core.registry import find_game, keys
from semiramis.research.adapters.errors import BadCall, game_of, illegal_action_error, readable_errors
from semiramis.research.adapters.render import MODES, mode_of, render
from semiramis.research.adapters.spaces import action_space, observation_space
from semiramis.research.adapters.table import SingleTable, seed_of

ANY = "any"
"""A learner's seat that is drawn at random for each game."""

Observation = dict[str, Any]


class LearnerEnv(gymnasium.Env[Observation, Any]):
    """A game from the learner's seat; a step lasts until the learner's next decision or the end of the game.

    Opponents see what players at the table see. Bots need plain positions, so the rules are not compiled here; for
    speed use the vector environment, in which one learner plays all seats.
    """

    def __init__(
        self,
        game: str | Game,
        n_seats: int = 2,
        seat: int | str = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, str] | None = None,
        rewards: str = "rank",
        render_mode: str | None = None,
        debug: bool = False,
    ) -> None:
        self.metadata = {"render_modes": list(MODES), "render_fps": 1}
        self.render_mode = mode_of(render_mode)
        self.game = game_of(game)
        self.table = SingleTable(self.game, n_seats, options, rewards, compiled=False, debug=debug)
        if seat != ANY and (isinstance(seat, str) or seat not in range(n_seats)):
            raise BadCall("research-env-learner", given=str(seat)[:40], most=n_seats - 1)
        self._wanted = seat
        self.seat = 0
        self._specs = specs_of(opponents, n_seats - 1)
        self._bots: list[Bot] = self._seated(0)
        self._begun = False
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)

    def _seated(self, seed: int) -> list[Bot]:
        """The opponents, each with its own seed, derived from that of the table."""
        with readable_errors():
            return [make_bot(spec, seed + number) for number, spec in enumerate(self._specs, start=1)]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game: the first of a seed, or the next one. Table options are set when the environment is created."""
        super().reset(seed=None if seed is None else seed_of(seed))
        if seed is not None or not self._begun:
            first = seed_of(seed)
            self._bots = self._seated(first)
            self.table.begin(first)
        else:
            self.table.begin()
        self._begun = True
        any_seat = self._wanted == ANY
        self.seat = int(self.np_random.integers(self.table.n_seats)) if any_seat else int(self._wanted)
        self._play_opponents()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action. An illegal one changes nothing and sets `rejected` in the info, or raises in debug mode."""
        if not self._begun:
            raise BadCall("research-env-not-begun")
        if self.table.mover < 0:
            raise BadCall("research-env-over")
        if not self.table.play(action):
            return self._observation(), 0.0, False, False, {**self._info(), "rejected": True}
        self._play_opponents()
        terminated = self.table.mover < 0
        returns = self.table.returns() if terminated else []
        info = {**self._info(), "rewards": returns} if terminated else self._info()
        return self._observation(), returns[self.seat] if terminated else 0.0, terminated, False, info

    def _play_opponents(self) -> None:
        """Let the opponents move until it is the learner's turn or the game is over."""
        table = self.table
        while table.mover >= 0 and table.mover != self.seat:
            mover = table.mover
            bot = self._bots[(mover - self.seat) % table.n_seats - 1]
            state = table.state
            code = bot.choose(BotView(self.game, state, mover, tuple(table.legal())))
            if not table.play(code):
                raise illegal_action_error(self.game, state, code)

    def _observation(self) -> Observation:
        return {"observation": self.table.observation_of(self.seat), "action_mask": self.table.legal_action_mask.copy()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.legal_action_mask.copy(), "seat": self.seat}

    def render(self) -> Any:
        """The position in the chosen render mode."""
        if self.render_mode is None:
            raise BadCall("research-env-render-none", known=", ".join(MODES))
        return render(self.game, self.table.state, self.render_mode)


def specs_of(opponents: str | Sequence[str], wanted: int) -> list[str]:
    """One opponent for each other seat, clockwise from the learner's left; a single one plays all of them."""
    given = [opponents] * wanted if isinstance(opponents, str) else [str(spec) for spec in opponents]
    if len(given) != wanted:
        raise BadCall("research-env-opponents", given=len(given), wanted=wanted)
    return given


def env(game: str | Game, **given: Any) -> LearnerEnv:
    """Create a LearnerEnv."""
    return LearnerEnv(game, **given)


def vector_env(game: str | Game, num_envs: int = 1, **given: Any) -> "gymnasium.vector.VectorEnv[Any, Any, Any]":
    """Create a SeatsVectorEnv: many games at once in compiled code."""
    from semiramis.research.adapters.vector import SeatsVectorEnv

    return SeatsVectorEnv(game, num_envs, **given)


def env_id(game: Game) -> str:
    """The registered id of a game's environment; its version is that of the rules."""
    return f"semiramis/{game.key.capitalize()}-v{game.version}"


def register() -> None:
    """Register the environments with `gymnasium.make`; importing this module calls it."""
    for key in keys():
        id = env_id(find_game(key))
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point=f"{__name__}:env",
                vector_entry_point=f"{__name__}:vector_env",
                kwargs={"game": key},
                # the environment itself checks the order of calls and the actions
                order_enforce=False,
                disable_env_checker=True,
            )


register()
