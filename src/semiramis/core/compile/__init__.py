"""From rules in plain Python to compiled code: linking, playouts, signatures, and engines compiled by numba."""
