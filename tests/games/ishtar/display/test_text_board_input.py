"""The text board of Ishtar: deserts by hand, other layouts and editions."""

import random

import pytest

from semiramis.core.compile.link import Linked
from semiramis.core.model.domain import NOBODY
from semiramis.core.model.rule import Grid, Table
from semiramis.games.ishtar.components.tables import CARD_COST, TILE_FLOWERS
from semiramis.games.ishtar.display.text import board, desert_map, laid, panel, seats
from semiramis.games.ishtar.display.text.board import draw, parse
from semiramis.games.ishtar.referee import rebuild
from semiramis.games.ishtar.rules import placing, scoring, turn
from semiramis.games.ishtar.rules.scoring import part_score
from semiramis.games.ishtar.rules.stages import CHOOSE, DEAL_BOARD
from semiramis.games.ishtar.rules.state import CARD, CELL, FLOWERS, FOUNTAINS, SHADE, TILE, TREES, Work
from tests.games.ishtar.display.text_boards import (
    first_turn,
    laid_out,
    line_with,
    map_of,
    problem_of,
    with_words,
    without_map,
)

TILES_BY_HAND = "  is1@1c3↻0  t05@1d3↻2  vs2@1e4↻1\n  gone  i05  v03"


MAP_BY_HAND = """\
      a p   ·   p   p
    b w   ·   r   ·   w
  c ·   ·   ♣  ♙2J *3J  ·
d r   ▤   2R ≈1p  ·   ▤   r a p   ▤   p   ▤
  e ·  °1R °1R ♙1R  r   · b p   ·   ·   r   ·
    f ▤   p   r   "   1 c ·   ·  ≈2p  ·   p   ·
      g ·   ·   ·   · d ·   p   p   p   ·   w   ·
"""


def test_a_desert_written_by_hand_is_seen_from_above() -> None:
    text = with_words(TILES_BY_HAND, "♙1c4  *1c5  c01@1c3", "♙1e4  °1e2-e")
    state = parse(text)
    assert [map_row.rstrip() for map_row in map_of(draw(state))[:7]] == MAP_BY_HAND.splitlines()
    assert state.tile_at[TILE.index("t05")] == CELL.index("1d3")
    assert [part_score(state, 0, part) for part in (TREES, FLOWERS, FOUNTAINS)] == [3, 5, 0]
    assert [part_score(state, 1, part) for part in (TREES, FLOWERS, FOUNTAINS)] == [0, 5, 4]
    assert state.cells_at[0] == [2, 4, 0, 0]
    assert state.shade[:2] == [1, 1]
    assert part_score(state, 0, SHADE) == 0
    assert [state.unseen[TILE.index(name)] for name in ("is1", "i05", "v03", "v04")] == [0, 0, 0, 1]
    assert [state.in_deck[CARD.index(name)] for name in ("c01", "c02", "c03")] == [0, 1, 0]
    assert "\n  gone  i05  v03\n" in draw(state)
    assert parse(draw(state)) == state


def test_tiles_may_be_listed_in_any_order() -> None:
    words = ["is1@1c3↻0", "t05@1d3↻2", "vs2@1e4↻1"]
    found = [parse(with_words(f"  {' '.join(order)}")) for order in (words, words[::-1], words[1:] + words[:1])]
    assert found[0] == found[1] == found[2]
    assert parse(with_words("\n".join(f"      {word}" for word in words))) == found[0]


def test_boards_lie_where_and_how_they_are_written() -> None:
    text = without_map(draw(first_turn()))
    old = "3 3a ↻0 purple 4     0,1"
    assert old in text
    state = parse(text.replace(old, "3 6b ↻4 white  8    -1,1"))
    assert (state.side[2], state.rotation[2], state.fountain[2]) == (12, 4, 3)
    assert (state.board_a[2], state.board_b[2]) == (-1, 1)
    assert parse(draw(state)) == state
    for new, wrong, expected in (
        ("3 7a ↻0 purple 4     0,1", "7a", "- 1a 1b"),
        ("3 3c ↻0 purple 4     0,1", "3c", "- 1a 1b"),
        ("3 3a ↻6 purple 4     0,1", "↻6", "↻0 ↻1"),
        ("3 3a ↻0 green  4     0,1", "green", "- purple red white"),
        ("3 3a ↻0 purple 5     0,1", "5", "4"),
        ("3 3a ↻0 purple 4     0;1", "0;1", "0,0 "),
        ("3 3a ↻0 purple 4   -10,1", "", ""),
        ("3 3a ↻0 purple 4     1,0", "1,0", "-1,0"),
    ):
        problem = problem_of(text.replace(old, new))
        assert problem["line"] == line_with(text, old)
        assert wrong in problem["text"]
        assert problem["expected"].startswith(expected)


