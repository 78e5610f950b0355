"""What can be said of the card without one: who is told what is missing, and that a slot needs no other slot."""

import sys
from typing import Any

import pytest

from semiramis.core.i18n.text import texts
from semiramis.core.model.message import Malformed
from semiramis.research.gpu.batch import DeviceBatch
from semiramis.research.gpu.engine import KERNELS, check_card
from semiramis.research.kernel import Slots


def refusal_of(call: Any) -> Malformed:
    with pytest.raises(Malformed) as refused:
        call()
    return refused.value


def test_without_numba_cuda_the_package_to_install_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba.cuda", None)
    monkeypatch.delattr("numba.cuda", raising=False)
    found = refusal_of(check_card)
    assert found.message.id == "research-gpu-missing"
    assert "semiramis[gpu]" in texts("en").render(found.message)


def test_without_a_card_the_way_on_the_processor_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import cuda

    monkeypatch.setattr(cuda, "is_available", lambda: False)
    found = refusal_of(lambda: DeviceBatch("amyitis"))
    assert found.message.id == "research-gpu-no-card"
    for language in ("en", "cs", "hu", "de"):
        assert "Batch" in texts(language).render(found.message)


def test_every_thread_steps_its_own_slot_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import cuda

    class Compiled(dict[str, Any]):
        def __missing__(self, name: str) -> Any:
            return lambda *arguments: stepped.append((name, arguments[1:3] if name == "step_slots" else arguments[3:5]))

    stepped: list[tuple[str, tuple[int, int]]] = []
    for thread in range(4):
        monkeypatch.setattr(cuda, "grid", lambda _axes, thread=thread: thread)
        rngs = [0, 0, 0]
        KERNELS["step"](Compiled())(Slots(1, 2, rngs, 4, 5, 6, 7, 8, 9, 10, 11, 12), 0, 0, 1)
        KERNELS["sample"](Compiled())(1, rngs, 3)
    assert stepped == [(name, (slot, slot + 1)) for slot in range(3) for name in ("step_slots", "sample_slots")]
