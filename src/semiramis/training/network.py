"""A game's network in PyTorch, built from its layout; `bots.network` runs the same weights without PyTorch.

The position's features are summed into a vector of `width`. Where the game has cells, each cell gets a vector of
`channels`, changed by layers that read a cell and its neighbours with the same weights everywhere; their mean and
maximum join the features. Two layers later the policy says a number for each code that is not about a cell, the cells
say theirs, and the value head says for each seat, the observing one first, the share of wins, the margin still to
come, and the points still to come in each part of the score.
"""

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from semiramis.core.model.network import CATEGORY, QUANTITY, QUANTITY_SCALE, ROOT_SCALE, Layout
from semiramis.core.model.observation import MOST_SEATS
from semiramis.training.gather import gathered

ITEM_WIDTH = 32
VALUE_SCALE = 64.0
"""Heuristics are stored as whole numbers of this fraction of a point."""
NOT_LEGAL = 0
NO_LOGIT = -1e9


@dataclass
class Position:
    """What a network reads, each [positions, …]: observations, the heuristic after each action, and neighbours.

    `values` is int16 in units of 1 / VALUE_SCALE points, NOT_LEGAL where an action is not legal.
    """

    observation: Tensor
    values: Tensor
    neighbours: Tensor | None
    n_seats: int


