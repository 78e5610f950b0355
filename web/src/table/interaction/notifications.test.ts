import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "@/state/settings.svelte";
import { notify } from "./notifications.svelte";

class FakeNotification {
  static permission = "granted";
  static shown: string[] = [];
  onclick: (() => void) | null = null;
  constructor(title: string) {
    FakeNotification.shown.push(title);
  }
  close(): void {}
}

describe("a notification", () => {
  let visibility = "hidden";
  const showNotification = vi.fn(async () => {});
  const asWorker = (active: unknown): void =>
    void vi.stubGlobal("navigator", {
      ...navigator,
      serviceWorker: { getRegistration: async () => ({ active, showNotification }) },
    });

  beforeEach(() => {
    settings.notify = true;
    visibility = "hidden";
    FakeNotification.shown = [];
    showNotification.mockClear();
    vi.stubGlobal("Notification", FakeNotification);
    vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility as DocumentVisibilityState);
  });
  afterEach(() => {
    settings.notify = false;
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("is shown by the service worker, with the address of the table", async () => {
    asWorker({});
    await notify("Your turn", "Rose has moved", "t1");
    expect(FakeNotification.shown).toEqual([]);
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      "Your turn",
      expect.objectContaining({
        body: "Rose has moved",
        tag: "t1",
        data: { url: expect.stringMatching(/\/table\/t1$/) as string },
      }),
    );
  });

  it("is shown by the page where no service worker is active", async () => {
    asWorker(null);
    await notify("Your turn", "", "t1");
    expect(FakeNotification.shown).toEqual(["Your turn"]);
  });

  it("is not shown to somebody who sees the page, or who does not want it", async () => {
    asWorker({});
    visibility = "visible";
    await notify("Your turn", "", "t1");
    visibility = "hidden";
    settings.notify = false;
    await notify("Your turn", "", "t1");
    expect(showNotification).not.toHaveBeenCalled();
  });
});

describe("a click on a notification", () => {
  const source = readFileSync("public/notification-clicks.js", "utf8");

  /** What the service worker does: the page it focuses or opens. */
  async function clicked(url: string, pages: readonly string[]): Promise<string> {
    let done: Promise<unknown> = Promise.resolve();
    let shown = "";
    const worker = {
      addEventListener: (_: string, answer: (event: object) => void) =>
        answer({
          notification: { close: () => {}, data: { url } },
          waitUntil: (promise: Promise<unknown>) => (done = promise),
        }),
      registration: { scope: "http://x/" },
      clients: {
        matchAll: async () => pages.map((page) => ({ url: page, focus: () => (shown = `focused ${page}`) })),
        openWindow: (opened: string) => (shown = `opened ${opened}`),
      },
    };

    new Function("self", source)(worker);
    await done;
    return shown;
  }

  it("shows the open page of the table, else a new one", async () => {
    expect(await clicked("http://x/table/a", ["http://x/", "http://x/table/a"])).toBe("focused http://x/table/a");
    expect(await clicked("http://x/table/a", ["http://x/table/ab"])).toBe("opened http://x/table/a");
    const onSite = "http://x/?page=table/a";
    expect(await clicked(onSite, [`${onSite}&seq=3`])).toBe(`focused ${onSite}&seq=3`);
  });
});
