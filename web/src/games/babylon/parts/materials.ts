/* The styles of materials: each has its own corner shape, so that it is recognisable without colour. */
import type { Face } from "@/games/babylon/view";

export const UNIT = 56; // the side of a tile before scaling

interface Material {
  outline: string;
  fill: string;
  /** The side of a tile below others. */
  under: string;
}

export const MATERIALS: Readonly<Record<Face["material"], Material>> = {
  clay: {
    outline: "M10 0H46A10 10 0 0 1 56 10V46A10 10 0 0 1 46 56H10A10 10 0 0 1 0 46V10A10 10 0 0 1 10 0Z",
    fill: "var(--clay)",
    under: "var(--shade-wood-513)",
  },
  granite: { outline: "M9 0H47L56 9V47L47 56H9L0 47V9Z", fill: "var(--granite)", under: "var(--shade-slate-361)" },
  basalt: { outline: "M7 0H49V7H56V49H49V56H7V49H0V7H7Z", fill: "var(--basalt)", under: "var(--shade-slate-691)" },
  none: { outline: "M0 0H56V56H0Z", fill: "var(--limestone)", under: "var(--clay-400)" },
};

/** The materials of a stack of a number of tiles, from the top down. */
export const LAYERS: readonly Face["material"][] = ["none", "basalt", "granite", "clay"];

/** The corners of a tile, nw to sw, as offsets from its centre. */
export const STEPS: readonly (readonly [number, number])[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];
