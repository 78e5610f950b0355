/* Loading an edition: the text goes to the server, which says what is wrong with it or how it differs. */
import { problemOf, type Problem } from "@/api/client";
import { server } from "@/state/server";
import type { EditionCheck } from "@/api/types.gen";
import { editions, type MyEdition } from "@/state/editions.svelte";

/** No edition is longer; the server would not read it. */
const LARGEST_EDITION = 262_144;

export class EditionChecker {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  check = $state.raw<EditionCheck | null>(null);
  /** The edition that was found to be fine. */
  edition = $state.raw<MyEdition | null>(null);
  /** Whether the browser could keep it. */
  kept = $state(true);
  #asked = 0;

  clear(): void {
    this.#asked += 1;
    this.busy = false;
    this.problem = this.check = this.edition = null;
  }

  async file(game: string, file: File): Promise<boolean> {
    this.clear();
    if (file.size > LARGEST_EDITION) {
      this.problem = { id: "server-edition-too-large", args: { limit: LARGEST_EDITION } };
      return false;
    }
    return this.text(game, await file.text(), file.name);
  }

  /** An edition that the server has, since a table is played with it. */
  async known(game: string, hash: string): Promise<boolean> {
    this.clear();
    try {
      return await this.text(game, await server.editionText(game, hash), `${game}.toml`);
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    }
  }

  /** Check a text, and keep it if it can be played; only the latest question is answered. */
  async text(game: string, text: string, file: string): Promise<boolean> {
    this.clear();
    const asked = this.#asked;
    this.busy = true;
    try {
      const check = await server.checkEdition(game, text, file);
      if (asked !== this.#asked) return false;
      this.check = check;
      if (check.components === undefined) return false;
      this.edition = { game, ...check.components.edition, text };
      this.kept = check.components.standard || editions.keep(this.edition);
      return true;
    } catch (error) {
      if (asked === this.#asked) this.problem = problemOf(error);
      return false;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }
}
