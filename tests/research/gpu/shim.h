/* CUDA C++ on a processor: threads of a block are fibers, run one after the other, that wait for one another at
   barriers and in operations of a warp. Blocks run one after the other, so shared memory is static. */
#define __CUDACC__ 1
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <vector>

#define __device__
#define __constant__
#define __global__
#define __noinline__
#define __shared__ static

struct uint4 { unsigned x, y, z, w; } __attribute__((aligned(16)));
static inline uint4 make_uint4(unsigned x, unsigned y, unsigned z, unsigned w) { return uint4{x, y, z, w}; }
struct Index { unsigned x; };
static Index threadIdx, blockIdx, blockDim;

namespace shim {
enum { WARP = 32, STACK = 1 << 18 };
struct Barrier { int waiting = 0, turn = 0; };
static std::vector<ucontext_t> fibers;
static std::vector<char *> stacks;
static std::vector<bool> ended;
static std::vector<unsigned> lanes; /* what each thread gave to an operation of its warp */
static std::vector<Barrier> warps;
static Barrier block;
static ucontext_t scheduler;
static unsigned now;

static void pause() {
  const unsigned me = now;
  swapcontext(&fibers[me], &scheduler);
}
static void wait(Barrier &barrier, int all) {
  const int turn = barrier.turn;
  if (++barrier.waiting == all) { barrier.waiting = 0; barrier.turn++; return; }
  while (barrier.turn == turn) pause();
}
static void wait_warp() { wait(warps[now / WARP], WARP); }
static unsigned *give(unsigned value) { /* the values of all lanes */
  lanes[now] = value;
  wait_warp();
  return &lanes[now / WARP * WARP];
}

static void (*body)(const void *);
static const void *arguments;
static void run_fiber() {
  body(arguments);
  ended[now] = true;
  pause();
}
static void launch(void (*kernel)(const void *), const void *given, int blocks, int threads) {
  if (threads % WARP) { printf("%d threads are no whole warps\n", threads); abort(); }
  body = kernel;
  arguments = given;
  blockDim.x = threads;
  while ((int)stacks.size() < threads) stacks.push_back((char *)malloc(STACK));
  for (int b = 0; b < blocks; b++) {
    blockIdx.x = b;
    fibers.assign(threads, ucontext_t());
    ended.assign(threads, false);
    lanes.assign(threads, 0);
    warps.assign(threads / WARP, Barrier());
    block = Barrier();
    for (int t = 0; t < threads; t++) {
      getcontext(&fibers[t]);
      fibers[t].uc_stack.ss_sp = stacks[t];
      fibers[t].uc_stack.ss_size = STACK;
      fibers[t].uc_link = nullptr;
      makecontext(&fibers[t], run_fiber, 0);
    }
    for (int left = threads; left > 0;) {
      for (int t = 0; t < threads; t++) {
        if (ended[t]) continue;
        now = threadIdx.x = t;
        swapcontext(&scheduler, &fibers[t]);
        if (ended[t]) left--;
      }
    }
  }
}
}  // namespace shim

/* A fiber that goes on after a pause finds threadIdx set by the scheduler. */
static inline void __syncthreads() { shim::wait(shim::block, (int)blockDim.x); }
static inline void __syncwarp() { shim::wait_warp(); }
static inline int __popc(unsigned value) { return __builtin_popcount(value); }
static inline unsigned atomicAdd(unsigned *at, unsigned value) { const unsigned old = *at; *at += value; return old; }
static inline unsigned atomicSub(unsigned *at, unsigned value) { const unsigned old = *at; *at -= value; return old; }
template <class Make> static inline unsigned over_warp(unsigned value, Make make) {
  const unsigned *all = shim::give(value);
  const unsigned made = make(all, (int)(shim::now % shim::WARP));
  shim::wait_warp(); /* nobody may give the next value before all have read this one */
  return made;
}
static inline unsigned __ballot_sync(int, bool value) {
  return over_warp(value, [](const unsigned *all, int) { unsigned m = 0; for (int l = 0; l < 32; l++) m |= all[l] << l; return m; });
}
static inline unsigned __match_any_sync(int, unsigned value) {
  return over_warp(value, [](const unsigned *all, int me) { unsigned m = 0; for (int l = 0; l < 32; l++) m |= (unsigned)(all[l] == all[me]) << l; return m; });
}
static inline unsigned __reduce_max_sync(int, unsigned value) {
  return over_warp(value, [](const unsigned *all, int) { unsigned m = 0; for (int l = 0; l < 32; l++) m = all[l] > m ? all[l] : m; return m; });
}
static inline unsigned __shfl_up_sync(int, unsigned value, int by) {
  return over_warp(value, [by](const unsigned *all, int me) { return all[me < by ? me : me - by]; });
}

#define KERNEL(name, Arguments)                                                                               \
  static void name(const Arguments given);                                                                    \
  static void run_##name(const void *given) { name(*(const Arguments *)given); }                              \
  extern "C" void launch_##name(const void *given, int blocks, int threads) { shim::launch(run_##name, given, blocks, threads); } \
  static void name(const Arguments given)
