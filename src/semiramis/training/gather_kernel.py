"""The Triton kernel of `gather`; imported only where Triton is installed."""
# ruff: noqa: N803 - what is known when a kernel is compiled is written in capitals

import triton
import triton.language as tl


@triton.jit
def gather_rows(  # type: ignore[no-untyped-def]
    x,
    near,
    out,
    total,
    cells,
    by_game,
    ROWS: tl.constexpr,
    CHANNELS: tl.constexpr,
    BLOCK: tl.constexpr,
):
    """Copy BLOCK rows: row k of a cell is the cell itself for k = 0, else its neighbour k - 1."""
    row = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    inside = row < total
    k = row % ROWS
    cell = row // ROWS
    game = cell // cells
    local = cell - game * cells
    at = game * by_game + local * (ROWS - 1) + k - 1
    other = tl.load(near + at, mask=inside & (k > 0), other=0).to(tl.int64)
    source = tl.where(k == 0, local, other)
    known = inside & (source >= 0) & (source < cells)
    column = tl.arange(0, CHANNELS)
    found = tl.load(x + (game * cells + source)[:, None] * CHANNELS + column[None, :], mask=known[:, None], other=0.0)
    tl.store(out + row[:, None] * CHANNELS + column[None, :], found, mask=inside[:, None])
