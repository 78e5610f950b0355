"""A training run: plays, learns, keeps checkpoints, and can be stopped and resumed at any moment."""

import copy
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import torch
from torch import Tensor

from semiramis.bots.network.weights import layout_for
from semiramis.core.registry import find_game
from semiramis.training.games import Games
from semiramis.training.learner import Learner, Losses, make_optimizer
from semiramis.training.match import heuristic_policy, play_match, policy_of, random_policy
from semiramis.training.network import Network, Position
from semiramis.training.rollout import Player

CHECKPOINT = "checkpoint.pt"
RECORD = "run.json"
FORMAT = 1


@dataclass(frozen=True)
class Settings:
    """How a run learns."""

    game: str
    slots: tuple[tuple[int, int], ...] = ((2, 8192), (3, 4096), (4, 4096))
    """Games side by side by number of seats."""
    steps: int = 32
    epochs: int = 2
    minibatch: int = 32768
    rate: float = 5e-4
    last_rate: float = 2e-5
    entropy: float = 0.01
    last_entropy: float = 0.001
    minutes: float = 10.0
    """What the whole plan takes, earlier runs included; rates fall from first to last over it."""
    seed: int = 1
    device: str = "cuda"
    spread: int = 256
    """Steps over which games begin, about the length of one."""
    past_every: float = 30.0
    """Seconds between two past selves; three are kept."""
    checkpoint_every: float = 60.0


@dataclass
class Progress:
    """How far a run is: everything that a resumed run continues from, beside the weights."""

    seconds: float = 0.0
    iterations: int = 0
    decisions: int = 0
    games: int = 0
    curve: list[dict[str, Any]] = field(default_factory=list)


