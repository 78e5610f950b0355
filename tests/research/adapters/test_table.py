"""One game at a time: plain and compiled are the same, seeds decide everything, mistakes are told."""

from random import Random
from typing import Any

import numpy as np
import pytest

from semiramis.core.i18n.text import LANGUAGES
from semiramis.core.model.dialect import lint
from semiramis.core.model.domain import NOBODY
from semiramis.core.registry import find_game, keys
from semiramis.research.adapters import single
from semiramis.research.adapters.errors import BadCall, IllegalAction
from semiramis.research.adapters.table import SingleTable
from semiramis.research.batch import Batch
from semiramis.research.observation import Observer, legal_action_mask
from semiramis.research.rewards import rewards_at_end

COMPILED = [pytest.param(key, marks=pytest.mark.xdist_group(key)) for key in keys()]


def plain(key: str = "amyitis", n_seats: int = 2, **given: Any) -> SingleTable:
    return SingleTable(find_game(key), n_seats, compiled=False, **given)


def test_the_steps_are_in_the_rules_dialect() -> None:
    assert lint((single,)) == []


@pytest.mark.parametrize("n_seats", [2, 3, 4])
@pytest.mark.parametrize("key", keys())
def test_every_step_shows_what_the_rules_say(key: str, n_seats: int) -> None:
    game, table, lot = find_game(key), plain(key, n_seats), Random(n_seats)
    observer = Observer(game)
    table.begin(5)
    for _ in range(60):
        state = table.state
        assert table.mover == game.rules.mover(state)
        assert table.legal() == game.legal_codes(state)
        assert np.array_equal(table.legal_action_mask, legal_action_mask(game, state))
        for seat in range(n_seats):
            assert np.array_equal(table.observation_of(seat), observer.observe(state, seat))
        assert np.array_equal(table.observation(), observer.observe(state, table.mover))
        assert table.play(lot.choice(table.legal()))


@pytest.mark.parametrize("key", COMPILED)
def test_plain_and_compiled_play_the_same_games(key: str) -> None:
    game, lot = find_game(key), Random(3)
    slow, fast = plain(key, 3), SingleTable(game, 3, compiled=True)
    for seed in (2**40 + 1, None):
        slow.begin(seed)
        fast.begin(seed)
        while slow.mover != NOBODY:
            assert fast.mover == slow.mover
            assert np.array_equal(fast.legal_action_mask, slow.legal_action_mask)
            assert np.array_equal(fast.observation(), slow.observation())
            code = lot.choice(slow.legal())
            assert slow.play(code)
            assert fast.play(code)
        assert fast.mover == NOBODY
        assert fast.state == slow.state
        assert fast.legal() == slow.legal() == []
        assert fast.returns() == slow.returns() == rewards_at_end(game, slow.state, "rank")
        assert np.array_equal(fast.observation_of(1), slow.observation_of(1))


@pytest.mark.xdist_group("amyitis")
def test_a_compiled_table_refuses_what_a_plain_one_refuses() -> None:
    for table in (plain(), SingleTable(find_game("amyitis"), 2, compiled=True)):
        table.begin(1)
        before = table.state.to_bytes()
        for code in (-1, len(table.legal_action_mask), 10**30, *np.flatnonzero(table.legal_action_mask == 0).tolist()):
            assert not table.play(code), code
        assert table.state.to_bytes() == before
        assert table.legal() == find_game("amyitis").legal_codes(table.state)


@pytest.mark.parametrize("key", COMPILED)
def test_the_games_are_those_of_slot_0_in_a_batch(key: str) -> None:
    table, lot = plain(key, 2), Random(6)
    with Batch(key, 2, 1, seed=21) as batch:
        table.begin(21)
        for _ in range(400):
            assert np.array_equal(batch.observation[0], table.observation())
            assert np.array_equal(batch.legal_action_mask[0], table.legal_action_mask)
            code = lot.choice(table.legal())
            table.play(code)
            batch.step([code])
            assert batch.terminated[0] == (table.mover == NOBODY)
            if table.mover == NOBODY:
                assert np.allclose(batch.rewards[0], table.returns())
                table.begin()
            assert batch.mover[0] == table.mover


def test_a_seed_decides_all_games_until_the_next() -> None:
    def played(table: SingleTable, seed: int | None) -> bytes:
        table.begin(seed)
        while table.mover != NOBODY:
            table.play(table.legal()[-1])
        return bytes(table.state.to_bytes())

    one, other = plain("babylon"), plain("babylon")
    first = [played(one, 9), played(one, None), played(one, None)]
    assert [played(other, 9), played(other, None), played(other, None)] == first
    assert len(set(first)) == 3
    assert played(other, 10) not in first
    assert played(plain("babylon"), None) != played(plain("babylon"), None)


def test_debugging_names_the_clause_of_an_illegal_action(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    table = plain(debug=True)
    table.begin(1)
    illegal = int(np.flatnonzero(table.legal_action_mask == 0)[0])
    with pytest.raises(IllegalAction) as refused:
        table.play(illegal)
    assert refused.value.refusal == find_game("amyitis").referee.why_not(table.state, illegal)
    assert refused.value.refusal.clause in str(refused.value)
    with pytest.raises(BadCall, match="There is no action 9999"):
        table.play(9999)


WRONG = [
    ({"n_seats": 5}, "seats-wrong"),
    ({"n_seats": "two"}, "seats-wrong"),
    ({"options": {"colour": "red"}}, "option-unknown"),
    ({"options": {"field-tie": "red"}}, "option-bad-value"),
    ({"options": ["field-tie"]}, "research-env-options-shape"),
    ({"rewards": "glory"}, "research-batch-rewards-unknown"),
]


@pytest.mark.parametrize(("given", "id"), WRONG)
@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_tables_are_refused_in_a_sentence(
    given: dict[str, Any], id: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    with pytest.raises(BadCall) as refused:
        plain(**given)
    assert refused.value.message.id == id
    assert id not in str(refused.value)
    assert len(str(refused.value)) > 20
    assert isinstance(refused.value, ValueError)


@pytest.mark.parametrize("seed", [-1, "seven", 1.5])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadCall) as refused:
        plain().begin(seed)
    assert refused.value.message.id == "research-env-seed"


@pytest.mark.parametrize("action", ["pass", None, 1.0, [3]])
def test_an_action_is_a_whole_number(action: Any) -> None:
    table = plain()
    table.begin(1)
    with pytest.raises(BadCall) as refused:
        table.play(action)
    assert refused.value.message.id == "research-env-action-shape"
