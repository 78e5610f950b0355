"""Positions, and text boards edited by hand, for the tests of the text board."""

import random
from functools import cache, partial

from semiramis.core.model.domain import NOBODY
from semiramis.games.ishtar.display.text.board import draw
from semiramis.games.ishtar.game import GAME
from semiramis.games.ishtar.referee.layout import read_layout
from semiramis.games.ishtar.rules import setup, turn
from semiramis.games.ishtar.rules.actions import END_TURN, KEEP_FROM, LEARN_SKILL, SKIP_SYMBOL
from semiramis.games.ishtar.rules.stages import CHOOSE, SPECIAL, TREE
from semiramis.games.ishtar.rules.state import State, Work
from tests.support import drawings

problem_of = partial(drawings.problem_of, GAME)
read_or_refuse = partial(drawings.read_or_refuse, GAME)


@cache
def rich_game(n_seats: int, seed: int) -> tuple[State, ...]:
    """Every position of a game in which all players unlock skills and plant; the seed also chooses the options."""
    dice, work, start = random.Random(seed), Work(), State()
    setup.set_up(start, n_seats)
    setup.next_board(start)
    start.most_trees, start.seams, start.double_bloom = seed % 6, seed // 2 % 2, seed // 3 % 2
    start.hidden_stack = seed // 5 % 2
    states = [start]
    while turn.mover(states[-1]) != NOBODY:
        state = states[-1].clone()
        codes = work.legal[: turn.legal(state, work)]
        if state.stage in (SPECIAL, TREE) and dice.random() < 0.9:
            codes = [code for code in codes if code not in (END_TURN, SKIP_SYMBOL)] or codes
        if state.stage == SPECIAL:
            codes = [code for code in codes if code >= LEARN_SKILL] or codes
        if state.stage == CHOOSE:
            codes = codes[-2:]
        if KEEP_FROM + state.can in codes and dice.random() < 0.5:
            codes = [KEEP_FROM + state.can]
        turn.apply(state, work, dice.choice(codes))
        states.append(state)
    return tuple(states)


def position(n_seats: int = 4, seed: int = 10, part: float = 0.7) -> State:
    game = rich_game(n_seats, seed)
    return game[int(part * (len(game) - 1))].clone()


def laid_out(n_seats: int, layout: str = "") -> State:
    state = State()
    setup.set_up(state, n_seats)
    if layout:
        read_layout(state, layout)
    else:
        setup.next_board(state)
    return state


def first_turn(n_seats: int = 2) -> State:
    """The first turn after a deal in order of the codes."""
    state, work = laid_out(n_seats), Work()
    while state.stage != CHOOSE:
        turn.legal(state, work)
        turn.apply(state, work, work.legal[0])
    return state


def without_map(text: str) -> str:
    """A text board with a blank map, so that everything else can be edited."""
    lines = text.split("\n")
    start, end = line_with(text, "── BOARDS") - 1, line_with(text, "── PLAYERS") - 1
    return "\n".join([*lines[:start], *(line[:24] for line in lines[start:end]), *lines[end:]])


def with_words(tiles: str, jasmine: str = ".", rose: str = ".") -> str:
    """The first turn with tiles and pieces written by hand; the tiles on the cups can be laid too."""
    text = without_map(draw(first_turn()))
    for name, shown in (("is1", "g·2A·g"), ("is2", "1A·g·1"), ("vs1", "g·2A·g"), ("vs2", "1A·g·1"), ("ts1", "2A·g·g")):
        text = text.replace(f"{name} {shown}", "-  ")
    text = text.replace(" 1 c01 pp        3", " 1 -").replace(" 2 c02 pr        4", " 2 -")
    return text.replace("\n  .\n", f"\n{tiles}\n").replace("\nJ .\nR .\n", f"\nJ {jasmine}\nR {rose}\n")


def map_of(text: str) -> list[str]:
    start, end = line_with(text, "── BOARDS") - 1, line_with(text, "── PLAYERS") - 1
    return [line[26:] for line in text.split("\n")[start:end]]


def line_with(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), start=1) if part in line)
