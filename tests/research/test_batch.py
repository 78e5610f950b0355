"""Batches: every slot plays exactly what the plain rules play, on its own, and says no politely."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from semiramis.core.compile.playouts import draw_below, draw_outcome
from semiramis.core.game import Game
from semiramis.core.i18n.text import LANGUAGES, texts
from semiramis.core.model.dialect import lint
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.message import Malformed, Refused
from semiramis.core.registry import find_game, keys
from semiramis.research import kernel
from semiramis.research.batch import Batch
from semiramis.research.engine import BATCH, SlotRng, mask_row, observation_row
from semiramis.research.observation import Observer, legal_action_mask
from semiramis.research.rewards import rewards_at_end
from semiramis.research.streams import CHANCE_STREAM, CHOICE_STREAM, stream_of, streams_of

TABLES = [
    pytest.param(key, seats, marks=pytest.mark.xdist_group(f"batch-{key}")) for key in keys() for seats in (2, 3, 4)
]
KEYS = [pytest.param(key, marks=pytest.mark.xdist_group(f"batch-{key}")) for key in keys()]
amyitis = pytest.mark.xdist_group("batch-amyitis")
SEED = 20


class Single:
    """One slot, played by the plain rules alone."""

    def __init__(self, game: Game, seats: int, slot: int) -> None:
        self.game, self.seats = game, seats
        self.work, self.state = game.rules.Work(), game.new_state(seats)
        self.stream = stream_of(SEED, slot, CHANCE_STREAM)
        self.choices = stream_of(SEED, slot, CHOICE_STREAM)
        self.age = 0
        self.draw()

    def draw(self) -> None:
        while self.game.rules.mover(self.state) == CHANCE:
            n = self.game.rules.legal(self.state, self.work)
            self.game.rules.apply(self.state, self.work, self.work.legal[draw_outcome(self.work, self.stream, n)])

    def choose(self) -> int:
        n = self.game.rules.legal(self.state, self.work)
        return int(self.work.legal[draw_below(self.choices, n)])

    def play(self, code: int) -> Any:
        """Play a code; the last position and its decisions, where the game ended."""
        self.game.rules.apply(self.state, self.work, code)
        self.age += 1
        self.draw()
        if self.game.rules.mover(self.state) != NOBODY:
            return None
        ended = self.state, self.age
        self.state, self.age = self.game.new_state(self.seats), 0
        self.draw()
        return ended


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_slot_plays_what_the_plain_rules_play(key: str, seats: int) -> None:
    game, rewards = find_game(key), "margin" if seats == 3 else "rank"
    observer = Observer(game)
    batch = Batch(key, seats, slots=2, seed=SEED, rewards=rewards)
    singles = [Single(game, seats, slot) for slot in range(2)]
    ends = 0
    while ends < 2:
        actions = batch.sample().copy()
        assert actions.tolist() == [single.choose() for single in singles]
        batch.step(actions)
        assert batch.rejected.sum() == 0
        for slot, single in enumerate(singles):
            ended = single.play(int(actions[slot]))
            assert bool(batch.terminated[slot]) == (ended is not None)
            if ended:
                ends += 1
                assert batch.scores[slot].tolist() == game.totals(ended[0])
                wanted = np.array(rewards_at_end(game, ended[0], rewards), dtype=np.float32)
                assert batch.rewards[slot].tolist() == wanted.tolist()
                assert batch.lengths[slot] == ended[1]
            else:
                assert not batch.rewards[slot].any()
            assert batch.state(slot).to_bytes() == single.state.to_bytes()
            assert batch.mover[slot] == game.rules.mover(single.state)
            assert batch.legal(slot) == game.legal_codes(single.state)
            assert batch.legal_action_mask[slot].tolist() == legal_action_mask(game, single.state).tolist()
            seen = observer.observe(single.state, game.rules.mover(single.state))
            assert batch.observation[slot].tolist() == seen.tolist()


@pytest.mark.parametrize("key", KEYS)
def test_a_slot_does_not_know_how_many_there_are(key: str) -> None:
    few, many = Batch(key, 3, slots=3, seed=5), Batch(key, 3, slots=40, seed=5)
    with Batch(key, 3, slots=40, seed=5, threads=3) as threaded:
        assert few.run_random(800) > 0
        assert many.run_random(800) == threaded.run_random(800)
        for name in (
            "observation",
            "legal_action_mask",
            "mover",
            "actions",
            "terminated",
            "rewards",
            "scores",
            "lengths",
        ):
            assert np.array_equal(getattr(few, name), getattr(many, name)[:3]), name
            assert np.array_equal(getattr(many, name), getattr(threaded, name)), name
        assert [few.state(i).hash() for i in range(3)] == [threaded.state(i).hash() for i in range(3)]
    assert len({many.state(i).hash() for i in range(40)}) == 40, "and each plays its own games"


@pytest.mark.parametrize("key", KEYS)
def test_running_at_random_is_sampling_and_stepping(key: str) -> None:
    at_once, by_hand = Batch(key, 2, slots=4, seed=9), Batch(key, 2, slots=4, seed=9)
    at_once.run_random(60)
    for _ in range(60):
        by_hand.step(by_hand.sample())
    assert np.array_equal(at_once.observation, by_hand.observation)
    assert np.array_equal(at_once.legal_action_mask, by_hand.legal_action_mask)
    before = at_once.observation.copy()
    at_once.reset()
    at_once.run_random(60)
    assert np.array_equal(at_once.observation, before)
    at_once.reset(seed=10)
    at_once.run_random(60)
    assert not np.array_equal(at_once.observation, before)


@pytest.mark.parametrize("key", KEYS)
def test_the_plain_kernel_does_the_same(key: str) -> None:
    game = find_game(key)
    batch = Batch(key, 2, slots=2, seed=SEED)
    start, work = game.new_state(2), game.rules.Work()
    game.rules.legal(start, work)
    rngs = [SlotRng(), SlotRng()]
    for slot, rng in enumerate(rngs):
        rng.chance, rng.choice = (stream_of(SEED, slot, which) for which in (CHANCE_STREAM, CHOICE_STREAM))
    states, works = [start.clone() for _ in range(3)], [game.rules.Work() for _ in range(3)]
    for each in works:
        each.assign(work)
    observations, masks = ([kind(game)() for _ in range(2)] for kind in (observation_row, mask_row))
    rows: list[list[int]] = [[0, 0] for _ in range(5)]
    slots = kernel.Slots._make((states, works, rngs, observations, masks, *rows, [[0.0, 0.0]] * 2, [[0, 0]] * 2))
    step = BATCH.linked(game).of(kernel.step_slots)
    step(slots, 0, 2, kernel.BEGIN, kernel.BY_RANK, 1)
    for _ in range(12):
        step(slots, 0, 2, kernel.RANDOM, kernel.BY_RANK, 10)
        batch.run_random(10)
        for slot in range(2):
            assert states[slot].to_bytes() == batch.state(slot).to_bytes()
            assert observations[slot].values == batch.observation[slot].tolist()
            assert masks[slot].values == batch.legal_action_mask[slot].tolist()
            assert rows[0][slot] == batch.actions[slot]


@pytest.mark.parametrize("key", KEYS)
def test_what_is_not_legal_is_rejected_and_changes_nothing(key: str) -> None:
    game = find_game(key)
    batch = Batch(key, 2, slots=3, seed=1)
    batch.run_random(30)
    actions = batch.sample().copy()
    wrong = int(np.flatnonzero(batch.legal_action_mask[1] == 0)[0])
    actions[1] = wrong
    batch.legal_action_mask[1, wrong] = 1  # whoever paints the mask changes nothing
    before, seen = batch.state(1).to_bytes(), batch.observation[1].copy()
    other = batch.state(0).to_bytes()
    batch.step(actions)
    assert batch.rejected.tolist() == [0, 1, 0]
    assert batch.state(1).to_bytes() == before
    assert batch.observation[1].tolist() == seen.tolist()
    assert batch.state(0).to_bytes() != other
    batch.legal_action_mask[1, wrong] = 0
    batch.debug = True
    actions = batch.sample().copy()
    actions[1] = wrong
    kept = [batch.state(slot).to_bytes() for slot in range(3)]
    with pytest.raises(Refused) as refused:
        batch.step(actions)
    refusal = game.referee.why_not(batch.state(1), wrong)
    assert refusal is not None
    assert refused.value.refusal == refusal
    assert refusal.clause in str(refused.value)
    assert [batch.state(slot).to_bytes() for slot in range(3)] == kept, "nothing was stepped"
    batch.step(batch.sample())
    assert batch.rejected.sum() == 0


@amyitis
@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"n_seats": 5}, "seats-wrong"),
        ({"slots": 0}, "research-batch-slots"),
        ({"slots": 2.5}, "research-batch-slots"),
        ({"threads": 0}, "research-batch-threads"),
        ({"seed": "monday"}, "research-batch-seed"),
        ({"rewards": "glory"}, "research-batch-rewards-unknown"),
        ({"options": {"weather": "wet"}}, "option-unknown"),
        ({"options": {"cut-off-canals": "maybe"}}, "option-bad-value"),
    ],
)
def test_a_batch_that_cannot_be_is_refused_in_words(given: dict[str, Any], message: str) -> None:
    with pytest.raises(Malformed) as refused:
        Batch(**{"game": "amyitis", "slots": 2, **given})
    assert refused.value.message.id == message
    for language in LANGUAGES:
        assert message not in texts(language).render(refused.value.message)


@amyitis
@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([0, 0], "research-batch-shape"),
        ([[0], [0], [0]], "research-batch-shape"),
        ([0.0, 0.0, 0.0], "research-batch-dtype"),
        ([True, True, True], "research-batch-dtype"),
        ([0, -1, 0], "research-batch-code"),
        ([0, 0, 146], "research-batch-code"),
        ([1 << 63] * 3, "research-batch-code"),
    ],
)
def test_actions_that_cannot_be_are_refused_in_words(actions: Any, message: str) -> None:
    batch = Batch("amyitis", slots=3)
    before = batch.state(0).to_bytes()
    with pytest.raises(Malformed) as refused:
        batch.step(np.array(actions))
    assert refused.value.message.id == message
    assert batch.state(0).to_bytes() == before
    for bad in (lambda: batch.run_random(-1), lambda: batch.state(3), lambda: batch.legal(-1)):
        with pytest.raises(Malformed) as refused:
            bad()
        assert refused.value.message.id in ("research-batch-steps", "research-batch-slot")


@amyitis
def test_options_reach_the_table() -> None:
    batch = Batch("amyitis", slots=1, options={"cut-off-canals": "wet"})
    assert find_game("amyitis").options_of(batch.state(0))["cut-off-canals"] == "wet"


@amyitis
def test_arrays_are_made_once_and_shared_without_copying() -> None:
    batch = Batch("amyitis", slots=4)
    names = (
        "observation",
        "legal_action_mask",
        "mover",
        "terminated",
        "rejected",
        "rewards",
        "scores",
        "lengths",
        "actions",
    )
    shared = {name: np.from_dlpack(getattr(batch, name)) for name in names}
    batch.run_random(1000)
    for name, array in shared.items():
        assert np.shares_memory(array, getattr(batch, name)), name
        assert array.tolist() == getattr(batch, name).tolist()
        assert getattr(batch, name).flags.c_contiguous
    assert batch.lengths.all()
    game = batch.game
    public = 2 * batch.observation.shape[1] + batch.n_actions + 8 + 3 + 4 + 2 * 8
    records = game.rules.State.dtype().itemsize + game.rules.Work.dtype().itemsize + SlotRng.dtype().itemsize
    assert batch.bytes_per_game == public + records


def test_streams_are_the_same_one_by_one_and_all_at_once() -> None:
    for seed in (0, 7, -1, 1 << 70):
        for which in (CHANCE_STREAM, CHOICE_STREAM):
            assert streams_of(seed, 30, which).tolist() == [stream_of(seed, slot, which) for slot in range(30)]
    every = {tuple(row) for seed in range(20) for which in (0, 1) for row in streams_of(seed, 50, which).tolist()}
    assert len(every) == 20 * 2 * 50


def test_the_kernel_is_in_the_dialect_and_names_nothing_a_game_names() -> None:
    assert lint((kernel,), floats=True) == []
    constants = {name for name, thing in vars(kernel).items() if isinstance(thing, int | float) and name.isupper()}
    for key in keys():
        game = find_game(key)
        modules = tuple(module for module in BATCH.modules_for(game) if module is not kernel)
        assert constants & {n for m in modules for n in vars(m) if n.isupper()} <= {"CHANCE", "NOBODY"}
        rules = {f.__name__ for f in vars(kernel).values() if getattr(f, "__module__", "") == kernel.__name__}
        assert not rules & {n for m in modules for n, f in vars(m).items() if getattr(f, "is_rule", False)}


@amyitis
def test_the_example_of_the_page_runs_as_written(capsys: pytest.CaptureFixture[str]) -> None:
    page = Path(__file__).parents[2] / "docs" / "research" / "batch.md"
    code = page.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    exec(compile(code, str(page), "exec"), {})
    assert "games ended in the last step" in capsys.readouterr().out
