"""The stages of Babylon: one row for each decision a position can wait for, and their numbers."""

from semiramis.core.model.stage import Stage, Stages
from semiramis.games.babylon.components.names import NO_CELL, NO_HOLE

BUILDING = ("mined", "slabs_before", "token_used", "last_pair", "last_statue")
"""Pending from the moment a tile is mined to the end of the turn."""

STAGES = Stages(
    Stage("deal-clay", "setup", "chance", {"deal-tile": "BAB-1.3"}, "BAB-1.3", pending=("dealt",)),
    Stage("deal-first", "setup", "chance", {"deal-first": "BAB-1.8"}, "BAB-1.8"),
    Stage("remove", "setup", actions={"remove": "BAB-1.13"}, clause="BAB-1.10", begins_turn=True),
    # after mining, and in setup after a removal
    Stage(
        "reveal", "turn", "chance",
        {"deal-tile": "BAB-1.3"},
        "BAB-1.3", pending=("uncovered", "mined", "slabs_before"), step="mine",
    ),
    Stage(
        "mine", "turn",
        actions={"mine": "BAB-A.1"},
        clause="BAB-2.3", pending=("slabs_before",), begins_turn=True, step="mine",
    ),
    Stage(
        "build", "turn",
        actions={
            "end": "BAB-C.1", "store": "BAB-C.4", "discard": "BAB-C.4", "build": "BAB-B.1.1",
            "fountain": "BAB-B.2.7", "stairs": "BAB-B.2.6", "bridge": "BAB-B.2.8", "statue": "BAB-B.2.9",
            "symbol": "BAB-R.6",
        },
        clause="BAB-B.1.1", pending=(*BUILDING, "wild_hole", "wild_piece"), step="build",
    ),
    # the tile in hand: its place and level, its supports, its rotation
    Stage(
        "place", "turn",
        actions={"place": "BAB-B.1.9"},
        clause="BAB-B.1.2", pending=(*BUILDING, "building"), step="build",
    ),
    Stage(
        "hang", "turn",
        actions={"hang": "BAB-B.1.10"},
        clause="BAB-B.1.9", pending=(*BUILDING, "building", "build_place", "build_level"), step="build",
    ),
    Stage(
        "turn", "turn",
        actions={"turn": "BAB-B.1.8"},
        clause="BAB-B.1.8", pending=(*BUILDING, "building", "build_place", "build_level", "build_hang"), step="build",
    ),
    Stage("deal-token", "round", "chance", {"deal-token": "BAB-R.1"}, "BAB-R.1"),
    Stage("over", "over", "nobody", clause="BAB-E.1"),
    text="babylon-stage",
    steps=("mine", "build", "decorate", "store"),
    action_steps={
        **dict.fromkeys(("fountain", "stairs", "bridge", "statue", "symbol"), "decorate"),
        **dict.fromkeys(("end", "store", "discard"), "store"),
    },
    pending={
        "dealt": 0, "building": 0, "build_place": 0, "build_level": 0, "build_hang": 0, "uncovered": NO_CELL,
        "slabs_before": 0, "token_used": 0, "wild_hole": NO_HOLE, "wild_piece": 0, "last_pair": 0,
        "last_statue": NO_HOLE, "mined": 0,
    },
)  # fmt: skip
STAGE = STAGES.domain

DEAL_CLAY = STAGES.index("deal-clay")
DEAL_FIRST = STAGES.index("deal-first")
REMOVE = STAGES.index("remove")
REVEAL = STAGES.index("reveal")
MINE = STAGES.index("mine")
BUILD = STAGES.index("build")
PLACING = STAGES.index("place")
HANGING = STAGES.index("hang")
TURNING = STAGES.index("turn")
DEAL_TOKEN = STAGES.index("deal-token")
OVER = STAGES.index("over")
