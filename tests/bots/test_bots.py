"""Bots play legally, repeat themselves for a seed, win where they should, and bad specs are refused politely."""

from dataclasses import FrozenInstanceError, asdict, replace
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from semiramis.bots import api
from semiramis.bots.api import Clock, Seen, known_bots, look, make_bot
from semiramis.bots.duel import Result, duel, entrant_at, play_game, wilson
from semiramis.bots.greedy_bot import MOST_LEAVES, best_beginning
from semiramis.core import dialect
from semiramis.core.chance import Referee
from semiramis.core.domain import CHANCE, NOBODY
from semiramis.core.message import Malformed
from semiramis.games.amyitis import advice
from semiramis.games.amyitis.game import GAME

GOOD_FILE = """
class First:
    name = "first"
    def choose(self, seen):
        return seen.legal[0]

def first(seed):
    return First()

def nothing(seed):
    return None

class Mute:
    name = "mute"

def mute(seed):
    return Mute()

class Nameless:
    name = 7
    def choose(self, seen):
        return 0

def nameless(seed):
    return Nameless()

class Cheat:
    name = "cheat"
    def choose(self, seen):
        return -1

def cheat(seed):
    return Cheat()

class Vandal:
    name = "vandal"
    def choose(self, seen):
        for seat in range(seen.state.n_seats):
            seen.state.talents[seat] = 9
        return seen.legal[0]

def vandal(seed):
    return Vandal()

constant = 3
"""


def opened(n_seats: int, seed: str = "an opening") -> Any:
    state, work, referee = GAME.new_state(n_seats), GAME.Work(), Referee(seed)
    while GAME.mover(state) == CHANCE:
        GAME.apply(state, work, referee.draw(GAME, state))
    return state


def positions(n_seats: int, bot_name: str, seed: str) -> list[Any]:
    """Every position of a game in which a seat has to decide."""
    state, work, referee = opened(n_seats, seed), GAME.Work(), Referee(seed)
    bot = make_bot(bot_name, 5)
    found = []
    while (mover := GAME.mover(state)) != NOBODY:
        if mover != CHANCE:
            found.append(state.clone())
        code = referee.draw(GAME, state) if mover == CHANCE else bot.choose(look(GAME, state))
        GAME.apply(state, work, code)
    return found


@pytest.fixture
def bot_file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(GOOD_FILE, encoding="utf8")
    return path


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_bots_finish_a_game_with_legal_moves_only(name: str, n_seats: int) -> None:
    bots = [make_bot(name, seat) for seat in range(n_seats)]
    result = play_game(GAME, bots, n_seats, "legal")
    assert len(result.scores) == len(result.places) == n_seats
    assert min(result.places) == 1
    assert all(count > 0 for count in result.decisions)
    assert result.rounds > 1


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def outcome(bot_seed: int) -> tuple[Any, ...]:
        played = play_game(GAME, [make_bot(name, bot_seed), make_bot(name, bot_seed + 1)], 2, "again")
        return played.scores, played.rounds, played.decisions

    assert outcome(3) == outcome(3)


def test_another_seed_plays_another_random_game() -> None:
    def outcome(bot_seed: int) -> tuple[Any, ...]:
        played = play_game(GAME, [make_bot("random", bot_seed), make_bot("random", 0)], 2, "again")
        return played.scores, played.decisions

    assert len({outcome(seed) for seed in range(4)}) > 1


def test_random_is_even_over_the_legal_codes() -> None:
    seen = look(GAME, opened(2))
    bot = make_bot("random", 1)
    drawn = [bot.choose(seen) for _ in range(200 * len(seen.legal))]
    counts = [drawn.count(code) for code in seen.legal]
    assert sum(counts) == len(drawn)
    assert min(counts) > 130
    assert max(counts) < 280


def test_greedy_leaves_the_position_as_it_was_and_repeats_itself() -> None:
    for state in positions(3, "random", "untouched")[::25]:
        before = state.hash()
        seen = look(GAME, state)
        choices = {make_bot("greedy", seed).choose(seen) for seed in range(3)}
        assert len(choices) == 1
        assert choices <= set(seen.legal)
        assert state.hash() == seen.state.hash() == before


def test_greedy_takes_the_only_move_without_thinking() -> None:
    state = opened(2)
    seen = Seen(GAME, state, 0, (17,))
    assert make_bot("greedy", 0).choose(seen) == 17


def test_greedy_takes_the_lowest_of_equal_beginnings() -> None:
    state = opened(2)
    indifferent = replace(GAME, value=lambda state, seat: 0.0)
    codes = tuple(reversed(GAME.legal_codes(state)))
    assert len(codes) > 1
    assert best_beginning(indifferent, state, codes) == min(codes)


