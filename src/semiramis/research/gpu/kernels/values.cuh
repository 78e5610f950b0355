/* The heuristic of the mover after each legal action, for every slot of a batch: a warp for a slot, a lane for an
   action. A lane plays the action on a state of its own. */

struct alignas(16) PaddedWork { Work work; };

struct ValueArguments {
  PaddedState *states;
  PaddedWork *works;
  uint8_t *movers;
  int16_t *values; /* [slots][n_actions], all 0: what is not legal stays so */
  int32_t slots;
  int32_t n_actions;
  int32_t heuristic; /* 0: legal actions are marked by 1 only */
};

KERNEL(values_kernel, ValueArguments) {
  const int lane = threadIdx.x % LANES;
  const int slot = (blockIdx.x * BLOCK + threadIdx.x) / LANES;
  if (slot < given.slots) {
    const Work *work = &given.works[slot].work;
    int16_t *row = given.values + (wide)slot * given.n_actions;
    PaddedState after;
    PaddedWork scratch;
    for (int place = lane; place < work->n_legal; place += LANES) {
      const int code = work->legal[place];
      int stored = 1;
      if (given.heuristic) {
        copy_whole(&after, given.states + slot);
        game_apply(&edition, &after.state, &scratch.work, code);
        const double points = game_value(&edition, &after.state, given.movers[slot]);
        stored = (int)(64.0 * (points > 500.0 ? 500.0 : points < -500.0 ? -500.0 : points));
        if (stored == 0) stored = 1;
      }
      row[code] = (int16_t)stored;
    }
  }
}
