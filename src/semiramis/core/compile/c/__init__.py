"""Rules and loops as C: one self-contained text per game and program, for native code, WebAssembly and CUDA alike."""
