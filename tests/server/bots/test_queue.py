"""The queue of jobs for bots is fair."""

import pytest

from semiramis.server.bots.queue import FairQueue, Place, Rank


def drained(queue: FairQueue[str]) -> list[str]:
    return [queue.pop() for _ in range(len(queue))]


def test_people_come_first_then_tables_then_hints_then_analysis() -> None:
    queue: FairQueue[str] = FairQueue()
    for rank in (Rank.ANALYSIS, Rank.HINT, Rank.TABLE, Rank.PERSON):
        queue.put(rank.name, Place(rank, "host"))
    assert drained(queue) == ["PERSON", "TABLE", "HINT", "ANALYSIS"]


def test_hosts_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(200):
        queue.put(f"many {n}", Place(Rank.PERSON, "many"))
    queue.put("one", Place(Rank.PERSON, "one"))
    queue.put("two", Place(Rank.PERSON, "two"))
    assert [queue.pop() for _ in range(5)] == ["many 0", "one", "two", "many 1", "many 2"]
    queue.put("one more", Place(Rank.PERSON, "one"))
    assert [queue.pop() for _ in range(2)] == ["many 3", "one more"]


def test_what_nobody_waits_for_is_taken_out() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(3):
        queue.put(f"job {n}", Place(Rank.HINT, "host"))
    queue.discard("job 1", Place(Rank.HINT, "host"))
    queue.discard("job 1", Place(Rank.HINT, "host"))
    queue.discard("unknown", Place(Rank.TABLE, "nobody"))
    assert queue.lengths() == {**dict.fromkeys(Rank, 0), Rank.HINT: 2}
    assert list(queue) == drained(queue) == ["job 0", "job 2"]
    with pytest.raises(IndexError):
        queue.pop()


def test_reviews_wait_until_nothing_else_does() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(20):
        queue.put(f"turn {n}", Place(Rank.REVIEW, f"host {n}"))
    queue.put("analysis", Place(Rank.ANALYSIS, "host 0"))
    queue.put("move", Place(Rank.TABLE, "host 0"))
    assert drained(queue)[:3] == ["move", "analysis", "turn 0"]
