"""Does a review find who played worse, and a planted blunder? Plays games and reviews them.

`python bench/review.py ranking --games 30` plays greedy against royal with two seats and compares the sums of losses;
`python bench/review.py blunders --games 30` puts the worst of some turns in the place of one that royal played. Games
are kept in the folder `--logs`, so that a second run only reviews them.
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from semiramis.bots.api import bot_view
from semiramis.bots.registry import make_bot
from semiramis.bots.review.classic import evaluator_for
from semiramis.bots.review.depth import DEPTHS
from semiramis.bots.review.evaluator import goes_on
from semiramis.bots.review.turn import PlayedTurn, judge, position_after
from semiramis.core.model.domain import SEAT
from semiramis.core.play.chance import Referee
from semiramis.core.play.log import find_game as game_of_log
from semiramis.core.play.log import log_text, read_lines, replay
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game, keys
from semiramis.review.labels import label_of
from semiramis.review.report import report
from semiramis.review.review import SEED, ResultFile, review
from semiramis.review.turns import turns_of

CLEAR_MARGIN = 10
PLANTED_POINTS = 8.0
"""How much worse, by the static heuristic, a planted turn is than the one it replaces."""
TRIED = 60
STRONG = "royal"


def games(folder: Path, key: str, wanted: int) -> Iterator[Match]:
    """Yield games of greedy against royal, which take turns to begin."""
    for number in range(wanted):
        path = folder / f"{key}-{number:03}.jsonl"
        if not path.exists():
            path.write_text(log_text(_played(key, number)), encoding="utf-8")
        lines = read_lines(path)
        yield replay(lines, game_of_log(lines[0], find_game))


def _played(key: str, number: int) -> Match:
    names = ("greedy", STRONG) if number % 2 == 0 else (STRONG, "greedy")
    seats = dict(zip(SEAT.words, names, strict=False))
    match = Match.begin(find_game(key), 2, referee=Referee(f"review{number}", "n"), names=seats)
    bots = [make_bot(name, number) for name in names]
    while not match.over:
        match.play(match.mover, bots[match.mover].choose(bot_view(match.game, match.state)))
    return match


def ranking(key: str, wanted: int, depth: str, folder: Path) -> None:
    """Print how often the loser of a clear game has lost more by its own turns, and how accounts add up."""
    right = clear = 0
    unexplained: list[float] = []
    luck: list[float] = []
    begun = time.process_time()
    for match in games(folder, key, wanted):
        totals = match.game.totals(match.state)
        found = report(*review(match, depth, ResultFile(None, match.game, depth)))
        first = found["seats"][SEAT.words[0]]
        other = found["seats"][SEAT.words[1]]
        swing = sum(_swing(turn, SEAT.words[0]) for turn in found["turns"])
        unexplained.append(first["residual"]["win"] / swing)
        luck.append((first if match.names[SEAT.words[0]] == STRONG else other)["luck"]["win"])
        if abs(totals[0] - totals[1]) > CLEAR_MARGIN:
            clear += 1
            right += (first["lost"]["margin"] < other["lost"]["margin"]) == (totals[0] > totals[1])
    seconds = (time.process_time() - begun) / wanted
    signed = sum(unexplained) / wanted
    size = sum(map(abs, unexplained)) / wanted
    print(
        f"{key} {depth}: {right} of {clear} clear games ranked right ({wanted} played); residual {signed:+.1%} of the"
        f" swing on average, {size:.1%} in size; luck of {STRONG} {sum(luck) / wanted:+.3f};"
        f" {seconds:.1f} CPU seconds a game",
        flush=True,
    )


def _swing(turn: dict[str, Any], seat: str) -> float:
    moved = turn["after"][seat]["win"] - turn["before"][seat]["win"]
    return abs(float(moved)) + abs(float(turn["then"][seat]["win"] - turn["after"][seat]["win"]))


def blunders(key: str, wanted: int, depth: str, folder: Path) -> None:
    """Print how often a planted blunder is called a mistake or a blunder."""
    found = planted = 0
    missed = []
    for number, match in enumerate(games(folder, key, wanted)):
        turn = _with_blunder(match, Random(number))
        if turn is None:
            continue
        planted += 1
        judged = judge(match.game, evaluator_for(match.game), turn, DEPTHS[depth], SEED)
        label = label_of(judged.loss, False, not judged.better)
        found += label in ("mistake", "blunder")
        if label not in ("mistake", "blunder"):
            missed.append((number, label, judged.loss))
    print(f"{key} {depth}: {found} of {planted} planted blunders found ({wanted} games)", *missed, flush=True)


def _with_blunder(match: Match, random: Random) -> PlayedTurn | None:
    """Return a turn that is clearly worse than the one played in its place; None if no turn has such a one."""
    game = match.game
    turns = [turn for turn in turns_of(match)[1:] if match.names[SEAT.words[turn.seat]] == STRONG]
    random.shuffle(turns)
    for turn in turns:
        state = turn.played.state

        def value(codes: tuple[int, ...], state: Any = state, seat: int = turn.seat) -> float:
            return game.ai.value(position_after(game, state, codes), seat)

        worst = min((_random_turn(match, state, turn.seat, random) for _ in range(TRIED)), key=value)
        if value(turn.played.codes) - value(worst) >= PLANTED_POINTS:
            return PlayedTurn(state, worst)
    return None


def _random_turn(match: Match, state: Any, seat: int, random: Random) -> tuple[int, ...]:
    at, work, codes = state.clone(), match.game.rules.Work(), list[int]()
    while goes_on(match.game, at, seat, is_first=not codes):
        codes.append(random.choice(match.game.legal_codes(at, work)))
        match.game.rules.apply(at, work, codes[-1])
    return tuple(codes)


def main() -> None:
    """Run one of the two."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("ranking", "blunders"))
    parser.add_argument("--game", choices=keys(), action="append")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--depth", choices=DEPTHS, default="standard")
    parser.add_argument("--logs", type=Path, default=Path("review-games"))
    given = parser.parse_args()
    given.logs.mkdir(parents=True, exist_ok=True)
    for key in given.game or keys():
        (ranking if given.what == "ranking" else blunders)(key, given.games, given.depth, given.logs)


if __name__ == "__main__":
    main()
