"""Catanatron's game between random players; its published package has no tree search to measure."""

from importlib.metadata import version

from bench.peers.worker import COPY, PLAY, Contender, Counts, serve


def contenders() -> list[Contender]:
    """Return the contenders of Catanatron."""
    from catanatron.game import Game  # type: ignore[import-not-found, unused-ignore]
    from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found, unused-ignore]

    def begun(seed: int) -> Game:
        return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)

    seeds = iter(range(1, 1 << 60))
    opening = begun(next(seeds))

    def play(games: int) -> Counts:
        moves = 0
        for _ in range(games):
            game = begun(next(seeds))
            game.play()
            moves += len(game.state.actions)
        return Counts(games, moves, moves)

    def copy(times: int) -> Counts:
        for _ in range(times):
            opening.copy()
        return Counts(times)

    name = f"Catanatron {version('catanatron')}"
    played = (
        "whole games of two RandomPlayers, set-up included, ended after 1,000 turns where nobody has won; the "
        "published package has no tree search"
    )
    copied = "copy() of the opening position, in Python"
    return [
        Contender("catanatron", PLAY, name, "Catanatron", played, play),
        Contender("catanatron-copy", COPY, name, "Catanatron", copied, copy),
    ]


if __name__ == "__main__":
    serve(contenders)
