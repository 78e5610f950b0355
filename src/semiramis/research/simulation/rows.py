"""The rows of a table of games or moves; the columns are the same in every file format."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from semiramis.core.model.domain import SEAT, seat_word
from semiramis.research.simulation.games import Games
from semiramis.research.simulation.plan import SeatedPlan

Columns = dict[str, Sequence[Any]]


@dataclass(frozen=True)
class Column:
    """A column: its name, and whether it holds text or integers."""

    name: str
    is_text: bool = False


class GameRows:
    """One row for every game."""

    def __init__(self, plan: SeatedPlan) -> None:
        game = plan.definition
        self._constant: Mapping[str, Any] = {
            "rules": game.version,
            "edition": game.edition.hash,
            "seats": plan.n_seats,
        }
        self._bots = dict(zip(SEAT.words, plan.bots, strict=False))
        self._parts = game.rules.parts.words

    def columns(self) -> list[Column]:
        """All columns in order."""
        per_game = [Column("game"), Column("seed", True), Column("rules"), Column("edition", True), Column("seats")]
        found = [*per_game, Column("first", True), Column("rounds"), Column("decisions")]
        for seat in self._bots:
            found += [Column(f"{seat}_policy", True), Column(f"{seat}_score"), Column(f"{seat}_place")]
            found += [Column(f"{seat}_decisions"), *(Column(f"{seat}_{part}") for part in self._parts)]
        return found

    def of(self, games: Games) -> Columns:
        """The rows of some games, column by column."""
        n = len(games)
        found: Columns = {"game": range(games.start, games.start + n), "seed": games.seeds}
        found |= {name: [value] * n for name, value in self._constant.items()}
        found["first"] = [SEAT.words[seat] for seat in games.first.tolist()]
        found["rounds"] = games.rounds.tolist()
        found["decisions"] = games.decisions.sum(axis=1).tolist()
        for at, (seat, bot) in enumerate(self._bots.items()):
            found[f"{seat}_policy"] = [bot] * n
            found[f"{seat}_score"] = games.scores[:, at].tolist()
            found[f"{seat}_place"] = games.places[:, at].tolist()
            found[f"{seat}_decisions"] = games.decisions[:, at].tolist()
            for part, word in enumerate(self._parts):
                found[f"{seat}_{word}"] = games.parts[:, at, part].tolist()
        return found


class MoveRows:
    """One row for every step of every game, chance outcomes included."""

    def __init__(self, plan: SeatedPlan) -> None:
        catalogue = plan.definition.rules.catalogue
        self._notations = [catalogue.notation(code) for code in range(catalogue.size)]
        self._with_events = plan.events

    def columns(self) -> list[Column]:
        """All columns in order."""
        found = [Column("game"), Column("step"), Column("seat", True), Column("action", True), Column("legal")]
        return [*found, *([Column("events", True)] if self._with_events else [])]

    def of(self, games: Games) -> Columns:
        """The rows of some games whose moves are kept, column by column."""
        if games.moves is None:
            raise ValueError("no moves were kept")
        numbers, steps, movers, codes, legal = games.moves.T.tolist()
        words = {mover: seat_word(mover) for mover in set(movers)}
        found: Columns = {"game": numbers, "step": steps, "seat": [words[mover] for mover in movers]}
        found |= {"action": [self._notations[code] for code in codes], "legal": legal}
        return found | ({"events": games.events or []} if self._with_events else {})


def rows_for(plan: SeatedPlan) -> GameRows | MoveRows:
    """The rows a plan asks for."""
    return MoveRows(plan) if plan.moves else GameRows(plan)
