/* Loads the files of Python, and says why that failed. */
import type { FailureKind } from "./protocol";

/** Python cannot be started here, whatever else is tried. */
export class StartError extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The content of a file as `read` returns it. Raises StartError where it cannot be had whole. */
export async function fetched<T>(
  url: string,
  read: (response: Response) => Promise<T>,
  priority: RequestPriority = "auto",
): Promise<T> {
  try {
    const response = await fetch(url, { priority });
    if (response.ok) return await read(response);
    throw new Error(String(response.status));
  } catch (problem) {
    throw new StartError("network", `${url}: ${String(problem)}`);
  }
}

export const fetchBytes = (url: string, priority: RequestPriority = "auto"): Promise<Uint8Array> =>
  fetched(url, async (response) => new Uint8Array(await response.arrayBuffer()), priority);

/** A module of scripts. Raises StartError where it cannot be had. */
export async function imported<T>(url: string): Promise<T> {
  try {
    return (await import(/* @vite-ignore */ url)) as T;
  } catch (problem) {
    throw new StartError("network", String(problem));
  }
}

/** Rejects when the next program cannot be compiled: Pyodide only writes that to the console, and waits forever. */
export function compileFailure(): Promise<never> {
  return new Promise((_, reject) => {
    const watch = (made: Promise<unknown>): void =>
      void made.catch((problem: unknown) => {
        const kind = problem instanceof TypeError ? "network" : "unsupported";
        reject(new StartError(kind, String(problem)));
      });
    const { instantiateStreaming } = WebAssembly;
    if (instantiateStreaming === undefined) return;
    WebAssembly.instantiateStreaming = (source, imports) => {
      WebAssembly.instantiateStreaming = instantiateStreaming;
      const made = instantiateStreaming(source, imports);
      watch(made);
      return made;
    };
  });
}
