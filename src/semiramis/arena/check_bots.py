"""Bots are looked at before a contest begins, so that nothing has been played in vain."""

from semiramis.arena.plan import Plan, is_guest
from semiramis.bots.api import make_bot
from semiramis.bots.process.supervisor import START_LIMIT, Thinker, kind_of
from semiramis.bots.process.worker_process import DIED, HUNG, Job
from semiramis.core.editions.reader import printable
from semiramis.core.model.message import Malformed, Word


def check_bots(plan: Plan) -> None:
    """Refuse a bot that cannot be made; Malformed says which and why. A guest is made in a process of its own."""
    for spec in dict.fromkeys(plan.bots):
        if is_guest(spec):
            _check_guest(spec, plan)
        else:
            make_bot(spec, 0)


def _check_guest(spec: str, plan: Plan) -> None:
    thinker = Thinker()
    try:
        trouble = thinker.think(Job(plan.game, plan.edition, b"", spec, 0, plan.seconds), START_LIMIT).trouble
    finally:
        thinker.end()
    if trouble:
        kind = kind_of(trouble)
        reason = Word(f"arena-trouble-{kind}") if kind in (DIED, HUNG) else printable(trouble.partition(" ")[2])
        raise Malformed("bot-broken", bot=printable(spec), reason=reason)
