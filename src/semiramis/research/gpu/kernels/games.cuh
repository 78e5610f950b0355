/* Whole random games: game i is played from the stream seed + i, exactly as `random_games` plays it.

   Threads of a warp that are in different stages of their games run one after the other, so both kernels let a warp
   move games of one stage together. PLAY_POOLED: a warp has 32 * GAMES_A_LANE games in memory and moves, at each turn,
   up to 32 of those with the commonest key; games of few bytes are fetched fast. Otherwise a thread keeps one game in
   its local memory, and at each turn the threads move whose games are in the commonest stage of the warp. */

struct alignas(16) PlayedGame { uint4 life; State state; }; /* life: stream, decisions of players, of chance */

struct PlayArguments {
  const PaddedState *start;
  PlayedGame *games;
  wide *tallies; /* [games][8], as in `random_games` */
  wide seed;
  int32_t n_games;
  int32_t times; /* games played one after the other */
};

static __device__ inline void restart(PlayedGame *game, const PaddedState *start) {
  for (int i = 0; i < (int)(sizeof(PaddedState) / sizeof(uint4)); i++)
    ((uint4 *)&game->state)[i] = ((const uint4 *)start)[i];
}

static __device__ inline void add_scores(State *state, wide *tally) {
  for (num seat = 0; seat < state->n_seats; seat++) tally[4 + seat] += game_total_score(&edition, state, seat);
}

#ifdef PLAY_POOLED

/* The key of a game is its stage, or one of these. */
enum { GAME_OVER = KEYS - 2, RETIRED = KEYS - 1 };

struct WarpPool {
  unsigned count[KEYS];
  uint16_t chosen[LANES];
  uint8_t key[LANES * GAMES_A_LANE];
};

/* Ends a game; returns the key of the next one, RETIRED where there is none. */
static __device__ inline unsigned end_game(PlayedGame *game, const PlayArguments &given, wide *tally) {
  add_scores(&game->state, tally);
  tally[2] += 1;
  if (tally[2] < given.times) {
    restart(game, given.start);
    return (unsigned)game->state.stage;
  }
  tally[0] = game->life.z;
  tally[1] = game->life.w;
  return RETIRED;
}

/* Plays one decision; returns the key of the next one. */
static __device__ inline unsigned move_game(PlayedGame *game, Work *work) {
  State *state = &game->state;
  uint4 life = game->life;
  int64_t stream[2] = {(int64_t)life.x, (int64_t)life.y};
  if (game_mover(&edition, state) == CHANCE_MOVES) life.w++; else life.z++;
  const num code = random_code(&edition, state, work, stream);
  life.x = (unsigned)stream[0];
  life.y = (unsigned)stream[1];
  game->life = life;
  game_apply(&edition, state, work, code);
  return game_mover(&edition, state) == NOBODY_MOVES ? (unsigned)GAME_OVER : (unsigned)state->stage;
}

/* Chooses up to 32 games of the commonest key; returns it, RETIRED when all games have ended. */
static __device__ inline unsigned choose_games(WarpPool *pool, int lane, int *n) {
  const unsigned low = pool->count[lane] << 8 | (unsigned)lane;
  const unsigned high = lane + LANES == RETIRED ? 0u : pool->count[lane + LANES] << 8 | (unsigned)(lane + LANES);
  const unsigned best = __reduce_max_sync(ALL_LANES, low > high ? low : high);
  if (best < 256u) return RETIRED;
  const unsigned key = best & 255u;
  unsigned taken = 0;
#pragma unroll
  for (int j = 0; j < GAMES_A_LANE; j++) {
    const bool is = pool->key[lane * GAMES_A_LANE + j] == key;
    const unsigned all = __ballot_sync(ALL_LANES, is), rank = taken + __popc(all & ((1u << lane) - 1u));
    if (is && rank < LANES) pool->chosen[rank] = (uint16_t)(lane * GAMES_A_LANE + j);
    taken += __popc(all);
  }
  __syncwarp();
  *n = taken < LANES ? (int)taken : (int)LANES;
  return key;
}

KERNEL(play_kernel, PlayArguments) {
  __shared__ WarpPool pools[BLOCK / LANES];
  const int lane = threadIdx.x % LANES;
  WarpPool *pool = pools + threadIdx.x / LANES;
  const wide first = (wide)(blockIdx.x * (BLOCK / LANES) + threadIdx.x / LANES) * (LANES * GAMES_A_LANE);
  PlayedGame *games = given.games + first;
  wide *tallies = given.tallies + 8 * first;
  pool->count[lane] = pool->count[lane + LANES] = 0;
  __syncwarp();
  for (int j = 0; j < GAMES_A_LANE; j++) {
    const int i = lane * GAMES_A_LANE + j;
    unsigned key = RETIRED;
    if (first + i < given.n_games) {
      int64_t stream[2];
      seed_stream(&edition, stream, given.seed + first + i);
      restart(games + i, given.start);
      games[i].life = make_uint4((unsigned)stream[0], (unsigned)stream[1], 0, 0);
      key = (unsigned)games[i].state.stage;
    }
    pool->key[i] = (uint8_t)key;
    atomicAdd(&pool->count[key], 1u);
  }
  Work work;
  for (;;) {
    __syncwarp();
    int n = 0;
    const unsigned key = choose_games(pool, lane, &n);
    if (key == RETIRED) break;
    if (lane < n) {
      const int i = pool->chosen[lane];
      const unsigned next =
          key == GAME_OVER ? end_game(games + i, given, tallies + 8 * i) : move_game(games + i, &work);
      if (next != key) {
        pool->key[i] = (uint8_t)next;
        atomicSub(&pool->count[key], 1u);
        atomicAdd(&pool->count[next], 1u);
      }
    }
  }
}

#else

KERNEL(play_kernel, PlayArguments) {
  const wide i = (wide)blockIdx.x * BLOCK + threadIdx.x;
  const bool exists = i < given.n_games;
  PlayedGame own;
  Work work;
  int64_t stream[2];
  wide tally[8] = {0, 0, 0, 0, 0, 0, 0, 0};
  seed_stream(&edition, stream, given.seed + i);
  restart(&own, given.start);
  int left = exists ? given.times : 0;
  num at = left > 0 ? game_mover(&edition, &own.state) : (num)NOBODY_MOVES;
  for (;;) {
    if (at == NOBODY_MOVES && left > 0) {
      tally[2] += 1;
      add_scores(&own.state, tally);
      if (--left > 0) {
        restart(&own, given.start);
        at = game_mover(&edition, &own.state);
      }
    }
    const unsigned key = at == NOBODY_MOVES ? 255u : (unsigned)own.state.stage;
    const unsigned same = __match_any_sync(ALL_LANES, key);
    const unsigned best = __reduce_max_sync(ALL_LANES, at == NOBODY_MOVES ? 0u : (unsigned)__popc(same) << 8 | key);
    if (best == 0) break;
    if (key == (best & 255u)) {
      tally[at == CHANCE_MOVES ? 1 : 0] += 1;
      const num code = random_code(&edition, &own.state, &work, stream);
      game_apply(&edition, &own.state, &work, code);
      at = game_mover(&edition, &own.state);
    }
  }
  if (exists) {
    copy_whole(given.games + i, &own);
    for (int k = 0; k < 8; k++) given.tallies[8 * i + k] = tally[k];
  }
}

#endif
