"""The tree cards on the table: the row with the deck and the bank below it, and the cards players have."""

from semiramis.art.svg import Shape, group, shape, text
from semiramis.art.theme import GOLD, INK, LINE, TEXT, WHITE, panel
from semiramis.core.game import Render
from semiramis.core.model.message import Message
from semiramis.games.ishtar.components.names import CARD_WORDS, CARDS, NO_CARD, NO_CELL, ROW
from semiramis.games.ishtar.components.tables import CARD_COST, CARD_POINTS
from semiramis.games.ishtar.display.svg.pieces import tree_icon
from semiramis.games.ishtar.display.svg.symbols import GEM_ICONS, Marks, icon_sign
from semiramis.games.ishtar.rules.state import State
from semiramis.games.ishtar.rules.trees import deck_size

CARD_WIDTH, CARD_HEIGHT = 50.0, 76.0
PAPER, LEAF = "#EDF3E2", "#286338"
CHIP_WIDTH, CHIP_HEIGHT = 22.0, 19.0


def draw_row(state: State, render: Render, x: float, y: float, width: float, height: float) -> Shape:
    """Return the row of tree cards, the deck, the wooden trees, and the gems in the bank."""
    gap = (width - 24 - ROW * CARD_WIDTH) / (ROW - 1)
    cards = [
        tree_card(state.row[place], x + 12 + place * (CARD_WIDTH + gap), y + 31, place=place + 1)
        for place in range(ROW)
    ]
    stock = _stock(state, x + 12, y + height - 16, width - 24)
    return panel(x, y, width, height, *cards, stock, title=render(Message("ishtar-part-trees")))


def tree_card(card: int, x: float, y: float, scale: float = 1.0, place: int = 0) -> Shape:
    """Return a tree card with its tree, its price and its points; its place in the row may be empty."""
    frame: Marks = {"width": CARD_WIDTH, "height": CARD_HEIGHT, "rx": 6}
    at = f"translate({x:.1f} {y:.1f})" + (f" scale({scale:g})" if scale != 1 else "")
    if card == NO_CARD:
        return group(shape("rect", fill="none", stroke=LINE, stroke_dasharray="5 4", **frame), transform=at)
    gems = [gem for gem, count in enumerate(CARD_COST[card]) for _ in range(count)]
    step = min(14.0, 40 / max(1, (len(gems) + 1) // 2))
    parts = [
        shape("rect", shape("title", CARD_WORDS[card]), fill=PAPER, stroke=INK, stroke_width=1.3, **frame),
        icon_sign(tree_icon(card), 19, 26, 31),
        shape("rect", x=27, y=-4, width=26, height=20, rx=6, fill=INK),
        text(40, 10.5, str(CARD_POINTS[card]), size=14, anchor="middle", fill=WHITE, font_weight=700),
    ]
    # up to three gems fit on one line, more take two
    per_line = len(gems) if len(gems) <= 3 else (len(gems) + 1) // 2
    for n, gem in enumerate(gems):
        line, column = divmod(n, per_line)
        count = min(per_line, len(gems) - line * per_line)
        left = CARD_WIDTH / 2 - step * (count - 1) / 2
        top = 57 if len(gems) <= 3 else 50
        parts.append(icon_sign(GEM_ICONS[gem], left + column * step, top + line * 15, min(14.0, step)))
    if place:
        parts.append(text(5, 12, str(place), size=11, fill=LEAF, font_weight=700))
    return group(*parts, transform=at, class_="card", data_card=CARD_WORDS[card])


def _stock(state: State, x: float, y: float, width: float) -> Shape:
    """Return the deck, the wooden trees, and the bank."""
    step, size = width / 5, 14
    back = shape("rect", x=x + 2, y=y - 10, width=14, height=20, rx=3, fill=LEAF, stroke=INK)
    drawn = [back, icon_sign("tree", x + step + 8, y, 21)]
    drawn += [icon_sign(name, x + step * (2 + gem) + 12, y, 19) for gem, name in enumerate(GEM_ICONS)]
    counts = (deck_size(state), state.wooden, *state.bank)
    for n, count in enumerate(counts):
        kind = ("deck", "wooden", "bank", "bank", "bank")[n]
        left = x + n * step + (22 if n < 2 else 26)
        drawn.append(
            text(left, y + 5, str(count), size=size, fill=TEXT, font_weight=700, class_=kind, data_count=count)
        )
    fence = shape("path", d=f"M{x + 2 * step - 6:.1f} {y - 12:.1f}v24", stroke=LINE, stroke_width=1.5)
    return group(*drawn, fence)


def draw_bought(state: State, seat: int, x: float, y: float, width: float, lines: int) -> Shape:
    """Return the points of every card a player has bought; a card whose tree is not planted yet is marked."""
    bought = [card for card in range(1, CARDS + 1) if state.card_of[card] == seat + 1]
    per_line = max(1, -(-len(bought) // lines), int((width + 3) // (CHIP_WIDTH + 3)))
    step = min(CHIP_WIDTH + 3, (width - CHIP_WIDTH) / max(1, per_line - 1))
    chips = []
    for n, card in enumerate(bought):
        line, column = divmod(n, per_line)
        chips.append(_chip(card, x + column * step, y + line * (CHIP_HEIGHT + 4), state.tree_at[card] == NO_CELL))
    return group(*chips)


def _chip(card: int, x: float, y: float, waits: bool) -> Shape:
    """Return the points of one card on a small leaf."""
    line: Marks = {"stroke": GOLD if waits else INK, "stroke_width": 2.4 if waits else 1}
    plate = shape("rect", x=x, y=y, width=CHIP_WIDTH, height=CHIP_HEIGHT, rx=5, fill=LEAF, **line)
    number = text(
        x + CHIP_WIDTH / 2, y + 14, str(CARD_POINTS[card]), size=12.5, anchor="middle", fill=WHITE, font_weight=700
    )
    return group(shape("title", CARD_WORDS[card]), plate, number, class_="bought", data_card=CARD_WORDS[card])
