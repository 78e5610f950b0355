"""Output for people in a terminal: board, events, moves and scores as text."""

import shlex
import sys
import textwrap
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from semiramis.cli.support.colours import painted
from semiramis.cli.support.common import console, local_texts, problem_text, t
from semiramis.core.model.arrays import State
from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Arg, Message, Problem, Refusal, Word, seat_arg, word_of
from semiramis.core.model.quote import quote

if TYPE_CHECKING:
    from rich.table import Table as RichTable

    from semiramis.bots.search.explanation import Explanation
    from semiramis.cli.support.table import Table
    from semiramis.core.game import Game

MOST_NUMBERED = 60
COLUMN_GAP = 3
WIDEST_LINE = 98
"""The width of the boards."""
COMMANDS = ("why", "undo", "redo", "restart", "hint", "board", "moves", "score", "log", "rules", "save", "help", "quit")


class Screen:
    """Writes text for people."""

    def __init__(self) -> None:
        self.out = console()
        self.note: Callable[[], str] = str

    def line(self, text: str, style: str = "") -> None:
        """Print one paragraph."""
        self.out.print(text, style=style or None)

    def show_message(self, id: str, **args: Arg) -> None:
        """Print a sentence without wrapping it: it may hold a path or a command to copy."""
        self.out.print(t(id, **args), soft_wrap=True)

    def problem(self, problem: Problem) -> None:
        """Print an error."""
        self.line(problem_text(problem), "yellow")

    def table(self, table: "Table") -> None:
        """Print the players and the file of the game."""
        self.line(seat_names(table), "bold")
        self.show_message("cli-play-file", path=str(table.file.path))
        self.show_message("cli-play-help-hint")

    def events(self, *moves: Sequence[Message]) -> None:
        """Print the events of moves, one line a move."""
        for move in filter(None, moves):
            said = " ".join(local_texts().sentences(move))
            width = min(self.out.width, WIDEST_LINE)
            self.line(textwrap.fill(said, width, initial_indent="· ", subsequent_indent="  "), "cyan")

    def turn(self, table: "Table") -> None:
        """Print the position, the prompt and the legal moves."""
        self.board(table)
        self.ask(table)
        self.moves(table)

    def board(self, table: "Table") -> None:
        """Print the board."""
        self.out.print()
        self.out.print(painted(table.match.game.display.text_board(table.match.state).rstrip("\n")), crop=False)
        self.line(seat_names(table))

    def ask(self, table: "Table") -> None:
        """Print who decides what."""
        self.out.print()
        prompt = table.match.game.display.prompt(table.match.state)
        asks = local_texts().render(prompt)
        self.line(t("cli-play-asks", seat=prompt.args["seat"], asks=asks) if "seat" in prompt.args else asks, "bold")

    def moves(self, table: "Table") -> None:
        """Print the legal moves, numbered; if there are very many, in columns with common prefixes merged."""
        notation = table.match.game.rules.catalogue.notation
        moves = [notation(code) for code in table.match.legal()]
        numbered = [f"{number:>3} {move}" for number, move in enumerate(moves, start=1)]
        for row in in_columns(numbered if len(moves) <= MOST_NUMBERED else in_common(moves), self.out.width):
            self.line(row)

    def allowed(self, move: str) -> None:
        """Print that a move is legal."""
        self.show_message("cli-play-allowed", move=move)

    def refused(self, refusal: Refusal) -> None:
        """Print why a move is illegal."""
        self.line(local_texts().refusal(refusal), "yellow")

    def hint(self, game: "Game", why: "Explanation") -> None:
        """Print the move of a bot, with its reasons if it has searched."""
        self.show_message("cli-play-hint", move=game.rules.catalogue.notation(why.candidates[0].code))
        if why.simulations:
            from semiramis.cli.support.explanation import reasons_table

            self.out.print(reasons_table(game, why))

    def score(self, table: "Table") -> None:
        """Print the scores by part."""
        self.out.print(score_table(table.match.game, table.match.state, table.match.names))

    def clause(self, clause: str) -> None:
        """Print the text of a clause."""
        title, text = local_texts().clause(clause)
        self.line(f"{clause}  {title}", "bold")
        self.line(text)

    def clauses(self, clauses: Sequence[str]) -> None:
        """Print the titles of all clauses."""
        for clause in clauses:
            self.line(f"{clause:<14} {local_texts().clause(clause)[0]}")

    def help(self) -> None:
        """Print the commands of the prompt."""
        self.show_message("cli-prompt-move")
        for command in COMMANDS:
            usage = t(f"cli-prompt-{command}")
            self.line(f"  {usage}")

    def saved(self, path: str) -> None:
        """Print the path of a saved copy."""
        self.show_message("cli-play-copied", path=path)

    def left(self, table: "Table") -> None:
        """Print how to resume the game."""
        self.out.print()
        self.show_message("cli-play-left", path=shlex.quote(str(table.file.path)), game=table.match.game.key)

    def result(self, table: "Table") -> None:
        """Print the result of the game."""
        self.board(table)
        self.score(table)
        self.line(winner_line(table.match.game, table.match.state), "bold green")
        self.show_message("cli-play-over", path=str(table.file.path))

    def read(self, table: "Table") -> str:
        """Return a line of input; EOFError at its end."""
        return self._prompt(f"{self.note()}{SEAT.words[table.match.mover]}> ")

    def agree(self, seat: int) -> bool:
        """Ask the person in a seat whether steps may be taken back; no answer means no."""
        try:
            answer = self._prompt(t("cli-play-agree", seat=seat_arg(seat)) + " ")
        except EOFError:
            return False
        return is_yes(answer)

    def _prompt(self, prompt: str) -> str:
        if sys.stdin.isatty():
            with suppress(ImportError):  # readline is not available on every system
                import readline  # noqa: F401 (line editing and history for input)
            return input(prompt)
        self.out.file.write(prompt)
        line = read_line()
        self.out.file.write(quote(line) + "\n")  # echo piped input, so that a recorded session reads like a typed one
        return line


