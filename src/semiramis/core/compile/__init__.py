"""From rules in plain Python to compiled code: linking, playouts, translation to C, and engines that run it."""
