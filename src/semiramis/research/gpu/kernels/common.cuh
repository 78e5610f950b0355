/* What all kernels share. It follows the rules of one game and the tables of its edition, `edition`. */

#ifndef KERNEL
#define KERNEL(name, Arguments) extern "C" __global__ void name(const Arguments given)
#endif

enum { LANES = 32, ALL_LANES = -1, KEYS = 64 };
enum { CHANCE_MOVES = -1, NOBODY_MOVES = -2 };

/* States are copied by vectors of 16 bytes. */
struct alignas(16) PaddedState { State state; };

template <class Whole> static __device__ inline void copy_whole(Whole *to, const Whole *from) {
  for (int i = 0; i < (int)(sizeof(Whole) / sizeof(uint4)); i++) ((uint4 *)to)[i] = ((const uint4 *)from)[i];
}

/* A state may also lie at a multiple of 4 bytes. */
static __device__ inline void copy_words(State *to, const State *from) {
  for (int i = 0; i < (int)(sizeof(PaddedState) / 4); i++) ((uint32_t *)to)[i] = ((const uint32_t *)from)[i];
}
