"""Playthroughs: a whole game as text for people to review; regenerated and compared by tests."""

from semiramis.core.game import Game
from semiramis.core.i18n.text import Texts
from semiramis.core.model.arrays import State
from semiramis.core.model.domain import SEAT
from semiramis.core.play.chance import Referee, below, keyed_numbers
from semiramis.core.play.match import Match

DRAW_EVERY = 20


def playthrough(game: Game, n_seats: int, seed: str, texts: Texts, options: dict[str, str] | None = None) -> str:
    """Return a random game by seed as text: board, legal actions, choice and events of every decision."""
    match = Match.begin(game, n_seats, referee=Referee(seed, nonce="playthrough"), options=options)
    choices = keyed_numbers(seed, "playthrough choices")
    out = [f"# {game.key} {game.version}, {n_seats} seats, seed {seed}", *_option_lines(match)]
    while not match.over:
        if len(match.steps) % DRAW_EVERY == 0:
            out += ["", f"## {len(match.steps)}  {match.state.hash()}", "", game.display.text_board(match.state)]
        legal = match.legal()
        code = legal[below(choices, len(legal))]
        seat = match.mover
        progress = match.play(seat, code)
        out += _step_lines(match, seat, code, legal, texts.sentences(progress.events(game, seat)))
    out += ["", f"## end  {match.state.hash()}", "", game.display.text_board(match.state), ""]
    out += [_score_line(game, match.state, seat) for seat in range(n_seats)]
    return "\n".join(out) + "\n"


def _option_lines(match: Match) -> list[str]:
    return [f"option {name}: {value}" for name, value in match.options.items()]


def _step_lines(match: Match, seat: int, code: int, legal: list[int], report: list[str]) -> list[str]:
    notation = match.game.rules.catalogue.notation
    number = len(match.steps)
    return [
        "",
        f"{number}. {SEAT.words[seat]}: {notation(code)}",
        f"   of {len(legal)}: {', '.join(map(notation, legal))}",
        *([f"   {' '.join(report)}"] if report else []),
        f"   {match.state.hash()}",
    ]


def _score_line(game: Game, state: State, seat: int) -> str:
    parts = ", ".join(f"{name} {n}" for name, n in game.parts_of(state, seat).items())
    return (
        f"{SEAT.words[seat]}: place {game.ranking(state)[seat]}, total {game.rules.total_score(state, seat)} ({parts})"
    )
