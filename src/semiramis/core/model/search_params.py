"""The parameters of a tree search, which each game sets for its numbers of seats."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SearchParams:
    """PUCT, for the seat that decides. Of the children of a node it selects the one with the greatest

        (W + n₀·V) / (n + n₀)  +  c · P · max(max Q − min Q, 0.01) · √(N + 1) / (1 + n)

        P = mix / moves + (1 − mix) · p / Σp,   p = (s / (s + deficit))²
        V = ½ + ½ · lead / (k + |lead|)

    W and n are the sum of leaf values and the visits of the child, Q = W / n over the visited children, and N the
    visits of the node. `lead` is the heuristic of the child in points, and `deficit` its distance from the greatest
    heuristic among the children. A leaf has the value V of its own lead; where the game is over, `rank_weight` of it
    is replaced by the value of the rank.

    The kernel reads the fields as an array, in this order.
    """

    exploration: float = 0.8
    """c"""
    uniform_mix: float = 0.5
    """mix: the share of the prior that all moves get alike"""
    prior_scale: float = 3.0
    """s, in points"""
    prior_visits: float = 1.0
    """n₀: the number of visits that the heuristic of a child counts as"""
    lead_scale: float = 18.0
    """k, in points: a lead of k has the value ¾"""
    rank_weight: float = 0.5
    """The share of a final value that depends on the rank; the rest depends on the margin"""
    rollout_turns: float = 0.0
    """Turns played beyond the tree before a leaf is evaluated, the current one included"""
    rollout_candidates: float = 0.0
    """Moves, drawn at random where there are more, of which a rollout plays the best by heuristic; below 2 any move"""