def test_greedy_looks_through_to_the_end_of_its_turn_but_not_beyond() -> None:
    state = opened(2)
    seat = GAME.mover(state)
    reached = []

    def note(leaf: Any, asker: int) -> float:
        assert asker == seat
        reached.append(leaf)
        return 0.0

    best_beginning(replace(GAME, value=note), state, tuple(GAME.legal_codes(state)))
    assert 1 < len(reached) <= MOST_LEAVES
    assert all(GAME.mover(leaf) != seat or GAME.begins_turn(leaf) for leaf in reached)
    assert all(leaf.round == state.round for leaf in reached)


def test_greedy_never_thinks_over_more_leaves_than_it_may() -> None:
    counted = 0

    def count(leaf: Any, asker: int) -> float:
        nonlocal counted
        counted += 1
        return 0.0

    counting = replace(GAME, value=count)
    for state in positions(4, "random", "many")[::40]:
        counted = 0
        best_beginning(counting, state, tuple(GAME.legal_codes(state)))
        assert counted <= MOST_LEAVES


def test_greedy_beats_random() -> None:
    outcome = duel(GAME, ["greedy", "random"], 2, 20, seed="greedy beats random")
    assert outcome.standings[0].wins >= 17
    assert outcome.standings[0].mean_score > outcome.standings[1].mean_score + 20


def test_greedy_scores_sensibly_against_itself() -> None:
    for n_seats, least in ((2, 75), (3, 65), (4, 50)):
        outcome = duel(GAME, ["greedy"], n_seats, 4, seed="sensible")
        assert outcome.standings[0].mean_score > least
        assert 7 < outcome.mean_rounds < 22


def test_advice_is_written_in_the_rules_dialect_with_decimals() -> None:
    assert dialect.lint((advice,), floats=True) == []


def test_advice_leaves_the_position_alone_and_is_what_one_side_gains_and_the_other_loses() -> None:
    for state in positions(2, "greedy", "advice")[::20]:
        before = state.hash()
        assert advice.value(state, 0) == pytest.approx(-advice.value(state, 1))
        assert state.hash() == before


@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_advice_at_the_end_is_the_lead_and_looks_most_at_the_strongest_opponent(n_seats: int) -> None:
    over = positions(n_seats, "random", "the end")[-1]
    work = GAME.Work()
    while GAME.mover(over) != NOBODY:
        GAME.apply(over, work, GAME.legal_codes(over)[0])
    scores = GAME.totals(over)
    for seat in range(n_seats):
        others = [score for other, score in enumerate(scores) if other != seat]
        mean = sum(others) / len(others)
        assert scores[seat] - max(others) <= advice.value(over, seat) <= scores[seat] - mean


def test_advice_likes_more_of_everything() -> None:
    state = opened(3)
    for change in ("talents", "camels", "gardeners"):
        richer = state.clone()
        getattr(richer, change)[1] += 1
        assert advice.value(richer, 1) > advice.value(state, 1)
        assert advice.value(richer, 0) <= advice.value(state, 0)


def test_a_bot_sees_a_copy_and_cannot_disturb_the_game(bot_file: Path) -> None:
    state = opened(2)
    before = state.hash()
    seen = look(GAME, state, Clock(1.5))
    make_bot(f"{bot_file}:vandal", 0).choose(seen)
    assert state.hash() == before
    assert seen.clock.seconds == 1.5
    assert look(GAME, state).clock.seconds is None
    with pytest.raises(FrozenInstanceError):
        seen.seat = 1  # type: ignore[misc]


def test_what_a_bot_sees_holds_no_seed() -> None:
    seen = look(GAME, opened(2, "top secret"))
    assert set(vars(seen)) == {"game", "state", "seat", "legal", "clock"}
    assert look(GAME, opened(2, "top secret")).state == seen.state


def test_a_bot_from_a_file_plays(bot_file: Path) -> None:
    bot = make_bot(f"{bot_file}:first", 1)
    assert bot.name == "first"
    seen = look(GAME, opened(2))
    assert bot.choose(seen) == seen.legal[0]


@pytest.mark.parametrize(
    "spec", ["", "gready", "random ", "../random", "mine.py", ":", "no:file", "x" * 5000, "a\x00b"]
)
def test_an_unknown_bot_is_refused_with_the_known_ones(spec: str) -> None:
    with pytest.raises(Malformed) as caught:
        make_bot(spec, 0)
    message = caught.value.message
    assert message.id == "bot-unknown"
    assert "random" in str(message.args["known"])
    assert "greedy" in str(message.args["known"])
    assert len(str(message.args["bot"])) <= 160
    assert str(message.args["bot"]).isprintable()


@pytest.mark.parametrize("name", ["missing", "constant", "nothing", "mute", "nameless", "", "First.choose"])
def test_a_file_without_a_proper_bot_is_refused(bot_file: Path, name: str) -> None:
    with pytest.raises(Malformed) as caught:
        make_bot(f"{bot_file}:{name}", 0)
    assert caught.value.message.id == "bot-broken"
    assert caught.value.message.args["reason"]


