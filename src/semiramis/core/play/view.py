"""Views: a position as sent to a seat, in words. A state holds no hidden information, so all of it is sent."""

from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.arrays import State, Work
from semiramis.core.model.domain import CHANCE, SEAT
from semiramis.core.play.position import position_words


def seen_by(game: Game, state: State, seat: int, words: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return a seat's view: the game's own view and the position in words, computed unless given."""
    words = words or position_words(game, state)
    return {**game.display.view(state, seat), "table": words["table"], "seats": words["seats"]}


def legal_for(game: Game, state: State, seat: int) -> list[dict[str, Any]]:
    """Return the legal actions of a seat by name; empty if another seat decides."""
    if game.rules.mover(state) != seat:
        return []
    return [game.rules.catalogue.action(code).to_json() for code in game.legal_codes(state)]


def offers_for(game: Game, state: State, seat: int) -> list[dict[str, Any]]:
    """Return the legal actions of a seat with their effects: events, score by part, reveals, end of turn."""
    if game.rules.mover(state) != seat:
        return []
    work = game.rules.Work()
    before = game.parts_of(state, seat)
    return [_offer(game, state, seat, code, work, before) for code in game.legal_codes(state)]


def _offer(game: Game, state: State, seat: int, code: int, work: Work, before: dict[str, int]) -> dict[str, Any]:
    after = state.clone()
    game.rules.apply(after, work, code)
    parts = {name: points - before[name] for name, points in game.parts_of(after, seat).items()}
    ahead = game.display.preview(state, code, after)
    more = {"ahead": [message.to_json() for message in ahead]} if ahead else {}
    return {
        "action": game.rules.catalogue.action(code).to_json(),
        "notation": game.rules.catalogue.notation(code),
        "parts": {name: change for name, change in parts.items() if change},
        "told": [event.to_json() for event in game.display.events(state, code, after, seat)],
        "reveals": game.rules.mover(after) == CHANCE,
        "ends": game.rules.mover(after) not in (seat, CHANCE) or game.rules.begins_turn(after),
        **more,
    }


def result_words(game: Game, state: State) -> dict[str, Any]:
    """Return place, total and score by part of every seat."""
    places = game.ranking(state)
    return {
        SEAT.words[seat]: {
            "place": places[seat],
            "total": game.rules.total_score(state, seat),
            "parts": game.parts_of(state, seat),
        }
        for seat in range(state.n_seats)
    }
