"""Draws the pictures in the README: positions of games between bots, as the terminal shows them and as SVG."""

import re
from pathlib import Path

from rich.console import Console

from semiramis.bots.api import BotView
from semiramis.bots.registry import make_bot
from semiramis.cli.support.colours import painted
from semiramis.core.i18n.text import texts
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game

STEPS = 118
PICTURES = {"amyitis": 150, "babylon": 110, "ishtar": 85}
"""The number of steps after which each game is drawn."""
FONT_FACES = re.compile(r"@font-face\s*{[^}]*}\s*")
"""Rich links a web font; the picture must be self-contained."""


def played(key: str, steps: int) -> tuple[Match, list[str]]:
    """Return a game of three bots after some steps, at the beginning of a turn, and its events."""
    game, say = find_game(key), texts("en")
    match = Match.begin(game, 3, referee=Referee("semiramis"))
    bots = [make_bot("greedy", seat) for seat in range(3)]
    result: list[str] = []
    while len(match.steps) < steps or not game.rules.begins_turn(match.state):
        seat = match.mover
        code = bots[seat].choose(BotView(game, match.state, seat, tuple(match.legal())))
        result += [say.render(event) for event in match.play(seat, code).events(game, seat)]
    return match, result


def main() -> None:
    """Play the games and draw the pictures."""
    for key, steps in PICTURES.items():
        match, _ = played(key, steps)
        drawn = match.game.display.svg(match.state, texts("en").render)
        Path(__file__).with_name(f"{key}.svg").write_text(drawn, encoding="utf-8")
    draw_terminal(*played("amyitis", STEPS))


def draw_terminal(match: Match, result: list[str]) -> None:
    """Draw a position as the terminal shows it."""
    game, say = match.game, texts("en")
    with Path("/dev/null").open("w") as nowhere:
        console = Console(record=True, width=100, file=nowhere, highlight=False, markup=False, force_terminal=True)
        for sentence in result[-4:]:
            console.print(f"· {sentence}", style="dim")
        console.print(painted(game.display.text_board(match.state).rstrip()))
        console.print()
        console.print(say.render(game.display.prompt(match.state)), style="bold")
        moves = [f"{n:>3} {game.rules.catalogue.notation(code)}" for n, code in enumerate(match.legal(), start=1)]
        for row in range(0, len(moves), 4):
            console.print("".join(f"{move:<25}" for move in moves[row : row + 4]))
        console.print(f"> {game.rules.catalogue.notation(match.legal()[-1])}", style="bold cyan")
        picture = console.export_svg(title="semiramis play amyitis")
    Path(__file__).with_name("play.svg").write_text(FONT_FACES.sub("", picture), encoding="utf-8")


if __name__ == "__main__":
    main()
