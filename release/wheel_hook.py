"""Makes the wheel of one platform: puts native libraries inside and sets its tag.

`python -m release` says through the environment which libraries these are. Without that the wheel is pure, so that
installing from source needs no compiler.
"""

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LIBRARIES = "SEMIRAMIS_WHEEL_LIBRARIES"
"""The folder with the libraries."""
TAG = "SEMIRAMIS_WHEEL_TAG"
"""The tag of the wheel, as in `py3-none-win_amd64`."""


class WheelHook(BuildHookInterface[Any]):
    """Called by hatchling before it writes a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the libraries, unless the wheel is pure or only points at a checkout."""
        folder = os.environ.get(LIBRARIES)
        if folder and version == "standard":
            build_data["pure_python"] = False
            build_data["tag"] = os.environ[TAG]
            build_data["force_include"][folder] = "semiramis/native"
