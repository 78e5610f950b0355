/* A newcomer at the screen: clicks what is marked and in sight, and counts the clicks of each turn. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/test";
import type { Player } from "../support/player";
import { confirmOf, decisionOf, resultsLink } from "../support/recorded-game";

const SOON = 5_000;

/** Sorted numbers: the one below which a share of them lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export class Newcomer {
  readonly page: Page;
  readonly player: Player;
  readonly game: string;
  /** The number of the last event at each click. */
  readonly clicks: number[] = [];
  #dice: number;

  constructor(page: Page, player: Player, game: string, seed = 1) {
    this.page = page;
    this.player = player;
    this.game = game;
    this.#dice = seed;
  }

  /** Plays until the results can be opened, or for some decisions; throws at a dead end. */
  async play(most = 2_000): Promise<void> {
    for (let decision = 0; decision < most; decision += 1) {
      await expect(decisionOf(this.page).or(resultsLink(this.page)).first()).toBeVisible();
      if (await resultsLink(this.page).isVisible()) return;
      await this.#decide();
    }
  }

  /** The clicks of each finished turn, fewest first. */
  async clicksByTurn(): Promise<number[]> {
    const headers = { authorization: `Bearer ${this.player.token}` };
    const answer = await fetch(`${this.player.server.url}api/tables/${this.player.id}/history`, { headers });
    const { events } = (await answer.json()) as { events: { seq: number; by: string; ends?: boolean }[] };
    const mine = (await this.player.now()).table.you;
    const ends = events.filter(({ by, ends }) => mine.includes(by) && ends === true).map(({ seq }) => seq);
    const counts = ends.map((end, turn) => {
      const from = ends[turn - 1] ?? -1;
      return this.clicks.filter((seq) => seq >= from && seq < end).length;
    });
    return counts.sort((a, b) => a - b);
  }

  async #decide(): Promise<void> {
    const { table } = await this.player.now();
    for (let tries = 0; tries < 12; tries += 1) {
      // what the others did may still be on its way to the screen
      const found: { target: Locator | null } = { target: null };
      const hasTarget = async (): Promise<boolean> =>
        (await resultsLink(this.page).isVisible()) || (found.target = await this.#target(tries)) !== null;
      await expect.poll(hasTarget, { message: `dead end at event ${table.seq}` }).toBe(true);
      if (found.target === null) return; // the game has just ended
      const before = await this.#shown();
      try {
        await found.target.click({ timeout: SOON });
      } catch {
        continue; // it went before the click, as when a decision without a choice was made for me
      }
      this.clicks.push(table.seq);
      try {
        await expect.poll(() => this.#shown(), { timeout: SOON }).not.toBe(before);
      } catch {
        continue; // it only ended a move of the others that was being shown, or took a tile
      }
      if ((await this.player.now()).table.seq > table.seq) return;
    }
    throw new Error(`dead end at event ${table.seq}: ${await decisionOf(this.page).innerText()}`);
  }

  /** What the decision panel says, and the last event. */
  async #shown(): Promise<string> {
    const now = await this.player.now();
    if (await resultsLink(this.page).isVisible()) return `over ${now.table.seq}`;
    // texts of what is there now: what a decision made for me has removed is not waited for
    const panel = (await decisionOf(this.page).allInnerTexts()).join();
    const tab = await this.page.locator("[aria-pressed=true], [aria-current]").allInnerTexts();
    return `${now.table.seq} ${panel} ${tab.join()}`;
  }

  /** The next thing to click: the confirmation, a marked place in sight, an option, another board. */
  async #target(tries: number): Promise<Locator | null> {
    const confirm = confirmOf(this.page);
    const ready = await confirm.evaluateAll(
      (all) => all.filter((each) => each.checkVisibility() && !each.matches("[aria-disabled=true], [disabled]")).length,
    );
    if (ready === 1) return confirm;
    const places = await this.#placesInSight();
    if (places.length > 0 && tries < 8)
      return this.page
        .locator(`[data-place="${this.#oneOf(places)}"]`)
        .filter({ visible: true })
        .first();
    const options = decisionOf(this.page).getByRole("list", { name: "Options" }).getByRole("button");
    const count = await options.count();
    if (count > 0) return options.nth(this.#dice % count);
    const tabs = this.page.getByRole("group", { name: "Boards" }).getByRole("button");
    const boards = await tabs.count();
    return boards > 0 ? tabs.nth(tries % boards) : null;
  }

  /** The marked places that a click would hit; a selected one is clicked only if there is no other. */
  async #placesInSight(): Promise<string[]> {
    return this.page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>("[data-place]:not([aria-disabled])")].filter((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return hit?.closest("[data-place]") === element;
      });
      const others = all.filter((element) => !element.matches(".held, .chosen"));
      return (others.length > 0 ? others : all).map((element) => element.dataset["place"] ?? "");
    });
  }

  /** One of some names, by a sequence that is the same in every run. */
  #oneOf(names: readonly string[]): string {
    this.#dice = (this.#dice * 48_271) % 2_147_483_647;
    return names[this.#dice % names.length]!;
  }
}
