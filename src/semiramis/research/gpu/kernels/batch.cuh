/* Batches: the arrays of `research.kernel.Slots`, stepped by blocks of threads.

   A block steps the slots of its pool in three phases, and groups them before each, so that the threads of a warp run
   the same rules: (1) apply the codes, by kind of action; (2) resolve chance and start the next games, by stage, which
   few slots need; (3) list what is legal, by stage, and write the observations. A slot depends on nothing outside it,
   so the order in which slots are stepped changes nothing. SHARED_STATE: the states of a pool are copied to shared
   memory first, where small ones fit and every thread reads a bank of its own. */

enum { NO_KEY = 255, GAME_OVER = KEYS - 1 };

struct alignas(16) PaddedRow { int16_t values[OBSERVATION_LENGTH]; };
struct alignas(16) PaddedWork { Work work; };
enum { STATE_WORDS = sizeof(PaddedState) / 4 };

/* An observation in the making. */
union alignas(16) Row {
  int16_t values[OBSERVATION_LENGTH];
  uint4 vectors[sizeof(PaddedRow) / sizeof(uint4)];
};

struct StepArguments {
  PaddedState *states; /* [slots + 1]: the last one is the initial position */
  PaddedWork *works;   /* [slots + 1]: the last one is its legal list */
  SlotRng *rngs;
  PaddedRow *observations;
  MaskRow *masks;       /* bytes; null where masks are bits */
  uint32_t *mask_words; /* [slots][MASK_WORDS], code c is bit c % 32 of word c / 32; null where masks are bytes */
  int64_t *actions;
  uint8_t *movers;
  uint8_t *terminated;
  uint8_t *rejected;
  int32_t *lengths;
  float *rewards;
  int32_t *scores;
  const uint16_t *written; /* the vectors of 16 bytes in a row that games of this number of seats write */
  int32_t n_written;
  int32_t slots;
  int32_t n_seats;
  int32_t mode;
  int32_t reward;
  int32_t steps;
};

struct SlotPool {
  unsigned bins[KEYS];
  unsigned n;              /* slots in `order` */
  uint16_t order[POOL];    /* slots that have a key, those of one key together */
  int16_t code[POOL];
  uint8_t key[POOL];
};

/* Writes the slots that have a key to `order`, grouped by it. All threads of the block call it. */
static __device__ inline void group_slots(SlotPool *pool, int count) {
  for (int k = threadIdx.x; k < KEYS; k += BLOCK) pool->bins[k] = 0;
  __syncthreads();
  for (int i = threadIdx.x; i < count; i += BLOCK)
    if (pool->key[i] != NO_KEY) atomicAdd(&pool->bins[pool->key[i]], 1u);
  __syncthreads();
  if (threadIdx.x < LANES) {
    const int lane = threadIdx.x;
    const unsigned even = pool->bins[2 * lane], both = even + pool->bins[2 * lane + 1];
    unsigned sum = both;
    for (int step = 1; step < LANES; step *= 2) {
      const unsigned before = __shfl_up_sync(ALL_LANES, sum, step);
      if (lane >= step) sum += before;
    }
    pool->bins[2 * lane] = sum - both;
    pool->bins[2 * lane + 1] = sum - both + even;
    if (lane == LANES - 1) pool->n = sum;
  }
  __syncthreads();
  for (int i = threadIdx.x; i < count; i += BLOCK)
    if (pool->key[i] != NO_KEY) pool->order[atomicAdd(&pool->bins[pool->key[i]], 1u)] = (uint16_t)i;
  __syncthreads();
}

static __device__ inline Work *start_work(const StepArguments &given) { return &given.works[given.slots].work; }

/* The code a slot is stepped by, with the results of the step before cleared. */
static __device__ inline num begin_step(const StepArguments &given, int slot) {
  const float_array2 rewards = {given.rewards, given.slots, given.n_seats};
  const uint8_array terminated = {given.terminated, given.slots};
  const int64_array actions = {given.actions, given.slots};
  clear_result(&edition, terminated, rewards, slot);
  Work *work = given.mode == BEGIN ? start_work(given) : &given.works[slot].work;
  const num code = next_code(&edition, work, given.rngs + slot, actions, slot, given.mode);
  given.rejected[slot] = code == NOT_LEGAL;
  if (code != NOT_LEGAL && given.mode != BEGIN && given.masks) clear_mask(&edition, work, given.masks + slot);
  return code;
}

static __device__ inline uint8_t pending_key(State *state, num at) {
  return at == NOBODY_MOVES ? (uint8_t)GAME_OVER : at == CHANCE_MOVES ? (uint8_t)state->stage : (uint8_t)NO_KEY;
}

/* One step towards the next decision of a player: a chance outcome, or the beginning of the next game. */
static __device__ inline num resolve_once(const StepArguments &given, int slot, State *state, Work *work, num at) {
  SlotRng *rng = given.rngs + slot;
  num code;
  if (at == NOBODY_MOVES) {
    const float_array2 rewards = {given.rewards, given.slots, given.n_seats};
    const int32_array2 scores = {given.scores, given.slots, given.n_seats};
    const uint8_array terminated = {given.terminated, given.slots};
    const int32_array lengths = {given.lengths, given.slots};
    finish_game(&edition, state, rng, terminated, lengths, rewards, scores, slot, given.reward);
    copy_words(state, &given.states[given.slots].state);
    code = first_outcome(&edition, start_work(given), rng);
  } else {
    const num n = game_legal(&edition, state, work);
    code = work->legal[draw_outcome(&edition, work, rng->chance, n)];
  }
  game_apply(&edition, state, work, code);
  return game_mover(&edition, state);
}

