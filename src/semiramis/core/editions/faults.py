"""The faults of an edition, not only the first one.

A check stops at the first value it cannot use. So each fault is recorded, the packaged value is put in its place, and
the check runs again until it finds nothing more.
"""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from typing import Any

from semiramis.core.editions.edition import Edition, EditionError, parse_edition
from semiramis.core.editions.reader import Place

MOST_FAULTS = 20
ANY = "*"


def list_faults(
    content: bytes, standard: Edition, read_box: Callable[[Edition], object], file: str
) -> tuple[Edition | None, list[EditionError]]:
    """Return the edition in the content of a file, or None, and its faults; errors call the file `file`."""
    try:
        edition = parse_edition(content, standard.game, file)
    except EditionError as error:
        return None, [error]
    faults: list[EditionError] = []
    mended = replace(edition, data=deepcopy(dict(edition.data)))
    while len(faults) < MOST_FAULTS:
        try:
            read_box(mended)
        except EditionError as error:
            faults.append(error)
            if not _mend(mended.data, error.where, standard.data):
                break
        else:
            break
    return (None, faults) if faults else (edition, [])


def _mend(data: Any, where: Place, standard: Any) -> bool:
    """Copy the packaged values to a place, or to its whole chapter if the place has them already."""
    return _put(data, where, standard) or _put(data, where[:1], standard)


def _put(data: Any, where: Place, standard: Any) -> bool:
    """Set a place to its packaged value; return whether that changed anything."""
    key, *rest = where
    if key == ANY:
        changed = [_put(data, (each, *rest), standard) for each in standard]
        return any(changed)
    if rest and isinstance(data.get(key), dict) and isinstance(standard.get(key), dict):
        return _put(data[key], tuple(rest), standard[key])
    before = deepcopy(data)
    if key in standard:
        data[key] = deepcopy(standard[key])
    else:
        data.pop(key, None)
    return bool(data != before)
