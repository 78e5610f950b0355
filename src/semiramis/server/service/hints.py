"""Hints: each visitor has one question under way, and none that nobody waits for."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from semiramis.server.bots.choice import Choice
from semiramis.server.errors import Conflict


@dataclass(eq=False)
class Question:
    """A question under way: what it is about, and how many wait for its answer."""

    about: tuple[str, int]
    task: "asyncio.Task[Choice]"
    waiting: int = 0
    replaced: bool = False


class Hints:
    """The questions under way by the token of who asked."""

    def __init__(self) -> None:
        self._asked: dict[str, Question] = {}

    async def ask(self, token: str, about: tuple[str, int], work: Callable[[], Coroutine[Any, Any, Choice]]) -> Choice:
        """The answer to a visitor's question about a position, given by its table and event.

        The same question is asked once, however often it comes. Another one replaces it: who waited for the first gets
        Conflict. If nobody waits any more, it is cancelled.
        """
        question = self._asked.get(token)
        if question is None or question.about != about:
            if question is not None:
                question.replaced = True
                question.task.cancel()
            question = self._asked[token] = Question(about, asyncio.get_running_loop().create_task(work()))
        question.waiting += 1
        try:
            return await asyncio.shield(question.task)
        except asyncio.CancelledError:
            if question.replaced:
                raise Conflict("server-hint-replaced") from None
            raise
        finally:
            question.waiting -= 1
            if question.waiting == 0:
                question.task.cancel()
                if self._asked.get(token) is question:
                    del self._asked[token]
