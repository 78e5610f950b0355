"""OpenSpiel games in Python: import this, then `pyspiel.load_game("semiramis_amyitis(players=3)")`.

Chance is explicit, with the true probabilities. Actions are the codes of the catalogue; outcomes are numbered from 0,
as OpenSpiel requires, and follow the actions in the catalogue. Each table option is a parameter of the same name, with
`_` for `-`.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from semiramis.core.game import Game
from semiramis.core.model.arrays import State
from semiramis.core.model.domain import CHANCE, NOBODY, SEAT
from semiramis.core.registry import find_game, keys
from semiramis.research.adapters.errors import BadCall, illegal_action_error, readable_errors
from semiramis.research.observation import Observer, action_count
from semiramis.research.rewards import rewards_at_end

PREFIX = "semiramis_"
LONGEST = 4_096
"""The maximum number of decisions in a game; none of millions of random games had a third of it."""


class CopyablePosition:
    """A position that can be deep-copied, as OpenSpiel does with every attribute of a state.

    OpenSpiel asks for the text of a position repeatedly, so it is cached until the position changes.
    """

    def __init__(self, state: State, drawn: str = "") -> None:
        self.state = state
        self.drawn = drawn

    def __deepcopy__(self, memo: dict[int, Any]) -> "CopyablePosition":
        return CopyablePosition(self.state.clone(), self.drawn)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of seats and its options."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        given = {**defaults(game), **(params or {})}
        self.definition = game
        self.rewards = str(given["rewards"])
        with readable_errors():
            self.start = game.new_state(int(given["players"]), options_in(game, given))
            rewards_at_end(game, self.start, self.rewards)
        self.n_actions = action_count(game)
        self.work = game.rules.Work()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.n_actions,
            max_chance_outcomes=game.rules.catalogue.size - self.n_actions,
            num_players=int(given["players"]),
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), info, params or {})

    def new_initial_state(self, from_json: str | None = None) -> "SpielState":
        """The position before the first chance node."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """The observer that writes tensors and texts."""
        if params:
            raise BadCall("research-env-observer-parameters", given=", ".join(map(str, params))[:80])
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._position = CopyablePosition(game.start.clone())

    @property
    def position(self) -> Any:
        """The position itself; treat it as read-only."""
        return self._position.state

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's CHANCE or TERMINAL."""
        at = self.get_game().definition.rules.mover(self.position)
        if at == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if at == NOBODY else at

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.get_game().definition.rules.mover(self.position) == NOBODY)

    def _legal_actions(self, player: int) -> list[int]:
        game = self.get_game()
        codes: list[int] = game.definition.legal_codes(self.position, game.work)
        return codes

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The chance outcomes with their probabilities."""
        game = self.get_game()
        codes = game.definition.legal_codes(self.position, game.work)
        weights = game.work.weight[: len(codes)]
        whole = sum(weights)
        return [(code - game.n_actions, weight / whole) for code, weight in zip(codes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        definition, state, work = game.definition, self.position, game.work
        code = action + game.n_actions if definition.rules.mover(state) == CHANCE else action
        if code not in definition.legal_codes(state, work):
            raise illegal_action_error(definition, state, code)
        definition.rules.apply(state, work, code)
        self._position.drawn = ""

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        notation: str = game.definition.rules.catalogue.notation(
            action + game.n_actions * (player == pyspiel.PlayerId.CHANCE)
        )
        return notation

    def returns(self) -> list[float]:
        """The returns of all seats at the end; zeros before."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.num_players()
        return rewards_at_end(game.definition, self.position, game.rewards)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "SpielState":
        """A copy of this state: positions contain no hidden information."""
        copied: SpielState = self.clone()
        return copied

    def __str__(self) -> str:
        if not self._position.drawn:
            self._position.drawn = self.get_game().definition.display.text_board(self.position)
        return self._position.drawn


class SpielObserver:
    """Writes positions as tensors and as texts.

    Information is public, so the tensor, which is the position itself, is the same with and without perfect recall; the
    text with perfect recall is the history.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._observer = Observer(game.definition)
        self._recalls = kind.perfect_recall
        self.tensor = np.zeros(self._observer.length, np.float32)
        self.dict = {"info_state" if kind.perfect_recall else "observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees to the tensor."""
        self.tensor[:] = self._observer.observe(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees, as text."""
        if self._recalls:
            return f"{SEAT.words[player]}: {' '.join(map(str, state.history()))}"
        return f"{SEAT.words[player]}\n{state}"


def parameter(option: str) -> str:
    """The parameter name of a table option."""
    return option.replace("-", "_")


def defaults(game: Game) -> dict[str, Any]:
    """All parameters of a game with their defaults."""
    # OpenSpiel parses anything that looks like a number as one, so numeric options must be numbers
    options = {parameter(o.name): int(o.default) if o.default.isdigit() else o.default for o in game.options}
    return {"players": min(game.seats), "rewards": "rank", **options}


def options_in(game: Game, given: dict[str, Any]) -> dict[str, str]:
    """The table options among some parameters."""
    return {option.name: str(given[parameter(option.name)]) for option in game.options}


def type_of(game: Game) -> Any:
    """The OpenSpiel type of a game."""
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
    """The class that OpenSpiel instantiates.

    OpenSpiel keeps it until after the interpreter has shut down, when a function could no longer be released.
    """

    def make(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, find_game(key), params)

    return type(f"{key.capitalize()}SpielGame", (SpielGame,), {"__init__": make})


def register() -> None:
    """Register the games with OpenSpiel; importing this module calls it."""
    for key in keys():
        if f"{PREFIX}{key}" not in pyspiel.registered_names():
            pyspiel.register_game(type_of(find_game(key)), class_of(key))


register()
