"""The plural forms of a language, from the rules of CLDR, which a `language.toml` quotes as they are published.

Only whole numbers are rendered: for them the operands `n` and `i` are the number, all others are zero.
"""

import re
from collections.abc import Callable, Mapping

OTHER = "other"
NAMES = ("zero", "one", "two", "few", "many", OTHER)
"""Every name that CLDR gives a plural form."""
RELATION = re.compile(r"([nivwftce])(?: *% *(\d+))? *(!?=) *([\d., ]+)")
Plural = Callable[[int], str]


def plural_of(rules: Mapping[str, str]) -> Plural:
    """Return the plural form of a number, by the rules of each form; ValueError quotes what is not a CLDR rule."""
    conditions = [(name, _any_of(rule)) for name, rule in rules.items()]

    def plural(number: int) -> str:
        n = abs(number)
        return next((name for name, holds in conditions if holds(n)), OTHER)

    return plural


def _any_of(rule: str) -> Callable[[int], bool]:
    each = [_all_of(part) for part in re.split(r"\bor\b", rule.partition("@")[0])]
    return lambda n: any(holds(n) for holds in each)


def _all_of(rule: str) -> Callable[[int], bool]:
    each = [_relation(part.strip()) for part in re.split(r"\band\b", rule)]
    return lambda n: all(holds(n) for holds in each)


def _relation(text: str) -> Callable[[int], bool]:
    """Return a condition such as `n % 10 = 2..4,7`."""
    found = RELATION.fullmatch(text)
    if found is None:
        raise ValueError(f"not a CLDR plural rule: {text!r}")
    operand, modulus, sign, values = found.groups()
    wanted = [_range(value.strip()) for value in values.split(",")]

    def holds(n: int) -> bool:
        value = n if operand in "ni" else 0
        if modulus:
            value %= int(modulus)
        return any(value in each for each in wanted) == (sign == "=")

    return holds


def _range(text: str) -> range:
    first, dots, last = text.partition("..")
    if not first.isdigit() or (dots and not last.isdigit()):
        raise ValueError(f"not a number or range of a CLDR plural rule: {text!r}")
    return range(int(first), int(last or first) + 1)
