/* What the player should know about the server in this browser. */
import type { Failure, StorageProblem } from "./protocol";

class SiteState {
  /** Why games are not stored here, null if they are. */
  storage = $state<StorageProblem | null>(null);
  /** Why games cannot be played here, null if they can. */
  failed = $state<Failure | null>(null);
  /** Requests that wait for Python to start. */
  waiting = $state(0);
  /** Whether a newer version of the site is ready. */
  update = $state(false);
}

export const siteState = new SiteState();
