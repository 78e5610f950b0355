"""Table options: rules with several variants."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from semiramis.core.model.arrays import State
from semiramis.core.model.domain import Domain


@dataclass(frozen=True)
class Option:
    """A table option: a rule with several variants. Its value is kept in a field of the state.

    An option without a field only affects set-up: a value that is not one of its words is passed to `read`, which
    writes it into the state and raises Malformed if it cannot.
    """

    name: str
    domain: Domain
    default: str
    clause: str
    field: str = ""
    read: Callable[[Any, str], None] | None = None
    table: str = ""
    """The table of the edition that the option is about, if it has an effect only with some editions."""

    def matters(self, tables: Mapping[str, Any]) -> bool:
        """Whether the option has an effect with an edition, given its tables by name."""
        return not self.table or any(tables[self.table])

    def accepts(self, value: str) -> bool:
        """Whether a value is allowed; a free-form value is only checked by `put`."""
        return value in self.domain or self.read is not None

    def put(self, state: State, value: str) -> None:
        """Write a value into a state; Malformed if `read` rejects it."""
        if self.field:
            setattr(state, self.field, self.domain.index(value))
        elif self.read is not None and value not in self.domain:
            self.read(state, value)
