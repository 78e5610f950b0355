"""The text ids that name the values of an edition of Amyitis."""

from semiramis.core.editions.components import ComponentWords

WORDS = ComponentWords(
    names={
        "supply.goods.*": "amyitis-good",
        "city.*": "amyitis-city",
        "craft.*": "amyitis-craft",
        "field.*": "amyitis-row",
    },
    values={
        "city.*.kind": "amyitis-components-kind",
        "city.*.demand": "amyitis-good",
        "city.*.offers[]": "amyitis-court",
        "plant.*.face-1.extra": "amyitis-good",
        "plant.*.face-2.extra": "amyitis-good",
        "field.*.*": "amyitis-good",
        "garden.double.value": "amyitis-components-double",
    },
    codes=("plant.*", "garden.floor.*", "tile.*"),
)
