"""Whole games for the tests: played over HTTP, and replayed here."""

from random import Random
from typing import Any

from semiramis.core.model.message import Message, Word
from semiramis.core.play.chance import Referee
from semiramis.core.play.log import find_game, log_text, parse_lines, replay
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game as game_by_key
from tests.server.client import Person, found


def play_on(person: Person, seed: int = 1, moves: int = 10_000) -> int:
    """Play at most `moves` random moves for a person with all seats; return the number of the last event."""
    lot = Random(seed)
    for _ in range(moves):
        now = person.now()
        if now["table"]["status"] == "over":
            break
        person.do("move", expect=now["table"]["seq"], action=lot.choice(now["legal"])["action"])
    return person.seq()


def play_here(key: str, seats: int, seed: int = 1) -> Match:
    """Return a random game played to its end, without a server."""
    lot, match = Random(seed), Match.begin(game_by_key(key), seats, referee=Referee(f"seed {seed}"))
    while not match.over:
        match.play(match.mover, lot.choice(match.legal()))
    return match


def log_of(person: Person) -> bytes:
    """Return the log file of a table."""
    response = person.get("/log")
    assert response.status_code == 200, response.text
    return response.content


def replayed_here(log: bytes) -> Match:
    """Return the match of a log, replayed without the server."""
    lines = parse_lines(log)
    match = replay(lines, find_game(lines[0], game_by_key))
    assert log_text(match).encode() == log
    return match


def upload(person: Person, log: bytes) -> Person:
    """Upload a log; return the creator of its table."""
    made = found(person.http.post("/api/logs", content=log), 201)
    return Person(person.http, made["table"]["id"], made["token"])


def message(result: dict[str, Any]) -> Message:
    """Return a message from its JSON."""
    args = {name: Word(arg["word"]) if isinstance(arg, dict) else arg for name, arg in result["args"].items()}
    return Message(result["id"], args)
