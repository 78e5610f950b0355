/* Converts meshes to three.js geometries and materials. */
import { GHOST, GHOST_EMISSIVE, WATER_EMISSIVE, WATER_SPECULAR } from "@/games/babylon/garden3d/shapes/palette";
import { BufferAttribute, BufferGeometry, MeshLambertMaterial, MeshPhongMaterial, type Material } from "three";
import { FLOWERS, type PieceKind } from "@/games/babylon/garden3d/scene";
import type { MeshBuilder } from "@/games/babylon/garden3d/shapes/mesh-builder";
import { basin, belvedere, bridge, stairs, statue, water } from "@/games/babylon/garden3d/shapes/ornaments";
import { pillar } from "@/games/babylon/garden3d/shapes/pillars";
import { terrace } from "@/games/babylon/garden3d/shapes/terrace";

export function toGeometry(mesh: MeshBuilder): BufferGeometry {
  const { position, normal, color } = mesh.fire();
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(position, 3));
  geometry.setAttribute("normal", new BufferAttribute(normal, 3));
  geometry.setAttribute("color", new BufferAttribute(color, 4));
  return geometry;
}

/** The materials of a kind of piece: the first is stone, the second water. */
export function bodiesOf(kind: PieceKind): MeshBuilder[] {
  switch (kind) {
    case "single":
      return [pillar(1)];
    case "double":
      return [pillar(2)];
    case "statue":
      return [statue()];
    case "belvedere":
      return [belvedere()];
    case "bridge":
      return [bridge()];
    case "stairs":
      return [stairs()];
    case "fountain":
      return [basin(), water()];
    default:
      return [terrace(FLOWERS.find((flower) => kind === `tile-${flower}`) ?? "white")];
  }
}

export const KINDS: readonly PieceKind[] = [
  ...FLOWERS.map((flower): PieceKind => `tile-${flower}`),
  "single",
  "double",
  "statue",
  "belvedere",
  "bridge",
  "stairs",
  "fountain",
];

export interface Materials {
  stone: Material;
  water: Material;
  ghost: Material;
}

export function makeMaterials(): Materials {
  return {
    stone: new MeshLambertMaterial({ vertexColors: true }),
    water: new MeshPhongMaterial({
      vertexColors: true,
      transparent: true,
      shininess: 90,
      specular: WATER_SPECULAR,
      emissive: WATER_EMISSIVE,
    }),
    ghost: new MeshLambertMaterial({ color: GHOST, emissive: GHOST_EMISSIVE, transparent: true, opacity: 0.72 }),
  };
}
