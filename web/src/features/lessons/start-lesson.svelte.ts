/* Starts a lesson from a button: one request at a time, with errors shown next to the button. */
import { type Problem, problemOf } from "@/api/client";
import { go } from "@/state/router.svelte";
import { startLesson } from "./lesson-table";

export class LessonStart {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);

  async begin(game: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      go("table", await startLesson(game));
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }
}
