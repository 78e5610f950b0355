"""The catalogue: every action of a game by name, with typed arguments, a stable integer code and a text notation.

Outside the engine an action is `{"do": "recruit", "triple": 2, "craft": "priest"}` or the text `recruit 2 priest`;
inside it is one number. Codes are given in the order of the kinds and of their argument domains.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from semiramis.core.model.domain import Domain
from semiramis.core.model.message import Malformed
from semiramis.core.model.quote import quote

MOST_CHOICES = 64
LONGEST_NOTATION = 200
LONGEST_QUOTED = 40


class Kind:
    """One kind of action: its name and the domain of each argument."""

    def __init__(self, name: str, **args: Domain) -> None:
        self.name = name
        self.args = args
        self.size = 1
        for domain in args.values():
            self.size *= len(domain)


@dataclass(frozen=True)
class Action:
    """An action by name, with its arguments as words."""

    do: str
    args: Mapping[str, str]

    def to_json(self) -> dict[str, Any]:
        """Return the action as in logs and requests; words of digits become integers."""
        return {"do": self.do, **{k: int(v) if v.isdigit() else v for k, v in self.args.items()}}


class Catalogue:
    """All kinds of actions of one game."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self._first: dict[str, int] = {}
        self.size = 0
        for kind in kinds:
            self._first[kind.name] = self.size
            self.size += kind.size
        self._actions = tuple(self._spell_out())

    def first(self, name: str) -> int:
        """Return the first code of a kind."""
        return self._first[name]

    def action(self, code: int) -> Action:
        """Return the action of a code."""
        return self._actions[code]

    def notation(self, code: int) -> str:
        """Return the action as text, such as `recruit 2 priest`."""
        action = self._actions[code]
        return " ".join((action.do, *action.args.values()))

    def code(self, do: str, **args: str | int) -> int:
        """Return the code of a named action; Malformed names the part that is not in the catalogue."""
        return self.from_json({"do": do, **args})

    def from_json(self, data: object) -> int:
        """Return the code of an action in JSON; Malformed names the part that is not in the catalogue."""
        if not isinstance(data, Mapping):
            raise Malformed("action-not-object")
        do = data.get("do")
        if not isinstance(do, str) or do not in self.kinds:
            raise Malformed("action-unknown", action=quote(do, LONGEST_QUOTED), known=", ".join(self.kinds))
        kind = self.kinds[do]
        for name in data:
            if name != "do" and name not in kind.args:
                raise Malformed("action-extra-argument", action=do, argument=quote(name, LONGEST_QUOTED))
        index = 0
        for name, domain in kind.args.items():
            if name not in data:
                raise Malformed("action-missing-argument", action=do, argument=name, known=_choices(domain))
            given = data[name]
            text = str(given) if isinstance(given, int) and not isinstance(given, bool) else given
            if not isinstance(text, str) or text not in domain:
                value = quote(given, LONGEST_QUOTED)
                raise Malformed("action-bad-argument", action=do, argument=name, value=value, known=_choices(domain))
            index = index * len(domain) + domain.index(text)
        return self._first[do] + index

    def parse(self, text: str) -> int:
        """Return the code of an action in notation; Malformed names what is wrong. Case and spacing do not matter."""
        if len(text) > LONGEST_NOTATION:
            raise Malformed("action-too-long", limit=LONGEST_NOTATION)
        words = text.lower().split()
        if not words or words[0] not in self.kinds:
            raise Malformed(
                "action-unknown", action=quote(words[0] if words else "", LONGEST_QUOTED), known=", ".join(self.kinds)
            )
        kind = self.kinds[words[0]]
        given = words[1:]
        if len(given) > len(kind.args):
            raise Malformed(
                "action-extra-argument", action=kind.name, argument=quote(given[len(kind.args)], LONGEST_QUOTED)
            )
        return self.from_json({"do": kind.name, **dict(zip(kind.args, _in_order(given, kind), strict=False))})

    def _spell_out(self) -> Iterator[Action]:
        for kind in self.kinds.values():
            for index in range(kind.size):
                rest = index
                words: list[str] = []
                for domain in reversed(kind.args.values()):
                    rest, at = divmod(rest, len(domain))
                    words.append(domain.words[at])
                yield Action(kind.name, dict(zip(kind.args, reversed(words), strict=True)))


def _in_order(given: list[str], kind: Kind) -> list[str]:
    """Return arguments in the order of their domains if any order fits: `recruit 2 priest` for `recruit priest 2`."""
    for order in permutations(given):
        if all(word in domain for word, domain in zip(order, kind.args.values(), strict=False)):
            return list(order)
    return given


def _choices(domain: Domain) -> str:
    """Return the words of a domain as a list; if there are very many, the first ones and the last."""
    words = domain.words
    return ", ".join(words if len(words) <= MOST_CHOICES else (*words[: MOST_CHOICES - 2], "…", words[-1]))
