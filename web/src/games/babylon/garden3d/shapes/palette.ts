/* The colours of the 3D garden, which style sheets do not reach: meshes are coloured per vertex, sky and atlas are
   painted on canvases. Boards keep their light colours in the dark theme. */

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

/** The four flowers: petals, and the centre. */
export const BLOSSOM = {
  white: ["#fffdf6", "#edbb42"],
  pink: ["#d03a79", "#f2a7b4"],
  orange: ["#f39a1f", "#f9e4ab"],
  blue: ["#2246b4", "#93adeb"],
} as const;

/** Prints on tiles and on the rim of the platform. */
export const PRINT = "#523620";
/** Takes the colour of the seat whose move is framed. */
export const UNCOLOURED = "#ffffff";

/** The sky from the zenith to the horizon, and the plain below it. */
export const SKY_DAY = {
  stops: [
    [0, "#9fd6dd"],
    [0.55, "#d5ebe3"],
    [1, "#f6edd2"],
  ],
  ground: ["#ead09b", "#dfbf83"],
} as const;
export const SKY_NIGHT = {
  stops: [
    [0, "#0a1029"],
    [0.6, "#16255e"],
    [1, "#233a86"],
  ],
  ground: ["#141f52", "#0e1739"],
} as const;
export const STAR = "#fff3d0";
export const MOON = "#f9efd2";

/** The light of the sun or the moon, of the sky and from the ground. */
export const LIGHT_DAY = { key: 0xfff3d6, sky: 0xdff2f0, ground: 0xd9b98a } as const;
export const LIGHT_NIGHT = { key: 0xfff0dc, sky: 0xd3daf2, ground: 0xa08f92 } as const;

/** Frames around the last moves of a seat, and around the current selection. */
export const FRAME = { jasmine: 0xfffdf6, rose: 0xd03a79, saffron: 0xf39a1f, lotus: 0x2b55d4, now: 0xf0c24f } as const;

export const WATER_SPECULAR = 0x9fdfe0;
export const WATER_EMISSIVE = 0x0a2f33;
export const GHOST = 0x7cd5d2;
export const GHOST_EMISSIVE = 0x1f7d80;
