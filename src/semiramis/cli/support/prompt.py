"""The prompt of a game: moves and commands, typed or piped, until the game or the input ends."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from semiramis.cli.support.log_events import last_moves, step_events
from semiramis.core.model.message import Malformed, Problem
from semiramis.core.model.quote import quote

if TYPE_CHECKING:
    from semiramis.cli.support.screen import Screen
    from semiramis.cli.support.screen_json import JsonScreen
    from semiramis.cli.support.table import Table
    from semiramis.core.play.progress import Progress

LOG_LINES = 20
HINT_SECONDS = 5.0


class Leaving(Exception):
    """Raised when the user quits."""


class Session:
    """People playing at a table in the terminal."""

    def __init__(self, table: "Table", screen: "Screen | JsonScreen") -> None:
        self.table = table
        self.screen = screen
        self._fresh = True
        self._commands: dict[str, Callable[[str], None]] = {
            "why": self._why,
            "undo": self._undo,
            "redo": self._redo,
            "restart": self._restart,
            "hint": self._hint,
            "board": lambda _: self.screen.board(self.table),
            "moves": lambda _: self.screen.moves(self.table),
            "score": lambda _: self.screen.score(self.table),
            "log": self._log,
            "rules": self._rules,
            "save": self._save,
            "help": lambda _: self.screen.help(),
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the game is over or the input ends; the game is saved in any case."""
        try:
            while not self.table.match.over:
                if self.table.sitters[self.table.match.mover].is_person:
                    self._person()
                else:
                    self._tell(self.table.bot_move())
        except (Leaving, EOFError):
            self._leave()
        except (KeyboardInterrupt, Problem):
            self._leave()
            raise
        else:
            self.table.close()
            self.screen.result(self.table)

    def _leave(self) -> None:
        self.table.close()
        self.screen.left(self.table)

    def _person(self) -> None:
        """Read and execute one line; report errors and continue."""
        if self._fresh:
            self.screen.turn(self.table)
            self._fresh = False
        line = self.screen.read(self.table)
        if not line:
            return
        word, _, rest = line.partition(" ")
        try:
            command = self._commands.get(word.lower())
            if command:
                command(rest.strip())
            else:
                self._tell(self.table.match.play(self.table.match.mover, self._code(line)))
        except Problem as problem:
            self.screen.problem(problem)

    def _tell(self, progress: "Progress") -> None:
        """Save a move, then print its events."""
        self._keep()
        self.screen.events(progress.events(self.table.match.game, self.table.viewer))

    def _keep(self) -> None:
        self._fresh = True
        trouble = self.table.save()
        if trouble:
            self.screen.problem(trouble)

    def _code(self, text: str) -> int:
        """Return the code of a move given by its number in the list, in notation, or as JSON."""
        match = self.table.match
        if text.isascii() and text.isdigit():
            legal = match.legal()
            if not 1 <= int(text[:9]) <= len(legal):
                raise Malformed("cli-play-number", given=quote(text, 20), most=len(legal))
            return legal[int(text[:9]) - 1]
        if text.startswith("{"):
            try:
                return match.game.rules.catalogue.from_json(json.loads(text))
            except (ValueError, RecursionError):
                raise Malformed("action-not-object") from None
        word = quote(text.split(maxsplit=1)[0], 20)
        if word.lower() not in match.game.rules.catalogue.kinds:
            raise Malformed("cli-play-unknown", given=word)
        return match.game.rules.catalogue.parse(text)

    def _why(self, rest: str) -> None:
        match = self.table.match
        if not rest:
            raise Malformed("cli-play-why-what")
        code = self._code(rest)
        refusal = match.game.referee.why_not(match.state, code)
        if refusal is None:
            self.screen.allowed(match.game.rules.catalogue.notation(code))
        else:
            self.screen.refused(refusal)

    def _undo(self, rest: str) -> None:
        self.table.undo(_count(rest, 1), self.screen.agree)
        self._keep()

    def _restart(self, rest: str) -> None:
        self.table.restart_turn(self.screen.agree)
        self._keep()

    def _redo(self, rest: str) -> None:
        steps = self.table.redo()
        self._keep()
        match = self.table.match
        for step in match.steps[-steps:]:
            self.screen.events(step_events(match.game, step, self.table.viewer))

    def _hint(self, rest: str) -> None:
        from semiramis.bots.api import Clock, bot_view
        from semiramis.bots.search.levels import hint_bot

        match = self.table.match
        self.screen.hint(match.game, hint_bot().explain(bot_view(match.game, match.state, Clock(HINT_SECONDS))))

    def _log(self, rest: str) -> None:
        self.screen.events(*last_moves(self.table.match, _count(rest, LOG_LINES), self.table.viewer))

    def _rules(self, rest: str) -> None:
        clauses = self.table.match.game.clauses
        if not rest:
            self.screen.clauses(clauses)
            return
        found = [clause for clause in clauses if rest.lower() in (clause.lower(), clause.lower().partition("-")[2])]
        if not found:
            raise Malformed("cli-clause-unknown", given=quote(rest, 30))
        self.screen.clause(found[0])

    def _save(self, rest: str) -> None:
        if not rest:
            raise Malformed("cli-play-save-where")
        path = Path(rest).expanduser()
        self.table.save_copy(path)
        self.screen.saved(str(path))

    def _quit(self, rest: str) -> None:
        raise Leaving


def _count(text: str, default: int) -> int:
    """Return the number after a command."""
    if not text:
        return default
    if not (text.isascii() and text.isdigit()) or not 1 <= int(text[:6]) <= 9999:
        raise Malformed("cli-play-count", given=quote(text, 20))
    return int(text[:6])
