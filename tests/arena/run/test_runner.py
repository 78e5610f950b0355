"""Games are legal and repeatable, even if bots fail."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from semiramis.arena.plan import MOST_BOTS, planned
from semiramis.arena.results.result import result_from_json
from semiramis.arena.run.referee import CachingReferee
from semiramis.bots.api import bot_view
from semiramis.bots.registry import make_bot
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.message import Malformed
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game, keys
from tests.arena.games import timeless
from tests.arena.run.runner_support import all_played, hall


@pytest.mark.parametrize("key", keys())
def test_the_same_plan_brings_the_same_games_and_another_seed_others(key: str) -> None:
    plan = planned(key, ["random", "random"], 2, 4, seed="again")
    first = timeless(all_played(plan))
    assert timeless(all_played(plan)) == first
    assert timeless(all_played(replace(plan, seed="other"))) != first
    with hall(plan) as found:
        assert timeless([found.play(3)]) == first[3:], "a game does not depend on those before"


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("n_seats", [2, 3, 4])
def test_a_game_is_the_one_that_a_match_of_the_same_bots_would_be(key: str, n_seats: int) -> None:
    plan = planned(key, ["random"], n_seats, 3, seed="match")
    played = all_played(plan)[2]
    bots = [make_bot("random", plan.bot_seed(2, seat)) for seat in range(n_seats)]
    match = Match.begin(plan.definition, n_seats, referee=Referee("match/2"))
    while not match.over:
        match.play(match.mover, bots[match.mover].choose(bot_view(match.game, match.state)))
    assert list(played.scores) == match.game.totals(match.state)
    assert list(played.places) == match.game.ranking(match.state)
    assert played.rounds == match.game.rules.round_of(match.state)
    seats = [step.seat for step in match.steps]
    assert played.decisions == tuple(seats.count(seat) for seat in range(n_seats))
    for seat in range(n_seats):
        assert list(played.parts[seat]) == list(match.game.parts_of(match.state, seat).values())
        assert 0 < played.longest[seat] <= played.seconds[seat]
    assert not any(played.forfeits)


@pytest.mark.parametrize("key", keys())
def test_the_dealer_deals_as_any_referee_under_all_options(key: str) -> None:
    game = find_game(key)
    settings = [{}, *({option.name: word} for option in game.options for word in option.domain.words)]
    for n, options in enumerate(settings):
        state, work = game.new_state(2 + n % 3, options), game.rules.Work()
        referee, dealer = Referee(f"deal {n}"), CachingReferee(game, f"deal {n}")
        while (mover := game.rules.mover(state)) != NOBODY:
            code = referee.draw(game, state) if mover == CHANCE else game.legal_codes(state)[0]
            if mover == CHANCE:
                assert dealer.draw(game, state) == code
            game.rules.apply(state, work, code)


def test_a_dealer_also_knows_positions_that_its_seed_would_not_have_dealt() -> None:
    game = find_game("babylon")
    state, work = game.new_state(2), game.rules.Work()
    other = Referee("other")
    for _ in range(40):
        mover = game.rules.mover(state)
        game.rules.apply(state, work, other.draw(game, state) if mover == CHANCE else game.legal_codes(state)[0])
    referee, dealer = Referee("mine"), CachingReferee(game, "mine")
    while (mover := game.rules.mover(state)) != NOBODY:
        if mover == CHANCE:
            assert dealer.draw(game, state) == referee.draw(game, state)
        game.rules.apply(state, work, game.legal_codes(state)[0])


def test_options_edition_and_clock_reach_the_games(bots: Path) -> None:
    game = find_game("amyitis")
    plan = planned("ishtar", ["random"], 2, 2, options={"seams": "kept"})
    assert timeless(all_played(plan)) != timeless(all_played(replace(plan, options=())))
    root = Path(__file__).parents[3] / "src"
    text = (root / game.edition.file).read_text(encoding="utf-8").replace(game.edition.name, "another printing", 1)
    plan = planned("amyitis", [f"{bots}:Tells", "random"], 2, 2, edition=text, seconds=3.5)
    with hall(plan) as found:
        shown = found.play(0).trouble[0]
    assert "3.5 another printing ['clock', 'game', 'legal', 'seat', 'state']" in shown
    assert plan.described()["edition"]["name"] == "another printing"
    with hall(replace(plan, seconds=None, edition=None)) as found:
        assert f"None {game.edition.name}" in found.play(0).trouble[0]


def test_a_game_as_words_and_back() -> None:
    plan = planned("babylon", ["greedy", "random"], 3, 1, seed="words")
    with hall(plan) as found:
        played = found.play(4)
    shown = played.to_json(plan)
    assert shown["seating"] == ["random", "greedy", "random"]
    assert set(shown["parts"]) == set(plan.definition.rules.parts.words)
    assert sum(row[0] for row in shown["parts"].values()) == played.scores[0]
    back = result_from_json(shown, plan)
    assert timeless([back]) == timeless([played])
    assert back.seconds == pytest.approx(played.seconds, abs=1e-6)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"game": 6}, "game"),
        ({"game": -1}, "game"),
        ({"game": "0"}, "game"),
        ({"game": True}, "game"),
        ({"deal": 1}, "seating"),
        ({"seating": ["random", "greedy"]}, "seating"),
        ({"seating": None}, "seating"),
        ({"scores": [1]}, "scores"),
        ({"scores": [1, "2"]}, "scores"),
        ({"scores": 3}, "scores"),
        ({"parts": {}}, "parts"),
        ({"parts": []}, "parts"),
        ({"places": [1, 2.5]}, "places"),
        ({"rounds": None}, "rounds"),
        ({"decisions": [1, None]}, "decisions"),
        ({"seconds": ["1", 2]}, "seconds"),
        ({"longest": None}, "longest"),
        ({"forfeits": [{}, {"hung": "1"}]}, "forfeits"),
        ({"forfeits": [{}, []]}, "forfeits"),
        ({"trouble": ["", 0]}, "trouble"),
    ],
)
def test_words_that_are_no_game_of_the_plan_are_refused(change: dict[str, Any], wrong: str) -> None:
    plan = planned("amyitis", ["greedy", "random"], 2, 6)
    with hall(planned("amyitis", ["random", "random"], 2, 6)) as found:
        shown = {**found.play(0).to_json(plan), **change}
    with pytest.raises(ValueError, match=wrong):
        result_from_json(shown, plan)


def test_words_that_are_not_even_an_object_are_refused() -> None:
    wrong: list[Any] = [None, [], 3, "x"]
    for data in wrong:
        with pytest.raises(ValueError, match="game"):
            result_from_json(data, planned("amyitis", ["greedy"], 2, 1))


@pytest.mark.parametrize(
    ("names", "n_seats", "games", "problem"),
    [
        ([], 2, 2, "arena-bots"),
        (["random"] * (MOST_BOTS + 1), 2, 2, "arena-bots"),
        (["random", "random"], 2, 0, "arena-games"),
        (["random", "random"], 2, -3, "arena-games"),
        (["random", "random"], 5, 2, "seats-wrong"),
        (["random", "random"], 1, 2, "seats-wrong"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(names: list[str], n_seats: int, games: int, problem: str) -> None:
    with pytest.raises(Malformed) as caught:
        planned("amyitis", names, n_seats, games)
    assert caught.value.message.id == problem


def test_an_unknown_game_option_or_edition_is_refused() -> None:
    for game, more, problem in (
        ("chess", {}, "game-unknown"),
        ("amyitis", {"options": {"colour": "red"}}, "option-unknown"),
        ("amyitis", {"options": {find_game("amyitis").options[0].name: "maybe"}}, "option-bad-value"),
    ):
        with pytest.raises(Malformed) as caught:
            planned(game, ["random"], 2, 1, **more)  # type: ignore[arg-type]
        assert caught.value.message.id == problem
