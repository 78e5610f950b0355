"""Programs as they are in the picture of the memory that a site starts with."""

import json
import subprocess
import sys

from semiramis.browser.prepare import without_docs

HEAVY = {"email", "http.client", "tkinter", "unittest", "urllib.request", "html", "sqlite3", "multiprocessing"}
"""Modules that come with others unseen, each tenths of a megabyte of the picture."""

IMPORTS = """
import json, sys
import semiramis.browser.app, semiramis.browser.chooser
from semiramis.core.registry import find_game, keys
for key in keys():
    find_game(key)
json.dump(sorted(sys.modules), sys.stdout)
"""


def _outer(n: int) -> int:
    """Twice a number plus one."""

    def inner() -> int:
        """Twice a number."""
        return 2 * n

    return inner() + 1


def test_programs_without_line_numbers_do_the_same() -> None:
    before = _outer(20)
    code = without_docs(_outer.__code__)
    assert code.co_linetable == b""
    assert all(each.co_linetable == b"" for each in code.co_consts if hasattr(each, "co_linetable"))
    _outer.__code__ = code
    assert _outer(20) == before == 41


def test_nothing_large_is_imported_by_the_way() -> None:
    done = subprocess.run([sys.executable, "-c", IMPORTS], capture_output=True, text=True, check=True)
    assert HEAVY & set(json.loads(done.stdout)) <= {"email"}  # which comes with the metadata of packages
