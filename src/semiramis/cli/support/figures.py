"""Numbers for people: means, shares and changes, each with how sure it is."""

from typing import TYPE_CHECKING

from semiramis.cli.support.common import local_texts
from semiramis.core.model.domain import SEAT, Domain
from semiramis.core.model.message import Word, word_of

if TYPE_CHECKING:
    from semiramis.arena.statistics import Interval


def word(domain: Domain, index: int) -> str:
    """A word of a domain in the language of the run, or as it is where it has no texts."""
    label = word_of(domain, index)
    return local_texts().word(label) if isinstance(label, Word) else str(label)


def seat_name(seat: int) -> str:
    """A seat in the language of the run."""
    return word(SEAT, seat)


def number(value: float, digits: int = 1) -> str:
    """A number with a true minus."""
    text = f"{value:.{digits}f}"
    return text.removeprefix("-") if float(text) == 0 else text.replace("-", "−")


def signed(value: float, digits: int = 2) -> str:
    """A change with its sign; none where it rounds to nothing."""
    text = number(value, digits)
    return f"+{text}" if value > 0 and float(text) else text


def plus_minus(mean: float, interval: "Interval | None", digits: int = 2) -> str:
    """A mean and how far to either side its 95 % interval reaches."""
    reach = f" ± {number((interval.high - interval.low) / 2, digits)}" if interval else ""
    return f"{number(mean, digits)}{reach}"


def percent(interval: "Interval") -> str:
    """From where to where a share lies."""
    return f"{100 * interval.low:.1f}–{100 * interval.high:.1f} %"
