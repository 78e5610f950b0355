"""Results: rows with their targets, for people."""

from collections.abc import Sequence
from typing import Any

from load import at_share
from peer import DIFFERENCES
from rich.table import Table

from semiramis.cli.support.common import console

AIMS = {
    "first page": 2.0,
    "acknowledged p50": 10.0,
    "acknowledged p99": 100.0,
    "events lost": 0,
    "events doubled": 0,
    "events out of order": 0,
    "memory with idle tables": 300.0,
    "opening a long game cold": 300.0,
}


def row(name: str, value: float, unit: str, note: str = "") -> dict[str, Any]:
    """Return a row of the result, with its target if there is one."""
    found: dict[str, Any] = {"row": name, "value": round(value, 3), "unit": unit, "note": note}
    return {**found, "at_most": AIMS[name], "met": value <= AIMS[name]} if name in AIMS else found


def times_rows(name: str, seconds: Sequence[float], note: str = "") -> list[dict[str, Any]]:
    """Return the usual quantiles of some times, in milliseconds."""
    shares = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    rows = [row(f"{name} {label}", 1000 * at_share(seconds, share), "ms") for label, share in shares.items()]
    rows[0]["note"] = note
    return rows


def ratios(ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> dict[str, float]:
    """Return our times divided by the peer's, for every row both have."""
    other = {found["row"]: found["value"] for found in theirs if found["unit"] == "ms"}
    return {r["row"]: round(r["value"] / other[r["row"]], 2) for r in ours if other.get(r["row"])}


def show(found: dict[str, Any]) -> None:
    """Print the result for people."""
    out = console()
    out.print("; ".join(f"{name} {value}" for name, value in found["conditions"].items()))
    for title, rows in (("semiramis serve", found["rows"]), ("boardgame.io", found.get("peer", {}).get("rows", []))):
        if not rows:
            continue
        grid = Table(title, title_justify="left")
        for column in ("value", "aim", "", "ratio" if "ratios" in found else ""):
            grid.add_column(column, justify="right")
        grid.add_column("")
        for r in rows:
            aim = f"≤ {r['at_most']:g} {r['unit']}" if "at_most" in r else ""
            met = ("met" if r["met"] else "missed") if "met" in r else ""
            ratio = found.get("ratios", {}).get(r["row"], "") if title.startswith("semiramis") else ""
            grid.add_row(r["row"], f"{r['value']:.4g} {r['unit']}", aim, met, str(ratio), r["note"])
        out.print(grid)
    if "peer" in found:
        out.print("ratio: our time divided by the peer's. What differs:")
        for line in DIFFERENCES:
            out.print(f"- {line}")