/* The codes of a legal list, which ascend, as bits. */
static __device__ inline void write_mask_words(const Work *work, uint32_t *words) {
  int place = 0;
  for (int w = 0; w < MASK_WORDS; w++) {
    uint32_t word = 0;
    while (place < work->n_legal && work->legal[place] < 32 * (w + 1)) word |= 1u << (work->legal[place++] & 31);
    words[w] = word;
  }
}

/* Writes what the player who decides next is shown. */
static __device__ inline void show(const StepArguments &given, int slot, State *state, Work *work, Row *row) {
  const num at = game_mover(&edition, state);
  game_legal(&edition, state, work);
  given.movers[slot] = (uint8_t)at;
  if (given.masks) set_mask(&edition, work, given.masks + slot);
  else write_mask_words(work, given.mask_words + (wide)slot * MASK_WORDS);
  game_observe(&edition, state, at, row->values);
  uint4 *to = (uint4 *)(given.observations + slot);
#pragma unroll 4
  for (int i = 0; i < given.n_written; i++) to[given.written[i]] = row->vectors[given.written[i]];
}

KERNEL(step_kernel, StepArguments) {
  __shared__ SlotPool pool;
#ifdef SHARED_STATE
  __shared__ uint32_t states[POOL][STATE_WORDS | 1]; /* an odd number of words: threads use different banks */
#endif
  const int first = blockIdx.x * POOL;
  const int count = given.slots - first < POOL ? given.slots - first : POOL;
  Row row; /* in the thread's own memory, from where it is copied by vectors; values of empty seats stay 0 */
  for (int i = 0; i < given.n_written; i++) row.vectors[given.written[i]] = make_uint4(0, 0, 0, 0);
#ifdef SHARED_STATE
  const uint4 *from = (const uint4 *)(given.states + first);
  for (int i = threadIdx.x; i < count * (STATE_WORDS / 4); i += BLOCK) {
    const uint4 four = from[i];
    uint32_t *to = states[i / (STATE_WORDS / 4)] + 4 * (i % (STATE_WORDS / 4));
    to[0] = four.x, to[1] = four.y, to[2] = four.z, to[3] = four.w;
  }
  __syncthreads();
#define STATE_AT(i) ((State *)states[i])
#else
#define STATE_AT(i) (&given.states[first + (i)].state)
#endif
  for (int step = 0; step < given.steps; step++) {
    for (int i = threadIdx.x; i < count; i += BLOCK) {
      const num code = begin_step(given, first + i);
      pool.code[i] = (int16_t)code;
      pool.key[i] = code == NOT_LEGAL ? (uint8_t)NO_KEY : kind_of_code[code];
    }
    group_slots(&pool, count);
    for (int i = threadIdx.x; i < (int)pool.n; i += BLOCK) {
      const int at = pool.order[i];
      State *state = STATE_AT(at);
      game_apply(&edition, state, &given.works[first + at].work, pool.code[at]);
      pool.key[at] = pending_key(state, game_mover(&edition, state));
    }
    __syncthreads();
    group_slots(&pool, count);
    for (int i = threadIdx.x; i < (int)pool.n; i += BLOCK) {
      const int at = pool.order[i];
      State *state = STATE_AT(at);
      num moves = game_mover(&edition, state);
      while (moves < 0) moves = resolve_once(given, first + at, state, &given.works[first + at].work, moves);
    }
    __syncthreads();
    for (int i = threadIdx.x; i < count; i += BLOCK)
      pool.key[i] = pool.code[i] == NOT_LEGAL ? (uint8_t)NO_KEY : (uint8_t)STATE_AT(i)->stage;
    group_slots(&pool, count);
    for (int i = threadIdx.x; i < (int)pool.n; i += BLOCK) {
      const int at = pool.order[i];
      show(given, first + at, STATE_AT(at), &given.works[first + at].work, &row);
    }
    __syncthreads();
  }
#ifdef SHARED_STATE
  uint4 *to = (uint4 *)(given.states + first);
  for (int i = threadIdx.x; i < count * (STATE_WORDS / 4); i += BLOCK) {
    const uint32_t *four = states[i / (STATE_WORDS / 4)] + 4 * (i % (STATE_WORDS / 4));
    to[i] = make_uint4(four[0], four[1], four[2], four[3]);
  }
#endif
}

struct ResetArguments {
  PaddedState *states;
  int32_t slots;
};

KERNEL(reset_kernel, ResetArguments) {
  const int slot = blockIdx.x * BLOCK + threadIdx.x;
  if (slot < given.slots) copy_whole(given.states + slot, given.states + given.slots);
}

struct SampleArguments {
  PaddedWork *works;
  SlotRng *rngs;
  int64_t *actions;
  int32_t slots;
};

KERNEL(sample_kernel, SampleArguments) {
  const int slot = blockIdx.x * BLOCK + threadIdx.x;
  if (slot < given.slots) given.actions[slot] = sample_code(&edition, &given.works[slot].work, given.rngs + slot);
}
