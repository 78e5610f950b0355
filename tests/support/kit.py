"""Shared by the test helpers of all games; each game's helper adds the game."""

from importlib.resources import files
from typing import Any, TypeVar

from semiramis.core.editions.edition import Edition, EditionError, parse_edition
from semiramis.core.game import Game
from semiramis.core.model.domain import CHANCE
from semiramis.core.model.message import Malformed, Message, Refusal
from semiramis.core.play.chance import Referee
from semiramis.core.play.position import position_state, position_words

S = TypeVar("S")
Words = dict[str, Any]


def legal(game: Game, state: Any) -> list[str]:
    """Return the legal moves in notation."""
    return [game.rules.catalogue.notation(code) for code in game.legal_codes(state)]


def play(game: Game, state: S, *moves: str) -> S:
    """Return the position after some moves, each of which must be legal."""
    played: Any = state
    played = played.clone()
    for move in moves:
        assert move in legal(game, played), f"{move} is not among {legal(game, played)}"
        game.rules.apply(played, game.rules.Work(), game.rules.catalogue.parse(move))
    after: S = played
    return after


def to_decision(game: Game, state: S, seed: str = "test") -> S:
    """Return the position after all pending chance nodes."""
    drawn: Any = state
    drawn = drawn.clone()
    while game.rules.mover(drawn) == CHANCE:
        game.rules.apply(drawn, game.rules.Work(), Referee(seed).draw(game, drawn))
    after: S = drawn
    return after


def weights(game: Game, state: Any) -> dict[str, int]:
    """Return the outcomes of a chance node with their weights."""
    work = game.rules.Work()
    codes = game.legal_codes(state, work)
    return {game.rules.catalogue.notation(code): weight for code, weight in zip(codes, work.weight, strict=False)}


def refusal(game: Game, state: Any, move: str) -> Refusal:
    """Return why a move is illegal; fails if it is legal."""
    assert move not in legal(game, state), f"{move} is legal"
    found = game.referee.why_not(state, game.rules.catalogue.parse(move))
    assert found is not None, f"no clause forbids {move}"
    return found


def merge(into: Words, changes: Words) -> None:
    """Change some words of a position."""
    for key, value in changes.items():
        assert key in into, f"there is no {key} among {sorted(into)}"
        if isinstance(value, dict) and isinstance(into[key], dict):
            merge(into[key], value)
        else:
            into[key] = value


def fault(game: Game, state: Any, table: Words | None = None, **players: Words) -> Message:
    """Return the fault of a position file that differs in some words from a valid position; nothing is balanced."""
    words = position_words(game, state)
    position_state(game, words)
    merge(words["table"], table or {})
    for name, changes in players.items():
        merge(words["seats"][name], changes)
    try:
        position_state(game, words)
    except Malformed as refused:
        return refused.message
    raise AssertionError("the position is accepted")


def edited_edition(game: Game, *changes: tuple[str, str, str]) -> Edition:
    """Return the default edition with some words changed, each the first match under a header."""
    text = files(f"semiramis.games.{game.key}").joinpath("data/edition.toml").read_text(encoding="utf-8")
    for header, old, new in changes:
        before, found, after = text.partition(f"[{header}]\n")
        assert found, f"there is no [{header}]"
        assert old in after, f"there is no {old} under [{header}]"
        text = before + found + after.replace(old, new, 1)
    return parse_edition(text.encode(), game.key, "mine.toml")


def edition_fault(game: Game, *changes: tuple[str, str, str]) -> str:
    """Return the place at which an edition with some words changed is rejected."""
    try:
        game.components.read_tables(edited_edition(game, *changes))
    except EditionError as refused:
        return refused.place
    raise AssertionError("the edition is accepted")
