"""The review of a match: its turns judged one after the other, with what was judged before taken up again."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from semiramis.bots.review.classic import evaluator_for
from semiramis.bots.review.depth import depth_named
from semiramis.bots.review.turn import JudgedTurn, judge
from semiramis.core.game import Game
from semiramis.core.model.message import Problem
from semiramis.core.play.match import Match
from semiramis.review.report import Reviewed
from semiramis.review.turns import Turn, turns_of

SEED = 1
"""The same for every review, so that everybody finds the same in a game."""


class ResultFile:
    """Judged turns on disk, a line each, so that a review goes on where it was stopped; without a path, in memory."""

    def __init__(self, path: Path | None, game: Game, depth: str) -> None:
        """Read what is there; a line that is cut off or of another kind is passed over. Problem if it is unreadable."""
        self._path = path
        # the same position and decisions are judged otherwise by other rules, another edition or another depth
        self._about = {"game": game.key, "rules": game.version, "edition": game.edition.hash, "depth": depth}
        self._known: dict[str, Any] = {}
        if path is not None and path.exists():
            try:
                for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
                    self._read(line)
            except OSError as error:
                raise Problem("open-failed", path=str(path), reason=error.strerror or str(error)) from error

    def _read(self, line: str) -> None:
        try:
            data = json.loads(line)
            if all(data[name] == value for name, value in self._about.items()):
                self._known[str(data["turn"])] = JudgedTurn.from_data(data["judged"])
        except (ValueError, LookupError, TypeError):
            return

    def get(self, turn: Turn) -> JudgedTurn | None:
        """Return the judgement of a turn, None if there is none."""
        return self._known.get(turn.played.key)

    def keep(self, turn: Turn, judged: JudgedTurn) -> None:
        """Add a judgement. Problem if it cannot be written."""
        self._known[turn.played.key] = judged
        if self._path is None:
            return
        line = json.dumps({**self._about, "turn": turn.played.key, "judged": judged.to_data()})
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a", encoding="utf-8") as file:
                file.write(("" if self._ends_whole() else "\n") + line + "\n")
        except OSError as error:
            raise Problem("save-failed", path=str(self._path), reason=error.strerror or str(error)) from error

    def _ends_whole(self) -> bool:
        """Return whether the file is empty or ends with a whole line; a process that was killed may leave less."""
        assert self._path is not None
        if self._path.stat().st_size == 0:
            return True
        with self._path.open("rb") as file:
            file.seek(-1, 2)
            return file.read() == b"\n"


def review(
    match: Match,
    depth: str,
    results: ResultFile,
    threads: int = 1,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> tuple[Reviewed, list[JudgedTurn]]:
    """Judge all turns of a match; `on_progress` gets how many are done, of how many."""
    reviewed = Reviewed(match.game, turns_of(match), match.state)
    found = []
    for judged in _judged(match.game, reviewed.turns, depth, results, threads):
        found.append(judged)
        on_progress(len(found), len(reviewed.turns))
    return reviewed, found


def _judged(game: Game, turns: Any, depth: str, results: ResultFile, threads: int) -> Iterator[JudgedTurn]:
    effort = depth_named(depth)
    evaluator_for(game)  # fail before the threads do

    def work(turn: Turn) -> JudgedTurn:
        known = results.get(turn)
        if known is not None:
            return known
        # as it would be read from a file, so that a review gives the same in one go or in several
        return JudgedTurn.from_data(judge(game, evaluator_for(game), turn.played, effort, SEED).to_data())

    pool = ThreadPoolExecutor(threads)
    try:
        for turn, judged in zip(turns, pool.map(work, turns), strict=True):
            if results.get(turn) is None:
                results.keep(turn, judged)
            yield judged
    finally:
        pool.shutdown(cancel_futures=True)
