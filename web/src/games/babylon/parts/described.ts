/* Tiles in words: the code of a tile stands on no piece. */
import type { Arg } from "@/i18n/locale.svelte";
import { FLOWERS, type BabylonView } from "@/games/babylon/view";

const MATERIALS: Readonly<Record<string, string>> = { c: "clay", g: "granite", b: "basalt" };

/** A tile by its material and flower; of one that has left the game only the material is known. */
export function describeCode(argument: string, code: string, view: BabylonView | null): Arg | null {
  if (argument !== "tile") return null;
  const start = FLOWERS.find((flower) => code === `st-${flower}`);
  const laid = Object.values(view?.gardens ?? {}).flatMap((garden) => garden.tiles);
  const flower = start ?? view?.faces[code]?.flower ?? laid.find(({ tile }) => tile === code)?.flower ?? "unknown";
  return { word: "babylon-described-tile", args: { material: MATERIALS[code[0] ?? ""] ?? "start", flower } };
}
