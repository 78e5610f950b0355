import { afterEach, describe, expect, test } from "vitest";
import { games } from "./games.svelte";
import { isLoopback, shareUrl } from "./share-url.svelte";
import { link } from "./router.svelte";

afterEach(() => {
  games.network = "";
});

describe("a link for others", () => {
  test("is the URL of the page if no other is known", () => {
    expect(shareUrl("join", "k3v9")).toBe(link("join", "k3v9"));
  });

  test("is the network URL if the page was opened at a loopback address", () => {
    games.network = "http://192.168.7.5:8765/games/";
    expect(isLoopback(link())).toBe(true);
    expect(shareUrl("replay", "k3v9", { seq: 3 })).toBe("http://192.168.7.5:8765/games/replay/k3v9?seq=3");
  });

  test("recognises loopback addresses", () => {
    for (const host of ["localhost", "127.0.0.1", "127.9.9.9", "[::1]"])
      expect(isLoopback(`http://${host}:8765/x`)).toBe(true);
    for (const host of ["192.168.7.5", "example.org", "localhost.example.org"])
      expect(isLoopback(`http://${host}/`)).toBe(false);
  });
});
