"""Validates all bots before the first game, so that a bad spec fails fast."""

from semiramis.arena.plan import Plan
from semiramis.bots.process.answers import trouble_kind
from semiramis.bots.process.parent import DIED, HUNG
from semiramis.bots.process.protocol import Job
from semiramis.bots.process.supervisor import START_LIMIT, Supervisor
from semiramis.bots.registry import is_plugin, make_bot
from semiramis.core.model.message import Malformed, Word
from semiramis.core.model.quote import LONG, quote


def check_bots(plan: Plan) -> None:
    """Raise Malformed for a bot that cannot be made; a plugin bot is made in its own process."""
    for spec in dict.fromkeys(plan.bots):
        if is_plugin(spec):
            _check_plugin(spec, plan)
        else:
            make_bot(spec, 0)


def _check_plugin(spec: str, plan: Plan) -> None:
    supervisor = Supervisor()
    try:
        trouble = supervisor.ask(Job(plan.game, plan.edition, b"", spec, 0, plan.seconds), START_LIMIT).trouble
    finally:
        supervisor.end()
    if trouble:
        kind = trouble_kind(trouble)
        reason = Word(f"arena-trouble-{kind}") if kind in (DIED, HUNG) else quote(trouble.partition(" ")[2], LONG)
        raise Malformed("bot-broken", bot=quote(spec, LONG), reason=reason)
