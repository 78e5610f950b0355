"""The words for losses. Nothing is called worse than fine within the noise of its measurement."""

from semiramis.bots.review.evaluator import Difference
from semiramis.bots.review.turn import LEAST_MARGIN, LEAST_WIN, is_certain

LABELS = ("forced", "best", "fine", "inaccuracy", "mistake", "blunder")
FROM = (("blunder", 0.12, 6.0), ("mistake", 0.05, 3.0), ("inaccuracy", LEAST_WIN, LEAST_MARGIN))
"""Each label with the loss of wins or points from which on it is given."""
LABELS_OF_LOSSES = tuple(label for label, _, _ in FROM)
"""The labels of turns that get a sentence."""


def label_of(loss: Difference, is_forced: bool, is_best: bool) -> str:
    """Return the label of a turn or of a decision."""
    if is_forced:
        return "forced"
    for label, win, margin in FROM:
        if is_certain(loss, win, margin):
            return label
    return "best" if is_best else "fine"