class _NeighbourLayer(torch.autograd.Function):
    """A linear layer over each cell and its neighbours.

    Backwards it is such a layer again, over the same neighbours with the ways reversed, so that no two cells add to
    the same memory.
    """

    @staticmethod
    def forward(ctx: Any, x: Tensor, weight: Tensor, near: Tensor) -> Tensor:
        """The layer without its bias; `weight` is [outputs, (1 + ways) * channels]."""
        weight = weight.to(x.dtype)
        read = gathered(x, near)
        ctx.save_for_backward(read, weight, near)
        return read @ weight.t()

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> Any:
        """The gradients of the cells and the weights."""
        read, weight, near = ctx.saved_tensors
        outputs, ways = len(weight), near.shape[-1]
        grad = grads[0].to(read.dtype).contiguous()
        by_way = weight.view(outputs, 1 + ways, -1)
        back = [0, *(1 + (way + ways // 2) % ways for way in range(ways))]
        reversed_weight = by_way[:, back].transpose(0, 1).reshape((1 + ways) * outputs, -1)
        to_cells = gathered(grad, near) @ reversed_weight
        to_weight = grad.flatten(0, 1).t() @ read.flatten(0, 1)
        return to_cells, to_weight.float(), None


class _Ordered(torch.autograd.Function):
    """Columns in another order; backwards by the inverse order."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, order: Tensor, inverse: Tensor) -> Tensor:
        """Column i is column `order[i]` of x."""
        ctx.save_for_backward(inverse)
        return x.index_select(1, order)

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> Any:
        """Column i gets the gradient of column `inverse[i]`, none where that is one too many."""
        (inverse,) = ctx.saved_tensors
        padded = functional.pad(grads[0], (0, 1))
        return padded.index_select(1, inverse), None, None


class Network(nn.Module):
    """The network of a game."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.layout = layout
        spec, width = layout.spec, layout.spec.width
        self.embed = nn.Linear(layout.rows, width)
        nn.init.normal_(self.embed.weight, std=0.08)
        self.trunk_1, self.trunk_2 = nn.Linear(width, width), nn.Linear(width, width)
        self.flat = nn.Linear(width, len(layout.flat_codes))
        self.value = nn.Linear(width, MOST_SEATS * layout.values_per_seat)
        for head in (self.flat, self.value):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)
        self.scale = nn.Parameter(torch.full((layout.n_stages,), 0.54))
        if layout.item_rows:
            self.item_query = nn.Linear(width, ITEM_WIDTH)
            self.item = nn.Embedding(layout.item_rows, ITEM_WIDTH)
            nn.init.zeros_(self.item.weight)
        if spec.cells:
            channels = spec.channels
            self.cell = nn.Linear(layout.cell_rows + len(spec.marks), channels)
            nn.init.normal_(self.cell.weight, std=0.3)
            self.to_cells = nn.Linear(width, channels)
            self.layers = nn.ModuleList(nn.Linear((1 + spec.ways) * channels, channels) for _ in range(spec.layers))
            pooled = 2 * spec.maps + (1 if spec.marks else 0)
            self.pooled = nn.Linear(pooled * channels, width)
            self.trunk_to_cells = nn.Linear(width, channels)
            self.cell_head = nn.Linear(channels, layout.n_kinds)
            nn.init.zeros_(self.cell_head.weight)
            nn.init.zeros_(self.cell_head.bias)
        self._make_tables()

    def _make_tables(self) -> None:
        layout, spec = self.layout, self.layout.spec
        # columns of the policy: flat codes, then every kind of every cell
        flat = {code: column for column, code in enumerate(layout.flat_codes)}
        order = [
            len(flat) + spec.cell_codes[code][0] * layout.n_kinds + spec.cell_codes[code][1]
            if code in spec.cell_codes
            else flat[code]
            for code in range(layout.n_actions)
        ]
        columns = {column: code for code, column in enumerate(order)}
        n_columns = len(flat) + spec.cells * layout.n_kinds
        named = {
            "category_at": [f.position for f in layout.features if f.kind == CATEGORY],
            "category_row": [f.row for f in layout.features if f.kind == CATEGORY],
            "category_low": [f.low for f in layout.features if f.kind == CATEGORY],
            "category_most": [f.most for f in layout.features if f.kind == CATEGORY],
            "quantity_at": [f.position for f in layout.features if f.kind == QUANTITY],
            "quantity_row": [f.row for f in layout.features if f.kind == QUANTITY],
            "item_at": [at for _, at, _, _ in layout.items],
            "item_first": [first for _, _, first, _ in layout.items],
            "item_most": [most for *_, most in layout.items],
            "order": order,
            "inverse": [columns.get(column, layout.n_actions) for column in range(n_columns)],
            "cell_index": [index for _, index, *_ in layout.cell_features],
            "near": [list(each) for each in spec.neighbours],
        }
        for name, numbers in named.items():
            self.register_buffer(name, torch.tensor(numbers, dtype=torch.long), persistent=False)
        item_columns = torch.zeros(len(layout.items), len(flat))
        for number, (code, *_) in enumerate(layout.items):
            item_columns[number, flat[code]] = 1.0
        self.register_buffer("item_columns", item_columns, persistent=False)
        for number, mark in enumerate(spec.marks):
            named_cells = torch.zeros(len(mark.cells), spec.cells)
            for value, cells in enumerate(mark.cells):
                named_cells[value, list(cells)] = 1.0
            self.register_buffer(f"mark_{number}", named_cells, persistent=False)

    def features(self, observation: Tensor) -> Tensor:
        """The inputs of the first layer, [n, rows]: ones for categories, scaled quantities and their roots."""
        seen = observation.long()
        given: Tensor = seen.index_select(1, self.category_at) - self.category_low
        given = torch.minimum(given.clamp_(min=0), self.category_most)
        made = torch.zeros(len(seen), 1 + self.layout.rows, device=seen.device, dtype=self._dtype)
        # the least category has no row: it goes to a column of its own, which is dropped
        at = torch.where(given > 0, self.category_row + given, 0)
        made.scatter_(1, at, 1.0)
        amount = seen.index_select(1, self.quantity_at).clamp_(min=0).to(torch.float32)
        made[:, 1 + self.quantity_row] = (amount / QUANTITY_SCALE).to(made.dtype)
        made[:, 2 + self.quantity_row] = (amount.sqrt() / ROOT_SCALE).to(made.dtype)
        return made[:, 1:]

    @property
    def _dtype(self) -> torch.dtype:
        return torch.bfloat16 if torch.is_autocast_enabled("cuda") else torch.float32

    def cell_features(self, observation: Tensor, which: int, cells: int) -> Tensor:
        """The inputs of each cell of a map without marks, [n, cells, rows]."""
        found = []
        for number, (start, _, run, _, most) in enumerate(self.layout.cell_features):
            given = self.cell_index[number, :cells]
            at = start + which * run + given.clamp(min=0)
            values = torch.where(given >= 0, observation.index_select(1, at).long(), 0)
            found.append(values[..., None] == torch.arange(1, most + 1, device=observation.device))
        return torch.cat(found, 2).to(self._dtype)

    def marked(self, observation: Tensor, cells: int) -> Tensor:
        """Which cells each mark names, [n, cells, marks]."""
        found = [
            getattr(self, f"mark_{number}")[:, :cells].index_select(0, observation[:, at].long())
            for number, at in enumerate(self.layout.mark_positions)
        ]
        return torch.stack(found, 2).to(self._dtype)

    def forward(self, given: Position) -> tuple[Tensor, Tensor]:
        """Logits of all actions, [n, actions], and values, [n, seats, values], the observing seat first."""
        layout, spec = self.layout, self.layout.spec
        seen = given.observation
        first = self.embed(self.features(seen))
        x = None
        if spec.cells:
            x, pooled = self._cells(given, functional.relu(first))
            first = first + self.pooled(pooled)
        h = functional.relu(self.trunk_1(functional.relu(first)))
        h = functional.relu(self.trunk_2(h) + h)
        said = self.flat(h)
        if layout.item_rows:
            known = self.item_query(h) @ self.item.weight.t().to(h.dtype)
            named = torch.minimum(seen.index_select(1, self.item_at).long().clamp(min=0), self.item_most)
            said = said + known.gather(1, named + self.item_first) @ self.item_columns.to(h.dtype)
        if x is not None:
            of_cells = self.cell_head(functional.relu(x + self.trunk_to_cells(h)[:, None]))
            of_cells = functional.pad(of_cells, (0, 0, 0, spec.cells - x.shape[1])).flatten(1)
            said = torch.cat((said, of_cells.to(said.dtype)), 1)
        logits: Tensor = _Ordered.apply(said, self.order, self.inverse).float()  # type: ignore[no-untyped-call]
        value = self.value(h).float().view(len(seen), MOST_SEATS, layout.values_per_seat)
        return self._with_heuristic(logits, given), value

    def _with_heuristic(self, logits: Tensor, given: Position) -> Tensor:
        legal = given.values != NOT_LEGAL
        if self.layout.spec.heuristic:
            points = given.values.float() / VALUE_SCALE
            best = torch.where(legal, points, -1e4).amax(1, keepdim=True)
            points = (points - best).clamp(min=-100.0, max=0.0)
            stage = given.observation[:, self.layout.stage_at].long()
            logits = logits + functional.softplus(self.scale).index_select(0, stage)[:, None] * points
        return torch.where(legal, logits, NO_LOGIT)

    def _cells(self, given: Position, features: Tensor) -> tuple[Tensor, Tensor]:
        """The vectors of the cells of the first map, and what all maps add to the features, [n, pooled]."""
        spec, seen = self.layout.spec, given.observation
        cells = spec.cells_at(given.n_seats)
        near = self.near[None] if given.neighbours is None else given.neighbours
        near = near[:, :cells].to(torch.int16).contiguous()
        blank = torch.zeros(len(seen), cells, len(spec.marks), device=seen.device, dtype=self._dtype)
        marks = self.marked(seen, cells) if spec.marks else blank
        x = self.cell(torch.cat((self.cell_features(seen, 0, cells), marks), 2))
        x = functional.relu(x + self.to_cells(features)[:, None])
        x = functional.relu(self._layer(0, x, near))
        for number in range(1, spec.layers):
            x = x + functional.relu(self._layer(number, x, near))
        pooled = [x.mean(1), x.amax(1)]
        if spec.marks:
            pooled.append((x * marks[:, :, :1]).sum(1) * 0.25)
        for other in range(1, spec.maps):
            if other < given.n_seats:
                y = functional.relu(self.cell(torch.cat((self.cell_features(seen, other, cells), blank), 2)))
                y = functional.relu(self._layer(0, y, near))
                pooled += [y.mean(1), y.amax(1)]
            else:
                pooled += [torch.zeros_like(x[:, 0])] * 2
        return x, torch.cat(pooled, 1)

    def _layer(self, number: int, x: Tensor, near: Tensor) -> Tensor:
        layer = self.layers[number]
        made: Tensor = _NeighbourLayer.apply(x, layer.weight, near)  # type: ignore[no-untyped-call]
        return made + layer.bias.to(made.dtype)
