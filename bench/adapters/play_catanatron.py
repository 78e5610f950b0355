"""Catanatron's Gymnasium environment, one random learner against a random player, and its bare game."""

from dataclasses import replace
from importlib.metadata import version
from random import Random

from bench.peers.worker import PLAY, Contender, Counts, serve


def contenders() -> list[Contender]:
    """Return the contenders of Catanatron's environment."""
    from bench.peers.play_catanatron import contenders as bare
    from catanatron_gym.envs import CatanatronEnv  # type: ignore[import-not-found, unused-ignore]

    env, lot = CatanatronEnv(), Random(1)

    def play(games: int) -> Counts:
        steps = 0
        for _ in range(games):
            env.reset()
            over = False
            while not over:
                _, _, terminated, truncated, _ = env.step(lot.choice(env.get_valid_actions()))
                over = terminated or truncated
                steps += 1
        return Counts(games, steps, steps)

    name = f"Catanatron {version('catanatron')}, catanatron-gym {version('catanatron-gym')}"
    note = "Gymnasium environment without wrappers; steps are the learner's, the opponent's moves come with them"
    game = next(contender for contender in bare() if contender.kind == PLAY)
    return [
        Contender("catanatron-gym", PLAY, name, "Catanatron, gym", note, play),
        replace(game, short="Catanatron, game"),
    ]


if __name__ == "__main__":
    serve(contenders)