class Trainer:
    """A run in a folder; begins anew or from the checkpoint there."""

    def __init__(self, settings: Settings, folder: Path, report: Callable[[str], None] = print) -> None:
        self.settings, self.folder, self.report = settings, folder, report
        torch.manual_seed(settings.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.game = find_game(settings.game)
        self.network = Network(layout_for(self.game)).to(settings.device)
        self.optimizer = make_optimizer(self.network, settings.rate)
        self.progress = Progress()
        self.past: list[dict[str, Tensor]] = []
        self._past_self = copy.deepcopy(self.network)
        self._random = Random(settings.seed)
        if (folder / CHECKPOINT).exists():
            self._resume()
        self.players = [
            Player(self._games(n_seats, slots), self.forward, settings.steps) for n_seats, slots in settings.slots
        ]
        for player in self.players:
            player.spread(self.network, settings.spread)
        self._learner = Learner(self.network, self.optimizer, self.forward, settings.minibatch)

    def _games(self, n_seats: int, slots: int) -> Games:
        # a resumed run plays other deals than before
        seed = self.settings.seed + 1000 * self.progress.iterations + n_seats
        return Games(self.settings.game, n_seats, slots, seed, self.settings.device)

    def forward(self, network: Network, given: Position) -> tuple[Tensor, Tensor]:
        """Run a network, in bfloat16 on a GPU."""
        with torch.autocast("cuda", dtype=torch.bfloat16, enabled=self.settings.device == "cuda"):
            logits, value = network(given)
        return logits, value

    def run(self, seconds: float) -> None:
        """Train for some seconds, then write a checkpoint."""
        begun = last = self._kept = self._remembered = time.monotonic()
        before = self.progress.seconds
        while (now := time.monotonic()) < begun + seconds:
            self.progress.seconds = before + now - begun
            losses = self.iterate()
            if time.monotonic() > last + 10.0:
                last = time.monotonic()
                self._note(losses)
            self._keep_up()
        self.progress.seconds = before + time.monotonic() - begun
        self._note(losses)
        self.save()

    def iterate(self) -> Losses:
        """Play and learn once."""
        settings, progress = self.settings, self.progress
        done = min(1.0, progress.seconds / (60 * settings.minutes))
        rate = settings.rate + (settings.last_rate - settings.rate) * done
        entropy = settings.entropy + (settings.last_entropy - settings.entropy) * done
        past = None
        if self.past:
            self._past_self.load_state_dict(self._random.choice(self.past))
            past = self._past_self
        rollouts = [player.play(self.network, past) for player in self.players]
        losses = self._learner.learn(rollouts, settings.epochs, rate, entropy)
        progress.iterations += 1
        progress.decisions += sum(map(len, rollouts))
        return losses

    def _keep_up(self) -> None:
        now = time.monotonic()
        if now > self._remembered + self.settings.past_every:
            self._remembered = now
            self.past = [*self.past[-2:], {k: v.clone() for k, v in self.network.state_dict().items()}]
        if now > self._kept + self.settings.checkpoint_every:
            self._kept = now
            self.save()

    def _note(self, losses: Losses) -> None:
        row: dict[str, Any] = {
            "seconds": round(self.progress.seconds, 1),
            "decisions": self.progress.decisions,
            **{name: round(number, 4) for name, number in asdict(losses).items()},
        }
        for player in self.players:
            tally = player.tally
            n_games = int(tally.games)
            self.progress.games += n_games
            row[f"score-{player.games.n_seats}"] = round(float(tally.scores) / max(1, n_games), 2)
            row[f"length-{player.games.n_seats}"] = round(float(tally.lengths) / max(1, n_games), 1)
            player.tally = type(tally)()
        self.progress.curve.append(row)
        self.report(json.dumps(row))

    def compare(self, n_games: int = 1024) -> dict[str, float]:
        """The share of wins against simple policies, by number of seats, from this network's likeliest actions."""
        mine = policy_of(self.network, self.forward, 3.0)
        other = heuristic_policy if self.network.layout.spec.heuristic else random_policy
        found = {}
        for n_seats, _ in self.settings.slots:
            result = play_match(self.settings.game, n_seats, n_games, 99, self.settings.device, mine, other)
            found[f"{n_seats}"] = result.share
            self.report(f"{n_seats} seats against {other.__name__}: {result}")
        return found

    def save(self) -> None:
        """Write the checkpoint and the record of the run; the old ones are replaced at once."""
        self.folder.mkdir(parents=True, exist_ok=True)
        optimizer = self.optimizer.state_dict()
        optimizer["state"] = {
            key: {name: t.bfloat16() if t.dim() else t for name, t in each.items()}
            for key, each in optimizer["state"].items()
        }
        kept = {
            "format": FORMAT,
            "layout": self.network.layout.stamp,
            "network": self.network.state_dict(),
            "optimizer": optimizer,
            "past": [{k: v.bfloat16() for k, v in each.items()} for each in self.past[-1:]],
            "progress": asdict(self.progress),
        }
        partial = self.folder / f"{CHECKPOINT}.partial"
        torch.save(kept, partial)
        partial.replace(self.folder / CHECKPOINT)
        record = {"settings": asdict(self.settings), "progress": asdict(self.progress)}
        (self.folder / RECORD).write_text(json.dumps(record, indent=1), encoding="utf-8")

    def _resume(self) -> None:
        kept = torch.load(self.folder / CHECKPOINT, map_location=self.settings.device, weights_only=True)
        if kept["format"] != FORMAT or kept["layout"] != self.network.layout.stamp:
            raise ValueError(f"{self.folder / CHECKPOINT} is of another layout than the game's network")
        self.network.load_state_dict(kept["network"])
        for each in kept["optimizer"]["state"].values():
            for name, tensor in each.items():
                each[name] = tensor.float()
        self.optimizer.load_state_dict(kept["optimizer"])
        self.past = [{k: v.float() for k, v in each.items()} for each in kept["past"]]
        self.progress = Progress(**kept["progress"])
        self.report(f"resumed after {self.progress.seconds:.0f} s and {self.progress.decisions} decisions")
