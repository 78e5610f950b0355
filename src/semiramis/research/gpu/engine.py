"""A game's rules and the batch kernel as device functions: the same source once more, linked to numba-cuda.

Nothing is written twice for the card. Every rule gets the signature it has on a processor, and the kernels here only
hand each thread its slot.
"""

from collections.abc import Callable
from typing import Any

from semiramis.core.compile import playouts
from semiramis.core.compile.jit import all_modules, copy_record, frozen_arrays, in_call_order, rules_of, tables_in
from semiramis.core.compile.link import Linked
from semiramis.core.game import Game
from semiramis.core.model.message import Malformed
from semiramis.research import kernel
from semiramis.research.engine import BatchEngine

THREADS_A_BLOCK = 64
MOST_REGISTERS = 64
"""More threads at a time are worth more than more registers for each: measured on an H200."""


def check_card() -> None:
    """Say what is missing where there is no card to play on."""
    try:
        from numba import cuda
    except ImportError as error:
        raise Malformed("research-gpu-missing", reason=str(error)) from error
    if not cuda.is_available():
        raise Malformed("research-gpu-no-card")


class DeviceEngine(BatchEngine):
    """The device twins of a game's rules and observations, with whole games and batches on top."""

    entries: tuple[Any, ...] = (kernel.step_slots, kernel.sample_slots, playouts.seed_stream, playouts.random_games)

    def __init__(self, game: Game) -> None:
        check_card()
        super().__init__(game)
        for function in in_call_order(list(self._twins), self.entries):
            # one version of every rule, as on a processor; asked for by the caller's types there would be many
            self._twins[function].compile_device(self.signature(function))
            self._twins[function].disable_compile()
        self._kernels = {name: self._launched(make) for name, make in KERNELS.items()}

    def _decorate(self) -> None:
        from numba import cuda

        modules = all_modules(self.game, self.extra)
        names = frozen_arrays({**tables_in(modules), **self.game.components.tables})
        linked = Linked(modules, names)
        on_device = cuda.jit(device=True)
        self._twins = {function: on_device(linked.twins[function]) for function in rules_of(modules)}
        self._point(linked, {**names, "copy_state": on_device(copy_record), **self.slot_twins()})

    def _launched(self, make: Callable[[dict[str, Any]], Any]) -> Any:
        from numba import cuda

        twins = {function.__name__: twin for function, twin in self._twins.items()}
        return cuda.jit(max_registers=MOST_REGISTERS)(make(twins))

    def launch(self, name: str, threads: int, *arguments: Any) -> None:
        """Run a kernel with so many threads, without waiting for it."""
        blocks = -(-threads // THREADS_A_BLOCK)
        self._kernels[name][blocks, THREADS_A_BLOCK](*arguments)


def make_lay_out(twins: dict[str, Any]) -> Any:
    """Every slot as it is before its first game."""
    from numba import cuda

    def set_up(states: Any, works: Any, lives: Any) -> None:
        slot = cuda.grid(1)
        if slot < len(lives):
            states[slot] = states[len(states) - 1]
            works[slot] = works[len(works) - 1]
            lives[slot].age = 0

    return set_up


def make_step(twins: dict[str, Any]) -> Any:
    """Every thread steps its slot."""
    from numba import cuda

    step_slots = twins["step_slots"]

    def step(
        states: Any,
        works: Any,
        lives: Any,
        sights: Any,
        masks: Any,
        actions: Any,
        movers: Any,
        done: Any,
        rejected: Any,
        lengths: Any,
        rewards: Any,
        scores: Any,
        how: int,
        paid: int,
        steps: int,
    ) -> None:
        slot = cuda.grid(1)
        if slot < len(lives):
            step_slots(
                states, works, lives, sights, masks, actions, movers, done, rejected, lengths, rewards, scores,
                slot, slot + 1, how, paid, steps,
            )  # fmt: skip

    return step


def make_sample(twins: dict[str, Any]) -> Any:
    """Every thread chooses a random legal action for its slot."""
    from numba import cuda

    sample_slots = twins["sample_slots"]

    def sample(works: Any, lives: Any, actions: Any) -> None:
        slot = cuda.grid(1)
        if slot < len(lives):
            sample_slots(works, lives, actions, slot, slot + 1)

    return sample


def make_play(twins: dict[str, Any]) -> Any:
    """Every thread plays whole random games on a state of its own, with a stream of its own."""
    from numba import cuda

    seed_stream, random_games = twins["seed_stream"], twins["random_games"]

    def play(start: Any, states: Any, works: Any, lives: Any, tallies: Any, seed: int, games: int) -> None:
        thread = cuda.grid(1)
        if thread < len(lives):
            states[2 * thread] = start[0]
            seed_stream(lives[thread].chance, seed + thread)
            own_states = states[2 * thread : 2 * thread + 2]
            own_works = works[thread : thread + 1]
            random_games(own_states, own_works, lives[thread].chance, tallies[thread], games)

    return play


KERNELS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "set_up": make_lay_out,
    "step": make_step,
    "sample": make_sample,
    "play": make_play,
}
