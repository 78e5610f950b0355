/* Server-Sent Events over fetch, because EventSource cannot send a token in a header. */

export interface SseEvent {
  id: string;
  data: string;
}

/** Parses the events of a byte stream, however it is split into chunks; calls `onbeat` for comments. */
export async function* parseEvents(
  stream: ReadableStream<Uint8Array>,
  onbeat: () => void = () => {},
): AsyncGenerator<SseEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  let id = "";
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onbeat();
      rest += decoder.decode(value, { stream: true });
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line === "") {
          if (data.length > 0) yield { id, data: data.join("\n") };
          data = [];
          continue;
        }
        const colon = line.indexOf(":");
        const field = colon < 0 ? line : line.slice(0, colon);
        const text = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
        if (field === "data") data.push(text);
        else if (field === "id") id = text;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
