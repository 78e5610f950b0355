"""How the component values of Ishtar are named for people."""

from semiramis.core.editions.components import ComponentWords

WORDS = ComponentWords(
    names={
        "gems.*": "ishtar-gem",
        "fountain.*": "ishtar-fountain",
        "start-gems.*": "ishtar-gem",
        "card.*.cost.*": "ishtar-gem",
        "points.gem.*": "ishtar-gem",
    },
    codes=("board.*", "tile.*", "card.*"),
)