def read_line() -> str:
    """Return a line of standard input; EOFError at its end."""
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.strip()


def is_yes(answer: str) -> bool:
    """Whether an answer agrees, in the language of the run or in English."""
    known = {word.strip() for word in t("cli-play-yes-words").split(",")} | {"y", "yes"}
    return answer.strip().lower() in known


def in_common(moves: list[str]) -> list[str]:
    """Merge moves that differ only in their last word: `place 1a2 1` and `place 1a2 2` become `place 1a2 1·2`."""
    endings: dict[str, list[str]] = {}
    for move in moves:
        head, _, last = move.rpartition(" ")
        endings.setdefault(head, []).append(last)
    return [f"{head} {'·'.join(lasts)}".strip() for head, lasts in endings.items()]


def in_columns(entries: list[str], width: int) -> list[str]:
    """Return the lines of entries in columns, read downwards."""
    if not entries:
        return []
    cell = max(map(len, entries)) + COLUMN_GAP
    n_columns = max(1, (width + COLUMN_GAP) // cell)
    n_rows = -(-len(entries) // n_columns)
    return ["".join(entry.ljust(cell) for entry in entries[row::n_rows]).rstrip() for row in range(n_rows)]


def seat_title(seat: int, name: str) -> str:
    """Return a seat with the name of its player."""
    word = local_texts().word(seat_arg(seat))
    return f"{word} ({quote(name, 30)})" if name else word


def seat_names(table: "Table") -> str:
    """Return all seats with their players, on one line."""
    names = dict(enumerate(table.match.names.values()))
    if table.people == [table.viewer] and not names[table.viewer]:
        names[table.viewer] = t("cli-play-you")
    return "   ".join(seat_title(seat, name) for seat, name in names.items())


def score_table(game: "Game", state: State, names: dict[str, str]) -> "RichTable":
    """Return every seat's score by part, with totals and ranks."""
    from rich.table import Table as RichTable

    texts, seats = local_texts(), range(state.n_seats)
    drawn = RichTable(t("cli-score-part"), show_footer=True)
    drawn.columns[0].footer = t("cli-score-total")
    parts = [game.parts_of(state, seat) for seat in seats]
    for seat in seats:
        title = seat_title(seat, names.get(SEAT.words[seat], ""))
        drawn.add_column(title, str(game.rules.total_score(state, seat)), justify="right")
    for part, name in enumerate(game.rules.parts.words):
        label = word_of(game.rules.parts, part)
        drawn.add_row(
            texts.word(label) if isinstance(label, Word) else str(label), *(str(parts[seat][name]) for seat in seats)
        )
    drawn.add_section()
    drawn.add_row(t("cli-score-place"), *(str(place) for place in game.ranking(state)))
    return drawn


def winner_line(game: "Game", state: State) -> str:
    """Return a sentence that names the winner, or those who share the win."""
    places = game.ranking(state)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if len(winners) == 1:
        return t("cli-score-winner", seat=seat_arg(winners[0]), n=game.rules.total_score(state, winners[0]))
    names = ", ".join(local_texts().word(seat_arg(seat)) for seat in winners)
    return t("cli-score-winners", seats=names, n=game.rules.total_score(state, winners[0]))
