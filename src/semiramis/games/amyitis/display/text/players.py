"""The players on the text board: what they hold, the general stock, and prestige."""

from semiramis.core.model.domain import SEAT
from semiramis.core.play.text_board import Line, choice_slot, number_slot, text_slot, titled
from semiramis.games.amyitis.components.names import COURT_WORDS, GARDENER, N_GOODS
from semiramis.games.amyitis.display.text.layout import GOODS, LETTERS, WIDTH, is_asked
from semiramis.games.amyitis.rules.scoring import part_score, total_score
from semiramis.games.amyitis.rules.state import FAVOUR, GOODS_LEFT, PART, State

NAME = 14
"""Width of the column of names."""
COLUMNS = ("talents", "camels", "cubes")


def player_lines(state: State) -> list[Line]:
    """The holdings of each player, and the general stock in the last row."""
    heads = "".join(f"{name:>{column_width(name)}}" for name in COLUMNS)
    goods = "".join(f"{letter:>3}" for letter in GOODS)
    courts = "".join(f"{name:>{column_width(name)}}" for name in COURT_WORDS)
    players = [player_line(state, seat) for seat in range(state.n_seats)]
    return [[f"{titled('PLAYERS', NAME)}{heads} {goods}{courts} tiles"], *players, stock_line(state)]


def player_line(state: State, seat: int) -> Line:
    """One player's row."""
    courts: Line = [
        number_slot(state, "court", seat, court, width=column_width(COURT_WORDS[court])) for court in range(GARDENER)
    ]
    return [
        text_slot("▸" if is_asked(state) and state.asked == seat else "", 1),
        f"{LETTERS[seat + 1]} {SEAT.words[seat]:<8}",
        text_slot("1" if state.first == seat else "", 2),
        choice_slot(state, "passed", seat, texts=("", "●", "○"), width=1),
        *(number_slot(state, name, seat, width=column_width(name)) for name in COLUMNS),
        " ",
        *(number_slot(state, "goods", seat, good, width=3) for good in range(N_GOODS)),
        *courts,
        number_slot(state, "gardeners", seat, width=column_width(COURT_WORDS[GARDENER])),
        text_slot(state.planted.count(seat + 1) or ".", 6, right=True),
    ]


def stock_line(state: State) -> Line:
    """The general stock as a row of the players' table."""
    return [
        " stock".ljust(NAME),
        number_slot(state, "stock_talents", width=column_width("talents")),
        number_slot(state, "stock_camels", width=column_width("camels")),
        " " * (column_width("cubes") + 1),
        *(number_slot(state, "stock_goods", good, width=3) for good in range(N_GOODS)),
    ]


def prestige_lines(state: State) -> list[Line]:
    """Every player's prestige by part, and the total."""
    heads = "".join(f"{name:>{column_width(name)}}" for name in PART.words)
    lines: list[Line] = [[titled("PRESTIGE", NAME) + heads + f"{'total':>{WIDTH - NAME - len(heads)}}"]]
    for seat in range(state.n_seats):
        line: Line = [f" {LETTERS[seat + 1]} {SEAT.words[seat]}".ljust(NAME)]
        for part, name in enumerate(PART.words):
            if part in (FAVOUR, GOODS_LEFT):
                line.append(text_slot(part_score(state, seat, part) or ".", column_width(name), right=True))
            else:
                line.append(number_slot(state, "part", seat, part, width=column_width(name)))
        lines.append([*line, text_slot(total_score(state, seat) or ".", WIDTH - NAME - len(heads), right=True)])
    return lines


def column_width(name: str) -> int:
    """The width of a column of numbers under this heading."""
    return len(name) + 2
