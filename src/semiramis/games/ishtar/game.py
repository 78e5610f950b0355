"""Ishtar as one value: the six facets, from the functions of its folders."""

from semiramis.core.compile.link import modules_of
from semiramis.core.game import Ai, Components, Display, Game, Guide, Referee, Rules
from semiramis.core.model import observation
from semiramis.core.model.option import Option
from semiramis.games.ishtar.ai import evaluate, network, observe, search
from semiramis.games.ishtar.components import labels, tables
from semiramis.games.ishtar.display import events, preview, view
from semiramis.games.ishtar.display.svg import table
from semiramis.games.ishtar.display.text import board
from semiramis.games.ishtar.guide import legend, player_aid
from semiramis.games.ishtar.guide.clauses import CHAPTERS
from semiramis.games.ishtar.guide.diagrams import DIAGRAMS
from semiramis.games.ishtar.guide.lesson import LESSON
from semiramis.games.ishtar.referee import decks, layout, rebuild, refusals, validate
from semiramis.games.ishtar.rules import actions, conservation, scoring, setup, turn
from semiramis.games.ishtar.rules.stages import STAGES
from semiramis.games.ishtar.rules.state import (
    DOUBLE_BLOOM,
    HIDDEN_STACK,
    LAYOUT,
    MOST_TREES,
    PART,
    SEAMS,
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


GAME = Game(
    key="ishtar",
    version=1,
    seats=(2, 3, 4),
    options=OPTIONS,
    components=Components(
        edition=tables.default_edition(),
        tables=tables.tables(tables.default_edition()),
        read_tables=tables.tables,
        labels=labels.WORDS,
    ),
    rules=Rules(
        modules=modules_of("semiramis.games.ishtar.rules"),
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
        begins_turn=turn.begins_turn,
        derive=rebuild.derive,
        round_of=turn.round_of,
    ),
    referee=Referee(
        modules=modules_of("semiramis.games.ishtar.referee"),
        deal=decks.deal,
        why_not=refusals.why_not,
        validate=validate.check,
    ),
    display=Display(
        modules=modules_of("semiramis.games.ishtar.display"),
        view=view.view,
        events=events.events,
        prompt=events.prompt,
        text_board=board.draw,
        parse_text_board=board.parse,
        svg=table.picture,
        seat_svg=table.map_of,
        action_clauses=STAGES.action_clauses,
        preview=preview.preview,
        turn_ahead=preview.turn_ahead,
    ),
    guide=Guide(
        modules=modules_of("semiramis.games.ishtar.guide"),
        chapters=CHAPTERS,
        diagrams=DIAGRAMS,
        legend=legend.legend,
        lesson=LESSON,
        player_aid=player_aid.aid,
    ),
    ai=Ai(
        modules=(*modules_of("semiramis.games.ishtar.ai"), observation),
        value=evaluate.value,
        observe=observe.observe,
        planes=observe.PLANES,
        unobserved=observe.DERIVED,
        search_params=search.PARAMS,
        simulations=search.SIMULATIONS,
        network=network.NETWORK,
    ),
    benchmark_targets={"plain-decision": 300.0, "compiled-games-2": 1_500.0, "compile-cold": 20.0},
)
