"""Logs: a match as JSON Lines, parsed defensively and replayed strictly."""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from semiramis.core.game import Game
from semiramis.core.model.arrays import State
from semiramis.core.model.domain import SEAT
from semiramis.core.model.message import Malformed, Problem
from semiramis.core.play.chance import Referee, commitment
from semiramis.core.play.match import FORMAT, Match
from semiramis.core.play.position import position_state
from semiramis.core.play.progress import Progress
from semiramis.core.play.view import result_words

LARGEST = 16 << 20
LATEST_RULES = 1_000_000
DEEPEST = 64
LONGEST_LINE = 256 << 10
COMMITMENT = re.compile("[0-9a-f]{0,64}")
NUMBER = re.compile("[0-9a-f]{32,64}")


class BadLog(Problem):
    """A log that cannot be replayed; the message names the line."""


def line_text(line: dict[str, Any]) -> str:
    """Return one line of a log file."""
    return json.dumps(line, ensure_ascii=False, separators=(", ", ": ")) + "\n"


def log_text(match: Match) -> str:
    """Return a match as the text of a log file."""
    return "".join(map(line_text, match.log))


def read_lines(path: Path) -> list[dict[str, Any]]:
    """Return the lines of a log file; BadLog if it is too large or malformed, Problem if it cannot be read."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadLog("log-too-large", path=str(path), limit=LARGEST)
        raw = path.read_bytes()
    except OSError as error:
        raise Problem("open-failed", path=str(path), reason=error.strerror or str(error)) from error
    return parse_lines(raw)


def parse_lines(raw: bytes) -> list[dict[str, Any]]:
    """Return the lines of a log; BadLog names a line that is cut off or not an object."""
    return list(iter_lines(raw))


def iter_lines(raw: bytes, most: int | None = None) -> Iterator[dict[str, Any]]:
    """Yield the lines of a log one by one; BadLog names the first that is cut off, not an object or beyond `most`."""
    at = number = 0
    while at < len(raw):
        number += 1
        if most is not None and number > most:
            raise BadLog("log-too-many-lines", line=number, limit=most)
        end = raw.find(b"\n", at)
        if end < 0:
            raise BadLog("log-cut-off", line=number)
        if end - at > LONGEST_LINE:
            raise BadLog("log-line-too-long", line=number, limit=LONGEST_LINE)
        yield _parsed(raw[at:end], number)
        at = end + 1
    if number == 0:
        raise BadLog("log-empty")


def _parsed(text: bytes, number: int) -> dict[str, Any]:
    try:
        line = json.loads(text, parse_constant=_refuse)
        if b"\\u" in text:
            line_text(line).encode()  # a lone surrogate cannot be encoded
    except (ValueError, RecursionError):
        raise BadLog("log-not-json", line=number) from None
    deep = text.count(b"[") + text.count(b"{") > DEEPEST and not _is_flat(line, DEEPEST)
    if deep or not isinstance(line, dict):
        raise BadLog("log-not-json", line=number)
    return line


def _is_flat(value: object, levels: int) -> bool:
    """Whether a value is nested at most `levels` deep; deeper ones might not be writable again."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return levels > 0 and all(_is_flat(inner, levels - 1) for inner in inside)


def _refuse(constant: str) -> None:
    """Reject NaN and infinities, which JSON does not have."""
    raise ValueError(constant)


def find_game(header: dict[str, Any], look_up: Callable[[str], Game]) -> Game:
    """Return the game named by the header of a log; BadLog if it cannot be replayed with it."""
    if header.get("semiramis") != "log":
        raise BadLog("log-no-header")
    if header.get("format") != FORMAT:
        raise BadLog("log-format", given=str(header.get("format"))[:40], known=FORMAT)
    game = look_up(str(header.get("game"))[:40])
    rules = header.get("rules")
    if not isinstance(rules, int) or isinstance(rules, bool) or not 1 <= rules <= LATEST_RULES:
        raise BadLog("log-rules-unknown", given=str(rules)[:40])
    if rules > game.version:
        raise BadLog("log-newer-rules", given=rules, known=game.version)
    if rules < game.version:
        raise BadLog("log-older-rules", given=rules, known=game.version)
    return game


