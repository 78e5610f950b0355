"""Duels: bots against each other over many games, every deal played from every seat, with honest error bars."""

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context

from semiramis.bots.api import Bot, look, make_bot
from semiramis.core.chance import Referee
from semiramis.core.domain import CHANCE, NOBODY
from semiramis.core.edition import Edition
from semiramis.core.game import Game
from semiramis.core.message import Malformed
from semiramis.core.registry import find_game

Z_95 = 1.959963984540054
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Result:
    """One finished game, by seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    rounds: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]

    def win(self, seat: int) -> float:
        """The seat's part of the win: 1, less where several share it, or 0."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


@dataclass(frozen=True)
class Standing:
    """How one bot of a duel did; `low` and `high` enclose its true win share in 95 of 100 duels."""

    name: str
    wins: float
    share: float
    low: float
    high: float
    mean_score: float
    decisions: int
    seconds_per_decision: float


@dataclass(frozen=True)
class Duel:
    """The outcome of a duel."""

    n_seats: int
    games: int
    standings: tuple[Standing, ...]
    mean_rounds: float
    mean_decisions: float


def play_game(game: Game, bots: Sequence[Bot], n_seats: int, seed: str) -> Result:
    """Play one game with a bot in every seat."""
    state = game.new_state(n_seats)
    referee = Referee(seed)
    work = game.Work()
    decisions, seconds = [0] * n_seats, [0.0] * n_seats
    while (mover := game.mover(state)) != NOBODY:
        if mover == CHANCE:
            game.apply(state, work, referee.draw(game, state))
            continue
        seen = look(game, state)
        begun = time.perf_counter()
        code = bots[mover].choose(seen)
        seconds[mover] += time.perf_counter() - begun
        decisions[mover] += 1
        if code not in seen.legal:
            raise Malformed("bot-illegal", bot=bots[mover].name, code=str(code))
        game.apply(state, work, code)
    totals, places = tuple(game.totals(state)), tuple(game.ranking(state))
    return Result(totals, places, game.round_of(state), tuple(decisions), tuple(seconds))


def duel(
    game: Game,
    names: Sequence[str],
    n_seats: int,
    games: int,
    seed: str = "",
    workers: int = 1,
    progress: Progress | None = None,
) -> Duel:
    """Let bots play many games; each deal is played once from every seating, rotated.

    With fewer names than seats the last one fills the seats that are left. Several workers need the game to be
    one of the house, because each loads it by name.
    """
    if n_seats not in game.seats:
        raise Malformed("seats-wrong", given=n_seats, least=min(game.seats), most=max(game.seats))
    if not 1 <= len(names) <= n_seats:
        raise Malformed("duel-bots", given=len(names), most=n_seats)
    if games < 1 or workers < 1:
        raise Malformed("duel-games", games=games, workers=workers)
    for name in names:
        make_bot(name, 0)
    results = []
    for result in _results(game, tuple(names), n_seats, games, seed, workers):
        results.append(result)
        if progress:
            progress(len(results), games)
    return _summary(names, n_seats, results)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    share = wins / games
    spread = Z_95 * sqrt(share * (1 - share) / games + Z_95**2 / (4 * games**2))
    middle, scale = share + Z_95**2 / (2 * games), 1 + Z_95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def entrant_at(seat: int, number: int, entrants: int, n_seats: int) -> int:
    """Which entrant sits in a seat in the game of a number: the seating moves on by one seat with every game."""
    return min((seat - number) % n_seats, entrants - 1)


def _results(game: Game, names: tuple[str, ...], n_seats: int, games: int, seed: str, workers: int) -> Iterator[Result]:
    if workers == 1:
        yield from map(partial(_numbered_game, game, names, n_seats, seed), range(games))
        return
    job = partial(_numbered_game_elsewhere, game.key, game.edition, names, n_seats, seed)
    # spawned, not forked: the same on every system, and safe where the caller has threads
    with ProcessPoolExecutor(min(workers, games), mp_context=get_context("spawn")) as pool:
        yield from pool.map(job, range(games), chunksize=max(1, games // (workers * 16)))


def _numbered_game(game: Game, names: tuple[str, ...], n_seats: int, seed: str, number: int) -> Result:
    entrants = [entrant_at(seat, number, len(names), n_seats) for seat in range(n_seats)]
    bots = [make_bot(names[entrant], _bot_seed(seed, number, seat)) for seat, entrant in enumerate(entrants)]
    return play_game(game, bots, n_seats, f"{seed}/{number // n_seats}")


def _numbered_game_elsewhere(
    key: str, edition: Edition, names: tuple[str, ...], n_seats: int, seed: str, number: int
) -> Result:
    return _numbered_game(find_game(key).with_edition(edition), names, n_seats, seed, number)


def _bot_seed(seed: str, number: int, seat: int) -> int:
    """A bot's own seed, from which the deal's cannot be read back."""
    return int.from_bytes(hashlib.blake2b(f"bot/{seed}/{number}/{seat}".encode(), digest_size=8).digest(), "big")


def _summary(names: Sequence[str], n_seats: int, results: Sequence[Result]) -> Duel:
    standings = tuple(_standing(name, i, len(names), n_seats, results) for i, name in enumerate(names))
    rounds = sum(result.rounds for result in results) / len(results)
    decisions = sum(sum(result.decisions) for result in results) / len(results)
    return Duel(n_seats, len(results), standings, rounds, decisions)


def _standing(name: str, entrant: int, entrants: int, n_seats: int, results: Sequence[Result]) -> Standing:
    played = [
        (result, seat)
        for number, result in enumerate(results)
        for seat in range(n_seats)
        if entrant_at(seat, number, entrants, n_seats) == entrant
    ]
    wins = sum(result.win(seat) for result, seat in played)
    decisions = sum(result.decisions[seat] for result, seat in played)
    seconds = sum(result.seconds[seat] for result, seat in played)
    mean_score = sum(result.scores[seat] for result, seat in played) / len(played)
    share = wins / len(results)
    return Standing(name, wins, share, *wilson(wins, len(results)), mean_score, decisions, seconds / max(1, decisions))
