/* Starts Python in a worker: Pyodide with our programs, both from the folder of this build.

   The first start takes seconds; the memory it ends with is kept, and later starts begin with it. */
import type { loadPyodide, PyodideAPI } from "pyodide";

const PACKAGES = "/lib/python3.14/site-packages";
const LIBRARY = "/lib/python314.zip";
/** Our programs need none of Pyodide's packages. */
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.0", version: "" },
  packages: {},
});
/** What is imported before the memory is kept. */
const IMPORTS = `
from semiramis.core.registry import find_game, keys
import semiramis.browser.app
for key in keys():
    find_game(key)
`;

export type Python = PyodideAPI;
type Load = typeof loadPyodide;
type Options = NonNullable<Parameters<Load>[0]>;
/** What we use of Emscripten's module. */
interface Module {
  _malloc(size: number): number;
  _free(pointer: number): void;
}
type Create = (settings: unknown) => Promise<Module>;

/** Starts Python with our programs imported; `files` is the URL of the folder, with a slash at its end. */
export async function startPython(files: string): Promise<Python> {
  const [{ loadPyodide: load }, memory] = await Promise.all([
    import(/* @vite-ignore */ `${files}pyodide.mjs`) as Promise<{ loadPyodide: Load }>,
    keptMemory(files),
  ]);
  if (memory !== null) {
    try {
      return await startFrom(load, files, memory);
    } catch {
      await forgetMemory(files);
    }
  }
  const [python, programs] = await Promise.all([
    load({ ...options(files), _makeSnapshot: true }),
    fetchBytes(`${files}programs.zip`),
  ]);
  python.unpackArchive(programs, "zip", { extractDir: PACKAGES });
  python.runPython(IMPORTS);
  void keepMemory(files, python.makeMemorySnapshot());
  return python;
}

const options = (files: string): Options => ({ indexURL: files, lockFileContents: NO_PACKAGES });

/** Starts with the memory of an earlier start. The files that were there have to be added again: see `addPrograms`. */
async function startFrom(load: Load, files: string, memory: Uint8Array): Promise<Python> {
  const { default: create } = (await import(/* @vite-ignore */ `${files}pyodide.asm.mjs`)) as { default: Create };
  const createLarge: Create = async (settings) => {
    const module = await create(settings);
    module._free(module._malloc(memory.length)); // Pyodide does not make room for a memory that has grown
    return module;
  };
  return load({ ...options(files), _loadSnapshot: memory, createPyodideModule: createLarge } as unknown as Options);
}

/** Adds our programs and their data as files, unless they are there: needed before anything else is imported. */
export async function addPrograms(python: Python, files: string): Promise<void> {
  if (!python.FS.analyzePath(LIBRARY).exists)
    python.FS.writeFile(LIBRARY, await fetchBytes(`${files}python_stdlib.zip`));
  if (!python.FS.analyzePath(`${PACKAGES}/semiramis`).exists)
    python.unpackArchive(await fetchBytes(`${files}programs.zip`), "zip", { extractDir: PACKAGES });
}

/** Adds the texts and the libraries that render them; done once, when a sentence is first needed. */
export async function addTexts(python: Python, files: string): Promise<void> {
  await addPrograms(python, files);
  python.unpackArchive(await fetchBytes(`${files}texts.zip`), "zip", { extractDir: PACKAGES });
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

// the memory, in a cache of its own; one build has one

const MEMORY = "semiramis-memory";
const memoryOf = (files: string): string => `${files}memory`;

async function keptMemory(files: string): Promise<Uint8Array | null> {
  try {
    const found = await (await caches.open(MEMORY)).match(memoryOf(files));
    return found === undefined ? null : new Uint8Array(await found.arrayBuffer());
  } catch {
    return null;
  }
}

async function keepMemory(files: string, memory: Uint8Array): Promise<void> {
  try {
    await caches.delete(MEMORY);
    await (await caches.open(MEMORY)).put(memoryOf(files), new Response(memory as Uint8Array<ArrayBuffer>));
  } catch {
    // the next start takes as long as this one
  }
}

async function forgetMemory(files: string): Promise<void> {
  await (await caches.open(MEMORY)).delete(memoryOf(files));
}
