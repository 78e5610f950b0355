/** Turning a piece in hand: which offers fit as it is turned now, and which comes next when it is turned on. */

import type { Action, Face, GameView, Offer, PlaceId } from "@/games/game-ui";

type Turner = Pick<Face, "turnOf" | "turns" | "placesOf">;

/** How far an offer turns its piece, in steps clockwise; null where it turns nothing. */
export function turnOf(face: Pick<Face, "turnOf">, offer: Offer): number | null {
  return face.turnOf?.(offer.action) ?? null;
}

/** Steps from one turn to another, clockwise (1) or back (-1). */
function steps(from: number, to: number, by: 1 | -1, turns: number): number {
  return (((to - from) * by) % turns + turns) % turns;
}

function turnsIn(face: Pick<Face, "turnOf">, offers: readonly Offer[]): Set<number> {
  const found = new Set<number>();
  for (const offer of offers) {
    const turn = turnOf(face, offer);
    if (turn !== null) found.add(turn);
  }
  return found;
}

/** The turn of a full circle, at least as many as are offered. */
function circle(face: Turner, found: ReadonlySet<number>): number {
  return Math.max(face.turns ?? 1, ...[...found].map((turn) => turn + 1));
}

/**
 * What a place offers to a piece that is turned so: of the offers that turn it those of this turn, else of the next that
 * fits clockwise; where several are left, those that are done at this place before all others. Offers that turn nothing
 * stay.
 */
export function turned(face: Turner, view: GameView, offers: readonly Offer[], turn: number, place: PlaceId | null): readonly Offer[] {
  const found = turnsIn(face, offers);
  if (found.size === 0) return offers;
  const turns = circle(face, found);
  const fits = [...found].reduce((best, each) => (steps(turn, each, 1, turns) < steps(turn, best, 1, turns) ? each : best));
  const left = offers.filter((offer) => [null, fits].includes(turnOf(face, offer)));
  const turnsHere = (offer: Offer): boolean => turnOf(face, offer) !== null && face.placesOf(offer.action, view)[0] === place;
  return left.some(turnsHere) ? left.filter((offer) => turnOf(face, offer) === null || turnsHere(offer)) : left;
}

/** The next turn clockwise (1) or back (-1) that any of these offers has; the same where no other fits. */
export function nextTurn(face: Turner, offers: readonly Offer[], turn: number, by: 1 | -1): number {
  const found = turnsIn(face, offers);
  found.delete(turn);
  if (found.size === 0) return turn;
  const turns = circle(face, new Set([...found, turn]));
  return [...found].reduce((best, each) => (steps(turn, each, by, turns) < steps(turn, best, by, turns) ? each : best));
}

/** Whether the offers are one act at one place that differs by the turn alone. */
export function differByTurn(face: Turner, view: GameView, offers: readonly Offer[]): boolean {
  const first = offers[0];
  if (first === undefined || turnsIn(face, offers).size !== offers.length) return false;
  const place = face.placesOf(first.action, view)[0];
  return offers.every((offer) => offer.action.do === first.action.do && face.placesOf(offer.action, view)[0] === place);
}

/** Of several offers the one that is most like an action. */
export function nearest(offers: readonly Offer[], action: Action): Offer | null {
  const unlike = (offer: Offer): number =>
    Object.keys(action).filter((name) => String(offer.action[name]) !== String(action[name])).length;
  return offers.reduce<Offer | null>((best, offer) => (best === null || unlike(offer) < unlike(best) ? offer : best), null);
}

const NOTCH = 40;
const PAUSE = 300;

/** Turns the wheel of a mouse, or two fingers on a pad, into single steps. */
export class Wheel {
  #rolled = 0;
  #last = 0;

  /** A step (clockwise when rolled towards oneself), or null as long as it was not rolled far enough. */
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
