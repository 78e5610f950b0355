"""Our games as Python games of OpenSpiel: `pyspiel.load_game("semiramis_amyitis(players=3)")` after importing this.

Chance is a player with explicit outcomes and their true weights. Codes of decisions are those of the catalogue;
outcomes are counted from 0, as OpenSpiel wants them, and stand behind the decisions in the catalogue. A table option
is a parameter under its own name, with `_` for `-`.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from semiramis.core.game import Game
from semiramis.core.model.domain import CHANCE, NOBODY, SEAT
from semiramis.core.registry import find_game, keys
from semiramis.research.adapters.errors import BadCall, plainly, refuse
from semiramis.research.observation import Observer, action_count
from semiramis.research.rewards import rewards_at_end

PREFIX = "semiramis_"
LONGEST = 4_096
"""Decisions of players in one game at most; of millions of random games none had a third of it."""


class Held:
    """A position as OpenSpiel copies it: every attribute of a state is copied deeply, and a record knows how.

    OpenSpiel asks again and again how a position looks, so the drawing is kept until the position changes.
    """

    def __init__(self, state: Any, drawn: str = "") -> None:
        self.state = state
        self.drawn = drawn

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.state.clone(), self.drawn)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its seats and options."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        given = {**defaults(game), **(params or {})}
        self.rules = game
        self.rewards = str(given["rewards"])
        with plainly():
            self.start = game.new_state(int(given["players"]), options_in(game, given))
            rewards_at_end(game, self.start, self.rewards)
        self.players = action_count(game)
        self.work = game.rules.Work()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.players,
            max_chance_outcomes=game.rules.catalogue.size - self.players,
            num_players=int(given["players"]),
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), info, params or {})

    def new_initial_state(self, from_json: str | None = None) -> "SpielState":
        """The position before the first draw."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What shows positions to learners."""
        if params:
            raise BadCall("research-env-observer-parameters", given=", ".join(map(str, params))[:80])
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of one of our games."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._held = Held(game.start.clone())

    @property
    def position(self) -> Any:
        """The position itself; treat it as read-only."""
        return self._held.state

    def current_player(self) -> int:
        """The seat that decides, chance, or nobody."""
        at = self.get_game().rules.mover(self.position)
        if at == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if at == NOBODY else at

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.get_game().rules.mover(self.position) == NOBODY)

    def _legal_actions(self, player: int) -> list[int]:
        game = self.get_game()
        codes: list[int] = game.rules.legal_codes(self.position, game.work)
        return codes

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, each with its probability."""
        game = self.get_game()
        codes = game.rules.legal_codes(self.position, game.work)
        weights = game.work.weight[: len(codes)]
        whole = sum(weights)
        return [(code - game.players, weight / whole) for code, weight in zip(codes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        rules, state, work = game.rules, self.position, game.work
        code = action + game.players if rules.mover(state) == CHANCE else action
        if code not in rules.legal_codes(state, work):
            raise refuse(rules, state, code)
        rules.apply(state, work, code)
        self._held.drawn = ""

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        notation: str = game.rules.catalogue.notation(action + game.players * (player == pyspiel.PlayerId.CHANCE))
        return notation

    def returns(self) -> list[float]:
        """Every seat's reward at the end; nothing before."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.num_players()
        return rewards_at_end(game.rules, self.position, game.rewards)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "SpielState":
        """A position the seat cannot tell from this one: itself, for what nobody has seen lies in no position."""
        copied: SpielState = self.clone()
        return copied

    def __str__(self) -> str:
        if not self._held.drawn:
            self._held.drawn = self.get_game().rules.draw(self.position)
        return self._held.drawn


class SpielObserver:
    """Shows positions as tensors and as texts.

    All that is known is known to all, so with perfect recall a seat knows the decisions and outcomes so far, and the
    tensor, which is the position itself, is the same either way.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._observer = Observer(game.rules)
        self._recalls = kind.perfect_recall
        self.tensor = np.zeros(self._observer.length, np.float32)
        self.dict = {"info_state" if kind.perfect_recall else "observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a seat sees."""
        self.tensor[:] = self._observer.observe(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees, as text."""
        if self._recalls:
            return f"{SEAT.words[player]}: {' '.join(map(str, state.history()))}"
        return f"{SEAT.words[player]}\n{state}"


def parameter(option: str) -> str:
    """The name of a table option as a parameter."""
    return option.replace("-", "_")


def defaults(game: Game) -> dict[str, Any]:
    """All parameters of a game with their defaults."""
    # OpenSpiel reads whatever looks like a number as one, so an option that is counted has to be a number
    options = {parameter(o.name): int(o.default) if o.default.isdigit() else o.default for o in game.options}
    return {"players": min(game.seats), "rewards": "rank", **options}


def options_in(game: Game, given: dict[str, Any]) -> dict[str, str]:
    """The table options among some parameters."""
    return {option.name: str(given[parameter(option.name)]) for option in game.options}


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.key}",
        long_name=f"{game.key.capitalize()} v{game.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def class_of(key: str) -> type[SpielGame]:
    """The class that OpenSpiel makes games of.

    OpenSpiel keeps it beyond the end of the interpreter, when a mere function could no longer be let go of.
    """

    def make(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, find_game(key), params)

    return type(f"{key.capitalize()}SpielGame", (SpielGame,), {"__init__": make})


def register() -> None:
    """Make our games known to OpenSpiel; importing this module has done it already."""
    for key in keys():
        if f"{PREFIX}{key}" not in pyspiel.registered_names():
            pyspiel.register_game(type_of(find_game(key)), class_of(key))


register()