@pytest.mark.parametrize(
    "content",
    [
        "def (",
        "raise RuntimeError('x' * 9999)",
        "import no_such_module_anywhere",
        "import sys; sys.exit(3)",
        "\x00",
        "1/0",
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "broken.py"
    path.write_text(content, encoding="utf8")
    with pytest.raises(Malformed) as caught:
        make_bot(f"{path}:anything", 0)
    assert caught.value.message.id == "bot-broken"
    reason = str(caught.value.message.args["reason"])
    assert 0 < len(reason) <= 160
    assert reason.isprintable()


@pytest.mark.parametrize("path", ["/nowhere/at/all.py", "a\x00b.py", ".py", "/.py"])
def test_a_file_that_is_not_there_is_refused(path: str) -> None:
    with pytest.raises(Malformed) as caught:
        make_bot(f"{path}:bot", 0)
    assert caught.value.message.id == "bot-broken"


def test_the_bots_of_the_house_come_first() -> None:
    assert known_bots()[:2] == ["random", "greedy"]


def test_guests_come_from_the_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    points = (
        EntryPoint("zebra", "semiramis.bots.random_bot:RandomBot", api.GROUP),
        EntryPoint("aardvark", "semiramis.bots.nowhere:Bot", api.GROUP),
        EntryPoint("random", "semiramis.bots.greedy_bot:GreedyBot", api.GROUP),
    )
    monkeypatch.setattr(api, "entry_points", lambda group: points)
    assert known_bots() == ["random", "greedy", "aardvark", "zebra"]
    assert make_bot("zebra", 1).name == "random"
    assert make_bot("random", 1).name == "random"
    with pytest.raises(Malformed) as caught:
        make_bot("aardvark", 1)
    assert caught.value.message.id == "bot-broken"


def test_an_illegal_move_stops_the_game(bot_file: Path) -> None:
    with pytest.raises(Malformed) as caught:
        play_game(GAME, [make_bot(f"{bot_file}:cheat", 0)] * 2, 2, "x")
    assert caught.value.message.id == "bot-illegal"
    assert caught.value.message.args["bot"] == "cheat"


def test_every_entrant_sits_in_every_seat_on_every_deal() -> None:
    for n_seats in (2, 3, 4):
        for seat in range(n_seats):
            sitting = [entrant_at(seat, number, n_seats, n_seats) for number in range(n_seats)]
            assert sorted(sitting) == list(range(n_seats))
        lone = [[entrant_at(seat, number, 2, n_seats) for seat in range(n_seats)] for number in range(n_seats)]
        assert all(row.count(0) == 1 for row in lone)
        assert {row.index(0) for row in lone} == set(range(n_seats))


def test_a_duel_adds_up_and_repeats_itself() -> None:
    told: list[tuple[int, int]] = []
    outcome = duel(GAME, ["random", "random"], 3, 6, seed="sum", progress=lambda done, of: told.append((done, of)))
    assert sum(standing.wins for standing in outcome.standings) == pytest.approx(6)
    assert told == [(done, 6) for done in range(1, 7)]
    assert outcome.games == 6
    assert outcome.mean_decisions * 6 == sum(standing.decisions for standing in outcome.standings)
    for standing in outcome.standings:
        assert 0 <= standing.low <= standing.share <= standing.high <= 1
        assert standing.seconds_per_decision > 0

    def without_time(found: Any) -> Any:
        data = asdict(found)
        for standing in data["standings"]:
            del standing["seconds_per_decision"]
        return data

    again = duel(GAME, ["random", "random"], 3, 6, seed="sum")
    assert without_time(again) == without_time(outcome)
    shared = duel(GAME, ["random", "random"], 3, 6, seed="sum", workers=2)
    assert without_time(shared) == without_time(outcome)


@pytest.mark.parametrize(
    ("names", "n_seats", "games", "workers", "problem"),
    [
        (["random", "random", "random"], 2, 2, 1, "duel-bots"),
        ([], 2, 2, 1, "duel-bots"),
        (["random", "nobody"], 2, 2, 1, "bot-unknown"),
        (["random", "random"], 2, 0, 1, "duel-games"),
        (["random", "random"], 2, -3, 1, "duel-games"),
        (["random", "random"], 2, 2, 0, "duel-games"),
        (["random", "random"], 5, 2, 1, "seats-wrong"),
        (["random", "random"], 1, 2, 1, "seats-wrong"),
    ],
)
def test_a_duel_that_cannot_be_is_refused(
    names: list[str], n_seats: int, games: int, workers: int, problem: str
) -> None:
    with pytest.raises(Malformed) as caught:
        duel(GAME, names, n_seats, games, workers=workers)
    assert caught.value.message.id == problem


def test_a_shared_win_is_divided() -> None:
    result = Result((50, 50, 40), (1, 1, 3), 9, (1, 1, 1), (0.0, 0.0, 0.0))
    assert [result.win(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_wilson_is_right_at_known_places() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
