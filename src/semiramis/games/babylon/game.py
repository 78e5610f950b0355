"""Babylon as one value: what the house needs to know of it."""

from semiramis.core.game import Game, Option
from semiramis.core.rule import upholds
from semiramis.games.babylon import (
    actions,
    advice,
    building,
    check,
    check_garden,
    conservation,
    deals,
    decorating,
    drawing,
    drawing_above,
    drawing_built,
    drawing_pending,
    events,
    garden,
    opening,
    pieces,
    quarry,
    refusals,
    refusals_pieces,
    scoring,
    turn,
    view,
)
from semiramis.games.babylon.clauses import CLAUSES
from semiramis.games.babylon.state import (
    BRIDGE_GAP,
    FIRST_STATUE,
    FOOTPRINT,
    LIMIT,
    MINE,
    OVERHANG,
    PART,
    REMOVE,
    State,
    Work,
)

OPTIONS = (
    Option("footprint", FOOTPRINT, "never", "BAB-AMB-01", "footprint"),
    Option("bridge-gap", BRIDGE_GAP, "open", "BAB-AMB-02", "bridge_gap"),
    Option("overhang", OVERHANG, "anything", "BAB-AMB-05", "overhang"),
    Option("first-statue", FIRST_STATUE, "again", "BAB-AMB-08", "first_statue"),
    Option("supply", LIMIT, "limited", "BAB-AMB-12", "supply_limit"),
)


@upholds("BAB-2.2")
def begins_turn(state: State) -> bool:
    """Whether a decision opens a turn rather than finishing one."""
    return state.stage in (MINE, REMOVE)


GAME = Game(
    key="babylon",
    version=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    parts=PART,
    State=State,
    Work=Work,
    catalogue=actions.CATALOGUE,
    modules=(actions, quarry, garden, building, decorating, opening, scoring, conservation, turn),
    other_modules=(
        advice,
        check,
        check_garden,
        deals,
        drawing,
        drawing_above,
        drawing_built,
        drawing_pending,
        events,
        refusals,
        refusals_pieces,
        view,
    ),
    edition=pieces.default_edition(),
    tables=pieces.tables(pieces.default_edition()),
    read_tables=pieces.tables,
    lay_out=opening.lay_out,
    mover=turn.mover,
    legal=turn.legal,
    apply=turn.apply,
    part_score=scoring.part_score,
    total_score=scoring.total_score,
    tie_break=scoring.tie_break,
    is_sound=conservation.is_sound,
    deal=deals.deal,
    begins_turn=begins_turn,
    derive=check_garden.derive,
    check=check.check,
    view=view.view,
    events=events.events,
    asks=events.asks,
    why_not=refusals.why_not,
    draw=drawing.draw,
    parse=drawing.parse,
    value=advice.value,
    clauses=CLAUSES,
    aims={"plain-decision": 200.0, "compiled-games-2": 1_000.0, "compile-cold": 20.0},
)
