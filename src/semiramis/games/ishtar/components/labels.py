"""What the values in an edition of Ishtar are called."""

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