def named_edition(header: dict[str, Any]) -> str:
    """Return the hash of the edition that the header of a log names; empty if it names none."""
    edition = header.get("edition")
    return str(edition.get("hash", "")) if isinstance(edition, dict) else ""


def replay(lines: list[dict[str, Any]], game: Game, referee: Referee | None = None) -> Match:
    """Replay a log strictly: every line must be legal and every hash must agree, else BadLog."""
    match = _from_header(lines[0], game, referee)
    outcomes = _chance_lines(match, lines, 1, 1)
    try:
        match.deal(outcomes)
    except Problem as problem:
        raise BadLog("log-illegal", line=1 + len(outcomes), action="deal") from problem
    at = 1 + len(outcomes)
    match.log.extend(lines[1:at])
    extend(match, lines[at:])
    match.referee = referee
    return match


def extend(
    match: Match, lines: list[dict[str, Any]], heard: Callable[[Progress], None] = lambda progress: None
) -> None:
    """Replay further lines of a log on a match; `heard` receives the progress of each decision."""
    at = 0
    while at < len(lines):
        at = _replay_line(match, lines, at, heard)


def _from_header(header: dict[str, Any], game: Game, referee: Referee | None) -> Match:
    edition = header.get("edition")
    if not isinstance(edition, dict) or edition.get("hash") != game.edition.hash:
        named = edition.get("name") if isinstance(edition, dict) else edition
        raise BadLog("log-edition", given=str(named)[:60], known=game.edition.name)
    seats, options = header.get("seats"), header.get("options")
    if not isinstance(seats, dict) or list(seats) != list(SEAT.words[: len(seats)]) or not isinstance(options, dict):
        raise BadLog("log-header", line=1)
    if not all(isinstance(v, str) for v in (*seats.values(), *options.values())):
        raise BadLog("log-header", line=1)
    committed = str(header.get("commitment", ""))
    if not COMMITMENT.fullmatch(committed):
        raise BadLog("log-header", line=1)
    numbers = header.get("numbers", {})
    if not isinstance(numbers, dict) or not all(_is_number(seats, *each) for each in numbers.items()):
        raise BadLog("log-header", line=1)
    if referee and referee.commitment != committed:
        raise BadLog("log-wrong-seed")
    position = position_state(game, header["position"]) if "position" in header else None
    if position is not None and position.n_seats != len(seats):
        raise BadLog("log-header", line=1)
    return Match(game, len(seats), options, None, seats, position, committed, numbers)


def _is_number(seats: dict[str, Any], seat: str, number: object) -> bool:
    return seat in seats and isinstance(number, str) and NUMBER.fullmatch(number) is not None


def _replay_line(match: Match, lines: list[dict[str, Any]], at: int, heard: Callable[[Progress], None]) -> int:
    """Replay the line at an index and the chance lines after it; return the index of the next line."""
    line = lines[at]
    number = match.n_lines + 1
    if line.get("n") != match.n_lines:
        raise BadLog("log-numbering", line=number, expected=match.n_lines)
    if "hash" in line and line["hash"] != match.state.hash():
        raise BadLog("log-hash", line=number)
    if "end" in line:
        _check_end(match, line, number)
        match.log.append(line)
    elif "do" in line:
        return _replay_decision(match, lines, at, heard)
    elif "undo" in line or "redo" in line:
        _replay_undo(match, line, number)
    elif "hash" in line:
        match.log.append(line)
    else:
        raise BadLog("log-unknown-line", line=number)
    return at + 1


def _seat(line: dict[str, Any], match: Match, number: int) -> int:
    by = line.get("by")
    if not isinstance(by, str) or by not in SEAT or SEAT.index(by) >= match.n_seats:
        raise BadLog("log-bad-seat", line=number, given=str(by)[:40])
    return SEAT.index(by)


