"""One game at a time, in one call a decision, from the same parts as batches of them: slot 0 of a table of its own.

Unlike a slot of a batch it stays where its game ended, so that everybody can still look at the table. `states` and
`works` are the game and, behind it, the start of every game; `sights` has a second row for whoever else looks.
"""

from typing import Any

from semiramis.core.compile.interface import observe
from semiramis.core.model.domain import NOBODY
from semiramis.core.model.rule import rule
from semiramis.research.kernel import BY_RANK, go_on, is_listed, margin_worth, next_game, place_worth, show

REFUSED = -9
"""What a step answers to a code that may not be played; nothing has changed then."""


@rule()
def begin_solo(states: Any, works: Any, lives: Any, masks: Any, sights: Any) -> int:
    """Begin the next game, drawn up to its first decision; who decides."""
    unmark(works[0], masks[0])
    at = next_game(states, works, lives, 0)
    show(states[0], works[0], masks[0], sights[0], at)
    return at


@rule()
def step_solo(
    states: Any, works: Any, lives: Any, masks: Any, sights: Any, gain: Any, paid: int, code: int
) -> int:  # fmt: skip
    """Play a code and what chance brings after it; who decides then, or REFUSED. At the end `gain` has the rewards."""
    if not is_listed(works[0], code):
        return REFUSED
    unmark(works[0], masks[0])
    at = go_on(states[0], works[0], lives[0], code)
    if at != NOBODY:
        show(states[0], works[0], masks[0], sights[0], at)
    else:
        works[0].n_legal = 0
        for seat in range(states[0].n_seats):
            gain[seat] = place_worth(states[0], seat) if paid == BY_RANK else margin_worth(states[0], seat)
    return at


@rule()
def look_solo(states: Any, sights: Any, seat: int) -> None:
    """Write what a seat sees, whoever decides, into the second row."""
    observe(states[0], seat, sights[1].row)


@rule()
def unmark(work: Any, mask: Any) -> None:
    """Take away the marks of a legal list."""
    for place in range(work.n_legal):
        mask.row[work.legal[place]] = 0
