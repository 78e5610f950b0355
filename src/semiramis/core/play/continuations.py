"""Continuations: every way to go on from a position with actions that are decided together, and what each scores."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.arrays import State
from semiramis.core.model.domain import CHANCE
from semiramis.core.play.expect import expect_legal

MOST_POSITIONS = 2000
"""The positions visited for one list; short sequences come first, so that only long ones can be missing."""

Codes = tuple[int, ...]


@dataclass(frozen=True)
class Continuation:
    """A sequence of actions after which the player may do something else, in groups that each end at such a point."""

    groups: tuple[Codes, ...]
    state: State

    @property
    def codes(self) -> Codes:
        """Its actions in order."""
        return tuple(code for group in self.groups for code in group)


def follow(game: Game, state: State, seat: int, codes: Sequence[int]) -> State:
    """Return the position after actions of a seat; NotYet or Refused for the first that is not legal.

    Nothing is drawn: an action that reveals something can only be the last.
    """
    after = state.clone()
    work = game.rules.Work()
    for code in codes:
        expect_legal(game, after, seat, code)
        game.rules.apply(after, work, code)
    return after


def list_continuations(game: Game, start: State, seat: int) -> tuple[list[Continuation], bool]:
    """Return every sequence of a seat's joint actions from a position, and whether there were too many to list.

    The empty sequence is one of them if the position offers anything but joint actions.
    """
    catalogue = game.rules.catalogue
    joint = [catalogue.action(code).do in game.display.joint for code in range(catalogue.size)]
    work = game.rules.Work()
    found: list[Continuation] = []
    waiting: deque[tuple[tuple[Codes, ...], Codes, State]] = deque([((), (), start)])
    visited = 0
    while waiting and visited < MOST_POSITIONS:
        groups, begun, state = waiting.popleft()
        visited += 1
        if game.rules.mover(state) != seat:
            continue
        legal = game.legal_codes(state, work)
        further = [code for code in legal if joint[code]]
        if len(further) < len(legal):
            groups, begun = (*groups, begun) if begun else groups, ()
            found.append(Continuation(groups, state))
        for code in further:
            after = state.clone()
            game.rules.apply(after, work, code)
            waiting.append((groups, (*begun, code), after))
    return found, bool(waiting)


def continuations_from(game: Game, state: State, seat: int, codes: Codes) -> dict[str, Any]:
    """Return the continuations after some actions of a seat as they are sent: with the change of each score part.

    Each action is listed once, with the change where it is first made; a continuation refers to them by number.
    """
    before = game.parts_of(state, seat)
    start = follow(game, state, seat, codes)
    found, is_cut = list_continuations(game, start, seat)
    actions: dict[int, dict[str, Any]] = {}
    scores: dict[Codes, dict[str, int]] = {(): _changes(before, game.parts_of(start, seat))}
    for each in found:
        changes = scores[each.codes] = _changes(before, game.parts_of(each.state, seat))
        shorter = scores.get(tuple(code for group in each.groups[:-1] for code in group), {})
        for code in each.groups[-1] if each.groups else ():
            actions.setdefault(code, _action(game, code, _changes(shorter, changes)))
    numbers = {code: number for number, code in enumerate(actions)}
    return {
        "actions": list(actions.values()),
        "found": [
            {"groups": [[numbers[code] for code in group] for group in each.groups], "parts": scores[each.codes]}
            for each in found
        ],
        "endings": _endings(game, found[0].state, seat) if found else [],
        "is_cut": is_cut,
    }


def _changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    names = {**before, **after}
    changes = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: change for name, change in changes.items() if change}


def _action(game: Game, code: int, parts: dict[str, int]) -> dict[str, Any]:
    catalogue = game.rules.catalogue
    return {"action": catalogue.action(code).to_json(), "notation": catalogue.notation(code), "parts": parts}


def _endings(game: Game, state: State, seat: int) -> list[dict[str, Any]]:
    """The legal actions that end the turn, whatever chance reveals after them."""
    return [_action(game, code, {}) for code in game.legal_codes(state) if _ends_turn(game, state, seat, code)]


def _ends_turn(game: Game, state: State, seat: int, code: int) -> bool:
    after = state.clone()
    work = game.rules.Work()
    game.rules.apply(after, work, code)
    while game.rules.mover(after) == CHANCE:
        game.rules.apply(after, work, game.legal_codes(after, work)[0])
    return game.rules.mover(after) != seat or game.rules.begins_turn(after)
