"""The stages of Amyitis: one row for each decision a position can wait for, and their numbers."""

from semiramis.core.model.stage import Stage, Stages
from semiramis.games.amyitis.components.names import NO_GOOD

STAGES = Stages(
    # setup, and the Craft cards of every round
    Stage("deal-face", "setup", "chance", {"deal-face": "AMY-S.4"}, "AMY-I.1"),
    Stage("deal-card", "setup", "chance", {"deal-card": "AMY-S.5"}, "AMY-I.1", pending=("dealt",)),
    Stage("deal-load", "setup", "chance", {"deal-load": "AMY-S.8"}, "AMY-I.1", pending=("dealt",)),
    Stage("deal-tile", "setup", "chance", {"deal-tile": "AMY-S.9"}, "AMY-I.1", pending=("dealt",)),
    Stage("deal-first", "setup", "chance", {"deal-first": "AMY-S.12"}, "AMY-I.1"),
    Stage("deal-craft", "setup", "chance", {"deal-craft": "AMY-I.1"}, "AMY-I.1", pending=("dealt",)),
    # phase II: an action, and what it leaves to be chosen
    Stage(
        "act", "actions",
        actions={"pass": "AMY-II.A.1", "recruit": "AMY-II.B.1", "caravan": "AMY-II.C.1"},
        clause="AMY-II.2", begins_turn=True,
    ),
    Stage("farm", "actions", actions={"farm": "AMY-II.B.P.1"}, clause="AMY-II.B.P.1"),
    Stage("pray", "actions", actions={"pray": "AMY-II.B.R.1"}, clause="AMY-II.B.R.1"),
    Stage(
        "irrigate", "actions", actions={"irrigate": "AMY-II.B.E.1"}, clause="AMY-II.B.E.1", pending=("free_water",)
    ),
    Stage("sell", "actions", actions={"sell": "AMY-II.C.a.1"}, clause="AMY-II.C.a.1", reached_by="AMY-II.C.a.3"),
    Stage(
        "pay", "actions",
        actions={"pay": "AMY-G.3"},
        clause="AMY-G.3", reached_by="AMY-II.C.b.1", pending=("owed", "owed_next"),
    ),
    Stage(
        "take", "actions",
        actions={"take": "AMY-II.C.b.1"},
        clause="AMY-II.C.b.1", pending=("planting", "gain_courts"),
    ),
    Stage(
        "load", "actions",
        actions={"load": "AMY-Q.10"},
        clause="AMY-Q.10", reached_by="AMY-II.C.b.3", pending=("planting", "gain_courts"),
    ),
    Stage("plant", "actions", actions={"plant": "AMY-PL.1"}, clause="AMY-II.C.c.2"),
    Stage(
        "gain", "actions",
        actions={"gain": "AMY-Q.12"},
        clause="AMY-Q.12", reached_by="AMY-PL.6", pending=("planting", "gain_goods", "gain_courts"),
    ),
    # phase III
    Stage("procession", "temples", actions={"procession": "AMY-III.1"}, clause="AMY-III.1", begins_turn=True),
    Stage("ishtar", "temples", actions={"accept": "AMY-III.2.1"}, clause="AMY-III.2.1", begins_turn=True),
    Stage("tammouz", "temples", actions={"farm": "AMY-II.B.P.1"}, clause="AMY-III.2.3", begins_turn=True),
    Stage(
        "swap", "temples",
        actions={"swap": "AMY-III.2.3", "decline": "AMY-III.2.3"},
        clause="AMY-III.2.3", begins_turn=True,
    ),
    Stage(
        "discard", "temples",
        actions={"discard": "AMY-III.3"},
        clause="AMY-III.3", pending=("discard_from",), begins_turn=True,
    ),
    Stage("over", "over", "nobody", clause="AMY-E.1", begins_turn=True),
    # between two actions only: no position that anybody sees is at this stage
    Stage("done", "actions", "nobody"),
    text="amyitis-stage",
    steps=("setup", "actions", "temples"),
    pending={
        "dealt": 0, "owed": NO_GOOD, "owed_next": NO_GOOD, "free_water": 0, "planting": 0, "gain_goods": 0,
        "gain_courts": 0, "discard_from": 0,
    },
)  # fmt: skip
STAGE = STAGES.domain

DEAL_FACE = STAGES.index("deal-face")
DEAL_CARD = STAGES.index("deal-card")
DEAL_LOAD = STAGES.index("deal-load")
DEAL_TILE = STAGES.index("deal-tile")
DEAL_FIRST = STAGES.index("deal-first")
DEAL_CRAFT = STAGES.index("deal-craft")
ACT = STAGES.index("act")
FARM = STAGES.index("farm")
PRAY = STAGES.index("pray")
IRRIGATE = STAGES.index("irrigate")
SELL = STAGES.index("sell")
PAY = STAGES.index("pay")
TAKE = STAGES.index("take")
LOAD = STAGES.index("load")
PLANTING = STAGES.index("plant")
GAIN = STAGES.index("gain")
PROCESSION = STAGES.index("procession")
ISHTAR_GIFT = STAGES.index("ishtar")
TAMMOUZ_FIELD = STAGES.index("tammouz")
SWAP = STAGES.index("swap")
DISCARD = STAGES.index("discard")
OVER = STAGES.index("over")
DONE = STAGES.index("done")
