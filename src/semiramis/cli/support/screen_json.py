"""Output for programs that play: the same content as for people, one JSON object per line."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from semiramis.cli.support.common import emit, local_texts, message_json, problem_json
from semiramis.cli.support.screen import COMMANDS, is_yes, read_line
from semiramis.core.model.domain import SEAT, seat_word
from semiramis.core.model.message import Arg, Message, Problem, Refusal
from semiramis.core.play.view import result_words

if TYPE_CHECKING:
    from semiramis.bots.search.explanation import Explanation
    from semiramis.cli.support.table import Table
    from semiramis.core.game import Game


class JsonScreen:
    """Writes JSON Lines for programs."""

    def __init__(self) -> None:
        self.note: Callable[[], str] = str

    def _put(self, **data: object) -> None:
        emit(data, indent=None)

    def show_message(self, id: str, **args: Arg) -> None:
        """Write a sentence."""
        self._put(message=message_json(Message(id, args)))

    def problem(self, problem: Problem) -> None:
        """Write an error."""
        emit(problem_json(problem), indent=None)

    def table(self, table: "Table") -> None:
        """Write the players and the file of the game."""
        match = table.match
        seats = {SEAT.words[seat]: sitter.spec for seat, sitter in enumerate(table.sitters)}
        self._put(table={"game": match.game.key, "options": match.options, "seats": seats, "log": str(table.file.path)})

    def events(self, *moves: Sequence[Message]) -> None:
        """Write the events of moves."""
        if events := [message_json(event) for move in moves for event in move]:
            self._put(events=events)

    def turn(self, table: "Table") -> None:
        """Write step, mover, prompt, legal moves and state hash."""
        match = table.match
        asks = message_json(match.game.display.prompt(match.state))
        turn = {"step": len(match.steps), "mover": seat_word(match.mover), "asks": asks, "legal": _legal(table)}
        self._put(turn={**turn, "hash": match.state.hash()})

    def board(self, table: "Table") -> None:
        """Write the position in words."""
        from semiramis.core.play.view import seen_by

        self._put(board=seen_by(table.match.game, table.match.state, table.match.mover))

    def ask(self, table: "Table") -> None:
        """Write nothing: programs have the prompt already."""

    def moves(self, table: "Table") -> None:
        """Write the legal moves."""
        self._put(legal=_legal(table))

    def allowed(self, move: str) -> None:
        """Write that a move is legal."""
        self._put(why={"move": move, "allowed": True})

    def refused(self, refusal: Refusal) -> None:
        """Write why a move is illegal."""
        self._put(why={"allowed": False, **refusal.to_json(), "text": local_texts().refusal(refusal)})

    def hint(self, game: "Game", why: "Explanation") -> None:
        """Write the move of a bot with its reasons."""
        self._put(hint=game.rules.catalogue.notation(why.candidates[0].code), reasons=why.to_json(game))

    def score(self, table: "Table") -> None:
        """Write the scores by part."""
        self._put(score=result_words(table.match.game, table.match.state))

    def clause(self, clause: str) -> None:
        """Write the text of a clause."""
        title, text = local_texts().clause(clause)
        self._put(rules=[{"clause": clause, "title": title, "text": text}])

    def clauses(self, clauses: Sequence[str]) -> None:
        """Write the titles of all clauses."""
        self._put(rules=[{"clause": clause, "title": local_texts().clause(clause)[0]} for clause in clauses])

    def help(self) -> None:
        """Write the commands of the prompt."""
        self._put(commands=list(COMMANDS))

    def saved(self, path: str) -> None:
        """Write the path of a saved copy."""
        self._put(saved=path)

    def left(self, table: "Table") -> None:
        """Write how to resume the game."""
        self._put(left={"log": str(table.file.path), "steps": len(table.match.steps)})

    def result(self, table: "Table") -> None:
        """Write the result of the game."""
        self._put(result=result_words(table.match.game, table.match.state), log=str(table.file.path))

    def read(self, table: "Table") -> str:
        """Return a line of input; EOFError at its end."""
        return read_line()

    def agree(self, seat: int) -> bool:
        """Ask whether steps may be taken back; the next line of input answers."""
        self._put(agree=SEAT.words[seat])
        try:
            return is_yes(read_line())
        except EOFError:
            return False


def _legal(table: "Table") -> list[str]:
    return [table.match.game.rules.catalogue.notation(code) for code in table.match.legal()]
