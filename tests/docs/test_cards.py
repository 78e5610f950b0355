"""The pictures of the lobby: they are the ones that `python -m docs.cards` draws, and each shows its game."""

from collections.abc import Callable

import pytest

from docs import cards

PICTURES = {"amyitis": cards.amyitis, "babylon": cards.babylon, "ishtar": cards.ishtar}
FEWEST_SHAPES = 100
"""A picture that lost its board has only its sky and its symbols."""


def kept(name: str) -> str:
    return (cards.FOLDER / f"{name}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_shows_a_board(name: str) -> None:
    drawn = kept(name).partition("</defs>")[2]
    assert sum(drawn.count(tag) for tag in ("<path", "<polygon", "<circle", "<rect", "<use")) > FEWEST_SHAPES


@pytest.mark.long
@pytest.mark.parametrize(("name", "draw"), PICTURES.items())
def test_the_picture_is_the_one_that_is_drawn(name: str, draw: Callable[[], str]) -> None:
    assert draw() == kept(name), "run `python -m docs.cards`"
