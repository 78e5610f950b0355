"""The hanging gardens on the table: tiles, groves and cubes on the ground, and numbers on top."""

from semiramis.art.fitted_text import fitted_text
from semiramis.art.svg import Shape, group, points, shape, text
from semiramis.art.theme import GILT, GLAZE, INK, IVORY, LEAF, LEAF_DARK, SAND, SHRUB, TEXT, TEXT_2, panel, seal
from semiramis.core.game import Render
from semiramis.core.model.domain import NEUTRAL, OWNER
from semiramis.core.model.message import message
from semiramis.games.amyitis.components.names import CANAL_WORDS, SQUARE_WORDS, TILE_WORDS
from semiramis.games.amyitis.components.tables import (
    CANAL_SIZE,
    FAVOUR_PRESTIGE,
    FAVOUR_TILES,
    LAST_TILES,
    TILE_CAMELS,
    TILE_COURTS,
    TILE_GARDENERS,
    TILE_GOODS,
    TILE_PRESTIGE,
    TILE_QUALITY,
    TILE_TALENTS,
)
from semiramis.games.amyitis.display.svg.ground import BAND, canal_spot, draw_ground, draw_names, level_of, spot
from semiramis.games.amyitis.display.svg.parts import arrow, coin, cube, icon, look_of, plate, wedges
from semiramis.games.amyitis.rules.round_end import tiles_left
from semiramis.games.amyitis.rules.state import State

BONUS_ICONS = ("talent", "camel", "anygood", "gardener", "anycourt")
FADED = 0.25
"""The opacity of other owners' pieces in the picture of one seat."""
Place = tuple[float, float]


def draw_garden(state: State, render: Render) -> Shape:
    """Return the garden panel; numbers and owners are drawn last, so that no piece covers them."""
    return group(
        panel(688, 68, 580, 456),
        shape("rect", x=689, y=69, width=578, height=454, rx=11, fill=SAND, opacity=0.75),
        draw_terraces(state),
        _tiles_to_go(state),
        _favour_card(state, render),
    )


