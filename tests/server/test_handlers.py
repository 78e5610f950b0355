"""Every command has a handler; a command without one is an error."""

from typing import Any, Literal, get_args

import pytest

from semiramis.core.model.domain import NOBODY
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game
from semiramis.server.schemas import requests
from semiramis.server.tables.clocks import TableClock
from semiramis.server.tables.commands import HANDLERS, apply_command, leave
from semiramis.server.tables.running_time import RunningTime
from semiramis.server.tables.seats import Seat
from semiramis.server.tables.table import Table


def a_table() -> Table:
    seats = [Seat("person", "Ada", token="one"), Seat("person", "Bo", token="two")]
    return Table.new(Match.begin(find_game("amyitis"), 2), seats, "one", TableClock(), {}, RunningTime())


def test_every_command_that_can_be_sent_has_a_handler_and_no_other() -> None:
    union: Any = get_args(requests.AnyCommand.__value__)[0]
    kinds = [get_args(each.model_fields["kind"].annotation) for each in get_args(union)]
    assert sorted(HANDLERS) == sorted(kind for (kind,) in kinds)


def test_a_command_nobody_wrote_a_handler_for_is_an_error_and_changes_nothing() -> None:
    class Dance(requests.Command):
        """Not a command of this server."""

        kind: Literal["dance"]

    table = a_table()
    with pytest.raises(KeyError):
        apply_command(table, (0,), Dance(kind="dance", expect=0, key="key-00000001"))  # type: ignore[arg-type]
    assert table.seq == 0
    assert table.seats == a_table().seats


def test_status_mover_and_clock_follow_from_match_and_seats() -> None:
    table = a_table()
    mover = table.match.mover
    assert (table.status, table.mover, table.clock_seat, table.bot_seat) == ("playing", mover, mover, -1)
    leave(table, mover, "greedy")
    assert (table.status, table.mover, table.clock_seat, table.bot_seat) == ("playing", mover, -1, mover)
    table.seats[1 - mover] = Seat("open")
    assert (table.status, table.mover, table.clock_seat, table.bot_seat) == ("waiting", NOBODY, -1, -1)
    table.resigned = True
    assert (table.status, table.mover) == ("over", NOBODY)
