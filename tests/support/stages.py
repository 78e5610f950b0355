"""Checks that a game's table of stages agrees with its rules."""

from semiramis.core.game import Game
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.stage import Decider, Stages
from semiramis.core.play.position import pending_faults
from tests.support.random_play import positions


def check_stages(game: Game, stages: Stages, games: int = 2) -> set[str]:
    """Compare the table with every position of some random games; return the names of the stages met."""
    met = set()
    for seats in game.seats:
        for state in positions(game, seats, games=games):
            stage = stages[state.stage]
            met.add(stage.name)
            assert stage.decides == _decider(game.rules.mover(state))
            kinds = {game.rules.catalogue.action(code).do for code in game.legal_codes(state)}
            assert kinds <= set(stage.actions)
            assert list(pending_faults(stages, state)) == []
    return met


def check_clauses(game: Game, stages: Stages) -> None:
    """Check that every clause the table cites exists in the game, and that every kind of action answers a stage."""
    cited = {clause for stage in stages for clause in (stage.clause, stage.reached_by, *stage.actions.values())}
    assert cited - {""} <= set(game.clauses)
    kinds = {kind for stage in stages for kind in stage.actions}
    assert kinds == set(game.rules.catalogue.kinds)
    assert game.display.action_clauses == stages.action_clauses


def _decider(mover: int) -> Decider:
    return "chance" if mover == CHANCE else "nobody" if mover == NOBODY else "player"
