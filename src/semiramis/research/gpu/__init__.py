"""Many games at once on a graphics card: the same rules and the same batch kernel, through numba-cuda."""
