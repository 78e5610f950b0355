/* Starts Python in a worker: Pyodide with our programs imported, all from the folder of this build.

   The build has kept the memory of such an interpreter. A start writes it into a fresh one, which takes tenths of a
   second; where a browser cannot do that, the programs are unpacked and imported, which takes many seconds. */
import type { loadPyodide, PyodideAPI } from "pyodide";
import { compileFailure, fetchBytes, fetched, imported, StartError } from "./loading";
import { restore, type MemoryFile } from "./memory";

const PACKAGES = "/lib/python3.14/site-packages";
/** Our programs need none of Pyodide's packages. */
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.0", version: "" },
  packages: {},
});
const NOTHING = "data:application/octet-stream,";
const IMPORTS = `
from semiramis.core.registry import find_game, keys
import semiramis.browser.app
for key in keys():
    find_game(key)
`;

export type Python = PyodideAPI;
type Load = typeof loadPyodide;
type Options = NonNullable<Parameters<Load>[0]>;
type Create = (settings: unknown) => Promise<Parameters<typeof restore>[0]>;

/** Starts Python with our programs imported; `files` is the URL of the folder, with a slash at its end. Raises
    StartError where files cannot be had or the browser cannot run them. */
export async function startPython(files: string): Promise<Python> {
  if (typeof WebAssembly !== "object") throw new StartError("unsupported", "WebAssembly");
  const { loadPyodide: load } = await imported<{ loadPyodide: Load }>(`${files}pyodide.mjs`);
  const starting = (start: Promise<Python>): Promise<Python> => Promise.race([start, compileFailure()]);
  try {
    return await starting(startFromMemory(load, files));
  } catch (problem) {
    if (problem instanceof StartError) throw problem;
    return starting(startFromPrograms(load, files));
  }
}

const options = (files: string): Options => ({ indexURL: files, lockFileContents: NO_PACKAGES });

async function startFromMemory(load: Load, files: string): Promise<Python> {
  const [{ default: create }, described] = await Promise.all([
    imported<{ default: Create }>(`${files}pyodide.asm.mjs`),
    fetched(`${files}memory.json`, (response) => response.json() as Promise<MemoryFile>),
  ]);
  const createRestored: Create = async (settings) => {
    // the interpreter is compiled while this arrives
    const memory = fetchBytes(`${files}memory.wasm`);
    memory.catch(() => {}); // noticed below
    const module = await create(settings);
    restore(module, described, await memory);
    return module;
  };
  const header = Uint8Array.from(atob(described.header), (each) => each.charCodeAt(0));
  // what was imported is in the memory: the standard library is not read
  const restored = { _loadSnapshot: header, createPyodideModule: createRestored, stdLibURL: NOTHING };
  const python = await load({ ...options(files), ...restored } as unknown as Options);
  python.runPython("import semiramis.browser.app");
  return python;
}

async function startFromPrograms(load: Load, files: string): Promise<Python> {
  const python = await load(options(files));
  await addTexts(python, files);
  python.runPython(IMPORTS);
  return python;
}

/** Adds our programs and their data as files, unless they are there. */
export async function addPrograms(python: Python, files: string): Promise<void> {
  if (!python.FS.analyzePath(`${PACKAGES}/semiramis/wasm`).exists)
    python.unpackArchive(await fetchBytes(`${files}programs.zip`), "zip", { extractDir: PACKAGES });
}

/** Adds the texts and the libraries that render them; done once, when a sentence is first needed. */
export async function addTexts(python: Python, files: string): Promise<void> {
  await addPrograms(python, files);
  python.unpackArchive(await fetchBytes(`${files}texts.zip`), "zip", { extractDir: PACKAGES });
}
