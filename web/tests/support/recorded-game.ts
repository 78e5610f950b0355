/* Recorded games of Amyitis, continued on the page: positions near their end, and how an action is picked there. */
import type { Locator, Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { placesOf } from "@/games/amyitis/parts/places";
import type { Action } from "@/api/types.gen";
import { expect, type Server } from "./test";
import { type Offer, placeAt, Player } from "./player";

export const EVERY_STEP = { confirm: "every" };
/** Two players; Rose passes, Jasmine can take the last tile. From here on nothing is dealt. */
export const TWO = { log: "random-2", after: 601 };
/** The same game later: Rose has passed, and Jasmine decides alone. */
export const TWO_LATER = { log: "random-2", after: 605 };
/** Another game of two when Rose leads the procession, whose preview is long. */
export const PROCESSION = { log: "undo-2", after: 415 };
/** Jasmine can travel to a city where only one Court card can be taken. */
export const FORCED = { log: "random-2", after: 436 };
/** Four players in the last round, Rose is to decide. */
export const FOUR = { log: "random-4", after: 773 };

interface Step {
  by: string;
  action: Action;
}

interface Line {
  n?: number;
  by?: string;
  end?: Record<string, { place: number; total: number }>;
}

/** A recorded game: the actions after a line, and its result. */
export function recorded({ log, after }: { log: string; after: number }): {
  head: string;
  rest: Step[];
  totals: number[];
} {
  const text = readFileSync(
    fileURLToPath(new URL(`../../../tests/golden/fixtures/amyitis/${log}.jsonl`, import.meta.url)),
    "utf8",
  );
  const lines = text.trimEnd().split("\n");
  const rest: Step[] = [];
  let totals: number[] = [];
  for (const line of lines.slice(after + 1)) {
    const { n: _, by = "", end, ...action } = JSON.parse(line) as Line & Action;
    if (end !== undefined) totals = Object.values(end).map((each) => (each as { total: number }).total);
    else if ("do" in action) rest.push({ by, action: action as Action });
  }
  return { head: `${lines.slice(0, after + 1).join("\n")}\n`, rest, totals };
}

/** A table that continues a recorded game after a given line. */
export async function goOnFrom(
  server: Server,
  where: { log: string; after: number },
  seats: readonly object[],
): Promise<Player> {
  const brought = await fetch(`${server.url}api/logs`, { method: "POST", body: recorded(where).head });
  const { table } = (await brought.json()) as { table: { id: string; seq: number } };
  const forked = await server.post(`api/tables/${table.id}/fork`, { seq: table.seq, seats });
  expect(forked.status, await forked.clone().text()).toBe(201);
  const made = (await forked.json()) as { token: string; table: { id: string } };
  return new Player(server, made.table.id, made.token);
}

export const decisionOf = (page: Page): Locator => page.getByRole("region", { name: "Your decision" });
export const confirmOf = (page: Page): Locator => decisionOf(page).locator(".confirm").getByRole("button");
export const resultsLink = (page: Page): Locator =>
  page.getByRole("region", { name: "Game status" }).getByRole("link", { name: "Results" });
export const stepsOf = (page: Page): Locator =>
  page.getByRole("list", { name: "Steps of your turn" }).getByRole("button");
const same = (a: object, b: object): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** How an offer is picked: by a place, by one of the numbered options, or by both if a place has several. */
export function whereIs(offer: Offer, legal: readonly Offer[]): { place: string | undefined; option: number } {
  const at = (each: Offer): readonly string[] => placesOf(each.action as unknown as Action);
  const place = at(offer)[0];
  const beside = legal.filter((each) => (place === undefined ? at(each).length === 0 : at(each).includes(place)));
  return { place, option: place !== undefined && beside.length === 1 ? -1 : beside.indexOf(offer) };
}

export async function offerOf(player: Player, action?: Action): Promise<{ offer: Offer; legal: Offer[] }> {
  const { legal } = await player.now();
  const offer =
    action === undefined
      ? (legal.find((each) => each.notation === "pass") ?? legal[0])
      : legal.find((each) => same(each.action, action));
  if (offer === undefined) throw new Error(`not legal: ${JSON.stringify(action)}`);
  return { offer, legal };
}

/** Waits until everything sent has arrived and is shown. */
export const settled = (page: Page): Promise<void> =>
  expect(page.getByText("Sent. Waiting for the server.")).toHaveCount(0);

/** Selects an action with the pointer; without one, pass or the first legal one. */
export async function pick(page: Page, player: Player, action?: Action): Promise<void> {
  await expect(decisionOf(page)).toBeVisible();
  const { offer, legal } = await offerOf(player, action);
  const { place, option } = whereIs(offer, legal);
  if (legal.length > 1) {
    if (place !== undefined) await placeAt(page, place).click();
    if (option >= 0)
      await decisionOf(page).getByRole("list", { name: "Options" }).getByRole("button").nth(option).click();
  }
  await expect(confirmOf(page)).toBeEnabled();
}

/** Selects an action and confirms it. */
export async function decide(page: Page, player: Player, action?: Action): Promise<void> {
  await pick(page, player, action);
  await confirmOf(page).click();
  await settled(page);
}

/** Places and points as shown on the results page. */
export async function podiumOf(page: Page): Promise<string[]> {
  await expect(page).toHaveURL(/\/results\//);
  const steps = page.getByRole("main").getByRole("article");
  await expect(steps.first()).toBeVisible();
  return Promise.all((await steps.all()).map(async (step) => (await step.getAttribute("aria-label")) ?? ""));
}

/** All events of a table on the server. */
export async function movesOf(player: Player): Promise<string[]> {
  const headers = { authorization: `Bearer ${player.token}` };
  const answer = await fetch(`${player.server.url}api/tables/${player.id}/history?after=0`, { headers });
  const { events } = (await answer.json()) as { events: { kind: string; seq: number; by: string }[] };
  return events.map((event) => `${event.seq} ${event.kind} ${event.by}`);
}
