/* The worker that keeps the tables: Python answers the requests, IndexedDB keeps what it stores. */
import { Database } from "./database";
import type { Failure, FromTables, LocalRequest, ToTables } from "./protocol";
import { fetched, StartError } from "./loading";
import { addTexts, startPython } from "./python";

/** The Python object `semiramis.browser.app.App`. */
interface App {
  start(): Promise<void>;
  handle(number: number, method: string, path: string, headers: string, body: string): Promise<void>;
  cancel(number: number): void;
}

const say = (message: FromTables): void => postMessage(message);
const advice = new Map<number, { resolve(answer: string): void; reject(problem: Error): void }>();
let asked = 0;
let app: Promise<App> | null = null;

const page = {
  respond: (number: number, status: number, headers: string, body: string): void =>
    say({ kind: "response", number, status, headers: JSON.parse(headers) as Record<string, string>, body }),
  push: (number: number, text: string): void => say({ kind: "push", number, text }),
  end: (number: number): void => say({ kind: "end", number }),
};

/** Lets the other worker answer a job. */
function ask(job: string): Promise<string> {
  const number = (asked += 1);
  return new Promise((resolve, reject) => {
    advice.set(number, { resolve, reject });
    say({ kind: "ask", number, job });
  });
}

/** Holds a lock until this worker ends, so that its page notices. */
function holdLock(name: string): void {
  void navigator.locks?.request(name, () => {
    say({ kind: "alive" });
    return new Promise(() => {});
  });
}

async function start(files: string, name: string): Promise<App> {
  const [python, description, database] = await Promise.all([
    startPython(files),
    fetched(`${files}api.json`, (response) => response.text()),
    Database.open(name, (problem) => say({ kind: "storage", problem })),
  ]);
  let texts: Promise<void> | null = null;
  const { App } = python.pyimport("semiramis.browser.app") as { App: (...given: unknown[]) => App };
  const made = App(page, database, ask, description, () => (texts ??= addTexts(python, files)));
  await made.start();
  say({ kind: "ready" });
  return made;
}

function failureOf(problem: unknown): Failure {
  const kind = problem instanceof StartError ? problem.kind : "other";
  return { kind, reason: String(problem).slice(-400) };
}

async function handle(number: number, request: LocalRequest): Promise<void> {
  const { method, path, headers, body } = request;
  await (await app)?.handle(number, method, path, JSON.stringify(headers), body);
}

addEventListener("message", (event: MessageEvent<ToTables>) => {
  const message = event.data;
  switch (message.kind) {
    case "start":
      holdLock(message.alive);
      app = start(message.files, message.database);
      app.catch((problem: unknown) => say({ kind: "failed", failure: failureOf(problem) }));
      break;
    case "request":
      handle(message.number, message.request).catch(() => page.respond(message.number, 503, "{}", ""));
      break;
    case "cancel":
      void app?.then((made) => made.cancel(message.number));
      break;
    case "advice": {
      const waiting = advice.get(message.number);
      advice.delete(message.number);
      if (message.answer === null) waiting?.reject(new Error("hung"));
      else waiting?.resolve(message.answer);
    }
  }
});
