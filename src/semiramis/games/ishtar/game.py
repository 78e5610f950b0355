"""Ishtar as one value: what the house needs to know of it."""

from semiramis.core.compile.link import modules_of
from semiramis.core.game import Game, Option
from semiramis.core.model.rule import upholds
from semiramis.games.ishtar.ai import evaluate
from semiramis.games.ishtar.components import labels, tables
from semiramis.games.ishtar.display import events, preview, view
from semiramis.games.ishtar.display.svg import table
from semiramis.games.ishtar.display.text import board
from semiramis.games.ishtar.guide import legend, player_aid
from semiramis.games.ishtar.guide.clauses import CHAPTERS
from semiramis.games.ishtar.guide.diagrams import DIAGRAMS
from semiramis.games.ishtar.referee import decks, refusals, validate, validate_desert
from semiramis.games.ishtar.rules import actions, conservation, layout, scoring, setup, turn
from semiramis.games.ishtar.rules.state import (
    CHOOSE,
    DOUBLE_BLOOM,
    HIDDEN_STACK,
    LAYOUT,
    MOST_TREES,
    PART,
    SEAMS,
    TREE,
    State,
    Work,
)

OPTIONS = (
    Option("layout", LAYOUT, "compact", "ISH-1.2", read=layout.read_layout),
    Option("trees", MOST_TREES, "2", "ISH-AMB-06", "most_trees"),
    Option("seams", SEAMS, "crossed", "ISH-AMB-05", "seams"),
    Option("double-bloom", DOUBLE_BLOOM, "one-each", "ISH-AMB-12", "double_bloom"),
    Option("hidden-stack", HIDDEN_STACK, "open", "ISH-AMB-07", "hidden_stack"),
)


@upholds("ISH-2.1")
def begins_turn(state: State) -> bool:
    """Whether a decision opens a turn rather than finishing one."""
    return state.stage == CHOOSE or (state.stage == TREE and state.idle > 0 and state.planted == 0)


GAME = Game(
    key="ishtar",
    version=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    parts=PART,
    State=State,
    Work=Work,
    catalogue=actions.CATALOGUE,
    modules=modules_of("semiramis.games.ishtar.rules"),
    other_modules=modules_of(*(f"semiramis.games.ishtar.{facet}" for facet in ("referee", "display", "guide", "ai"))),
    edition=tables.default_edition(),
    tables=tables.tables(tables.default_edition()),
    read_tables=tables.tables,
    lay_out=setup.lay_out,
    mover=turn.mover,
    legal=turn.legal,
    apply=turn.apply,
    part_score=scoring.part_score,
    total_score=scoring.total_score,
    round_of=view.round_of,
    is_sound=conservation.is_sound,
    deal=decks.deal,
    begins_turn=begins_turn,
    derive=validate_desert.derive,
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
    aims={"plain-decision": 300.0, "compiled-games-2": 1_500.0, "compile-cold": 20.0},
)
