"""Answers to jobs: what a bot chooses, and what becomes of a decision that it fails to make.

Nothing here needs a process, so that jobs can also be answered where there are none.
"""

import operator
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from semiramis.bots.api import Bot, BotView, Clock, Explains, bot_view
from semiramis.bots.process.protocol import LONGEST_TROUBLE, NO_CODE, Job, load_game
from semiramis.bots.registry import make_bot
from semiramis.bots.review.classic import evaluator_for
from semiramis.bots.review.depth import depth_named
from semiramis.bots.review.turn import PlayedTurn, judge
from semiramis.core.game import Game
from semiramis.core.model.message import Malformed
from semiramis.core.model.quote import LONG, quote
from semiramis.core.model.record import hash_of

BOTS_KEPT = 32
RANDOM_CHOICE = "random"
"""The name under which a code is played that was drawn because the fallback bot failed too."""


@dataclass(frozen=True)
class Answer:
    """An answer: a code, not yet known to be legal, or trouble.

    Trouble is "died", "hung", "raised: …" or "illegal …"; its first word is its kind. `why` is an explanation that has
    not been validated.
    """

    code: int = NO_CODE
    by: str = ""
    trouble: str = ""
    seconds: float = 0.0
    why: Any = None


class BotCache:
    """The bots of a worker, so that one can reuse its search; the least recently used are dropped."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Any, Bot] = OrderedDict()

    def of(self, job: Job) -> Bot:
        """Return the bot of a job."""
        if job.bot_key not in self._kept:
            self._kept[job.bot_key] = make_bot(job.bot, job.seed)
        self._kept.move_to_end(job.bot_key)
        if len(self._kept) > BOTS_KEPT:
            self._kept.popitem(last=False)
        return self._kept[job.bot_key]

    def forget(self, job: Job) -> None:
        """Drop a bot that failed, because its memory may be broken."""
        self._kept.pop(job.bot_key, None)


def answer_to(job: Job, bots: BotCache) -> dict[str, Any]:
    """Return the code a bot chooses and its name, or its trouble."""
    try:
        game = load_game(job.game, job.edition)
        if job.turn is not None:
            return {"code": NO_CODE, "by": job.bot, "why": judged_turn(game, job)}
        bot = bots.of(job)
        if not job.state:
            return {"code": NO_CODE, "by": quote(bot.name, LONG)}
        view = bot_view(game, game.rules.State.from_bytes(job.state), Clock(job.seconds))
        if job.explain and isinstance(bot, Explains):
            explanation = bot.explain(view)
            return {"code": explanation.candidates[0].code, "by": quote(bot.name, LONG), "why": explanation.to_data()}
        code, trouble = choose_checked(bot, view)
        if not trouble:
            return {"code": code, "by": quote(bot.name, LONG)}
    except Malformed as problem:  # the cause is what the plugin raised
        trouble = error_text(problem.__cause__ or problem)
    except BaseException as error:  # plugin code: it may even try to exit
        trouble = error_text(error)
    bots.forget(job)
    return {"trouble": trouble}


def judged_turn(game: Game, job: Job) -> dict[str, Any]:
    """Return the judgement of the turn of a job. Problem where the search cannot be compiled."""
    turn = PlayedTurn(game.rules.State.from_bytes(job.state), tuple(job.turn or ()))
    return judge(game, evaluator_for(game), turn, depth_named(job.bot), job.seed).to_data()


def choose_checked(bot: Bot, view: BotView) -> tuple[int, str]:
    """Return the legal code a bot chooses, or NO_CODE and its trouble."""
    try:
        chosen = bot.choose(view)
        if _is_whole(chosen) and chosen in view.legal:
            return int(operator.index(chosen)), ""
        return NO_CODE, quote(f"illegal {chosen!r}", LONGEST_TROUBLE)
    except Exception as error:
        return NO_CODE, error_text(error)


def error_text(error: BaseException) -> str:
    """Return the trouble that stands for an exception."""
    return quote(f"raised: {_described(error)}", LONGEST_TROUBLE)


def _is_whole(chosen: object) -> bool:
    return hasattr(type(chosen), "__index__")


def _described(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"
    except BaseException:
        return type(error).__name__


def trouble_with(answer: Answer, legal: Sequence[int]) -> str:
    """Return what is wrong with an answer, or "" where its code is legal."""
    return answer.trouble or ("" if answer.code in legal else f"illegal {answer.code}")


def trouble_kind(trouble: str) -> str:
    """Return the kind of a trouble, its first word."""
    return trouble.partition(" ")[0].rstrip(":")


def random_code(seed: int, state: bytes, legal: Sequence[int]) -> int:
    """Return a legal code at random, the same for the same seed and position."""
    return Random(f"{seed}/{hash_of(state)}").choice(legal)
