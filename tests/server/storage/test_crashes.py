"""The server is killed a few times while people play; the crash harness can do so for any number of kills."""

from pathlib import Path

from tests.server.crash_harness import Killing, Process


def test_nothing_that_was_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    summary = Killing(tmp_path, seed=6).run(kills=2)
    assert summary["faults"] == []
    assert summary["kills"] == 2
    assert summary["acknowledged"] > 10
    assert summary["streamed"] > summary["acknowledged"]
    assert summary["stream_connections"] > summary["streams"]
    assert summary["replayed_tables"] >= summary["tables"] >= 4
    kinds = summary["kinds"]
    assert kinds["move"] > 0
    assert kinds["undo"] + kinds["restart"] + kinds["ask-undo"] > 0


KILLED_WHILE_STARTING_A_PROCESS = """{"level": "info", "event": "started"}
Traceback (most recent call last):
  File "<string>", line 1, in <module>
  File "multiprocessing/spawn.py", line 122, in spawn_main
    exitcode = _main(fd, parent_sentinel)
{"level": "info", "event": "started"}
               ^^^^^^^^^^^^^^^^^^^^^^^^^^
  File "multiprocessing/spawn.py", line 130, in _main
    preparation_data = reduction.pickle.load(from_parent)
                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
EOFError: Ran out of input
"""


def test_a_process_whose_parent_is_killed_is_no_mistake_and_everything_else_is(tmp_path: Path) -> None:
    process = Process(tmp_path)
    process.log.write_text(KILLED_WHILE_STARTING_A_PROCESS)
    assert process.errors() == []
    own = ["Traceback (most recent call last):", '  File "tables.py", line 1, in read', "EOFError: Ran out of input"]
    logged = ['{"level": "error", "event": "failed"}', *own]
    process.log.write_text("\n".join(logged) + "\n" + KILLED_WHILE_STARTING_A_PROCESS)
    assert process.errors() == logged
    deeper = '  File "worker_process.py", line 9, in run'
    process.log.write_text(KILLED_WHILE_STARTING_A_PROCESS.replace("EOFError", f"{deeper}\nEOFError"))
    assert process.errors()[-2:] == [deeper, "EOFError: Ran out of input"]
