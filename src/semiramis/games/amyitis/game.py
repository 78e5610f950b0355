"""Amyitis as one value: what the house needs to know of it."""

from semiramis.core.compile.link import modules_of
from semiramis.core.game import Game, Option
from semiramis.core.model.rule import upholds
from semiramis.games.amyitis.ai import evaluate
from semiramis.games.amyitis.components import labels, tables
from semiramis.games.amyitis.display import events, preview, view
from semiramis.games.amyitis.display.svg import table
from semiramis.games.amyitis.display.text import board
from semiramis.games.amyitis.guide import legend, player_aid
from semiramis.games.amyitis.guide.clauses import CHAPTERS
from semiramis.games.amyitis.guide.diagrams import DIAGRAMS
from semiramis.games.amyitis.referee import decks, refusals, validate
from semiramis.games.amyitis.rules import actions, canals, conservation, scoring, setup, turn
from semiramis.games.amyitis.rules.state import ACT, DRY_WET, FIELD_TIE, PART, PROCESSION, YES_NO, State, Work

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
    modules=modules_of("semiramis.games.amyitis.rules"),
    other_modules=modules_of(*(f"semiramis.games.amyitis.{facet}" for facet in ("referee", "display", "guide", "ai"))),
    edition=tables.default_edition(),
    tables=tables.tables(tables.default_edition()),
    read_tables=tables.tables,
    lay_out=setup.lay_out,
    mover=turn.mover,
    legal=turn.legal,
    apply=turn.apply,
    part_score=scoring.part_score,
    total_score=scoring.total_score,
    is_sound=conservation.is_sound,
    deal=decks.deal,
    begins_turn=begins_turn,
    derive=canals.survey_water,
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
    aims={
        "plain-decision": 20.0,
        "compiled-games-2": 8_000.0,
        "compiled-decisions-2": 4_000_000.0,
        "compiled-clone": 20.0,
        "compile-cold": 15.0,
    },
)
