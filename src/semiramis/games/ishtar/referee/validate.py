"""Validate a position: ranges, every component accounted for, and a desert that could have come about."""

from collections.abc import Iterator

from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Message, message
from semiramis.core.model.rule import enforces
from semiramis.core.play.position import against, range_faults, total_fault
from semiramis.games.ishtar.components.names import (
    BOARD_CELLS,
    CARD_WORDS,
    CARDS,
    COLUMNS,
    EXTRA_BOARDS,
    FOUNTAIN_WORDS,
    GEM_WORDS,
    MOST_SEATS,
    N_FOUNTAIN_KINDS,
    NO_CELL,
    PURPLE_ROCK,
    SKILL_G,
    SKILL_H,
    SKILL_I,
    SKILL_J,
    SKILL_WORDS,
)
from semiramis.games.ishtar.components.tables import (
    ALL_GEMS,
    ALL_TREES,
    CARPET_ASSISTANTS,
    FOUNTAIN_COUNT,
    FRONT_ASSISTANTS,
    SKILL_PRICE,
)
from semiramis.games.ishtar.referee.layout import is_connected
from semiramis.games.ishtar.referee.rebuild import rebuild
from semiramis.games.ishtar.referee.validate_carpet import check_carpet, check_turns
from semiramis.games.ishtar.referee.validate_stage import check_stage
from semiramis.games.ishtar.rules.stages import (
    DEAL_BOARD,
    DEAL_FOUNTAIN,
    DEAL_SIDE,
    DOUBLE,
    KEEP,
    OVER,
    RESERVE,
    SINGLE,
    STAGE,
)
from semiramis.games.ishtar.rules.state import BOARD, State, Work
from semiramis.games.ishtar.rules.turn import legal


def check(state: State) -> list[Message]:
    """Every broken invariant of a position, each naming its place; empty for positions of real games."""
    broken = range_faults(state)
    for chapter in (_seats, _boards, check_carpet, _desert, check_turns, _gems, _cards, _skills, check_stage):
        if not broken:
            broken.extend(chapter(state))
    if not broken and state.stage != OVER and legal(state, Work()) == 0:
        broken.append(message("position-no-move", stage=STAGE.words[state.stage]))
    return broken


@enforces("ISH-1.1")
def _seats(state: State) -> Iterator[Message]:
    """Unused seats own nothing and never decide."""
    for seat in range(state.n_seats, MOST_SEATS):
        owns = [state.turns[seat], state.in_front[seat], state.on_carpet[seat], state.kept[seat], state.reserved[seat]]
        owns += [*state.gems[seat], *state.spent[seat], *state.skill[seat], state.double_way[seat]]
        lies = [state.single_at[seat], state.double_at[seat], *state.assistant_at[seat]]
        if any(owns) or any(cell != NO_CELL for cell in lies) or seat + 1 in state.card_of:
            yield against(f"seats.{SEAT.words[seat]}", "ISH-1.1")
    for place, seat in (("table.asked", state.asked), ("table.first", state.first)):
        if seat >= state.n_seats:
            yield against(place, "ISH-1.11")


@enforces("ISH-1.2", "ISH-1.3")
def _boards(state: State) -> Iterator[Message]:
    """Two more boards than players form one desert, each with its fountain."""
    n = state.n_boards
    yield from total_fault("table.n_boards", n, state.n_seats + EXTRA_BOARDS)
    places = list(zip(state.board_a[:n], state.board_b[:n], strict=True))
    if len(set(places)) < n or not is_connected(places):
        yield against("table.board_a", "ISH-1.2")
    for board in range(n, len(BOARD)):
        if state.side[board] or state.rotation[board] or state.fountain[board]:
            yield against(f"table.side.{BOARD.words[board]}", "ISH-1.2")
        if state.board_a[board] or state.board_b[board]:
            yield against(f"table.board_a.{BOARD.words[board]}", "ISH-1.2")
    for board in range(n):
        yield from _board(state, board)
    for kind in range(1, N_FOUNTAIN_KINDS + 1):
        if state.fountain.count(kind) > FOUNTAIN_COUNT[kind]:
            thing, most = FOUNTAIN_WORDS[kind], FOUNTAIN_COUNT[kind]
            yield message("position-too-many", place="table.fountain", thing=thing, most=most)


