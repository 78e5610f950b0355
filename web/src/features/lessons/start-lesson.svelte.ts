/* The way into a lesson from a button: one at a time, and what went wrong is said where it was pressed. */
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
