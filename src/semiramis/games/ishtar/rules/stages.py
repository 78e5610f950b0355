"""The stages of Ishtar: one row for each decision a position can wait for, and their numbers."""

from semiramis.core.model.rule import Table
from semiramis.core.model.stage import Stage, Stages
from semiramis.games.ishtar.components.names import NO_CARD, NO_CELL, NO_CUP, NO_SKILL, NO_SYMBOL, NO_TILE

STAGES = Stages(
    # set-up
    Stage("deal-board", "setup", "chance", {"deal-board": "ISH-1.2"}, "ISH-1.2", pending=("dealt",)),
    Stage("deal-side", "setup", "chance", {"deal-side": "ISH-1.2"}, "ISH-1.2", pending=("dealt", "drawn")),
    Stage("deal-fountain", "setup", "chance", {"deal-fountain": "ISH-1.3"}, "ISH-1.3", pending=("dealt",)),
    Stage("deal-cup", "setup", "chance", {"deal-cup": "ISH-1.6"}, "ISH-1.6", pending=("dealt",)),
    Stage("deal-start", "setup", "chance", {"deal-tile": "ISH-1.7"}, "ISH-1.7", pending=("dealt",)),
    Stage("deal-card", "setup", "chance", {"deal-card": "ISH-1.10"}, "ISH-1.10"),
    Stage("deal-first", "setup", "chance", {"deal-first": "ISH-1.11"}, "ISH-1.11"),
    # steps 1 to 3: choose a tile, place it, collect gems; reveal and draw also follow skill J
    Stage(
        "choose", "turn",
        actions={"kept": "ISH-3.8", "can": "ISH-3.3"},
        clause="ISH-2.1", begins_turn=True, step="can",
    ),
    Stage("pay-steps", "turn", actions={"pay": "ISH-3.4"}, clause="ISH-3.3", pending=("cost", "target"), step="can"),
    Stage(
        "reveal", "turn", "chance",
        {"deal-tile": "ISH-3.6"},
        "ISH-3.6", pending=("hand", "opened", "learning"), step="can",
    ),
    Stage("draw", "turn", "chance", {"deal-tile": "ISH-AMB-02"}, "ISH-AMB-02", pending=("learning",), step="can"),
    Stage("place", "turn", actions={"place": "ISH-4.1"}, clause="ISH-2.2", pending=("hand",), step="place"),
    # step 4: use the symbol, and what an unlocked skill leaves to be chosen
    Stage(
        "special", "turn",
        actions={"skip": "ISH-6.1", "assistant": "ISH-6.2", "skill": "ISH-6.4"},
        clause="ISH-AMB-22", pending=("symbol", "symbol_at"), step="special",
    ),
    Stage("pay-skill", "turn", actions={"pay": "ISH-3.4"}, clause="ISH-6.4", pending=("learning",), step="special"),
    Stage("take", "turn", actions={"take": "ISH-8.6"}, clause="ISH-8.6", pending=("learning",), step="special"),
    Stage("single", "turn", actions={"single": "ISH-8.7"}, clause="ISH-8.7", pending=("learning",), step="special"),
    Stage("double", "turn", actions={"double": "ISH-8.8"}, clause="ISH-8.8", pending=("learning",), step="special"),
    Stage("reserve", "turn", actions={"reserve": "ISH-8.10"}, clause="ISH-8.10", pending=("learning",), step="special"),
    Stage("refill", "turn", "chance", {"deal-card": "ISH-AMB-19"}, "ISH-1.10", pending=("learning",), step="special"),
    Stage("keep", "turn", actions={"keep": "ISH-8.11"}, clause="ISH-8.11", pending=("learning",), step="special"),
    # step 5: plant trees, end the turn
    Stage(
        "tree", "turn",
        actions={"end": "ISH-2.2", "buy": "ISH-7.2"},
        clause="ISH-6.1", pending=("planted", "idle"), step="trees",
    ),
    Stage(
        "plant", "turn",
        actions={"tree": "ISH-7.3"},
        clause="ISH-7.3", pending=("bought", "planted", "idle"), step="trees",
    ),
    Stage("fill-row", "turn", "chance", {"deal-card": "ISH-7.5"}, "ISH-1.10", step="trees"),
    Stage("over", "over", "nobody", clause="ISH-10.2"),
    text="ishtar-stage",
    steps=("can", "place", "gems", "special", "trees"),
    pending={
        "dealt": 0, "drawn": 0, "hand": NO_TILE, "cost": 0, "target": NO_CUP, "opened": NO_CUP, "symbol": NO_SYMBOL,
        "symbol_at": NO_CELL, "learning": NO_SKILL, "bought": NO_CARD, "planted": 0, "idle": 0,
    },
)  # fmt: skip
STAGE = STAGES.domain

DEAL_BOARD = STAGES.index("deal-board")
DEAL_SIDE = STAGES.index("deal-side")
DEAL_FOUNTAIN = STAGES.index("deal-fountain")
DEAL_CUP = STAGES.index("deal-cup")
DEAL_START = STAGES.index("deal-start")
DEAL_CARD = STAGES.index("deal-card")
DEAL_FIRST = STAGES.index("deal-first")
CHOOSE = STAGES.index("choose")
PAY_STEPS = STAGES.index("pay-steps")
REVEAL = STAGES.index("reveal")
DRAW = STAGES.index("draw")
PLACING = STAGES.index("place")
SPECIAL = STAGES.index("special")
PAY_SKILL = STAGES.index("pay-skill")
TAKE = STAGES.index("take")
SINGLE = STAGES.index("single")
DOUBLE = STAGES.index("double")
RESERVE = STAGES.index("reserve")
REFILL = STAGES.index("refill")
KEEP = STAGES.index("keep")
TREE = STAGES.index("tree")
PLANT = STAGES.index("plant")
FILL_ROW = STAGES.index("fill-row")
OVER = STAGES.index("over")

CHANCE_DECIDES = Table(int(stage.decides == "chance") for stage in STAGES)
"""By stage: 1 where chance decides."""
