/* The line below the name on a city's plaque: goods, an arrow, and the reward. */
import type { City } from "@/games/amyitis/view";

export interface Part {
  width: number;
  icon?: string;
  text?: string;
  wedges?: number;
  arrow?: boolean;
}

/** The parts of the line from left to right; `size` is the size of an icon. */
export function tradeOf(city: City, sale: readonly number[], size: number): Part[] {
  const icon = (name: string): Part => ({ icon: name, width: size });
  const text = (said: string, width = said.length * size * 0.42): Part => ({ text: said, width });
  const arrow: Part = { arrow: true, width: size * 0.72 };
  if (city.kind === "sale") {
    return [icon("anygood"), arrow, text(sale.join("/"), size * 1.32), icon("prestige"), icon("water")];
  }
  const price = [icon(city.demand), ...(city.extra === "none" ? [] : [text("+"), icon(city.extra)])];
  if (city.kind === "court") {
    const courts = city.offers.flatMap((court, i) => (i === 0 ? [icon(court)] : [text("/"), icon(court)]));
    return [...price, arrow, ...courts];
  }
  if (city.quality === 0) return [...price, arrow];
  return [...price, arrow, icon("plant"), { wedges: city.quality, width: size * (0.18 + 0.42 * city.quality) }];
}
