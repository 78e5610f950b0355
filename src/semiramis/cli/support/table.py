"""A table in the terminal: the match, its players, and its log file."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING

from semiramis.cli.support.save_files import expect_free, seed_path, write_seed
from semiramis.cli.support.seats import Sitter
from semiramis.core.model.domain import NOBODY
from semiramis.core.model.message import Malformed, Problem, seat_arg
from semiramis.core.model.quote import quote
from semiramis.core.play.chance import keyed_numbers
from semiramis.core.play.expect import NotYet
from semiramis.core.play.log import log_text
from semiramis.core.play.log_file import LogFile, write_whole
from semiramis.core.play.match import Match
from semiramis.core.play.progress import Progress

if TYPE_CHECKING:
    from semiramis.bots.api import Bot

Ask = Callable[[int], bool]
"""Asks the person in a seat to agree."""


class Table:
    """A match with its players and its log file."""

    def __init__(self, match: Match, sitters: list[Sitter], path: Path, written: int = 0) -> None:
        self.match = match
        self.sitters = sitters
        self.file = LogFile(path, match, written)
        self.trouble: Problem | None = None
        self._bots: dict[int, Bot] = {}

    @property
    def people(self) -> list[int]:
        """Return the seats whose moves come from the input."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.is_person]

    @property
    def viewer(self) -> int:
        """Return the seat whose view is shown: the only person's, or NOBODY if there are several or none."""
        return self.people[0] if len(self.people) == 1 else NOBODY

    def open_file(self) -> None:
        """Write the seed and the first lines; Problem if that fails, so that no unsaved game begins."""
        self._write_seed(self.file.path)
        try:
            self.file.save()
        except Problem:
            seed_path(self.file.path).unlink(missing_ok=True)
            raise

    def save(self) -> Problem | None:
        """Bring the file up to date; return an error instead of raising it, so that the game continues in memory."""
        try:
            self.file.save()
            self.trouble = None
        except Problem as problem:
            self.trouble = problem
        return self.trouble

    def save_copy(self, path: Path) -> None:
        """Write the whole game to another file, which replaces the first one if that cannot be written."""
        expect_free(path)
        if not self.match.over:
            self._write_seed(path)
        write_whole(path, log_text(self.match))
        if self.trouble:
            self.file = LogFile(path, self.match, len(self.match.log))
            self.trouble = None

    def close(self) -> None:
        """Save everything; once the game is over, the log has the seed and the seed file is removed."""
        self.file.save()
        if self.match.over:
            seed_path(self.file.path).unlink(missing_ok=True)

    def _write_seed(self, path: Path) -> None:
        if self.match.referee is not None:
            write_seed(path, self.match.referee, [sitter.spec for sitter in self.sitters])

    def bot_move(self) -> Progress:
        """Play the move of the bot whose turn it is; Problem if the bot fails."""
        from semiramis.bots.api import bot_view

        match, seat = self.match, self.match.mover
        seen = bot_view(match.game, match.state)
        bot = self._bots.get(seat) or self._bots.setdefault(seat, self.sitters[seat].bot(self._bot_seed(seat)))
        try:
            code = bot.choose(seen)
        except Exception as error:
            # a plug-in may fail in any way; the game is saved and can be continued with another bot
            reason = quote(f"{type(error).__name__}: {error}", 160)
            raise Problem("cli-bot-failed", bot=self.sitters[seat].spec, reason=reason) from error
        if code not in seen.legal:
            raise Malformed("cli-bot-illegal", bot=self.sitters[seat].spec, code=quote(str(code)))
        return match.play(seat, code)

    def _bot_seed(self, seat: int) -> int:
        """Return a bot's seed, from which the seed of the deal cannot be derived."""
        seed = self.match.referee.seed if self.match.referee else ""
        return next(keyed_numbers(seed, f"bot {seat} from step {len(self.match.steps)}"))

    def undo(self, count: int, ask: Ask) -> None:
        """Take back the last decisions of people, together with the bots' moves since; NotYet if there are fewer."""
        steps = self._steps_back(count)
        if not steps:
            raise NotYet("undo-nothing")
        seat = self.match.steps[-steps].seat
        self.match.undo(seat, self._agreement(seat, steps, ask), steps)
        self._bots.clear()

    def restart_turn(self, ask: Ask) -> None:
        """Take back every step since the current person's turn began."""
        seat = self.match.mover
        steps = self.match.steps_this_turn(seat)
        self.match.restart_turn(seat, self._agreement(seat, steps, ask))
        self._bots.clear()

    def redo(self) -> int:
        """Redo the last decision of a person and the bots' moves after it; return the number of steps."""
        undone = self.match.undone
        if not undone:
            raise NotYet("redo-nothing")
        steps = 1
        while steps < len(undone) and not self.sitters[undone[-1 - steps].seat].is_person:
            steps += 1
        self.match.redo(undone[-1].seat, steps)
        return steps

    def _steps_back(self, count: int) -> int:
        """Return the number of steps since the last `count` decisions of people; 0 if there are fewer."""
        for back, step in enumerate(reversed(self.match.steps), start=1):
            count -= self.sitters[step.seat].is_person
            if count == 0:
                return back
        return 0

    def _agreement(self, seat: int, steps: int, ask: Ask) -> Collection[int]:
        """Return the other seats if they must agree and do; bots always agree. NotYet if a person does not."""
        others = [other for other in range(self.match.n_seats) if other != seat]
        if not steps or not self.match.needs_agreement(seat, steps):
            return ()
        for other in others:
            if self.sitters[other].is_person and not ask(other):
                raise NotYet("undo-needs-agreement", seat=seat_arg(other))
        return others
