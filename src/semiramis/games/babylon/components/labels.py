"""How the component values of Babylon are named for people."""

from semiramis.core.editions.components import ComponentWords

WORDS = ComponentWords(
    names={
        "token.count.*": "babylon-token",
        "tile.*.symbols.*": "babylon-corner",
    },
    values={
        "tile.*.material": "babylon-material",
        "tile.*.flower": "babylon-flower",
        "tile.*.symbols.*": "babylon-piece",
    },
    codes=("tile.*",),
)
