/* The worker in which bots search, so that the tables never wait for them. */
import type { FromBots, ToBots } from "./protocol";
import { addPrograms, startPython } from "./python";

/** The Python object `semiramis.browser.chooser.BotWorker`. */
interface BotWorker {
  answer(job: string): string;
}

const say = (message: FromBots): void => postMessage(message);
let bots: Promise<BotWorker> | null = null;

async function start(files: string): Promise<BotWorker> {
  const python = await startPython(files);
  await addPrograms(python, files);
  const made = (python.pyimport("semiramis.browser.chooser") as { BotWorker: () => BotWorker }).BotWorker();
  say({ kind: "ready" });
  return made;
}

addEventListener("message", (event: MessageEvent<ToBots>) => {
  const message = event.data;
  if (message.kind === "start") {
    bots = start(message.files);
    bots.catch((problem: unknown) => say({ kind: "failed", reason: String(problem).slice(-400) }));
  } else {
    void bots?.then((made) => say({ kind: "answer", number: message.number, answer: made.answer(message.job) }));
  }
});
