import { describe, expect, it } from "vitest";
import { arrangementOf } from "./arrangement";

describe("the 3D garden and the plan", () => {
  it("are side by side on a desk, one above the other on a phone, and alone where neither fits", () => {
    expect(arrangementOf(820, 660)).toBe("beside");
    expect(arrangementOf(750, 520)).toBe("beside");
    expect(arrangementOf(374, 440)).toBe("stacked");
    expect(arrangementOf(374, 360)).toBe("stacked");
    expect(arrangementOf(374, 300)).toBe("single");
    expect(arrangementOf(380, 290)).toBe("single");
    expect(arrangementOf(700, 150)).toBe("single");
  });
});
