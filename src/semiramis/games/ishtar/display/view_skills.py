"""The view of the ten skills: who has which, which can be unlocked next, and what each is worth now."""

from typing import TypedDict

from semiramis.core.model.domain import SEAT
from semiramis.core.model.rule import enforces
from semiramis.games.ishtar.components.names import COLUMNS, SKILL_F, SKILL_G, SKILL_H
from semiramis.games.ishtar.components.tables import SINGLE_FLOWERS
from semiramis.games.ishtar.rules.scoring import part_score
from semiramis.games.ishtar.rules.skills import gems_to_take, has_double, has_single
from semiramis.games.ishtar.rules.state import SKILL, TABLETS, State
from semiramis.games.ishtar.rules.symbols import may_learn


class Skill(TypedDict):
    """A skill of one player: whether it is unlocked, whether it is the next of its column, and its current worth.

    The worth of an upper skill is its points as if the game ended now, unlocked or not; of F the gems it gives, of
    G and H the flowers, of I and J the assistant.
    """

    has: bool
    open: bool
    worth: int


def show_skills(state: State) -> dict[str, dict[str, Skill]]:
    """Return every player's skills, from A to J."""
    if_all = state.clone()
    for seat in range(state.n_seats):
        if_all.skill[seat][:COLUMNS] = [1] * COLUMNS
    lower = {SKILL_F: gems_to_take(state), SKILL_G: _flowers_of_single(state), SKILL_H: _flowers_of_double(state)}
    return {
        SEAT.words[seat]: {
            word: {
                "has": state.skill[seat][skill] > 0,
                "open": may_learn(state, seat, skill),
                "worth": _points(if_all, seat, skill) if skill < COLUMNS else lower.get(skill, _called(state, seat)),
            }
            for skill, word in enumerate(SKILL.words)
        }
        for seat in range(state.n_seats)
    }


@enforces("ISH-8.1", "ISH-8.2", "ISH-8.3", "ISH-8.4", "ISH-8.5")
def _points(if_all: State, seat: int, skill: int) -> int:
    """Return the points of an upper skill; the parts of the score are in the order of the skills."""
    return part_score(if_all, seat, TABLETS + skill)


def _flowers_of_single(state: State) -> int:
    return SINGLE_FLOWERS if has_single(state) else 0


def _flowers_of_double(state: State) -> int:
    return 2 * (1 + state.double_bloom) if has_double(state) else 0


def _called(state: State, seat: int) -> int:
    """Return the number of assistants that skill I or J calls from the carpet: 0 or 1."""
    return min(1, state.on_carpet[seat])
