import { beforeEach, expect, test, vi } from "vitest";
import type { Client } from "@/api/client";
import type { TableData } from "@/api/types.gen";
import { bringNumber, randomNumber } from "./deal-number";
import { myTables } from "@/state/my-tables.svelte";
import { sha256 } from "./sha256";

const command = vi.fn(() => Promise.resolve({ seq: 2 }));
const client = { command } as unknown as Client;
const table = (deal: TableData["deal"], you: TableData["you"] = ["rose", "lotus"]): TableData =>
  ({ id: "k3v9", game: "ishtar", seq: 1, you, deal }) as unknown as TableData;

beforeEach(() => {
  command.mockClear();
  localStorage.clear();
  myTables.keep({ id: "k3v9", game: "ishtar", token: "t", number: "ab".repeat(16) });
});

test("a number is revealed once, by its first seat", async () => {
  const commits = { rose: sha256("ab".repeat(16)) };
  await bringNumber(client, table({ waits_for: "numbers", commits, numbers: {} }), "t");
  expect(command).toHaveBeenCalledExactlyOnceWith(
    "k3v9",
    "t",
    expect.objectContaining({ kind: "reveal", number: "ab".repeat(16), expect: 1 }),
  );
  command.mockClear();
  await bringNumber(client, table({ waits_for: "numbers", commits, numbers: { rose: "ab".repeat(16) } }), "t");
  await bringNumber(client, table({ waits_for: "numbers", commits: {}, numbers: {} }), "t");
  await bringNumber(client, table({ waits_for: "seats", commits, numbers: {} }), "t");
  await bringNumber(client, table({ waits_for: "numbers", commits, numbers: {} }, []), "t");
  expect(command).not.toHaveBeenCalled();
});

test("where hashes are wanted, a new number is kept and its hash sent", async () => {
  await bringNumber(client, table({ waits_for: "commits", commits: {}, numbers: {} }), "t");
  const number = myTables.numberOf("k3v9");
  expect(number).toMatch(/^[0-9a-f]{32}$/);
  expect(number).not.toBe("ab".repeat(16));
  expect(command).toHaveBeenCalledExactlyOnceWith("k3v9", "t", expect.objectContaining({ hash: sha256(number) }));
});

test("a failure is left to the next event", async () => {
  command.mockRejectedValueOnce(new Error("out of reach"));
  const waiting = table({ waits_for: "commits", commits: {}, numbers: {} });
  await bringNumber(client, waiting, "t");
  await bringNumber(client, waiting, "t");
  expect(command).toHaveBeenCalledTimes(2);
});

test("numbers are random", () => {
  expect(new Set(Array.from({ length: 50 }, randomNumber)).size).toBe(50);
});