def _replay_decision(match: Match, lines: list[dict[str, Any]], at: int, heard: Callable[[Progress], None]) -> int:
    line, number = lines[at], match.n_lines + 1
    outcomes = _chance_lines(match, lines, at + 1, number)
    try:
        heard(match.replay_step(_seat(line, match, number), _action(line), outcomes))
    except BadLog:
        raise
    except Problem as problem:
        raise BadLog("log-illegal", line=number, action=str(line.get("do"))[:40]) from problem
    after = at + 1 + len(outcomes)
    match.log.extend(lines[at:after])
    return after


def _action(line: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in line.items() if key not in ("n", "by")}


def _chance_lines(match: Match, lines: list[dict[str, Any]], at: int, first: int) -> list[int]:
    """Return the outcomes of the chance lines from an index on; `first` is the number the first one must have."""
    outcomes: list[int] = []
    while at < len(lines):
        line = lines[at]
        at += 1
        if line.get("by") != "chance":
            break
        n = first + len(outcomes)
        if line.get("n") != n:
            raise BadLog("log-numbering", line=n + 1, expected=n)
        try:
            outcomes.append(match.game.rules.catalogue.from_json(_action(line)))
        except Malformed as problem:
            raise BadLog("log-illegal", line=n + 1, action=str(line.get("do"))[:40]) from problem
    return outcomes


def _replay_undo(match: Match, line: dict[str, Any], number: int) -> None:
    seat = _seat(line, match, number)
    steps = line.get("undo", line.get("redo"))
    agreed = line.get("agreed", [])
    if not isinstance(steps, int) or isinstance(steps, bool) or not isinstance(agreed, list):
        raise BadLog("log-unknown-line", line=number)
    try:
        if "undo" in line:
            match.undo(seat, [SEAT.index(str(other)) for other in agreed], steps)
        else:
            match.redo(seat, steps)
    except (Problem, KeyError) as problem:
        raise BadLog("log-illegal", line=number, action="undo" if "undo" in line else "redo") from problem


def _check_end(match: Match, line: dict[str, Any], number: int) -> None:
    by_agreement = line.get("agreed") is True
    if not (match.over or by_agreement) or line["end"] != result_words(match.game, match.state):
        raise BadLog("log-end", line=number)
    match.ended_early = by_agreement
    if "seed" in line and commitment(str(line["seed"]), str(line.get("nonce"))) != match.commitment:
        raise BadLog("log-seed", line=number)


def verify_deal(match: Match) -> int:
    """Check every draw of a finished match against its published seed; return the number of draws.

    Raises BadLog if no seed was published or a draw does not follow from it.
    """
    end = next((line for line in match.log if "end" in line), {})
    if "seed" not in end:
        raise BadLog("log-no-seed")
    referee = Referee(str(end["seed"]), str(end["nonce"]), match.numbers)
    if referee.commitment != match.commitment:
        raise BadLog("log-seed", line=len(match.log))
    return verify_draws(match, referee)


def verify_draws(match: Match, referee: Referee) -> int:
    """Check every draw of a match, over or not, against a referee; return the number of draws.

    Raises BadLog at the first draw that the referee would have made differently.
    """
    checked = _verify(match, match.start.clone(), match.opening, referee)
    for step in match.steps:
        state = step.before.clone()
        match.game.rules.apply(state, match.work, step.code)
        checked += _verify(match, state, step.chance, referee)
    return checked


def _verify(match: Match, state: State, outcomes: Iterable[int], referee: Referee) -> int:
    checked = 0
    for outcome in outcomes:
        if referee.draw(match.game, state) != outcome:
            raise BadLog("log-not-the-seed", purpose=match.game.referee.deal(state).purpose)
        match.game.rules.apply(state, match.work, outcome)
        checked += 1
    return checked
