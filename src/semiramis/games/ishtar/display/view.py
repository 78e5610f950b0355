"""The view of a seat: all public information. Hidden information is not stored at all until it is revealed."""

from typing import TypedDict

from semiramis.core.model.domain import SEAT, seat_word
from semiramis.core.model.rule import enforces
from semiramis.core.model.stage import TurnStep
from semiramis.games.ishtar.components.names import CARDS, FOUNTAIN_WORDS, GEM_WORDS, NO_CELL, TILES
from semiramis.games.ishtar.components.tables import (
    CARD_COST,
    CARD_POINTS,
    FOUNTAIN_POINTS,
    SKILL_PRICE,
    TILE_FLOWERS,
    TILE_SHAPE,
    TILE_SYMBOL,
    TILE_SYMBOL_CELL,
)
from semiramis.games.ishtar.display.view_desert import Bed, Laid, Map, show_beds, show_laid, show_map
from semiramis.games.ishtar.display.view_skills import Skill, show_skills
from semiramis.games.ishtar.rules.beds import owns_fountain
from semiramis.games.ishtar.rules.carpet import NO_STOP, empty_stacks, is_last_round, step_price
from semiramis.games.ishtar.rules.scoring import part_score, total_score
from semiramis.games.ishtar.rules.stages import STAGES
from semiramis.games.ishtar.rules.state import BOARD, CARD, CUP, PART, SHAPE, SYMBOL, TILE, State
from semiramis.games.ishtar.rules.trees import deck_size
from semiramis.games.ishtar.rules.turn import mover, round_of


class Score(TypedDict):
    """A seat's points as if the game ended now."""

    total: int
    parts: dict[str, int]


class Tile(TypedDict):
    """A tile as printed: its shape, the flowers of each cell, and the symbol with its cell."""

    shape: str
    flowers: list[int]
    symbol: str
    symbol_cell: int


class Card(TypedDict):
    """A tree card as printed, and the gems each seat lacks to buy it."""

    cost: dict[str, int]
    points: int
    lacks: dict[str, dict[str, int]]


class Fountain(TypedDict):
    """A fountain: its kind, the flower cells of each player there, and its current owners."""

    kind: str
    points: int
    cells: dict[str, int]
    owners: list[str]


class View(TypedDict):
    """The view of a seat, beside the table and the seats in words.

    `due` has the kinds of actions that answer the decision the position waits for; empty when the game is over.
    `steps` says where the turn or the round stands.
    """

    you: str
    mover: str
    stage: str
    due: list[str]
    steps: list[TurnStep]
    round: int
    empty_stacks: int
    last_round: bool
    still_to_play: list[str]
    can_costs: dict[str, int]
    tiles: dict[str, Tile]
    laid: list[Laid]
    cards: dict[str, Card]
    deck: int
    scores: dict[str, Score]
    skill_price: int
    skills: dict[str, dict[str, Skill]]
    fountains: dict[str, Fountain]
    beds: list[Bed]
    map: Map


@enforces("ISH-AMB-16", "ISH-9.5", "ISH-9.6", "ISH-10.2")
def view(state: State, seat: int) -> View:
    """Return the position as a seat (or a spectator, -2) sees it, in words."""
    seats = range(state.n_seats)
    laid = {tile for tile in range(1, TILES + 1) if state.tile_at[tile] != NO_CELL}
    return {
        "you": seat_word(seat),
        "mover": seat_word(mover(state)),
        "stage": STAGES[state.stage].name,
        "due": list(STAGES[state.stage].actions),
        "steps": STAGES.turn_steps(state.stage),
        "round": round_of(state),
        "empty_stacks": empty_stacks(state),
        "last_round": is_last_round(state),
        "still_to_play": _still_to_play(state),
        "can_costs": _can_costs(state),
        "tiles": {
            TILE.words[tile]: _tile(tile) for tile in sorted({*state.top, *state.kept, state.hand} | laid) if tile
        },
        "laid": show_laid(state),
        "cards": {CARD.words[card]: _card(state, card) for card in range(1, CARDS + 1) if not state.in_deck[card]},
        "deck": deck_size(state),
        "scores": {
            SEAT.words[s]: {
                "total": total_score(state, s),
                "parts": {name: part_score(state, s, part) for part, name in enumerate(PART.words)},
            }
            for s in seats
        },
        "skill_price": SKILL_PRICE,
        "skills": show_skills(state),
        "fountains": {BOARD.words[board]: _fountain(state, board) for board in range(state.n_boards)},
        "beds": show_beds(state),
        "map": show_map(state),
    }


@enforces("ISH-10.1", "ISH-10.2")
def _still_to_play(state: State) -> list[str]:
    """Return the players who still have a turn in the last round, beginning with the mover."""
    if not is_last_round(state) or STAGES[state.stage].phase != "turn":
        return []
    turns = (state.first - state.asked - 1) % state.n_seats + 1
    return [SEAT.words[(state.asked + n) % state.n_seats] for n in range(turns)]


def _can_costs(state: State) -> dict[str, int]:
    """Return the price in gems of moving the can to each cup it can reach."""
    prices = {name: step_price(state, cup) for cup, name in enumerate(CUP.words)}
    return {name: price for name, price in prices.items() if price < NO_STOP}


def _tile(tile: int) -> Tile:
    return {
        "shape": SHAPE.words[TILE_SHAPE[tile]],
        "flowers": list(TILE_FLOWERS[tile]),
        "symbol": SYMBOL.words[TILE_SYMBOL[tile]],
        "symbol_cell": TILE_SYMBOL_CELL[tile],
    }


@enforces("ISH-7.2")
def _card(state: State, card: int) -> Card:
    """Return a tree card as printed; once it is bought, nobody lacks gems for it."""
    lacks = {SEAT.words[s]: _lacking(state, s, card) for s in range(state.n_seats) if not state.card_of[card]}
    return {
        "cost": dict(zip(GEM_WORDS, CARD_COST[card], strict=True)),
        "points": CARD_POINTS[card],
        "lacks": {name: gems for name, gems in lacks.items() if gems},
    }


def _lacking(state: State, seat: int, card: int) -> dict[str, int]:
    """Return the gems that a player lacks for a card."""
    missing = {name: CARD_COST[card][gem] - state.gems[seat][gem] for gem, name in enumerate(GEM_WORDS)}
    return {name: count for name, count in missing.items() if count > 0}


def _fountain(state: State, board: int) -> Fountain:
    seats = range(state.n_seats)
    return {
        "kind": FOUNTAIN_WORDS[state.fountain[board]],
        "points": FOUNTAIN_POINTS[state.fountain[board]],
        "cells": {SEAT.words[s]: state.cells_at[board][s] for s in seats},
        "owners": [SEAT.words[s] for s in seats if owns_fountain(state, board, s)],
    }
