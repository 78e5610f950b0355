"""Random play of every game at every seat count: nothing breaks, nothing leaks, copies stay apart."""

from dataclasses import replace
from typing import Any

import pytest

from semiramis.core.compile.playouts import seed_stream, soak_games
from semiramis.core.compile.program import PLAYOUTS
from semiramis.core.model.message import message
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game, keys
from semiramis.core.verify.invariants import (
    list_faults,
    soak,
)
from tests.support.matches import copies_are_independent, same_without_the_seed, slow_legal
from tests.support.random_play import positions

TABLES = [(key, seats) for key in keys() for seats in find_game(key).seats]


@pytest.mark.wide
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_random_games_keep_every_invariant(key: str, seats: int) -> None:
    findings = soak(find_game(key), seats, games=8, seed=100, deep=4)
    assert findings.broken == []
    assert findings.games == 8
    assert findings.decisions > 1000


@pytest.mark.wide
@pytest.mark.parametrize(("key", "option"), [(key, o.name) for key in keys() for o in find_game(key).options])
def test_random_games_under_every_option(key: str, option: str) -> None:
    game = find_game(key)
    for other in game.option(option).domain.words[1:]:
        for seats in game.seats:
            for number, state in enumerate(positions(game, seats, games=1, seed=7, options={option: other})):
                if number % 5 == 0:
                    assert list_faults(game, state) == []


def test_a_broken_rule_is_noticed() -> None:
    game = find_game("amyitis")

    def cheat(state: Any, work: Any, code: int) -> None:
        game.rules.apply(state, work, code)
        state.talents[0] += 1

    findings = soak(replace(game, rules=replace(game.rules, apply=cheat)), 2, games=1, seed=1)
    assert "position-total" in findings.broken[0]
    assert "game 1, 2 seats" in findings.broken[-1]
    idle = replace(game.rules, apply=lambda state, work, code: None)
    endless = soak(replace(game, rules=idle), 2, games=1, seed=1, deep=5000)
    assert "no end after" in endless.broken[0]
    silent = replace(game, referee=replace(game.referee, validate=lambda state: [message("x")]))
    assert list_faults(silent, game.new_state(2)) == ["x {}"]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_exactly_the_codes_that_no_clause_forbids_are_legal(key: str, seats: int) -> None:
    game = find_game(key)
    for number, state in enumerate(positions(game, seats, games=3, seed=3)):
        if number % 9 == 0:
            assert slow_legal(game, state) == game.legal_codes(state)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_refusal_names_a_clause_of_the_game(key: str, seats: int) -> None:
    game = find_game(key)
    for number, state in enumerate(positions(game, seats, games=1, seed=4)):
        if number % 7 == 0:
            refusals = [game.referee.why_not(state, code) for code in range(game.rules.catalogue.size)]
            assert {r.clause for r in refusals if r} <= set(game.clauses)


@pytest.mark.wide
def test_the_long_soak_stops_at_the_first_broken_position() -> None:
    game = find_game("amyitis")
    loop = PLAYOUTS.linked(replace(game, rules=replace(game.rules, is_sound=lambda state: state.round < 3))).of(
        soak_games
    )
    states, tally = [game.new_state(2), game.new_state(2)], [0] * 8
    stream = [0, 0]
    seed_stream(stream, 1)
    loop(states, [game.rules.Work()], stream, tally, 5, 10_000)
    assert (tally[2], tally[3], states[1].round) == (0, 1, 3)
    loop = PLAYOUTS.linked(game).of(soak_games)
    tally = [0] * 8
    loop(states, [game.rules.Work()], stream, tally, 2, 10_000)
    assert (tally[2], tally[3]) == (2, 0)
    assert tally[6] > 200
    loop(states, [game.rules.Work()], stream, tally, 2, 10)
    assert tally[3] == 1, "a game that does not end is broken too"


@pytest.mark.wide
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_copies_are_independent(key: str, seats: int) -> None:
    game = find_game(key)
    for number, state in enumerate(positions(game, seats, games=1, seed=5)):
        if number % 60 == 0:
            assert copies_are_independent(game, state)


@pytest.mark.wide
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_nothing_anyone_is_told_depends_on_what_is_unseen(key: str, seats: int) -> None:
    import random

    game, choose = find_game(key), random.Random(seats)
    match = Match.begin(game, seats, referee=Referee("one world"))
    while len(match.steps) < 60:
        match.play(match.mover, choose.choice(match.legal()))
    assert same_without_the_seed(game, match, "another world") == []


@pytest.mark.wide
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_seed_is_in_nothing_anyone_is_told(key: str, seats: int) -> None:
    from semiramis.core.play.view import legal_for, seen_by

    match = Match.begin(find_game(key), seats, referee=Referee("unguessable"))
    for seat in (*range(seats), -2):
        result = str((seen_by(match.game, match.state, seat), legal_for(match.game, match.state, seat), match.log))
        assert "unguessable" not in result
    assert len(legal_for(match.game, match.state, match.mover)) == len(match.legal())
    assert legal_for(match.game, match.state, -2) == []
