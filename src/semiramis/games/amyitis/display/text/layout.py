"""What the parts of the text board share: letters, widths, and slots for cubes."""

from semiramis.core.model.domain import NEUTRAL, OWNER
from semiramis.core.play.text_board import Line, Slot, choice_slot
from semiramis.games.amyitis.components.names import GOOD_WORDS
from semiramis.games.amyitis.rules.stages import STAGES
from semiramis.games.amyitis.rules.state import State

LETTERS = (".", *(word[0].upper() for word in OWNER.words[1:]))
"""Owners as letters; nobody is a dot."""
GOODS = "".join(word[0] for word in GOOD_WORDS)
"""Goods as letters."""
WIDTH = 98
GARDEN, SIDE = 62, 36
"""Widths of the whole board, of the garden, and of the column beside it."""


def is_asked(state: State) -> bool:
    """Whether a player decides now; otherwise `asked` is the seat that decided last."""
    return STAGES[state.stage].decides == "player"


def owners(state: State) -> list[int]:
    """The possible owners of a cube: nobody, a seat of this game, or neutral."""
    return [*range(state.n_seats + 1), NEUTRAL]


def cube(state: State, field: str, *index: int) -> Slot:
    """A slot for one cube."""
    return choice_slot(state, field, *index, texts=LETTERS, width=1, choices=owners(state))


def spaced(slots: list[Slot]) -> Line:
    """Slots with a space between them."""
    return [part for slot in slots for part in (slot, " ")][:-1]
