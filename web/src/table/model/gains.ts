/** The outcome of an offer: points by part, things gained and spent, and sentences for the rest. */

import type { GameUi, Gain, Message, Offer, SeatWord } from "@/games/game-ui";

export interface Outcome {
  points: number;
  parts: { part: string; change: number }[];
  gains: Gain[];
  /** Further messages of the offer that no icon shows. */
  sentences: Message[];
  /** The chance outcomes it reveals, as messages. */
  shows: Message[];
}

/** Whether a message is about a seat. */
export function isOf(message: Message, seat: SeatWord): boolean {
  const whose = message.args["seat"];
  return typeof whose === "object" && whose.word === `seat-${seat}`;
}

const isShown = (message: Message): boolean => message.id.includes("-bring-shows-");

/** Points are shown by part; a sentence that only repeats them is left out. */
function isAboutPoints(message: Message): boolean {
  return /-log-(score-[a-z]+|points)$/.test(message.id);
}

export function outcomeOf(offer: Offer, seat: SeatWord, gameUi: Pick<GameUi, "gainOf">): Outcome {
  const parts = Object.entries(offer.parts).map(([part, change]) => ({ part, change }));
  const gains: Gain[] = [];
  const sentences: Message[] = [];
  offer.told.forEach((message, index) => {
    const gain = isOf(message, seat) ? (gameUi.gainOf?.(message) ?? null) : null;
    if (gain !== null && gain.change !== 0) add(gains, gain);
    const isSaid = index === 0 || gain !== null || (isOf(message, seat) && isAboutPoints(message));
    if (!isSaid) sentences.push(message);
  });
  const ahead = offer.ahead ?? [];
  for (const message of ahead.filter((each) => !isShown(each))) {
    const gain = gameUi.gainOf?.(message) ?? null;
    if (gain === null) sentences.push(message);
    else add(gains, gain);
  }
  return {
    points: parts.reduce((sum, part) => sum + part.change, 0),
    parts,
    gains,
    sentences,
    shows: ahead.filter(isShown),
  };
}

function add(gains: Gain[], gain: Gain): void {
  const same = gains.find((each) => each.icon === gain.icon && each.change > 0 === gain.change > 0);
  if (same === undefined) gains.push({ ...gain });
  else same.change += gain.change;
}
