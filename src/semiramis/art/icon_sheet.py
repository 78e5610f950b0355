"""Icons defined once per document and drawn by reference, which keeps a picture small."""

from collections.abc import Iterable

from semiramis.art.svg import Shape, Value, shape
from semiramis.art.theme import icon

BOX = 32
"""The side of an icon's view box."""


class IconSheet:
    """The icons of one document; ids are `<prefix>-<icon>`."""

    def __init__(self, prefix: str, names: Iterable[str]) -> None:
        self.prefix = prefix
        self.names = tuple(names)

    def definitions(self) -> list[Shape]:
        """Return a symbol for every icon, for the document's `defs`."""
        box = f"0 0 {BOX} {BOX}"
        return [shape("symbol", icon(name, 0, 0, BOX), id=f"{self.prefix}-{name}", viewBox=box) for name in self.names]

    def use(self, name: str, x: float, y: float, size: float, **attributes: Value | None) -> Shape:
        """Return an icon around its centre; ValueError if the sheet does not have it."""
        if name not in self.names:
            raise ValueError(f"icon {name} is not on the sheet {self.prefix}")
        half = size / 2
        return shape(
            "use", href=f"#{self.prefix}-{name}", x=x - half, y=y - half, width=size, height=size, **attributes
        )
