"""A page for each game with the weights of its evaluation: what the search bots value, and how much."""

from importlib import import_module

from semiramis.core.model.weights import Weight
from semiramis.core.registry import keys

MOST_NUMBERS = 12
"""A longer table of values is cut off here."""

INTRODUCTION = """\
The search bots value a position by these weights. A value for two seats stands before one for three and four where
they differ; a list gives the values by the quantity that the row names. They show what strong play looks for. Read a
weight as the bots' opinion, found by playing and fitting, not as a rule.
"""


def pages() -> dict[str, str]:
    """The text of every page by its path in the site."""
    return {f"strategy/{key}.md": _page(key) for key in keys()}


def _page(key: str) -> str:
    weights = import_module(f"semiramis.games.{key}.ai.weights").WEIGHTS
    rows = [f"| {each.about} | {_values(each)} | {each.unit} | {each.found} |" for each in weights.rows]
    head = ["| weight | value | unit | how it was found |", "|---|---|---|---|"]
    return "\n".join([f"# What counts in {key.capitalize()}", "", INTRODUCTION, *head, *rows, ""])


def _values(weight: Weight) -> str:
    two, more = _value(weight.values[2]), _value(weight.values[4])
    return two if two == more else f"{two} / {more}"


def _value(value: int | float | list[int]) -> str:
    if not isinstance(value, list):
        return str(value)
    shown = ", ".join(str(number) for number in value[:MOST_NUMBERS])
    return f"{shown}, … ({len(value)} values)" if len(value) > MOST_NUMBERS else shown
