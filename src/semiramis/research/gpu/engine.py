"""A game's rules and the batch kernel as device functions: the same source once more, compiled by numba-cuda.

Nothing is written twice for the GPU. Every rule gets the signature it has on a CPU, and the kernels here only give each
thread its slot.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from semiramis.core.compile import playouts
from semiramis.core.compile.order import in_call_order
from semiramis.core.game import Game
from semiramis.core.model.message import Malformed
from semiramis.research.engine import BATCH
from semiramis.research.gpu.link import link_compiled
from semiramis.research.gpu.signature import Signatures

THREADS_A_BLOCK = 64
MOST_REGISTERS = 64
"""More threads at a time are worth more than more registers for each: measured on an H200."""

DEVICE = replace(BATCH, name="device", entries=(*BATCH.entries, playouts.seed_stream, playouts.random_games))
"""Batches, and whole random games."""


def check_card() -> None:
    """Raise a Malformed that says what is missing, where there is no GPU to play on."""
    try:
        from numba import cuda
    except ImportError as error:
        raise Malformed("research-gpu-missing", reason=str(error)) from error
    if not cuda.is_available():
        raise Malformed("research-gpu-no-card")


class DeviceEngine:
    """A game's rules and observations compiled for the GPU, with whole games and batches on top."""

    def __init__(self, game: Game) -> None:
        check_card()
        from numba import cuda

        self.game = game
        on_device = cuda.jit(device=True)
        compiled = link_compiled(game, DEVICE, lambda original, linked: on_device(linked))
        signatures = Signatures(game, DEVICE)
        for function in in_call_order(list(compiled), DEVICE.entries):
            # one version of every rule, as on a CPU; without this there would be one for each of its callers' types
            compiled[function].compile_device(signatures.of(function))
            compiled[function].disable_compile()
        by_name = {function.__name__: made for function, made in compiled.items()}
        self._kernels = {name: cuda.jit(max_registers=MOST_REGISTERS)(make(by_name)) for name, make in KERNELS.items()}

    def launch(self, name: str, threads: int, *arguments: Any) -> None:
        """Run a kernel with a number of threads, without waiting for it."""
        blocks = -(-threads // THREADS_A_BLOCK)
        self._kernels[name][blocks, THREADS_A_BLOCK](*arguments)

    def states(self, *states: Any) -> Any:
        """Plain states as an array of records, in host memory."""
        import numpy as np

        return np.frombuffer(b"".join(state.to_bytes() for state in states), dtype=self.game.rules.State.dtype())

    def plain(self, record: Any) -> Any:
        """A record as a plain state."""
        return self.game.rules.State.from_bytes(record.tobytes())


def make_set_up(compiled: dict[str, Any]) -> Any:
    """Set every slot to the initial position."""
    from numba import cuda

    def set_up(states: Any, works: Any, rngs: Any) -> None:
        slot = cuda.grid(1)
        if slot < len(rngs):
            states[slot] = states[len(states) - 1]
            works[slot] = works[len(works) - 1]
            rngs[slot].decisions = 0

    return set_up


def make_step(compiled: dict[str, Any]) -> Any:
    """Each thread steps its slot."""
    from numba import cuda

    step_slots = compiled["step_slots"]

    def step(slots: Any, mode: int, reward: int, steps: int) -> None:
        slot = cuda.grid(1)
        if slot < len(slots.rngs):
            step_slots(slots, slot, slot + 1, mode, reward, steps)

    return step


def make_sample(compiled: dict[str, Any]) -> Any:
    """Each thread samples a legal action for its slot."""
    from numba import cuda

    sample_slots = compiled["sample_slots"]

    def sample(works: Any, rngs: Any, actions: Any) -> None:
        slot = cuda.grid(1)
        if slot < len(rngs):
            sample_slots(works, rngs, actions, slot, slot + 1)

    return sample


def make_play(compiled: dict[str, Any]) -> Any:
    """Each thread plays whole random games on its own state, with its own random stream."""
    from numba import cuda

    seed_stream, random_games = compiled["seed_stream"], compiled["random_games"]

    def play(start: Any, states: Any, works: Any, rngs: Any, tallies: Any, seed: int, games: int) -> None:
        thread = cuda.grid(1)
        if thread < len(rngs):
            states[2 * thread] = start[0]
            seed_stream(rngs[thread].chance, seed + thread)
            own_states = states[2 * thread : 2 * thread + 2]
            own_works = works[thread : thread + 1]
            random_games(own_states, own_works, rngs[thread].chance, tallies[thread], games)

    return play


KERNELS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "set_up": make_set_up,
    "step": make_step,
    "sample": make_sample,
    "play": make_play,
}
