"""Babylon as one value: what the house needs to know of it."""

from semiramis.core.compile.link import modules_of
from semiramis.core.game import Game, Option
from semiramis.core.model.rule import upholds
from semiramis.games.babylon.ai import evaluate
from semiramis.games.babylon.components import labels, tables
from semiramis.games.babylon.display import events, preview, view
from semiramis.games.babylon.display.svg import table
from semiramis.games.babylon.display.text import board
from semiramis.games.babylon.guide import legend, player_aid
from semiramis.games.babylon.guide.clauses import CHAPTERS
from semiramis.games.babylon.guide.diagrams import DIAGRAMS
from semiramis.games.babylon.referee import decks, refusals, validate, validate_garden
from semiramis.games.babylon.rules import actions, conservation, scoring, setup, turn
from semiramis.games.babylon.rules.state import (
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
    modules=modules_of("semiramis.games.babylon.rules"),
    other_modules=modules_of(*(f"semiramis.games.babylon.{facet}" for facet in ("referee", "display", "guide", "ai"))),
    edition=tables.default_edition(),
    tables=tables.tables(tables.default_edition()),
    read_tables=tables.tables,
    lay_out=setup.lay_out,
    mover=turn.mover,
    legal=turn.legal,
    apply=turn.apply,
    part_score=scoring.part_score,
    total_score=scoring.total_score,
    tie_break=scoring.tie_break,
    is_sound=conservation.is_sound,
    deal=decks.deal,
    begins_turn=begins_turn,
    derive=validate_garden.derive,
    check=validate.check,
    view=view.view,
    events=events.events,
    asks=events.asks,
    why_not=refusals.why_not,
    draw=board.draw,
    parse=board.parse,
    picture=table.picture,
    legend=legend.legend,
    aid=player_aid.aid,
    ahead=preview.ahead,
    deed_clauses=preview.DEED_CLAUSES,
    value=evaluate.value,
    chapters=CHAPTERS,
    diagrams=DIAGRAMS,
    thinking=evaluate.THINKING,
    component_words=labels.WORDS,
    aims={"plain-decision": 200.0, "compiled-games-2": 1_000.0, "compile-cold": 20.0},
)
