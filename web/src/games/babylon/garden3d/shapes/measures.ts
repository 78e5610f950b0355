/* The dimensions of a garden, in field widths. */

/** The height of a level, and the thickness of a slab. */
export const LEVEL = 0.93;
export const SLAB = 0.22;
/** The space between a field and the slab one level above it: the maximum height of an ornament. */
export const ROOM = LEVEL - SLAB;
/** The platform: its margin around the fields, and its thickness. */
export const RIM = 0.42;
export const THICK = 0.62;
