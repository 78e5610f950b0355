"""The view of a seat: in Amyitis everything on the table. Hidden information is not stored at all."""

from typing import Literal, TypedDict, cast

from semiramis.core.model.domain import SEAT, seat_word
from semiramis.core.model.rule import enforces
from semiramis.core.model.stage import TurnStep
from semiramis.games.amyitis.components.names import CARAVANEER
from semiramis.games.amyitis.components.tables import (
    CARAVANEER_STORE,
    FAVOUR_PRESTIGE,
    FAVOUR_TILES,
    LAST_TILES,
    MARDUK_PRESTIGE,
    SALE_PRESTIGE,
)
from semiramis.games.amyitis.display.view_board import (
    Canal,
    City,
    CourtType,
    CourtWord,
    FieldRow,
    Reach,
    RowWord,
    Square,
    Temple,
    TempleWord,
    show_canals,
    show_court,
    show_fields,
    show_garden,
    show_prices,
    show_reach,
    show_road,
    show_temples,
)
from semiramis.games.amyitis.rules.round_end import tiles_left
from semiramis.games.amyitis.rules.scoring import part_score, total_score
from semiramis.games.amyitis.rules.stages import STAGES
from semiramis.games.amyitis.rules.state import PART, State
from semiramis.games.amyitis.rules.stock import count_goods
from semiramis.games.amyitis.rules.turn import mover

PhaseWord = Literal["setup", "actions", "temples", "over"]


class Score(TypedDict):
    """A seat's prestige as if the game ended now."""

    total: int
    parts: dict[str, int]


class Favour(TypedDict):
    """The prestige for at least this number of tiles."""

    tiles: int
    prestige: int


class Holding(TypedDict):
    """Totals of a seat: its goods, how many of them it may keep, and its planted tiles."""

    goods: int
    keeps: int
    tiles: int


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
    phase: PhaseWord
    round: int
    tiles_left: int
    last_round_at: int
    scores: dict[str, Score]
    road: dict[str, City]
    reach: Reach
    garden: dict[str, Square]
    canals: dict[str, Canal]
    prices: dict[str, int]
    fields: dict[RowWord, FieldRow]
    temples: dict[TempleWord, Temple]
    court: dict[CourtWord, CourtType]
    holdings: dict[str, Holding]
    sale: list[int]
    marduk: list[int]
    favour: list[Favour]


@enforces("AMY-G.1")
def view(state: State, seat: int) -> View:
    """Return the position as a seat (or a spectator, -2) sees it, in words; all information is public.

    A spectator gets the view of the mover.
    """
    seats = range(state.n_seats)
    whose = seat if seat in seats else state.asked
    return {
        "you": seat_word(seat),
        "mover": seat_word(mover(state)),
        "stage": STAGES[state.stage].name,
        "due": list(STAGES[state.stage].actions),
        "steps": STAGES.turn_steps(state.stage),
        "phase": phase(state),
        "round": state.round,
        "tiles_left": tiles_left(state),
        "last_round_at": LAST_TILES[state.n_seats],
        "scores": {SEAT.words[s]: _score(state, s) for s in seats},
        "road": show_road(state, whose),
        "reach": show_reach(state, whose),
        "garden": show_garden(state),
        "canals": show_canals(state),
        "prices": show_prices(state),
        "fields": show_fields(state),
        "temples": show_temples(state),
        "court": show_court(state, whose),
        "holdings": {SEAT.words[s]: _holding(state, s) for s in seats},
        "sale": list(SALE_PRESTIGE[1:]),
        "marduk": list(MARDUK_PRESTIGE),
        "favour": [
            {"tiles": tiles, "prestige": prestige}
            for tiles, prestige in zip(FAVOUR_TILES[state.n_seats], FAVOUR_PRESTIGE[state.n_seats], strict=True)
        ],
    }


@enforces("AMY-R.1")
def phase(state: State) -> PhaseWord:
    """Return which of the three phases of a round it is, or that all are over."""
    return cast(PhaseWord, STAGES[state.stage].phase)


def _score(state: State, seat: int) -> Score:
    parts = {name: part_score(state, seat, part) for part, name in enumerate(PART.words)}
    return {"total": total_score(state, seat), "parts": parts}


def _holding(state: State, seat: int) -> Holding:
    return {
        "goods": count_goods(state, seat),
        "keeps": CARAVANEER_STORE[state.court[seat][CARAVANEER]],
        "tiles": state.planted.count(seat + 1),
    }
