"""Babylon as one value: its facets, made of the functions in its folders."""

from semiramis.core.compile.link import modules_of
from semiramis.core.game import Ai, Components, Display, Game, Guide, Referee, Rules
from semiramis.core.model import observation
from semiramis.core.model.option import Option
from semiramis.core.model.rule import enforces
from semiramis.games.babylon.ai import evaluate, network, observe, search
from semiramis.games.babylon.components import labels, tables
from semiramis.games.babylon.display import events, preview, view
from semiramis.games.babylon.display.svg import table
from semiramis.games.babylon.display.text import board
from semiramis.games.babylon.guide import legend, player_aid
from semiramis.games.babylon.guide.clauses import CHAPTERS
from semiramis.games.babylon.guide.diagrams import DIAGRAMS
from semiramis.games.babylon.guide.lesson import LESSON
from semiramis.games.babylon.referee import decks, refusals, validate, validate_garden
from semiramis.games.babylon.rules import actions, conservation, scoring, setup, turn
from semiramis.games.babylon.rules.stages import STAGES
from semiramis.games.babylon.rules.state import BRIDGE_GAP, FIRST_STATUE, FOOTPRINT, LIMIT, OVERHANG, PART, State, Work

OPTIONS = (
    Option("footprint", FOOTPRINT, "never", "BAB-AMB-01", "footprint"),
    Option("bridge-gap", BRIDGE_GAP, "open", "BAB-AMB-02", "bridge_gap"),
    Option("overhang", OVERHANG, "anything", "BAB-AMB-05", "overhang"),
    Option("first-statue", FIRST_STATUE, "again", "BAB-AMB-08", "first_statue"),
    Option("supply", LIMIT, "limited", "BAB-AMB-12", "supply_limit"),
)


@enforces("BAB-2.2")
def begins_turn(state: State) -> bool:
    """Whether the decision at hand opens a turn rather than finishing one."""
    return STAGES[state.stage].begins_turn


GAME = Game(
    key="babylon",
    version=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    components=Components(
        edition=tables.default_edition(),
        tables=tables.TABLES,
        read_tables=tables.tables,
        labels=labels.WORDS,
    ),
    rules=Rules(
        modules=modules_of("semiramis.games.babylon.rules"),
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
        derive=validate_garden.derive,
        tie_break=scoring.tie_break,
    ),
    referee=Referee(
        modules=modules_of("semiramis.games.babylon.referee"),
        deal=decks.deal,
        why_not=refusals.why_not,
        validate=validate.validate,
    ),
    display=Display(
        modules=modules_of("semiramis.games.babylon.display"),
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
        joint=frozenset({"hang", "turn", "fountain", "stairs", "bridge", "statue", "symbol"}),
    ),
    guide=Guide(
        modules=modules_of("semiramis.games.babylon.guide"),
        chapters=CHAPTERS,
        diagrams=DIAGRAMS,
        legend=legend.legend,
        lesson=LESSON,
        player_aid=player_aid.aid,
    ),
    ai=Ai(
        modules=(*modules_of("semiramis.games.babylon.ai"), observation),
        value=evaluate.value,
        observe=observe.observe,
        planes=observe.PLANES,
        unobserved=observe.DERIVED,
        search_params=search.PARAMS,
        simulations=search.SIMULATIONS,
        network=network.NETWORK,
    ),
    benchmark_targets={"plain-decision": 200.0, "compiled-games-2": 1_000.0, "compile-cold": 20.0},
)
