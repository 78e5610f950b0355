"""Perft: counts of positions from written-down places; a change in any of them is a change of the rules."""

import json
from pathlib import Path
from typing import Any

import pytest

from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game
from semiramis.core.verify.perft import branches, distinct, divide, perft

pytestmark = pytest.mark.wide
COUNTS = json.loads((Path(__file__).parents[1] / "golden" / "perft" / "counts.json").read_text(encoding="utf-8"))


def place(row: dict[str, Any]) -> Any:
    """The position after some decisions of a seeded game, always taking the legal action at two thirds of the list."""
    game = find_game(row["game"])
    if row["after"] < 0:
        return game.new_state(row["seats"])
    match = Match.begin(game, row["seats"], referee=Referee(row["seed"]))
    for _ in range(row["after"]):
        legal = match.legal()
        match.play(match.mover, legal[len(legal) * 2 // 3])
    return match.state


@pytest.mark.parametrize("row", COUNTS, ids=lambda r: f"{r['game']}-{r['seats']}-{r['seed']}-{r['after']}")
def test_counts(row: dict[str, Any]) -> None:
    game, state = find_game(row["game"]), place(row)
    assert state.hash() == row["hash"]
    assert [perft(game, state, depth) for depth in range(1, len(row["perft"]) + 1)] == row["perft"]
    assert distinct(game, state, len(row["distinct"])) == row["distinct"][-1]


def test_the_split_by_first_action_adds_up() -> None:
    game = find_game("amyitis")
    state = place({"game": "amyitis", "seats": 2, "seed": "split", "after": 4})
    split = divide(game, state, 3)
    assert sum(split.values()) == perft(game, state, 3)
    assert list(split) == [game.rules.catalogue.notation(c) for c in game.legal_codes(state)]
    assert all(after != state for _, after in branches(game, state, game.legal_codes(state)))


def test_depth_nought_and_the_end_count_one() -> None:
    game = find_game("amyitis")
    match = Match.begin(game, 2, referee=Referee("end"))
    assert perft(game, match.state, 0) == 1
    while not match.over:
        match.play(match.mover, match.legal()[0])
    assert perft(game, match.state, 5) == 1
    assert distinct(game, match.state, 3) == 1
