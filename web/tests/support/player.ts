/* A player at a table: creates the table over HTTP, stores the token for the client, opens the page. */
import type { Page } from "@playwright/test";
import { expect, type Server } from "./test";

export interface Offer {
  action: Record<string, string | number>;
  notation: string;
  reveals: boolean;
  ends: boolean;
}

interface Now {
  table: {
    id: string;
    seq: number;
    status: string;
    mover: string;
    you: string[];
    request: object;
    origin: { seed?: string };
    seats: { seat: string; name: string }[];
    undo: { possible: boolean; free: boolean; steps: number };
  };
  legal: Offer[];
  view: { stage: string };
}

/** A player over HTTP. */
export class Player {
  readonly server: Server;
  readonly id: string;
  readonly token: string;
  #keys = 0;

  constructor(server: Server, id: string, token: string) {
    this.server = server;
    this.id = id;
    this.token = token;
  }

  async now(): Promise<Now> {
    const headers = { authorization: `Bearer ${this.token}` };
    return (await (await fetch(`${this.server.url}api/tables/${this.id}`, { headers })).json()) as Now;
  }

  async do(kind: string, more: object = {}, seq?: number): Promise<void> {
    const body = {
      kind,
      expect: seq ?? (await this.now()).table.seq,
      key: `test-key-${this.token.slice(0, 8)}-${(this.#keys += 1)}`,
      ...more,
    };
    const answer = await this.server.post(`api/tables/${this.id}/commands`, body, this.token);
    expect(answer.status, await answer.text()).toBe(200);
  }

  /** Plays an action by its notation, or the first legal one. */
  async play(notation?: string): Promise<Offer> {
    const { legal, table } = await this.now();
    const offer = notation === undefined ? legal[0] : legal.find((each) => each.notation === notation);
    if (offer === undefined) throw new Error(`not legal: ${notation ?? "anything"}`);
    await this.do("move", { action: offer.action }, table.seq);
    return offer;
  }

  /** Plays while one of my seats is to decide; on request, never an action that needs chance. */
  async playSteps(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      const { legal, table } = await this.now();
      if (table.status !== "playing" || legal.length === 0) return;
      await this.do("move", { action: legal[step % legal.length]?.action }, table.seq);
    }
  }
}

export const ME = { kind: "me", name: "Ana" };
export const BESIDE = { kind: "hot-seat", name: "Ben" };
export const OPEN = { kind: "open" };
export const GREEDY = { kind: "bot", bot: "greedy" };

export async function makeTable(
  server: Server,
  game: string,
  seats: readonly object[] = [ME, BESIDE],
  more: object = {},
): Promise<Player> {
  const made = await server.make({ game, seats, seed: "browser", ...more });
  return new Player(server, made.table.id, made.token);
}

export async function join(player: Player, name = "Cy"): Promise<Player> {
  const { seed } = (await player.now()).table.origin;
  const answer = await player.server.post(`api/tables/${player.id}/join`, {
    name,
    ...(seed === undefined ? {} : { seed }),
  });
  return new Player(player.server, player.id, ((await answer.json()) as { token: string }).token);
}

/** Opens a page of a table with a token; without one as a spectator. */
export async function openTable(
  page: Page,
  player: Player,
  game: string,
  token = player.token,
  kept: object = {},
  path = "table",
): Promise<void> {
  await page.addInitScript(
    ([id, key, which, settings]) => {
      if (key !== "")
        localStorage.setItem("semiramis.tables", JSON.stringify([{ id, game: which, token: key, at: 0 }]));
      if (localStorage.getItem("semiramis.settings") === null)
        localStorage.setItem("semiramis.settings", JSON.stringify(settings));
    },
    // moves of others are shown at once and nothing is played for me, except in tests of that
    [player.id, token, game, { moveSpeed: "off", autoPlay: false, ...kept }] as const,
  );
  await page.goto(`${player.server.url}${path}/${player.id}`);
}

/** A place of a board. */
export const placeAt = (page: Page, place: string): ReturnType<Page["locator"]> =>
  page.locator(`[data-place="${place}"]`).first();

/** Clicks a place, even if nothing is legal there: then the answer is why not. */
export const pickAt = (page: Page, place: string): Promise<void> => placeAt(page, place).dispatchEvent("click");
