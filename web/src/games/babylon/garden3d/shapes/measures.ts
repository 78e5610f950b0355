/* The measures of a garden, in edges of a field, and its colours. Boards keep their daylight colours by night. */

/** From one level to the next, and how thick a slab is. */
export const LEVEL = 0.93;
export const SLAB = 0.22;
/** Room between a field and the slab one level above it: nothing that stands may be higher. */
export const ROOM = LEVEL - SLAB;
/** The platform: how far it reaches beyond the fields, and how thick it is. */
export const RIM = 0.42;
export const THICK = 0.62;

export const INK = "#1a1f3a";
export const SAND = "#efddb8";
export const SAND_DARK = "#e6d0a4";
export const SAND_LINE = "#d2b98a";
export const HOLE = "#8a6b3d";
export const RIM_STONE = "#dcc595";
export const STONE = "#f3e6cb";
export const LIMESTONE = "#ebd9b8";
export const LIMESTONE_DARK = "#d8c096";
export const LAPIS = "#2a4aae";
export const LAPIS_DARK = "#1b3180";
export const LAPIS_LIGHT = "#3059c8";
export const GOLD = "#edbb42";
export const GOLD_DARK = "#d39a1f";
export const LAWN = "#84c163";
export const LAWN_DARK = "#76b557";
export const LEAF = "#4d9a4b";
export const LEAF_DARK = "#327b41";
export const CREAM = "#fbf1da";
export const WOOD = "#dba062";
export const WOOD_SIDE = "#b8763a";
export const WOOD_DARK = "#8a5222";
export const WOOD_LIGHT = "#e8b67c";
export const CLAY_GREY = "#8f7a63";
export const CLAY_GREY_LIGHT = "#a8927a";
export const WATER = "#2fb9c0";
export const SPRAY = "#e9fbfa";
export const ROOF = "#13a3a9";
export const ROOF_DARK = "#0a838c";

/** The four flowers: petals, and the eye in their middle. */
export const BLOSSOM = {
  white: ["#fffdf6", "#edbb42"],
  pink: ["#d03a79", "#f2a7b4"],
  orange: ["#f39a1f", "#f9e4ab"],
  blue: ["#2246b4", "#93adeb"],
} as const;
