"""Games of bots in a simulation are those of the arena."""

import json
from pathlib import Path

import numpy as np

from semiramis.arena.run.runner import GameRunner
from semiramis.core.model.domain import CHANCE
from semiramis.research.simulation.bot_games import BotGameRunner, in_order, played_by_bots
from semiramis.research.simulation.games import Games
from semiramis.research.simulation.plan import seated
from tests.support.matches import play_line

TIRED = """
class Tired:
    name = "tired"
    def choose(self, seen):
        raise RuntimeError("tired")

def tired(seed):
    return Tired()
"""


def test_a_game_is_told_as_the_arena_plays_it() -> None:
    plan = seated("babylon", ["random", "apprentice"], 2, 3, seed="hall", moves=True, events=True)
    stage, hall, game = BotGameRunner(plan), GameRunner(plan), plan.definition
    for number in (2, 0):
        games, played = stage.play(number), hall.play(number)
        assert (games.start, games.seeds, games.forfeited) == (number, [f"hall/{number}"], 0)
        assert games.scores.tolist() == [list(played.scores)]
        assert games.parts.tolist() == [[list(parts) for parts in played.parts]]
        assert games.places.tolist() == [list(played.places)]
        assert games.decisions.tolist() == [list(played.decisions)]
        assert games.rounds.tolist() == [played.rounds]
        assert games.moves is not None
        movers = games.moves[:, 2].tolist()
        assert games.first.tolist() == [next(mover for mover in movers if mover != CHANCE)]
        assert [movers.count(seat) for seat in (0, 1)] == list(played.decisions)
        assert game.totals(play_line(game, game.new_state(2), games.moves[:, 3].tolist())) == list(played.scores)
        assert games.moves[:, 4].min() >= 1
        assert games.events is not None
        assert len(games.events) == len(movers)
        assert all(event["id"].startswith("babylon-log-") for result in games.events for event in json.loads(result))
    stage.close()


def test_decisions_a_bot_does_not_bring_are_counted(tmp_path: Path) -> None:
    (tmp_path / "tired.py").write_text(TIRED, encoding="utf-8")
    plan = seated("amyitis", [f"{tmp_path}/tired.py:tired", "random"], 2, 1)
    stage = BotGameRunner(plan)
    games = stage.play(0)
    stage.close()
    assert games.forfeited == games.decisions[0, 0] > 0


def test_processes_bring_the_same_games_in_their_order() -> None:
    plan = seated("amyitis", ["random", "apprentice"], 2, 5, seed="two")
    one, two = list(played_by_bots(plan, 1)), list(played_by_bots(plan, 2))
    assert [games.start for games in two] == [0, 1, 2, 3, 4]
    for mine, other in zip(one, two, strict=True):
        assert np.array_equal(mine.scores, other.scores)
        assert np.array_equal(mine.parts, other.parts)
        assert mine.seeds == other.seeds


def test_games_that_end_early_wait_for_their_turn() -> None:
    def single(number: int) -> Games:
        none = np.zeros((1, 2), dtype=np.int64)
        return Games(number, [""], none[:, 0], none[:, 0], none, none, none, none)

    assert [games.start for games in in_order(map(single, [2, 0, 3, 1, 5, 4]))] == list(range(6))
    # what is missing cannot be jumped over: a file never has a gap
    assert [games.start for games in in_order(map(single, [0, 2, 3]))] == [0]