@enforces("ISH-1.2", "ISH-1.3")
def _board(state: State, board: int) -> Iterator[Message]:
    """A board lies there once, unless it is still to be drawn; so does its fountain."""
    lies = bool(state.side[board])
    awaited = state.stage in (DEAL_BOARD, DEAL_SIDE) and board >= state.dealt
    same = [s for s in state.side if s and (s - 1) // 2 == (state.side[board] - 1) // 2]
    if not (lies or awaited) or (lies and len(same) > 1) or (state.rotation[board] and not lies):
        yield against(f"table.side.{BOARD.words[board]}", "ISH-1.2")
    dealt = state.stage > DEAL_FOUNTAIN or (state.stage == DEAL_FOUNTAIN and board < state.dealt)
    if bool(state.fountain[board]) != dealt:
        yield against(f"table.fountain.{BOARD.words[board]}", "ISH-1.3")


def _desert(state: State) -> Iterator[Message]:
    """Every piece in the desert could have got there, and the derived fields are right."""
    again = state.clone()
    faults = list(rebuild(again))
    yield from faults
    if not faults and again != state:
        wrong = next(f.name for f in State.fields if getattr(again, f.name) != getattr(state, f.name))
        yield against(f"table.{wrong}", "ISH-9.2")


@enforces("ISH-1.4", "ISH-1.5", "ISH-6.6")
def _gems(state: State) -> Iterator[Message]:
    """No gem is lost."""
    for gem, name in enumerate(GEM_WORDS):
        cells = range(state.n_boards * BOARD_CELLS)
        rocks = sum(state.ground[cell] == PURPLE_ROCK + gem and not state.plant[cell] for cell in cells)
        owned = sum(state.gems[seat][gem] + state.spent[seat][gem] for seat in range(state.n_seats))
        yield from total_fault(f"table.bank.{name}", state.bank[gem] + rocks + owned, ALL_GEMS[gem])


@enforces("ISH-1.10", "ISH-7.9", "ISH-8.10", "ISH-10.3")
def _cards(state: State) -> Iterator[Message]:
    """Every card is in one place, with a tree on it or in the desert once it has left the deck."""
    yield from total_fault("table.wooden", state.wooden, ALL_TREES - (CARDS - sum(state.in_deck)))
    for card in range(CARDS + 1):
        name = CARD_WORDS[card]
        bought = state.card_of[card]
        found = state.in_deck[card] + state.row.count(card) + state.reserved[: state.n_seats].count(card) + bool(bought)
        if (card and found != 1) or (not card and (bought or state.in_deck[card])):
            yield message("position-twice", place="table.row", thing=name)
        planted = state.tree_at[card] != NO_CELL
        if planted != (bool(bought) and card != state.bought):
            yield against(f"table.tree_at.{name}", "ISH-7.3")


@enforces("ISH-1.12", "ISH-6.4", "ISH-6.5", "ISH-8.7", "ISH-8.8", "ISH-8.10", "ISH-8.11", "ISH-AMB-20")
def _skills(state: State) -> Iterator[Message]:
    """Skills are paid for and in order, and only players who have one have what it brings."""
    for seat in range(state.n_seats):
        home, skill = f"seats.{SEAT.words[seat]}", state.skill[seat]
        yield from total_fault(f"{home}.spent", sum(state.spent[seat]), SKILL_PRICE * sum(skill))
        for upper in range(COLUMNS):
            if skill[upper] and not skill[upper + COLUMNS]:
                yield against(f"{home}.skill.{SKILL_WORDS[upper]}", "ISH-6.5")
        standing = sum(cell != NO_CELL for cell in state.assistant_at[seat])
        all_four = FRONT_ASSISTANTS + CARPET_ASSISTANTS
        yield from total_fault(f"{home}.in_front", state.in_front[seat] + state.on_carpet[seat] + standing, all_four)
        yield from total_fault(
            f"{home}.on_carpet", state.on_carpet[seat], CARPET_ASSISTANTS - skill[SKILL_I] - skill[SKILL_J]
        )
        doing = state.stage if seat == state.asked else OVER
        brought = {
            "single_at": (state.single_at[seat] != NO_CELL, skill[SKILL_G] and doing != SINGLE, "ISH-8.7"),
            "double_at": (state.double_at[seat] != NO_CELL, skill[SKILL_H] and doing != DOUBLE, "ISH-8.8"),
            "reserved": (state.reserved[seat] > 0, skill[SKILL_I] and doing != RESERVE, "ISH-8.10"),
            "kept": (state.kept[seat] > 0, skill[SKILL_J] and doing != KEEP, "ISH-8.11"),
        }
        for name, (has, may, clause) in brought.items():
            if has and not may:
                yield against(f"{home}.{name}", clause)
        if state.double_way[seat] and state.double_at[seat] == NO_CELL:
            yield against(f"{home}.double_way", "ISH-8.8")
