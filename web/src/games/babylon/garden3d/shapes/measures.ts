/* The dimensions of a garden, in edges of a field. */

/** From one level to the next, and how thick a slab is. */
export const LEVEL = 0.93;
export const SLAB = 0.22;
/** Room between a field and the slab one level above it: nothing that stands may be higher. */
export const ROOM = LEVEL - SLAB;
/** The platform: how far it reaches beyond the fields, and how thick it is. */
export const RIM = 0.42;
export const THICK = 0.62;
