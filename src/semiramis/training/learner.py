"""The learner: proximal policy optimisation (PPO) over rollouts."""

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from semiramis.training.network import NO_LOGIT, Network
from semiramis.training.rollout import Forward, Rollout

CLIP = 0.2
VALUE_WEIGHT = 0.5
PART_WEIGHT = 0.1
MOST_GRADIENT = 0.5
WEIGHT_DECAY = 1e-4


@dataclass(frozen=True)
class Losses:
    """Means over the minibatches of one update."""

    policy: float
    value: float
    entropy: float
    divergence: float


def make_optimizer(network: Network, rate: float) -> torch.optim.Optimizer:
    """The optimiser of a network."""
    fused = next(network.parameters()).is_cuda
    return torch.optim.AdamW(network.parameters(), lr=rate, eps=1e-5, weight_decay=WEIGHT_DECAY, fused=fused)


class Learner:
    """Improves a network by what it played."""

    def __init__(self, network: Network, optimizer: torch.optim.Optimizer, forward: Forward, minibatch: int) -> None:
        self.network, self.optimizer, self.forward, self.minibatch = network, optimizer, forward, minibatch

    def learn(self, rollouts: list[Rollout], epochs: int, rate: float, entropy_weight: float) -> Losses:
        """One pass over all decisions for each epoch, in random minibatches of one number of seats each."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        advantages = [self._normalised(each) for each in rollouts]
        sums, n = torch.zeros(4, device=rollouts[0].actions.device), 0
        for _ in range(epochs):
            work = []
            for number, rollout in enumerate(rollouts):
                order = torch.randperm(len(rollout), device=rollout.actions.device)
                work += [(number, part) for part in order.split(self.minibatch)]
            for index in torch.randperm(len(work)).tolist():
                number, part = work[index]
                sums += self._improve(rollouts[number], advantages[number][part], part, entropy_weight)
                n += 1
        return Losses(*(sums / n).tolist())

    def _normalised(self, rollout: Rollout) -> Tensor:
        own = rollout.advantages[rollout.own]
        return (rollout.advantages - own.mean()) / (own.std() + 1e-6)

    def _improve(self, rollout: Rollout, advantages: Tensor, part: Tensor, entropy_weight: float) -> Tensor:
        logits, value = self.forward(self.network, rollout.position(part))
        log_probs = torch.log_softmax(logits, 1)
        chosen = log_probs.gather(1, rollout.actions[part][:, None])[:, 0]
        own = rollout.own[part].float()
        change = torch.exp((chosen - rollout.log_probs[part]).clamp(max=10.0))
        gained = torch.minimum(change * advantages, change.clamp(1 - CLIP, 1 + CLIP) * advantages)
        policy = -(gained * own).sum() / own.sum()
        entropy = -(log_probs.exp() * torch.where(logits > NO_LOGIT / 2, log_probs, 0.0)).sum(1)
        entropy = (entropy * own).sum() / own.sum()
        missed = (value[:, : rollout.n_seats] - rollout.returns[part]).square()
        missed_value = missed[..., :2].mean() + PART_WEIGHT * missed[..., 2:].mean()
        loss = policy + VALUE_WEIGHT * missed_value - entropy_weight * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), MOST_GRADIENT)
        self.optimizer.step()
        divergence = ((rollout.log_probs[part] - chosen) * own).sum() / own.sum()
        return torch.stack((policy.detach(), missed_value.detach(), entropy.detach(), divergence.detach()))
