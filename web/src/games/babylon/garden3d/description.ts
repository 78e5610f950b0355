/* A garden as text by level, for screen readers: messages, not rendered sentences. */
import type { Message } from "@/games/game-ui";
import type { Decoration, Garden, Laid } from "@/games/babylon/view";

/** A message with nested messages. */
export interface DescriptionItem extends Message {
  inside: DescriptionItem[];
}

type Args = Message["args"];
const item = (id: string, args: Args = {}, inside: DescriptionItem[] = []): DescriptionItem => ({
  id: `babylon-solid-${id}`,
  args,
  inside,
});
const named = (hole: string): string => hole.toUpperCase();

/** All levels from the lowest up, with their tiles and decorations. */
export function describeGarden(garden: Garden): DescriptionItem[] {
  const levels = Array.from({ length: garden.highest }, (_, i) => i + 1);
  return levels.map((level) => {
    const tiles = garden.tiles.map((tile, at) => [tile, at] as const).filter(([tile]) => tile.level === level);
    const pieces = garden.decorations.filter(({ levels: on }) => Math.min(...on) === level);
    const inside = [...tiles.map(([tile, at]) => describeTile(garden, tile, at)), ...pieces.map(describePiece)];
    return item("level", { level, n: tiles.length }, inside);
  });
}

function describeTile(garden: Garden, tile: Laid, at: number): DescriptionItem {
  const under = garden.pillars.filter(({ carries }) => carries === at);
  const counts = {
    single: under.filter(({ kind }) => kind === "single").length,
    double: under.filter(({ kind }) => kind === "double").length,
    statue: garden.decorations.filter(({ carries }) => carries === at).length,
  };
  const inside = Object.entries(counts)
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => item(`on-${kind}`, { n }));
  tile.symbols.forEach((symbol, corner) => {
    const field = tile.holes[corner] ?? "";
    if (symbol !== "none" && isOpen(garden, tile, at, field)) {
      inside.push(item("symbol", { field: named(field), piece: { word: `babylon-piece-${symbol}` } }));
    }
  });
  if (tile.in_sight === 0) inside.push(item("covered"));
  const flower = { word: `babylon-flower-${tile.flower}` };
  return item("tile", { place: named(tile.place), flower }, inside);
}

/** Whether a field of a tile is visible from above and free. */
function isOpen(garden: Garden, tile: Laid, at: number, field: string): boolean {
  const hole = 8 * (Number(field[1]) - 1) + field.charCodeAt(0) - 97;
  return garden.roof[hole] === at && garden.level[hole] === tile.level && garden.standing[hole] === "none";
}

function describePiece({ kind, fields, levels, carries, points }: Decoration): DescriptionItem {
  const [first = "", second = first] = fields.map(named);
  const [one = 0, other = one] = levels;
  if (carries !== null) return item("statue-pillar", { field: first });
  if (kind === "stairs") {
    const [from, to] = one <= other ? [first, second] : [second, first];
    return item("stairs", { from, to, level: Math.max(one, other), points });
  }
  return fields.length === 1 ? item(kind, { field: first, points }) : item(kind, { from: first, to: second, points });
}
