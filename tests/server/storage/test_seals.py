"""Hashes over rows: the same in every store, another for every change."""

from semiramis.server.storage.seals import event_hash, table_seal

TABLE = {"id": "t", "made_at": 12.5, "deadline": None, "seq": 3, "seal": ""}
SEAT = {"table_id": "t", "seat": 0, "name": "Ada", "away_since": 0.0}
EVENT = {"table_id": "t", "seq": 1, "at": 7.0, "kind": "move", "by": "rose", "lines": 2, "data": "{}"}


def test_whole_numbers_are_the_same_with_and_without_a_fraction() -> None:
    assert table_seal(TABLE, [SEAT]) == table_seal(TABLE, [{**SEAT, "away_since": 0}])
    assert event_hash(EVENT, None, "") == event_hash({**EVENT, "at": 7}, None, "")


def test_every_column_counts_except_the_seal() -> None:
    seal = table_seal(TABLE, [SEAT])
    assert table_seal({**TABLE, "seal": "another"}, [SEAT]) == seal
    for name in TABLE.keys() - {"seal"}:
        assert table_seal({**TABLE, name: "changed"}, [SEAT]) != seal
    for name in SEAT:
        assert table_seal(TABLE, [{**SEAT, name: "changed"}]) != seal
    for name in EVENT:
        assert event_hash({**EVENT, name: "changed"}, None, "") != event_hash(EVENT, None, "")
    assert event_hash(EVENT, {"token": "a", "key": "b"}, "") != event_hash(EVENT, None, "")
    assert event_hash(EVENT, None, "before") != event_hash(EVENT, None, "")
