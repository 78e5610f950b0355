"""What an action will still cost and turn up, beyond what its events tell; and the clause behind each kind."""

from semiramis.core.model.message import Message, say, word_of
from semiramis.games.amyitis.components.tables import NO_GOOD
from semiramis.games.amyitis.rules.actions import CATALOGUE, SALE_GOODS
from semiramis.games.amyitis.rules.state import DEAL_CRAFT, GOOD, PAY, State

ACTION_CLAUSES = {
    "pass": "AMY-II.A.1",
    "recruit": "AMY-II.B.1",
    "farm": "AMY-II.B.P.1",
    "pray": "AMY-II.B.R.1",
    "irrigate": "AMY-II.B.E.1",
    "caravan": "AMY-II.C.1",
    "sell": "AMY-II.C.a.1",
    "pay": "AMY-G.3",
    "take": "AMY-II.C.b.1",
    "load": "AMY-Q.10",
    "plant": "AMY-PL.1",
    "gain": "AMY-Q.12",
    "procession": "AMY-III.1",
    "accept": "AMY-III.2.1",
    "swap": "AMY-III.2.3",
    "decline": "AMY-III.2.3",
    "discard": "AMY-III.3",
}


def ahead(before: State, code: int, after: State) -> list[Message]:
    """Goods handed over or still owed, and cards that come up."""
    kind = CATALOGUE.action(code).do
    index = code - CATALOGUE.first(kind)
    told = []
    if kind == "sell" and SALE_GOODS[index][1] != NO_GOOD:
        told = [say("amyitis-bring-cost-good", good=word_of(GOOD, good)) for good in SALE_GOODS[index]]
    elif kind == "swap":
        told = [say("amyitis-bring-cost-good", good=word_of(GOOD, index // 5))]
    elif kind in ("caravan", "pay") and after.stage == PAY:
        owed = (after.owed, after.owed_next)
        told = [say("amyitis-bring-cost-owed", good=word_of(GOOD, good)) for good in owed if good != NO_GOOD]
    if after.stage == DEAL_CRAFT:
        told.append(say("amyitis-bring-shows-crafts"))
    return told
