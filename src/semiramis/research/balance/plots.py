"""The plot of a comparison as SVG: effects side by side, or measures over the values of a sweep."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from semiramis.arena.results.plots import LOOK, PART_FILL, WIDTH
from semiramis.arena.results.statistics import Interval
from semiramis.art.theme import LAPIS, POMEGRANATE, TEXT_2
from semiramis.core.i18n.text import Texts
from semiramis.research.balance.changes import value_at
from semiramis.research.balance.compare import Comparison
from semiramis.research.balance.effects import KINDS, WINS, Effect, Measure, Outcome, label_of, measures_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes

ROW = 0.28
"""The height of a measure, in inches."""
ASIDE = 0.008
"""The horizontal offset between the lines of a sweep, as a fraction of its width."""
OVER_VALUES = ("score", "score-of", "first-wins", "wins-of", "rounds")
"""The measures plotted over the values of a sweep; the others are in the tables."""


def write_plot(folder: Path, comparison: Comparison, outcome: Outcome, texts: Texts) -> Path:
    """Write the plot to a folder; returns its path."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    is_sweep = len(comparison.variants) > 1
    measures = measures_of(comparison.plan)
    rows = [1 + sum(measure.kind == kind for measure in measures) for kind in KINDS]
    with rc_context(LOOK):
        height = 3.2 * len(KINDS) if is_sweep else 2.0 + ROW * sum(rows)
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        panels: Any = figure.subplots(len(KINDS), height_ratios=None if is_sweep else rows)
        title = "balance-plot-sweep" if is_sweep else "balance-plot-effects"
        what = swept_place(comparison) if is_sweep else comparison.variants[0].label
        figure.suptitle(texts.t(title, what=what, deals=outcome.deals), wrap=True)
        for axes, kind in zip(panels, KINDS, strict=True):
            if is_sweep:
                _draw_sweep(axes, kind, comparison, outcome, texts)
            else:
                _draw_effects(axes, kind, comparison, outcome.effects[0], texts)
            axes.set_axisbelow(True)
            axes.grid(axis="both" if is_sweep else "x")
        path = folder / ("sweep.svg" if is_sweep else "effects.svg")
        # no date, so that the same games give the same file
        figure.savefig(path, metadata={"Date": None})
    return path


def swept_place(comparison: Comparison) -> str:
    """The place that is swept: the last one that is changed."""
    return comparison.variants[0].changes[-1].place


def _draw_effects(axes: "Axes", kind: str, comparison: Comparison, effects: tuple[Effect, ...], texts: Texts) -> None:
    measures = measures_of(comparison.plan)
    found = [(measure, effect) for measure, effect in zip(measures, effects, strict=True) if measure.kind == kind]
    axes.axvline(0, color=TEXT_2, linewidth=1)
    for row, (_, effect) in enumerate(found):
        mean, reach = _scaled(kind, effect.effect, effect.range)
        colour = POMEGRANATE if effect.is_clear else LAPIS
        axes.errorbar([mean], [row], xerr=reach, fmt="o", color=colour, capsize=3)
    axes.set_ylim(len(found) - 0.4, -0.6)
    axes.set_yticks(range(len(found)), [_label(comparison, measure, texts) for measure, _ in found])
    axes.tick_params(axis="y", length=0)
    axes.set_xlabel(texts.t(f"balance-plot-change-{kind}"))


def _draw_sweep(axes: "Axes", kind: str, comparison: Comparison, outcome: Outcome, texts: Texts) -> None:
    place, variants = swept_place(comparison), comparison.variants
    values = [variant.changes[-1].value for variant in variants]
    is_numeric = all(type(value) is int for value in values)
    at: list[Any] = values if is_numeric else list(range(len(values)))
    order = sorted(range(len(at)), key=at.__getitem__)
    drawn = [
        (index, measure)
        for index, measure in enumerate(measures_of(comparison.plan))
        if measure.kind == kind and measure.name in OVER_VALUES
    ]
    for line, (index, measure) in enumerate(drawn):
        effects = [outcome.effects[variant][index] for variant in order]
        points = [_scaled(kind, effect.changed, effect.changed_range) for effect in effects]
        reach = [[side[0] for _, (side, _) in points], [side[0] for _, (_, side) in points]]
        # offset a little, so that no interval hides another
        beside = ASIDE * (max(at) - min(at)) * (line - (len(drawn) - 1) / 2)
        colour = PART_FILL[line % len(PART_FILL)]
        axes.errorbar(
            [at[variant] + beside for variant in order],
            [mean for mean, _ in points],
            yerr=reach,
            fmt="o-",
            color=colour,
            capsize=3,
            label=_label(comparison, measure, texts),
        )
    original = value_at(comparison.plan.definition.edition, place)
    if is_numeric and type(original) is int:
        axes.axvline(original, color=TEXT_2, linestyle=":", label=texts.t("balance-plot-original"))
    axes.set_xticks(at, [variant.label for variant in variants])
    axes.set_xlabel(place)
    axes.set_ylabel(texts.t(f"balance-plot-{kind}"))
    axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False, fontsize="small")


def _scaled(kind: str, mean: float, interval: Interval | None) -> tuple[float, tuple[list[float], list[float]]]:
    """A mean and the extent of its interval to either side; shares of wins in per cent."""
    scale = 100 if kind == WINS else 1
    low, high = interval or (mean, mean)
    return scale * mean, ([scale * max(0.0, mean - low)], [scale * max(0.0, high - mean)])


def _label(comparison: Comparison, measure: Measure, texts: Texts) -> str:
    return texts.render(label_of(comparison.plan, measure))
