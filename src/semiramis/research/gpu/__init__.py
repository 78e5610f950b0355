"""Many games at once on a GPU: the same rules and the same batches, as CUDA C++."""