def draw_terraces(state: State, shown: int | None = None) -> Shape:
    """Return the garden alone, without the cards beside it; pieces of other owners than `shown`, if given, fade."""
    tiled = [square for square in range(16) if state.tile[square]]
    planted = [square for square in reversed(range(16)) if state.planted[square]]
    return group(
        draw_ground(state),
        *(_plaque(state, square) for square in tiled),
        *(
            _faded(_grove(state, square), state.planted[square], shown)
            for square in sorted(planted, key=lambda s: -(s // 4 + s % 4))
        ),
        *_cubes(state, shown),
        *(_prestige(state.tile[square], *_centre(square)) for square in tiled),
        *(_faded(_sign(state.planted[square], *_centre(square)), state.planted[square], shown) for square in planted),
        draw_names(),
    )


def _faded(piece: Shape, owner: int, shown: int | None) -> Shape:
    """Return a piece, pale if another owner's pieces are shown."""
    return piece if shown is None or owner == shown else group(piece, opacity=FADED)


def _sides(square: int) -> tuple[float, float, float, float]:
    """Return the part of a square that canals leave free, as (a from, a to, b from, b to)."""
    r, c = divmod(square, 4)
    front, back = _taken(square, square - 4, r > 0), _taken(square, square + 4, r < 3)
    left, right = _taken(square, square - 1, c > 0), _taken(square, square + 1, c < 3)
    return r + front, r + 1 - back, c + left, c + 1 - right


def _taken(square: int, other: int, has_canal: bool) -> float:
    """Return the share of a square taken by the canal towards another: BAND on the lower floor, half on the same."""
    if not has_canal or level_of(square) > level_of(other):
        return 0
    return BAND / 2 if level_of(square) == level_of(other) else BAND


def _centre(square: int) -> Place:
    """Return the centre of the part of a square that canals leave free."""
    a0, a1, b0, b1 = _sides(square)
    return spot((a0 + a1) / 2, (b0 + b1) / 2, level_of(square))


def _plaque(state: State, square: int) -> Shape:
    """Return the plate of a garden tile, with wedges for the required quality."""
    tile, level = state.tile[square], level_of(square)
    a0, a1, b0, b1 = _sides(square)
    a0, a1, b0, b1 = a0 + 0.07, a1 - 0.07, b0 + 0.07, b1 - 0.07
    corners = [spot(a0, b0, level), spot(a0, b1, level), spot(a1, b1, level), spot(a1, b0, level)]
    x, y = corners[2]
    return group(
        shape("polygon", points=points(*corners), fill=IVORY, stroke=GLAZE, stroke_width=2, stroke_linejoin="round"),
        wedges(x, y + 10.5, TILE_QUALITY[tile], height=9),
        class_="tile",
        data_place=SQUARE_WORDS[square],
        data_tile=TILE_WORDS[tile],
    )


def _prestige(tile: int, x: float, y: float) -> Shape:
    """Return what a tile scores, and its bonus."""
    kinds = (TILE_TALENTS, TILE_CAMELS, TILE_GOODS, TILE_GARDENERS, TILE_COURTS)
    brought = [(name, kind[tile]) for name, kind in zip(BONUS_ICONS, kinds, strict=True) if kind[tile]]
    many = any(count > 2 for _, count in brought)
    things = [name for name, count in brought for _ in range(1 if many else count)]
    y += 3
    if not things:
        return group(coin(x, y, TILE_PRESTIGE[tile], radius=13), class_="worth")
    size = min(16.0, 34 / len(things))
    left = x - (23 + size * len(things)) / 2
    parts = [coin(left + 11, y, TILE_PRESTIGE[tile], radius=11.5)]
    parts += [icon(name, left + 23 + i * size, y - size / 2, size) for i, name in enumerate(things)]
    if many:
        for i, (_, count) in enumerate(brought):
            at = left + 23 + (i + 0.5) * size
            parts.append(text(at, y + size / 2 + 9, f"×{count}", size=11, anchor="middle", fill=TEXT, font_weight=700))
    return group(*parts, class_="worth")


def _grove(state: State, square: int) -> Shape:
    """Return a planted square: bushes along the back, a palm, and blossoms in the owner's colour."""
    (x, y), look = _centre(square), look_of(state.planted[square])
    bushes = [
        shape("circle", cx=x + dx, cy=y + dy, r=r, fill=fill, stroke=LEAF_DARK, stroke_width=1)
        for dx, dy, r, fill in (
            (0, -13, 8, LEAF), (-13, -7, 8, SHRUB), (13, -7, 8, SHRUB),
            (-23, 0, 6.5, LEAF), (23, 0, 6.5, LEAF),
        )
    ]  # fmt: skip
    blossoms = [
        shape("circle", cx=x + dx, cy=y + dy, r=2.2, fill=look.fill, stroke=look.line, stroke_width=0.8)
        for dx, dy in ((-16, -9), (-9, -4), (17, -8), (10, -4), (-24, 1), (24, 1), (-12, 10), (12, 10))
    ]
    palm = icon("palm", x - 13, y - 36, 26)
    owner, place = OWNER.words[state.planted[square]], SQUARE_WORDS[square]
    return group(*bushes, palm, *blossoms, class_="grove", data_place=place, data_owner=owner)


def _sign(owner: int, x: float, y: float) -> Shape:
    """Return the owner's letter on a post."""
    post = shape("line", x1=x, y1=y + 6, x2=x, y2=y + 20, stroke=INK, stroke_width=2.4)
    if owner == NEUTRAL:
        return group(post, icon("neutral", x - 11, y - 7, 22), class_="sign")
    return group(post, seal(owner - 1, x, y + 4, 22), class_="sign")


def _cubes(state: State, shown: int | None) -> list[Shape]:
    """Return every cube on the canals, from back to front."""
    found = []
    for canal, name in enumerate(CANAL_WORDS):
        size = CANAL_SIZE[canal]
        for segment in range(size):
            if owner := state.canal[canal][segment]:
                x, y = canal_spot(canal, (segment + 0.5) / size, 0.5)
                piece = cube(owner, x, y - 4, f"canal {name} {segment + 1}")
                found.append((y, x, _faded(piece, owner, shown)))
    return [drawn for _, _, drawn in sorted(found, key=lambda item: item[:2])]


def _tiles_to_go(state: State) -> Shape:
    """Return the number of planted tiles, and the number that triggers the last round."""
    x, y = 704, 96
    diamond = points((x, y), (x + 16, y - 9), (x + 32, y), (x + 16, y + 9))
    return group(
        plate(x - 8, y - 18, 118, 36),
        shape("polygon", points=diamond, fill=IVORY, stroke=GLAZE, stroke_width=2),
        shape("circle", cx=x + 16, cy=y, r=4, fill=GILT),
        text(x + 54, y + 6, tiles_left(state), size=18, anchor="middle", fill=TEXT, font_weight=700),
        arrow(x + 72, y, 10),
        text(x + 94, y + 6, LAST_TILES[state.n_seats], size=16, anchor="middle", fill=TEXT_2, font_weight=600),
        class_="tiles-left",
        data_count=tiles_left(state),
    )


def _favour_card(state: State, render: Render) -> Shape:
    """Return the card with the favour of Amyitis: prestige at the end by number of tiles."""
    x, y = 1066, 78
    lines = []
    for i, (tiles, prestige) in enumerate(
        zip(FAVOUR_TILES[state.n_seats], FAVOUR_PRESTIGE[state.n_seats], strict=True)
    ):
        at = x + 8 + i * 92
        lines += [
            icon("plant", at, y + 24, 18),
            text(at + 26, y + 39, tiles, size=14, anchor="middle", fill=TEXT, font_weight=700),
            arrow(at + 37, y + 34, 9),
            text(at + 59, y + 39, prestige, size=14, anchor="middle", fill=TEXT, font_weight=700),
            icon("prestige", at + 69, y + 26, 16),
        ]
    title = fitted_text(x + 96, y + 17, render(message("amyitis-part-favour")), 13, 172, "middle", True, fill=TEXT)
    return group(plate(x, y, 192, 50), title, *lines)
