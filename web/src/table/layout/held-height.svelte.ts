/* Keeps the height of an element whose content changes, so that what is beside it does not jump under a finger. */
import { tick, untrack } from "svelte";

/** Higher content, such as a long list, comes and goes. */
const MOST = 250;

export class HeldHeight {
  element = $state<HTMLElement>();
  /** The measured height, in pixels. */
  measured = $state(0);
  /** The height to keep, in pixels: the largest since `until` changed. */
  kept = $state(0);

  constructor(until: () => unknown) {
    $effect(() => {
      void until();
      this.kept = 0;
      void tick().then(() => (this.kept = Math.min(this.element?.offsetHeight ?? 0, MOST)));
    });
    $effect(() => {
      const now = Math.min(this.measured, MOST);
      if (now > untrack(() => this.kept)) this.kept = now;
    });
  }
}
