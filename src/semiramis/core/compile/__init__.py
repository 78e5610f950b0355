"""From rules in plain Python to compiled code: linking, generic loops, the numba back end."""
