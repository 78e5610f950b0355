"""The network of Amyitis: the position has no map that repeats itself, so all of it is features."""

from semiramis.core.model.network import NetworkSpec

NETWORK = NetworkSpec(width=384)