@pytest.mark.wide
@pytest.mark.parametrize("layout", ["0,0 1,0 2,0 3,0", "0,0 0,1 0,2 0,3", "0,0:3b/2 -1,1 0,-1:1a/5 1,-2"])
def test_other_layouts_are_drawn_as_wide_and_high_as_they_are(layout: str) -> None:
    state, work, dice = laid_out(2, layout), Work(), random.Random(7)
    while turn.mover(state) != NOBODY:
        if dice.random() < 0.1 or state.stage < CHOOSE:
            assert parse(draw(state)) == state
        turn.apply(state, work, dice.choice(work.legal[: turn.legal(state, work)]))
    assert parse(draw(state)) == state
    rows = [row for row in map_of(draw(state)) if row]
    assert len(rows) == {"0,0 1,0": 16, "0,0 0,1": 28, "0,0:3b/": 22}[layout[:7]]


def test_boards_that_are_not_dealt_yet_show_their_number() -> None:
    state = laid_out(2)
    assert state.stage == DEAL_BOARD
    assert map_of(draw(state))[3].split() == ["d", "1", "a"]
    assert parse(draw(state)) == state


MODULES = (rebuild, board, laid, desert_map, panel, seats, placing, scoring)


def test_a_text_board_of_another_edition_shows_and_parses_its_tiles_and_cards() -> None:
    flowers, cost = Grid(row[::-1] for row in TILE_FLOWERS), Grid(row[::-1] for row in CARD_COST)
    linked = Linked(MODULES, {"TILE_FLOWERS": flowers, "CARD_COST": cost})
    state = first_turn()
    text = linked.of(draw)(state)
    assert "c01 ww" in text
    assert linked.of(parse)(text) == state
    assert problem_of(text)["line"] == line_with(text, "ts1")
    dear = Linked(MODULES, {"FOUNTAIN_POINTS": Table([0, 5, 7, 20])})
    assert "1 1a ↻0 purple 5     0,0" in dear.of(draw)(state)


FIRST_TURN = """\
ISHTAR   2 seats   4 boards   first J   stage choose          asked J
── BOARDS ──────────────        a p   ·   p   p
1 1a ↻0 purple 4     0,0      b w   ·   r   ·   w
2 2a ↻0 purple 4     1,0    c ·   ·   p   p   p   ·
3 3a ↻0 purple 4     0,1  d r   ▤   ·  ≈1p  ·   ▤   r a p   ▤   p   ▤
4 4a ↻0 red    6     1,1    e ·   ·   p   ·   r   · b p   ·   ·   r   ·
── CARPET ──────────────      f ▤   p   r   p   · c ·   ·  ≈2p  ·   p   ·
 1 straight 5 is1 g·2A·g        g ·   ·   ·   · d ·   p   p   p   ·   w   ·
 2 straight 5 is2 1A·g·1          a ·   ·   r   · e w   ·   ·   r   ·   p
 3 bent     5 vs1 g·2A·g        b r   p   ▤   p   r f ▤   r   ▤   p   r
 4 bent     5 vs2 1A·g·1      c ▤   ·   ·   p   ·   ▤ g ·   ·   r   ·
 5 triangle 5 ts1 2A·g·g    d w   ·   p  ≈3p  ·   r   · a ▤   w   ·   ·
 6 triangle 5 ts2 1A·1·g      e ·   ·   ·   p   p   · b r   ·   ▤   r   p
 hand         -                 f ·   r   p   p   w c p   p   p   ·   ▤   ·
── TREE CARDS ──────────          g ·   ·   p   · d ·   ·  ≈4r  p   ·   p   w
 1 c01 pp        3                                  e p   ·   ·   p   ·   ▤
 2 c02 pr        4                                    f ·   r   ·   ·   r
 3 c03 ppp       5                                      g ·   p   r   ·
 4 c04 ppp       5
 5 c05 rr        5
 deck 21   wooden 15
── BANK ────────────────
 p  26  r  14  w   8
── PLAYERS ─ turns   p   r   w spent  p  r  w  skills     front carpet kept       reserved
▸J jasmine 1     .   1   .   .        .  .  .  ..........     2      2 -          -
 R rose          .   1   .   .        .  .  .  ..........     2      2 -          -
── TILES LAID ────────────────────────────────────────────────────────────────────────────────────
  .
── ASSISTANTS, BLOOMS, TREES ─────────────────────────────────────────────────────────────────────
J .
R .
── POINTS ─ trees flowers fountains tablets symbols gems shade assistants total ≈1 ≈2 ≈3 ≈4
 J jasmine      .       .         .       .       .    .     .          .     .  .  .  .  .
 R rose         .       .         .       .       .    .     .          .     .  .  .  .  .
── UNSEEN ────────────────────────────────────────────────────────────────────────────────────────
 i 01 02 03 04 05 06 07 08 09 10 11 12   .  .
 v 01 02 03 04 05 06 07 08 09 10 11 12   .  .
 t 01 02 03 04 05 06 07 08 09 10 11 12   .  .
 c  .  .  .  .  . 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26
1d4 fourth cell in row d of board 1   ≈1p its fountain, purple   · sand   p r w gem   ▤ tablet
" grass   ♣ tree   1–4 flowers, J R S L whose bed   ♙ assistant   * single bloom   ° double bloom
▸ asked, can   1 first   @ first cell of a tile   ↻ sixths clockwise   g grass   A S ? symbols
"""


def test_the_first_turn_looks_like_this() -> None:
    assert draw(first_turn()) == FIRST_TURN
