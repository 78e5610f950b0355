"""The heuristic after each action, computed by the kernel, is that of the plain rules."""

import numpy as np
import pytest

from semiramis.core.registry import find_game, keys
from semiramis.research.gpu.batch import DeviceBatch
from semiramis.research.gpu.engine import DeviceEngine
from tests.research.gpu.host_card import HostCard

SLOTS = 5


@pytest.mark.parametrize("key", [pytest.param(key, marks=pytest.mark.xdist_group(f"gpu-{key}")) for key in keys()])
def test_values_are_those_of_the_plain_rules(key: str) -> None:
    game = find_game(key)
    engine = DeviceEngine(game, HostCard(), step={"BLOCK": 64, "POOL": 128})
    batch = DeviceBatch(engine, 3, SLOTS, seed=4)
    batch.run_random(25)
    found = batch.evaluate().copy_to_host()
    assert np.array_equal(found != 0, batch.legal_action_mask.copy_to_host() != 0)
    for slot in range(SLOTS):
        before = batch.state(slot)
        mover = game.rules.mover(before)
        for code in game.legal_codes(before)[:20]:
            after = before.clone()
            game.rules.apply(after, game.rules.Work(), code)
            wanted = int(64 * min(500.0, max(-500.0, game.ai.value(after, mover)))) or 1
            assert found[slot, code] == wanted
    marked = batch.evaluate(heuristic=False).copy_to_host()
    assert set(np.unique(marked)) == {0, 1}
