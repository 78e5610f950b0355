/* Pictures of the components of Babylon. */
import { lastSign, type Pictures } from "@/features/components/pictures";
import Tile from "./Tile.svelte";
import Token from "./Token.svelte";

const SIGNS: Readonly<Record<string, string>> = {
  singles: "pillar",
  doubles: "pillar2",
  belvederes: "belvedere",
  statues: "statue",
  stairs: "stairs",
  fountains: "fountain",
  bridges: "bridge",
  pillars: "pillar",
  statue: "statue",
  fountain: "fountain",
  bridge: "bridge",
  set: "prestige",
  "flower-set": "flowerset",
  belvedere: "belvedere",
  height: "pillar2",
};

const babylon: Pictures = {
  pictures: {
    token: { Draw: Token, depth: 3, width: 104 },
    tile: { Draw: Tile, depth: 2, width: 84 },
  },
  iconOf: (path) => (/^(supply|store|points)\./.test(path) ? lastSign(path, SIGNS) : undefined),
};
export default babylon;
