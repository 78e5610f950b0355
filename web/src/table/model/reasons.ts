/** Why a bot prefers a move: the score parts in which its games end better or worse. */

import type { Candidate } from "@/api/types.gen";

export interface Reason {
  part: string;
  change: number;
}

const LEAST = 0.5;

/** The score parts in which one candidate ends better or worse than another, the largest difference first. */
export function reasonsFor(one: Candidate, other: Candidate | undefined, most = 3): Reason[] {
  if (other === undefined) return [];
  return Object.keys(one.parts)
    .map((part) => ({ part, change: (one.parts[part] ?? 0) - (other.parts[part] ?? 0) }))
    .filter(({ change }) => Math.abs(change) >= LEAST)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most);
}
