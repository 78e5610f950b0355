"""What a parent and its worker process say to each other.

A parent sends a `Job` as JSON. The worker answers READY once after it has started, and BEGUN and then a JSON object to
each job: `code` and `by`, perhaps with `why`, or `trouble`.
"""

import json
from dataclasses import asdict, dataclass
from functools import lru_cache

from semiramis.core.editions.edition import parse_edition
from semiramis.core.game import Game
from semiramis.core.registry import find_game

READY = b"ready"
BEGUN = b"begun"
"""Sent before the bot runs. If a worker dies without it, the job is not to blame and is retried."""
NO_CODE = -1
LONGEST_TROUBLE = 200
LONGEST_CLOCK = 86_400.0
EDITIONS_KEPT = 32


@dataclass(frozen=True)
class Job:
    """All a worker needs to choose one move; `edition` is the text of one, or None for the packaged one.

    Without a state the bot is only made. `seconds` is the clock of the decision; None is no limit. With `explain` a bot
    that can explains its choice. With `turn`, the codes of a turn that was played from the state, that turn is
    judged as thoroughly as `bot` says, a depth of reviews, and no bot is made.
    """

    game: str
    edition: str | None
    state: bytes
    bot: str
    seed: int
    seconds: float | None
    explain: bool = False
    turn: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and not 0 <= self.seconds <= LONGEST_CLOCK:
            raise ValueError(f"a bot cannot think for {self.seconds} seconds")

    @property
    def bot_key(self) -> tuple[str, int, str, str | None]:
        """What identifies a bot: jobs with the same key go to one bot, which may reuse its search."""
        return self.bot, self.seed, self.game, self.edition

    def to_bytes(self, limit: float) -> bytes:
        """Return the job as it is sent, with the seconds after which the worker must have answered."""
        return json.dumps({**asdict(self), "state": self.state.hex(), "limit": limit}).encode()


def load_game(key: str, edition: str | None) -> Game:
    """Return a game, over the text of an edition if there is one."""
    return find_game(key) if edition is None else _with_edition(key, edition)


@lru_cache(maxsize=EDITIONS_KEPT)
def _with_edition(key: str, edition: str) -> Game:
    return find_game(key).with_edition(parse_edition(edition.encode(), key, "edition"))
