/** Rotation of a piece: the offers at the current rotation, and the next rotation that fits. */

import type { Action, GameUi, GameView, Offer, PlaceId } from "@/games/game-ui";

type Rotator = Pick<GameUi, "rotationOf" | "rotationSteps" | "placesOf">;

/** The rotation of an offer's piece, in steps clockwise; null if it rotates nothing. */
export function rotationOf(gameUi: Pick<GameUi, "rotationOf">, offer: Offer): number | null {
  return gameUi.rotationOf?.(offer.action) ?? null;
}

/** The number of steps from one rotation to another, clockwise (1) or back (-1). */
function steps(from: number, to: number, by: 1 | -1, rotationSteps: number): number {
  return ((((to - from) * by) % rotationSteps) + rotationSteps) % rotationSteps;
}

function rotationsIn(gameUi: Pick<GameUi, "rotationOf">, offers: readonly Offer[]): Set<number> {
  const found = new Set<number>();
  for (const offer of offers) {
    const rotation = rotationOf(gameUi, offer);
    if (rotation !== null) found.add(rotation);
  }
  return found;
}

/** The number of steps in a full circle, at least as many as are offered. */
function circle(gameUi: Rotator, found: ReadonlySet<number>): number {
  return Math.max(gameUi.rotationSteps ?? 1, ...[...found].map((rotation) => rotation + 1));
}

/**
 * The offers at a place for a piece at a rotation: of the offers with a rotation, those at this one, else at the next
 * clockwise that fits; if several remain, those whose first place this is. Offers without a rotation are kept.
 */
export function atRotation(
  gameUi: Rotator,
  view: GameView,
  offers: readonly Offer[],
  rotation: number,
  place: PlaceId | null,
): readonly Offer[] {
  const found = rotationsIn(gameUi, offers);
  if (found.size === 0) return offers;
  const rotationSteps = circle(gameUi, found);
  const fits = [...found].reduce((best, each) =>
    steps(rotation, each, 1, rotationSteps) < steps(rotation, best, 1, rotationSteps) ? each : best,
  );
  const left = offers.filter((offer) => [null, fits].includes(rotationOf(gameUi, offer)));
  const rotatesHere = (offer: Offer): boolean =>
    rotationOf(gameUi, offer) !== null && gameUi.placesOf(offer.action, view)[0] === place;
  return left.some(rotatesHere)
    ? left.filter((offer) => rotationOf(gameUi, offer) === null || rotatesHere(offer))
    : left;
}

/** The next rotation clockwise (1) or back (-1) among these offers; the same one if no other fits. */
export function nextRotation(gameUi: Rotator, offers: readonly Offer[], rotation: number, by: 1 | -1): number {
  const found = rotationsIn(gameUi, offers);
  found.delete(rotation);
  if (found.size === 0) return rotation;
  const rotationSteps = circle(gameUi, new Set([...found, rotation]));
  return [...found].reduce((best, each) =>
    steps(rotation, each, by, rotationSteps) < steps(rotation, best, by, rotationSteps) ? each : best,
  );
}

/** Whether the offers are one action at one place that differs by its rotation alone. */
export function differOnlyInRotation(gameUi: Rotator, view: GameView, offers: readonly Offer[]): boolean {
  const first = offers[0];
  if (first === undefined || rotationsIn(gameUi, offers).size !== offers.length) return false;
  const place = gameUi.placesOf(first.action, view)[0];
  return offers.every(
    (offer) => offer.action.do === first.action.do && gameUi.placesOf(offer.action, view)[0] === place,
  );
}

/** The offer most similar to an action. */
export function nearest(offers: readonly Offer[], action: Action): Offer | null {
  const unlike = (offer: Offer): number =>
    Object.keys(action).filter((name) => String(offer.action[name]) !== String(action[name])).length;
  return offers.reduce<Offer | null>(
    (best, offer) => (best === null || unlike(offer) < unlike(best) ? offer : best),
    null,
  );
}

const NOTCH = 40;
const PAUSE = 300;

/** Converts mouse wheel or trackpad scrolling to single steps. */
export class Wheel {
  #rolled = 0;
  #last = 0;

  /** A step (clockwise when scrolled towards the user), or null until it was scrolled far enough. */
  roll(event: Pick<WheelEvent, "deltaY" | "deltaMode" | "timeStamp">): 1 | -1 | null {
    const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * NOTCH;
    if (event.timeStamp - this.#last > PAUSE || Math.sign(pixels) !== Math.sign(this.#rolled)) this.#rolled = 0;
    this.#last = event.timeStamp;
    this.#rolled += pixels;
    if (Math.abs(this.#rolled) < NOTCH) return null;
    const step = this.#rolled > 0 ? 1 : -1;
    this.#rolled = 0;
    return step;
  }
}
