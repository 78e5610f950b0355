"""Position files: any position in words, to be exported, edited by hand, loaded, validated and continued."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from semiramis.core.model.arrays import State
from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Malformed, Message, message
from semiramis.core.model.record import Axis, Field
from semiramis.core.model.stage import Stages

if TYPE_CHECKING:
    from semiramis.core.game import Game

FORMAT = 1
LARGEST = 1 << 20
INNERMOST = re.compile(r"[\[{][^\[\]{}]*[\]}]")
"""A list or object without another inside; it is written on one line."""


def position_words(game: "Game", state: State) -> dict[str, Any]:
    """Return a position as plain data: the table, then each seat, in words instead of codes."""
    own = own_fields(game)
    return {
        "semiramis": "position",
        "format": FORMAT,
        "game": game.key,
        "rules": game.version,
        "edition": game.edition.hash,
        "options": game.options_of(state),
        "table": {f.name: _to_words(f, getattr(state, f.name), f.axes) for f in own if not per_seat(f)},
        "seats": {
            SEAT.words[seat]: {
                f.name: _to_words(f, getattr(state, f.name)[seat], f.axes[1:]) for f in own if per_seat(f)
            }
            for seat in range(state.n_seats)
        },
    }


def write_position(game: "Game", state: State) -> str:
    """Return a position file."""
    text = json.dumps(position_words(game, state), indent=1, ensure_ascii=False)
    return INNERMOST.sub(lambda found: " ".join(found.group().split()), text) + "\n"


def read_position(game: "Game", text: str) -> Any:
    """Return the state of a position file; Malformed names the place and what is allowed there."""
    if len(text) > LARGEST:
        raise Malformed("position-too-large", limit=LARGEST)
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        raise Malformed("position-not-json", line=line) from None
    return position_state(game, data)


def position_state(game: "Game", data: Any) -> Any:
    """Return the state of a position as plain data; Malformed unless it is complete, within range and possible."""
    top = _mapping(data, "position")
    _same_keys(top, ("semiramis", "format", "game", "rules", "edition", "options", "table", "seats"), "position")
    _check_header(game, top)
    seats = _mapping(top["seats"], "seats")
    n_seats = len(seats)
    if n_seats not in game.seats or list(seats) != list(SEAT.words[:n_seats]):
        raise Malformed("position-seats", given=", ".join(map(str, seats))[:60], known=", ".join(SEAT.words))
    state = game.new_state(n_seats, _options(top["options"]))
    own = own_fields(game)
    table = _mapping(top["table"], "table")
    _same_keys(table, [f.name for f in own if not per_seat(f)], "table")
    for field in own:
        if not per_seat(field):
            setattr(state, field.name, _from_words(field, table[field.name], field.axes, f"table.{field.name}"))
    for seat, name in enumerate(SEAT.words[:n_seats]):
        mine = _mapping(seats[name], f"seats.{name}")
        _same_keys(mine, [f.name for f in own if per_seat(f)], f"seats.{name}")
        for field in own:
            if per_seat(field):
                place = f"seats.{name}.{field.name}"
                getattr(state, field.name)[seat] = _from_words(field, mine[field.name], field.axes[1:], place)
    game.rules.derive(state)
    for broken in game.referee.validate(state):
        raise Malformed(broken.id, **broken.args)
    return state


def range_faults(state: State) -> list[Message]:
    """Return a fault for every number of a position outside its declared range; for the checks of all games."""
    return [
        message("position-number", place=place, value=value, least=least, most=most)
        for place, value, least, most in state.out_of_range()
    ]


def total_fault(place: str, found: int, expected: int) -> Iterator[Message]:
    """Yield a fault if a component does not add up to the number in the box; for the checks of all games."""
    if found != expected:
        yield message("position-total", place=place, found=found, expected=expected)


def against(place: str, clause: str) -> Message:
    """Return the fault of a place that violates a clause; for the checks of all games."""
    return message("position-against", place=place, clause=clause)


def pending_faults(stages: Stages, state: State) -> Iterator[Message]:
    """Yield a fault for every pending field that holds a value although the stage of the state does not list it."""
    for name, empty in stages.pending.items():
        if name not in stages[state.stage].pending and getattr(state, name) != empty:
            yield pending_fault(stages, state, name)


def pending_fault(stages: Stages, state: State, name: str) -> Message:
    """Return the fault of a field that must be empty now."""
    return message("position-pending", place=f"table.{name}", stage=stages[state.stage].name)


def _check_header(game: "Game", top: Mapping[str, Any]) -> None:
    if top["semiramis"] != "position" or top["format"] != FORMAT:
        raise Malformed("position-format", given=str(top["format"])[:40], known=FORMAT)
    if top["game"] != game.key:
        raise Malformed("position-game", given=str(top["game"])[:40], known=game.key)
    if top["rules"] != game.version:
        raise Malformed("position-rules", given=str(top["rules"])[:40], known=game.version)
    if top["edition"] != game.edition.hash:
        raise Malformed("position-edition", given=str(top["edition"])[:16], known=game.edition.hash[:16])


def own_fields(game: "Game") -> list[Field]:
    """Return the fields of a position file: all but derived fields, options and the number of seats."""
    skipped = {o.field for o in game.options} | {"n_seats"}
    return [f for f in game.rules.State.fields if not f.derived and f.name not in skipped]


def per_seat(field: Field) -> bool:
    """Whether a field has one value per seat."""
    return bool(field.axes) and field.axes[0] is SEAT


def _to_words(field: Field, value: Any, axes: tuple[Axis, ...]) -> Any:
    if not axes:
        return field.words.words[value] if field.words else value
    inner = [_to_words(field, v, axes[1:]) for v in value]
    return inner if isinstance(axes[0], int) else dict(zip(axes[0].words, inner, strict=True))


def _from_words(field: Field, data: Any, axes: tuple[Axis, ...], place: str) -> Any:
    if not axes:
        return _number(field, data, place)
    axis = axes[0]
    if isinstance(axis, int):
        if not isinstance(data, list) or len(data) != axis:
            raise Malformed("position-list", place=place, length=axis)
        return [_from_words(field, v, axes[1:], f"{place}.{i + 1}") for i, v in enumerate(data)]
    entries = _mapping(data, place)
    _same_keys(entries, axis.words, place)
    return [_from_words(field, entries[word], axes[1:], f"{place}.{word}") for word in axis.words]


def _number(field: Field, data: object, place: str) -> int:
    if field.words:
        if not isinstance(data, str) or data not in field.words:
            known = ", ".join(field.words.words)
            raise Malformed("position-word", place=place, value=str(data)[:40], known=known)
        return field.words.index(data)
    if not isinstance(data, int) or isinstance(data, bool) or not field.low <= data <= field.high:
        raise Malformed("position-number", place=place, value=str(data)[:40], least=field.low, most=field.high)
    return data


def _options(data: object) -> dict[str, str]:
    return {str(k): str(v) for k, v in _mapping(data, "options").items()}


def _mapping(data: object, place: str) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise Malformed("position-object", place=place)
    return data


def _same_keys(data: Mapping[str, Any], wanted: Iterable[str], place: str) -> None:
    wanted = list(wanted)
    for key in wanted:
        if key not in data:
            raise Malformed("position-missing", place=f"{place}.{key}")
    for key in data:
        if key not in wanted:
            raise Malformed("position-unknown", place=f"{place}.{key[:40]}", known=", ".join(wanted)[:200])
