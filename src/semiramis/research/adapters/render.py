"""Rendering of positions: as a text board, as SVG, as pixels, or printed."""

import io
import os
import sys
from typing import TYPE_CHECKING, Any

from semiramis.core.game import Game
from semiramis.core.i18n.text import language_from_env, texts
from semiramis.core.model.arrays import State
from semiramis.research.adapters.errors import extra, one_of

if TYPE_CHECKING:
    import numpy as np

MODES = ("human", "ansi", "svg", "rgb_array")
WIDTH = 640
"""The width of a picture in pixels; the height follows."""


def mode_of(given: str | None) -> str | None:
    """A render mode or None; BadCall for an unknown one."""
    return None if given is None else one_of("research-env-render-unknown", given, MODES)


def render(game: Game, state: State, mode: str) -> "str | np.ndarray[Any, Any] | None":
    """A position in one of the modes; `human` prints it and returns None."""
    if mode == "svg":
        return picture(game, state)
    if mode == "rgb_array":
        return pixels(picture(game, state))
    drawn = game.display.text_board(state)
    if mode == "ansi":
        return drawn
    sys.stdout.write(drawn if drawn.endswith("\n") else f"{drawn}\n")
    return None


def picture(game: Game, state: State) -> str:
    """The table as SVG, in the language of the system locale."""
    return game.display.svg(state, texts(language_from_env(os.environ)).render)


def pixels(svg: str, width: int = WIDTH) -> "np.ndarray[Any, Any]":
    """An SVG as an array [height, width, 3] of uint8."""
    import numpy as np

    with extra("pictures"):
        from PIL import Image
        from resvg_py import svg_to_bytes
    png = bytes(svg_to_bytes(svg_string=svg, width=width))
    return np.array(Image.open(io.BytesIO(png)).convert("RGB"))
