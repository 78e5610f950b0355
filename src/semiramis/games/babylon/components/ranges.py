"""What may be printed where the edition of Babylon is a reconstruction, as far as anybody knows."""

from semiramis.core.editions.ranges import Numbers, OneOf, Ranges
from semiramis.games.babylon.components.names import FLOWER_WORDS, SYMBOL_WORDS

RANGES: Ranges = {
    "token.count.*": Numbers(0, 4),
    "tile.*.flower": OneOf(FLOWER_WORDS),
    "tile.*.symbols.*": OneOf(SYMBOL_WORDS),
}
"""Not listed: the tiles removed with four players, none by the rules."""

FIRST: tuple[str, ...] = (
    "token.count.minus",
    "token.count.blank",
    "token.count.change",
    "token.count.flower",
    "tile.b14.symbols.nw",
)
"""The places that change the game most, by the survey in bench/survey; a guided page asks for them first."""
