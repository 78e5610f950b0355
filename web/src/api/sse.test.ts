import { expect, test } from "vitest";
import { parseEvents, type SseEvent } from "./sse";

const TEXT =
  ': semiramis\nretry: 1000\n\nid: 4\ndata: {"name":\ndata: "Šárka 🌿"}\n\n: beat\n\nid: 5\r\ndata: {}\r\n\r\n';

async function read(cuts: readonly number[]): Promise<{ sent: SseEvent[]; beats: number }> {
  const bytes = new TextEncoder().encode(TEXT);
  const edges = [0, ...cuts, bytes.length];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const [at, from] of edges.slice(0, -1).entries()) controller.enqueue(bytes.slice(from, edges[at + 1]));
      controller.close();
    },
  });
  const sent: SseEvent[] = [];
  let beats = 0;
  for await (const event of parseEvents(stream, () => (beats += 1))) sent.push(event);
  return { sent, beats };
}

test("events do not depend on how the bytes are split", async () => {
  const length = new TextEncoder().encode(TEXT).length;
  const whole = [
    { id: "4", data: '{"name":\n"Šárka 🌿"}' },
    { id: "5", data: "{}" },
  ];
  for (let cut = 1; cut < length; cut += 1) expect((await read([cut])).sent).toEqual(whole);
  expect((await read(Array.from({ length: length - 1 }, (_, at) => at + 1))).sent).toEqual(whole);
});

test("every heartbeat is reported", async () => {
  expect((await read([10, 20, 30])).beats).toBe(4);
});
