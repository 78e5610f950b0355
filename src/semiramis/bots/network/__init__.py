"""Networks at play: weights from the package, evaluated by compiled code, alone or inside a tree search."""
