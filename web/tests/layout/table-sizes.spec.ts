/* What a table must show at every size of screen: what is to be picked, the time, what I hold, and what to do. */
import { expect, test } from "../support/test";
import { makeTable, openTable } from "../support/player";

/** A tablet held upright. */
const UPRIGHT = { viewport: { width: 820, height: 1180 }, hasTouch: true };

test.describe("on an upright tablet", () => {
  test.use(UPRIGHT);

  test("the stacks of Ishtar are on the screen when a turn begins", async ({ page, server }) => {
    const player = await makeTable(server, "ishtar");
    await openTable(page, player, "ishtar");
    await expect(page.getByRole("tab", { name: "Map" })).toHaveClass(/wanted/);
    await expect(page.getByRole("tab", { name: "Map" })).toHaveAttribute("aria-selected", "true");
    const stacks = page.getByRole("grid", { name: "Stacks" }).getByRole("gridcell");
    await expect(stacks.first()).toBeInViewport({ ratio: 1 });
    await stacks.first().tap();
    await expect(stacks.first()).toHaveAccessibleName(/Chosen\./);
  });
});
