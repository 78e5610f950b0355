"""The CUDA text of every game, run on a processor: kernels play what the plain rules and the compiled ones play."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

from semiramis.core.compile import engines, playouts
from semiramis.core.compile.program import PLAYOUTS
from semiramis.core.model.domain import CHANCE, NOBODY
from semiramis.core.model.message import Malformed
from semiramis.core.registry import find_game, keys
from semiramis.research.batch import Batch
from semiramis.research.gpu.batch import DeviceBatch
from semiramis.research.gpu.engine import DeviceEngine, play_settings, step_settings
from semiramis.research.gpu.games import play_games
from tests.research.gpu.host_card import HostCard

KEYS = [pytest.param(key, marks=pytest.mark.xdist_group(f"gpu-{key}")) for key in keys()]
amyitis = pytest.mark.xdist_group("gpu-amyitis")
ARRAYS = (
    "observation", "legal_action_mask", "mover", "rewards", "terminated", "rejected", "scores", "lengths", "actions",
)  # fmt: skip
THREADS, SLOTS, SEED = 70, 150, 11
"""More than one block, and no whole number of them."""


@cache
def engine_of(key: str) -> DeviceEngine:
    """A game on this processor, as a GPU plays it but in smaller blocks."""
    small = {"BLOCK": 64, "GAMES_A_LANE": 1}
    return DeviceEngine(find_game(key), HostCard(), play=small, step={"BLOCK": 64, "POOL": 128})


def plain_game(key: str, seats: int, seed: int) -> tuple[list[int], bytes]:
    """The tally and the last position of a random game by the plain rules."""
    game = find_game(key)
    state, work, stream, tally = game.new_state(seats), game.rules.Work(), [0, 0], [0] * 8
    playouts.seed_stream(stream, seed)
    random_code = PLAYOUTS.linked(game).of(playouts.random_code)
    while (at := game.rules.mover(state)) != NOBODY:
        tally[1 if at == CHANCE else 0] += 1
        game.rules.apply(state, work, random_code(state, work, stream))
    tally[2] = 1
    tally[4 : 4 + seats] = [game.rules.total_score(state, seat) for seat in range(seats)]
    return tally, state.to_bytes()


@pytest.mark.parametrize("key", KEYS)
def test_whole_games_are_those_of_the_plain_rules(key: str) -> None:
    for seats in (2, 3, 4):
        played = play_games(engine_of(key), seats, threads=3, games=1, seed=SEED)
        for thread, (tally, last) in enumerate(zip(played.tallies.tolist(), played.last, strict=True)):
            assert (tally, last.tobytes()) == plain_game(key, seats, SEED + thread)


@pytest.mark.parametrize("key", KEYS)
def test_many_threads_play_the_games_of_the_processor(key: str) -> None:
    game, native = find_game(key), engines.load(find_game(key))
    played = play_games(engine_of(key), 2, threads=THREADS, games=2, seed=SEED)
    assert played.decisions == played.tallies[:, :2].sum()
    for thread, last in enumerate(played.last):
        states = native.states(game.new_state(2), game.new_state(2))
        stream, tally = np.zeros(2, dtype=np.int64), np.zeros(8, dtype=np.int64)
        native.entry(playouts.seed_stream)(stream, SEED + thread)
        native.entry(playouts.random_games)(states, native.works(), stream, tally, 2)
        assert played.tallies[thread].tolist() == tally.tolist()
        assert last.tobytes() == states.bytes_at(1)


def assert_equal(here: Batch, there: DeviceBatch) -> None:
    for name in ARRAYS:
        found = getattr(there, name).copy_to_host()
        if name == "legal_action_mask" and found.dtype == np.uint32:
            found = np.unpackbits(found.view(np.uint8), axis=1, bitorder="little")[:, : here.n_actions]
        wanted = getattr(here, name)
        assert np.array_equal(found, wanted), name
        assert found.dtype == wanted.dtype
    assert all(here.state(slot) == there.state(slot) for slot in range(0, SLOTS, 7))


@pytest.mark.parametrize("key", KEYS)
def test_a_batch_is_that_of_the_processor(key: str) -> None:
    for seats, rewards, masks in ((2, "rank", "bytes"), (3, "margin", "bits"), (4, "rank", "bits")):
        here = Batch(key, seats, slots=SLOTS, seed=SEED, rewards=rewards)
        there = DeviceBatch(engine_of(key), seats, slots=SLOTS, seed=SEED, rewards=rewards, masks=masks)
        for steps in (0, 1, 60, 90):
            here.run_random(steps)
            there.run_random(steps)
            assert_equal(here, there)


@pytest.mark.parametrize("key", KEYS)
def test_given_actions_are_applied_and_illegal_ones_rejected(key: str) -> None:
    here, there = Batch(key, 2, slots=SLOTS, seed=SEED), DeviceBatch(engine_of(key), 2, slots=SLOTS, seed=SEED)
    for turn in range(4):
        actions = here.sample().copy()
        assert np.array_equal(there.sample().copy_to_host(), actions)
        actions[turn::5] = here.legal_action_mask[turn::5].argmin(axis=1)
        here.step(actions)
        there.step(actions if turn % 2 else actions.astype(np.int32))
        assert_equal(here, there)
        assert here.rejected.sum() == len(actions[turn::5])
    # on the host such a code is refused; on the device it is one more illegal action
    there.step(np.full(SLOTS, (1 << 32) + int(there.sample().copy_to_host()[0])))
    assert there.rejected.copy_to_host().all()


class Shared:
    """An array of another library, in the same memory as an array of ours."""

    def __init__(self, array: Any) -> None:
        self.array = array
        self.__cuda_array_interface__ = {
            "shape": array.shape,
            "typestr": array.dtype.str,
            "data": (array.ctypes.data, False),
            "strides": None if array.flags.c_contiguous else array.strides,
            "version": 3,
        }


@amyitis
def test_actions_may_be_on_the_device() -> None:
    here, there = Batch("amyitis", 2, slots=SLOTS, seed=SEED), DeviceBatch(engine_of("amyitis"), slots=SLOTS, seed=SEED)
    for dtype, step in ((np.int64, 1), (np.int32, 1), (np.int64, 2)):
        actions = here.sample().copy()
        there.step(Shared(np.repeat(actions.astype(dtype), step)[::step]))
        here.step(actions)
        there.sample()
        there.actions.copy_to_device(actions)
        assert_equal(here, there)


@amyitis
def test_a_reset_plays_the_same_games_again_and_another_seed_others() -> None:
    batch = DeviceBatch(engine_of("amyitis"), slots=SLOTS, seed=1)
    first = batch.observation.copy_to_host()
    batch.run_random(5)
    batch.reset()
    assert np.array_equal(batch.observation.copy_to_host(), first)
    batch.reset(2)
    assert not np.array_equal(batch.observation.copy_to_host(), first)
    assert batch.bytes_per_game > Batch("amyitis", slots=1).bytes_per_game  # rows are padded


@amyitis
def test_wrong_arguments_are_refused() -> None:
    engine = engine_of("amyitis")
    batch = DeviceBatch(engine, slots=4)
    calls: dict[str, Callable[[], object]] = {
        "research-batch-shape": lambda: batch.step([0, 0]),
        "research-batch-dtype": lambda: batch.step([0.5] * 4),
        "research-batch-slot": lambda: batch.state(4),
        "research-batch-steps": lambda: batch.run_random(-1),
        "research-batch-slots": lambda: DeviceBatch(engine, slots=0),
        "research-gpu-masks": lambda: DeviceBatch(engine, slots=1, masks="words"),
        "research-batch-rewards-unknown": lambda: DeviceBatch(engine, slots=1, rewards="score"),
    }
    for id, call in calls.items():
        with pytest.raises(Malformed) as refused:
            call()
        assert refused.value.message.id == id


@amyitis
def test_arrays_are_shared_as_the_cuda_array_interface_says_and_given_back() -> None:
    engine = engine_of("amyitis")
    card = engine.card
    assert isinstance(card, HostCard)
    before = card.allocated
    batch = DeviceBatch(engine, slots=5)
    shared = batch.observation.__cuda_array_interface__
    assert shared["shape"] == (5, 276)
    assert shared["strides"] == (560, 2)  # rows begin at multiples of 16 bytes
    assert shared["typestr"] == "<i2"
    assert batch.rewards.__cuda_array_interface__["strides"] == (8, 4)
    rows = [card.download(shared["data"][0] + 560 * slot, 552).view(np.int16) for slot in range(5)]
    assert np.array_equal(rows, batch.observation.copy_to_host())
    del batch
    assert card.allocated == before


@pytest.mark.parametrize("key", keys())
def test_settings_fit_the_kernels(key: str) -> None:
    game = find_game(key)
    play, step = play_settings(game), step_settings(game)
    assert play["BLOCK"] % 32 == step["BLOCK"] % 32 == 0
    assert step["POOL"] < 1 << 16
    if "SHARED_STATE" in step:
        assert step["POOL"] * (game.rules.State.packing.size + 20) < 48 << 10  # the shared memory of a block
