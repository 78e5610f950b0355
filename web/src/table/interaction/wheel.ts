/** The wheel over the active board rotates the piece. */

import type { Attachment } from "svelte/attachments";
import type { TableController } from "./controller.svelte";
import { Wheel } from "@/table/model/rotation";

export function rotateByWheel(controller: TableController): Attachment<HTMLElement> {
  return (boards) => {
    const wheel = new Wheel();
    // a board that uses the wheel itself has called preventDefault; Ctrl and wheel zoom the page
    const roll = (event: WheelEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || !controller.canRotate || controller.view === null) return;
      const over = event.target instanceof Element ? event.target.closest("[data-region]") : null;
      if (over?.getAttribute("data-region") !== controller.gameUi.activeRegion(controller.view)) return;
      event.preventDefault();
      const by = wheel.roll(event);
      if (by !== null) controller.rotateBy(by);
    };
    boards.addEventListener("wheel", roll, { passive: false });
    return () => boards.removeEventListener("wheel", roll);
  };
}
