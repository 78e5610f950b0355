"""The players on the table with everything they own, and below them the general stock."""

from semiramis.art.fitted_text import fitted_text
from semiramis.art.svg import Shape, group, points, shape, text
from semiramis.art.theme import FAINT, GOLD, INK, INSET, LIGHT_GOLD, LINE, TEXT, panel, seal
from semiramis.core.game import Render
from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import message
from semiramis.games.amyitis.components.names import COURT_WORDS, GARDENER, GOOD_WORDS
from semiramis.games.amyitis.display.svg.parts import amount, block, framed, icon, plate, wedges
from semiramis.games.amyitis.rules.scoring import total_score
from semiramis.games.amyitis.rules.state import State
from semiramis.games.amyitis.rules.turn import mover

LEFT, TOP, WIDTH, BOTTOM, GAP = 12, 68, 252, 836, 8
CARD_HEIGHT = (0, 0, 232, 212, 168)
"""The height of a player's card with two, three and four players."""


def draw_seats(state: State, render: Render) -> Shape:
    """Return a card for every player, and the general stock below."""
    height = CARD_HEIGHT[state.n_seats]
    cards = [_seat(state, render, seat, TOP + seat * (height + GAP), height) for seat in range(state.n_seats)]
    return group(*cards, _stock(state, render, TOP + state.n_seats * (height + GAP)))


def _seat(state: State, render: Render, seat: int, y: float, height: float) -> Shape:
    """Return one player: name, prestige, stock, goods and court cards."""
    asked, step = mover(state) == seat, (height - 64) / 3
    rows = [y + 54 + step * (i + 0.5) for i in range(3)]
    return group(
        panel(LEFT, y, WIDTH, height),
        _head(state, render, seat, y, asked),
        _holdings_row(state, seat, rows[0]),
        _goods(state, seat, rows[1]),
        _court(state, seat, rows[2]),
        framed(LEFT, y, WIDTH, height) if asked else group(),
        class_="seat",
        data_seat=SEAT.words[seat],
        data_asked="yes" if asked else "no",
    )


def _head(state: State, render: Render, seat: int, y: float, asked: bool) -> Shape:
    """Return seal, name and prestige; a crown for the first player, a stele for a player who has passed."""
    parts = [shape("rect", x=LEFT + 1, y=y + 1, width=WIDTH - 2, height=46, rx=11, fill=LIGHT_GOLD)] if asked else []
    if asked:
        tip = points((LEFT, y + 14), (LEFT + 11, y + 24), (LEFT, y + 34))
        parts.append(shape("polygon", points=tip, fill=GOLD, stroke=INK))
    parts += [
        plate(LEFT + 14, y + 7, 36, 36, INSET, rx=9),
        seal(seat, LEFT + 32, y + 25, 32),
        seal(seat, LEFT + 48, y + 40, 15),
        fitted_text(LEFT + 60, y + 31, render(message(f"seat-{SEAT.words[seat]}")), 17, 78, bold=True, fill=TEXT),
    ]
    if state.first == seat and state.round:
        parts.append(group(icon("first", LEFT + 6, y + 1, 19), class_="first"))
    if state.passed[seat]:
        parts.append(_passed(state, seat, LEFT + 138, y + 25))
    parts += [
        icon("prestige", LEFT + 182, y + 15, 20),
        text(LEFT + WIDTH - 10, y + 32, total_score(state, seat), size=20, anchor="end", fill=TEXT, font_weight=700),
    ]
    return group(*parts)


def _passed(state: State, seat: int, x: float, y: float) -> Shape:
    """Return the stele of a player who has passed, with their cube if they had one."""
    stele = icon("pass", x - 4, y - 12, 24)
    marker = [block(seat + 1, x + 29, y + 1, f"pass {SEAT.words[seat]}")] if state.passed[seat] == 1 else []
    return group(stele, *marker, class_="passed", data_seat=SEAT.words[seat])


def _holdings_row(state: State, seat: int, y: float) -> Shape:
    """Return talents, camels, Gardeners, and the cubes in stock."""
    size = 17
    counted = [
        ("talent", state.talents[seat]),
        ("camel", state.camels[seat]),
        (COURT_WORDS[GARDENER], state.gardeners[seat]),
    ]
    parts = [amount(name, LEFT + 14 + i * 60, y, count, 24) for i, (name, count) in enumerate(counted)]
    x = LEFT + 194
    cubes = group(
        seal(seat, x + size / 2, y, size),
        text(x + size + 6, y + 6, state.cubes[seat], size=16.3, font_weight=700, fill=TEXT),
        class_="amount",
        data_thing="cube",
        data_count=state.cubes[seat],
    )
    return group(*parts, cubes)


def _goods(state: State, seat: int, y: float) -> Shape:
    """Return the number of each good; goods the player does not have are pale."""
    parts = [shape("line", x1=LEFT + 12, y1=y - 20, x2=LEFT + WIDTH - 12, y2=y - 20, stroke=LINE)]
    for good, name in enumerate(GOOD_WORDS):
        count = state.goods[seat][good]
        parts.append(amount(name, LEFT + 12 + good * 46, y, count, 24, opacity=None if count else 0.4))
    return group(*parts)


def _court(state: State, seat: int, y: float) -> Shape:
    """Return the levels of Caravaneer, Banker and Palace, and the number of planted tiles."""
    parts = []
    for court, level in enumerate(state.court[seat]):
        x = LEFT + 10 + court * 59
        parts.append(plate(x, y - 15, 56, 30, INSET))
        drawn = [icon(COURT_WORDS[court], x + 3, y - 12, 24), wedges(x + 42, y, level, height=11)]
        if not level:
            drawn.append(text(x + 42, y + 5, "–", size=14, anchor="middle", fill=FAINT))
        parts.append(group(*drawn, class_="held", data_place=COURT_WORDS[court], data_level=level))
    tiles = state.planted.count(seat + 1)
    return group(*parts, amount("plant", LEFT + 194, y, tiles, 24))


def _stock(state: State, render: Render, y: float) -> Shape:
    """Return the general stock: a row of numbers, or a list with words if there is room."""
    things = [
        ("talent", "amyitis-gift-talent", state.stock_talents),
        ("camel", "amyitis-gift-camel", state.stock_camels),
    ]
    things += [(n, f"amyitis-good-{n}", count) for n, count in zip(GOOD_WORDS, state.stock_goods, strict=True)]
    height = BOTTOM - y
    if height < 200:
        drawn = [
            _counted(name, count, LEFT + 20 + i * 35.3, y + height / 2) for i, (name, _, count) in enumerate(things)
        ]
    else:
        drawn = [
            _listed(name, render(message(word)), count, y + height * (i + 0.5) / 7)
            for i, (name, word, count) in enumerate(things)
        ]
    return group(panel(LEFT, y, WIDTH, height), *drawn, class_="stock")


def _counted(name: str, count: int, x: float, y: float) -> Shape:
    """Return an icon with its number below."""
    number = text(x, y + 23, count, size=15, anchor="middle", fill=TEXT, font_weight=700)
    return group(icon(name, x - 12, y - 19, 24), number, class_="amount", data_thing=name, data_count=count)


def _listed(name: str, word: str, count: int, y: float) -> Shape:
    """Return a line with icon, word and number."""
    return group(
        icon(name, LEFT + 14, y - 13, 26),
        text(LEFT + 52, y + 5, word, size=15, fill=TEXT),
        text(LEFT + WIDTH - 16, y + 5, count, size=16, anchor="end", fill=TEXT, font_weight=700),
        class_="amount",
        data_thing=name,
        data_count=count,
    )
