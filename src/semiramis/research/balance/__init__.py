"""Balance experiments: the effect of a component value, measured on the same deals with and without the change."""
