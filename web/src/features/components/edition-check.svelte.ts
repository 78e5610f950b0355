/* Loads an edition: the server validates the text and returns its errors or its differences. */
import { problemOf, type Problem } from "@/api/client";
import { server } from "@/state/server";
import type { EditionCheck } from "@/api/types.gen";
import { editions, type MyEdition } from "@/state/editions.svelte";

/** The server does not accept longer editions. */
const LARGEST_EDITION = 262_144;

export class EditionChecker {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  check = $state.raw<EditionCheck | null>(null);
  /** The edition, once found valid. */
  edition = $state.raw<MyEdition | null>(null);
  /** Whether the browser could store it. */
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

  /** Loads an edition stored on the server because a table uses it. */
  async known(game: string, hash: string): Promise<boolean> {
    this.clear();
    try {
      return await this.text(game, await server.editionText(game, hash), `${game}.toml`);
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    }
  }

  /** Validates a text and stores it if it is playable; only the latest request counts. */
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
