"""Games are legal and repeatable, even if bots fail."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from semiramis.arena.plan import MOST_BOTS, Plan, planned
from semiramis.arena.results.result import GameResult, result_from_json
from semiramis.arena.run import check_bots as entry
from semiramis.arena.run import runner
from semiramis.arena.run.check_bots import check_bots
from semiramis.arena.run.referee import CachingReferee
from semiramis.arena.run.runner import GameRunner
from semiramis.bots import registry
from semiramis.bots.api import BotView, bot_view
from semiramis.bots.process.answers import random_code, trouble_kind
from semiramis.bots.registry import is_plugin, make_bot
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.message import Malformed, Word
from semiramis.core.play.chance import Referee
from semiramis.core.play.match import Match
from semiramis.core.registry import find_game, keys
from tests.arena.games import timeless


@contextmanager
def hall(plan: Plan) -> Iterator[GameRunner]:
    found = GameRunner(plan)
    try:
        yield found
    finally:
        found.close()


def all_played(plan: Plan) -> list[GameResult]:
    with hall(plan) as found:
        return [found.play(number) for number in range(plan.games)]


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
    ("name", "kind", "shown"),
    [
        ("Dies", "died", "died"),
        ("Hangs", "hung", "hung"),
        ("Raises", "raised", "raised: RuntimeError: tired"),
        ("Leaves", "raised", "raised: SystemExit: 3"),
        ("Cheats", "illegal", "illegal -1"),
        ("Dreams", "illegal", "illegal None"),
    ],
)
def test_a_bot_that_misbehaves_forfeits_that_decision_only(
    bots: Path, name: str, kind: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "GRACE", 0.3)
    plan = planned("babylon", [f"{bots}:{name}", "random"], 2, 2, seconds=0.5)
    with hall(plan) as found:
        first, second = found.play(0), found.play(1)
    assert first.forfeits == ({kind: 1}, {})
    assert first.trouble == (shown, "")
    assert first.decisions[0] > 10
    assert second.forfeits == ({}, {})
    assert trouble_kind(shown) == kind


def test_a_guest_that_behaves_plays_all_its_decisions_itself(bots: Path) -> None:
    plan = planned("amyitis", [f"{bots}:Fine", "random"], 2, 2)
    with hall(plan) as found:
        played = [found.play(number) for number in range(2)]
        (supervisor,) = found._supervisors.values()
        assert supervisor.replaced == 0
        process = supervisor.process
        assert process
        assert process.is_alive()
    assert supervisor.process is None
    assert not any(kinds for one in played for kinds in one.forfeits)
    assert timeless(played) == timeless(all_played(replace(plan, bots=("random", "random"))))


class Scripted:
    """A built-in bot that does something else each time."""

    name = "scripted"

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, seen: BotView) -> Any:
        self.asked += 1
        seen.state.round = 99
        if self.asked == 1:
            return seen.legal[-1]
        if self.asked == 2:
            return -5
        raise RuntimeError("no more")


class Fails(Scripted):
    """A bot that never brings anything."""

    def choose(self, seen: BotView) -> Any:
        raise RuntimeError("never")


def test_the_fallback_decides_for_a_built_in_bot_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    known = registry.builtin_bots()
    monkeypatch.setattr(registry, "builtin_bots", lambda: {**known, "scripted": Scripted, "fails": Fails})
    with hall(planned("amyitis", ["fails", "greedy"], 2, 2)) as found:
        fails = found.play(0)
    assert fails.forfeits == ({"raised": fails.decisions[0]}, {})
    with hall(planned("amyitis", ["greedy", "greedy"], 2, 2)) as found:
        assert found.play(0).scores == fails.scores, "greedy made all decisions"
    with hall(planned("amyitis", ["scripted", "random"], 2, 2)) as found:
        played = found.play(0)
    # made anew after each trouble, it first plays well and then does not
    assert played.forfeits[0]["illegal"] == played.decisions[0] // 2
    assert played.trouble[0] == "illegal -5"
    assert played.rounds < 99


def test_where_greedy_is_the_culprit_the_decision_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    known = registry.builtin_bots()
    monkeypatch.setattr(registry, "builtin_bots", lambda: {**known, "greedy": Fails})
    chosen: list[int] = []

    def noted(seed: int, state: bytes, legal: Any) -> int:
        chosen.append(random_code(seed, state, legal))
        return chosen[-1]

    monkeypatch.setattr(runner, "random_code", noted)
    with hall(planned("amyitis", ["greedy", "random"], 2, 2)) as found:
        played = found.play(0)
    assert played.forfeits == ({"raised": len(chosen)}, {})
    assert len(chosen) == played.decisions[0] > 10


def test_where_greedy_fails_too_the_decision_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    known = registry.builtin_bots()
    monkeypatch.setattr(registry, "builtin_bots", lambda: {**known, "greedy": Fails, "fails": Fails})
    with hall(planned("amyitis", ["fails", "random"], 2, 2, seed="x")) as found:
        first, again = found.play(0), found.play(0)
    assert first.forfeits[0] == {"raised": first.decisions[0]}
    assert timeless([first]) == timeless([again])


def test_interrupts_are_not_taken_for_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(Scripted):
        def choose(self, seen: BotView) -> Any:
            raise KeyboardInterrupt

    monkeypatch.setattr(registry, "builtin_bots", lambda: {"interrupted": Interrupted})
    with hall(planned("amyitis", ["interrupted"], 2, 1)) as found, pytest.raises(KeyboardInterrupt):
        found.play(0)


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


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("broken", "ZeroDivisionError: division by zero"),
        ("nobody", "AttributeError: module 'bots' has no attribute 'nobody'"),
        ("dies", Word("arena-trouble-died")),
        ("never", Word("arena-trouble-hung")),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_before_anything_is_played(
    bots: Path, spec: str, reason: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entry, "START_LIMIT", 3.0 if spec == "never" else 120.0)
    with pytest.raises(Malformed) as caught:
        check_bots(planned("amyitis", ["greedy", f"{bots}:{spec}"], 2, 2))
    assert caught.value.message.id == "bot-broken"
    assert caught.value.message.args == {"bot": f"{bots}:{spec}", "reason": reason}


def test_a_file_that_is_none_and_an_unknown_name_are_refused(tmp_path: Path) -> None:
    torn = tmp_path / "torn.py"
    torn.write_text("def (")
    for spec, problem in (
        (f"{torn}:bot", "bot-broken"),
        (f"{tmp_path}/none.py:bot", "bot-broken"),
        ("gready", "bot-unknown"),
        ("", "bot-unknown"),
        ("mine.py", "bot-unknown"),
    ):
        with pytest.raises(Malformed) as caught:
            check_bots(planned("amyitis", ["greedy", spec], 2, 2))
        assert caught.value.message.id == problem


def test_bots_that_can_be_made_are_let_in(bots: Path) -> None:
    check_bots(planned("amyitis", ["greedy", "random", f"{bots}:Fine"], 2, 2))
    assert is_plugin(f"{bots}:Fine")
    assert not is_plugin("greedy")
    assert not is_plugin("nobody")


def test_a_bot_of_an_installed_package_is_a_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [
        EntryPoint(name, "semiramis.bots.builtin.random_bot:RandomBot", registry.GROUP) for name in ("zebra", "greedy")
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    assert is_plugin("zebra")
    assert not is_plugin("greedy"), "built-in bots go first"
    assert planned("amyitis", ["zebra"], 2, 1).described()["files"] == {}
