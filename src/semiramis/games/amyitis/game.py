"""Amyitis as one value: its facets, made of the functions in its folders."""

from semiramis.core.compile.link import modules_of
from semiramis.core.game import Ai, Components, Display, Game, Guide, Referee, Rules
from semiramis.core.model import observation
from semiramis.core.model.option import Option
from semiramis.core.model.rule import enforces
from semiramis.games.amyitis.ai import evaluate, network, observe, search
from semiramis.games.amyitis.components import labels, tables
from semiramis.games.amyitis.display import events, preview, view
from semiramis.games.amyitis.display.svg import table
from semiramis.games.amyitis.display.text import board
from semiramis.games.amyitis.guide import legend, player_aid
from semiramis.games.amyitis.guide.clauses import CHAPTERS
from semiramis.games.amyitis.guide.diagrams import DIAGRAMS
from semiramis.games.amyitis.guide.lesson import LESSON
from semiramis.games.amyitis.referee import decks, refusals, validate
from semiramis.games.amyitis.rules import actions, canals, conservation, scoring, setup, turn
from semiramis.games.amyitis.rules.stages import STAGES
from semiramis.games.amyitis.rules.state import DRY_WET, FIELD_TIE, PART, YES_NO, State, Work

OPTIONS = (
    Option("any-good-wine", YES_NO, "no", "AMY-Q.12", "any_good_wine", table="TILE_GOODS"),
    Option("cut-off-canals", DRY_WET, "dry", "AMY-Q.16", "cut_off_canals"),
    Option("field-tie", FIELD_TIE, "nobody", "AMY-Q.24", "field_tie"),
)


@enforces("AMY-II.1")
def begins_turn(state: State) -> bool:
    """Whether the decision at hand opens a turn."""
    return STAGES[state.stage].begins_turn


GAME = Game(
    key="amyitis",
    version=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    components=Components(
        edition=tables.default_edition(),
        tables=tables.TABLES,
        read_tables=tables.tables,
        labels=labels.WORDS,
        earlier=tables.EARLIER,
    ),
    rules=Rules(
        modules=modules_of("semiramis.games.amyitis.rules"),
        State=State,
        Work=Work,
        catalogue=actions.CATALOGUE,
        parts=PART,
        setup=setup.set_up,
        mover=turn.mover,
        legal=turn.legal,
        apply=turn.apply,
        part_score=scoring.part_score,
        total_score=scoring.total_score,
        is_sound=conservation.is_sound,
        begins_turn=begins_turn,
        derive=canals.survey_water,
    ),
    referee=Referee(
        modules=modules_of("semiramis.games.amyitis.referee"),
        deal=decks.deal,
        why_not=refusals.why_not,
        validate=validate.validate,
    ),
    display=Display(
        modules=modules_of("semiramis.games.amyitis.display"),
        view=view.view,
        events=events.events,
        prompt=events.prompt,
        text_board=board.draw,
        parse_text_board=board.parse,
        svg=table.picture,
        seat_svg=table.garden_of,
        action_clauses=STAGES.action_clauses,
        preview=preview.preview,
        turn_ahead=preview.turn_ahead,
    ),
    guide=Guide(
        modules=modules_of("semiramis.games.amyitis.guide"),
        chapters=CHAPTERS,
        diagrams=DIAGRAMS,
        legend=legend.legend,
        lesson=LESSON,
        player_aid=player_aid.aid,
    ),
    ai=Ai(
        modules=(*modules_of("semiramis.games.amyitis.ai"), observation),
        value=evaluate.value,
        observe=observe.observe,
        planes=observe.PLANES,
        unobserved=observe.DERIVED,
        search_params=search.PARAMS,
        simulations=search.SIMULATIONS,
        network=network.NETWORK,
    ),
    benchmark_targets={
        "plain-decision": 20.0,
        "compiled-games-2": 8_000.0,
        "compiled-decisions-2": 4_000_000.0,
        "compiled-clone": 20.0,
        "compile-cold": 15.0,
    },
)
