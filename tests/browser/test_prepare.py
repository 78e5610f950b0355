"""Programs as they are in the picture of the memory that a site starts with."""

from semiramis.browser.prepare import without_docs


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
