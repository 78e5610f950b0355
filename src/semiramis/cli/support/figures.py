"""Numbers for people: means, shares and changes with their confidence intervals."""

from typing import TYPE_CHECKING

from semiramis.cli.support.common import local_texts
from semiramis.core.model.domain import SEAT, Domain
from semiramis.core.model.message import Word, word_of

if TYPE_CHECKING:
    from semiramis.arena.results.statistics import Interval


def word(domain: Domain, index: int) -> str:
    """Return a word of a domain in the language of the run, or untranslated if it has no texts."""
    label = word_of(domain, index)
    return local_texts().word(label) if isinstance(label, Word) else str(label)


def seat_name(seat: int) -> str:
    """Return the name of a seat in the language of the run."""
    return word(SEAT, seat)


def number(value: float, digits: int = 1) -> str:
    """Return a number with a fixed number of digits; a minus is U+2212."""
    text = f"{value:.{digits}f}"
    return text.removeprefix("-") if float(text) == 0 else text.replace("-", "−")


def signed(value: float, digits: int = 2) -> str:
    """Return a change with its sign; no sign if it rounds to zero."""
    text = number(value, digits)
    return f"+{text}" if value > 0 and float(text) else text


def plus_minus(mean: float, interval: "Interval | None", digits: int = 2) -> str:
    """Return a mean and the half width of its 95 % interval."""
    reach = f" ± {number((interval.high - interval.low) / 2, digits)}" if interval else ""
    return f"{number(mean, digits)}{reach}"


def percent(interval: "Interval") -> str:
    """Return a share as an interval in percent."""
    return f"{100 * interval.low:.1f}–{100 * interval.high:.1f} %"
