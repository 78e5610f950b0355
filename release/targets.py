"""The platforms that get a wheel of their own; all others use the pure wheel and compile on first use."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    """A platform: how Semiramis, the C compiler and wheels name it."""

    platform: str
    """The name that `core.compile.cache.platform_name` returns there."""
    triple: str
    """Architecture, system and C library, with the oldest version of the last that will do."""
    tag: str
    """The platform tags of its wheel. The libraries are called through ctypes, so any Python 3 will do."""

    @property
    def wheel_tag(self) -> str:
        """The whole tag of its wheel."""
        return f"py3-none-{self.tag}"


TARGETS = (
    Target("linux-x86_64", "x86_64-linux-gnu.2.17", "manylinux2014_x86_64.manylinux_2_17_x86_64"),
    Target("linux-aarch64", "aarch64-linux-gnu.2.17", "manylinux2014_aarch64.manylinux_2_17_aarch64"),
    Target("linux-musl-x86_64", "x86_64-linux-musl", "musllinux_1_2_x86_64"),
    Target("linux-musl-aarch64", "aarch64-linux-musl", "musllinux_1_2_aarch64"),
    Target("darwin-x86_64", "x86_64-macos.11.0", "macosx_11_0_x86_64"),
    Target("darwin-arm64", "aarch64-macos.11.0", "macosx_11_0_arm64"),
    Target("win32-amd64", "x86_64-windows-gnu", "win_amd64"),
    Target("win32-arm64", "aarch64-windows-gnu", "win_arm64"),
)


def find_target(platform: str) -> Target:
    """The target of a platform. Raises KeyError where it has no wheel of its own."""
    return {target.platform: target for target in TARGETS}[platform]
