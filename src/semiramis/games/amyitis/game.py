"""Amyitis as one value: what the house needs to know of it."""

from semiramis.core.game import Game, Option
from semiramis.core.rule import upholds
from semiramis.games.amyitis import (
    actions,
    advice,
    canals,
    caravan,
    check,
    check_stage,
    conservation,
    court,
    crafts,
    deals,
    drawing,
    evening,
    events,
    fields,
    opening,
    pieces,
    planting,
    refusals,
    scoring,
    stock,
    temples,
    turn,
    view,
)
from semiramis.games.amyitis.clauses import CLAUSES
from semiramis.games.amyitis.state import ACT, DRY_WET, FIELD_TIE, PART, PROCESSION, YES_NO, State, Work

OPTIONS = (
    Option("any-good-wine", YES_NO, "no", "AMY-Q.12", "any_good_wine"),
    Option("cut-off-canals", DRY_WET, "dry", "AMY-Q.16", "cut_off_canals"),
    Option("field-tie", FIELD_TIE, "nobody", "AMY-Q.24", "field_tie"),
)


@upholds("AMY-II.1")
def begins_turn(state: State) -> bool:
    """Whether a decision opens a turn rather than finishing one."""
    return state.stage == ACT or state.stage >= PROCESSION


GAME = Game(
    key="amyitis",
    version=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    parts=PART,
    State=State,
    Work=Work,
    catalogue=actions.CATALOGUE,
    modules=(
        actions,
        stock,
        fields,
        temples,
        canals,
        crafts,
        court,
        planting,
        caravan,
        opening,
        evening,
        scoring,
        conservation,
        turn,
    ),
    other_modules=(advice, check, check_stage, deals, drawing, events, refusals, view),
    edition=pieces.default_edition(),
    tables=pieces.tables(pieces.default_edition()),
    read_tables=pieces.tables,
    lay_out=opening.lay_out,
    mover=turn.mover,
    legal=turn.legal,
    apply=turn.apply,
    part_score=scoring.part_score,
    total_score=scoring.total_score,
    is_sound=conservation.is_sound,
    deal=deals.deal,
    begins_turn=begins_turn,
    derive=canals.survey_water,
    check=check.check,
    view=view.view,
    events=events.events,
    asks=events.asks,
    why_not=refusals.why_not,
    draw=drawing.draw,
    parse=drawing.parse,
    value=advice.value,
    clauses=CLAUSES,
    aims={
        "plain-decision": 20.0,
        "compiled-games-2": 8_000.0,
        "compiled-decisions-2": 4_000_000.0,
        "compiled-clone": 20.0,
        "compile-cold": 15.0,
    },
)
