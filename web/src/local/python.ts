/* Starts Python in a worker: Pyodide with our programs imported, all from the folder of this build.

   The build has kept the memory of such an interpreter. A start writes it into a fresh one, which takes tenths of a
   second; where a browser cannot do that, the programs are unpacked and imported, which takes many seconds. */
import type { loadPyodide, PyodideAPI } from "pyodide";
import { compileFailure, fetchBytes, fetched, imported, StartError } from "./loading";
import { contentOf, restore, type MemoryFile } from "./memory";

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

/** What a start from the picture needs, on its way. */
interface Downloads {
  create: Promise<{ default: Create }>;
  described: Promise<MemoryFile>;
  memory: Promise<Uint8Array>;
}

/** Starts Python with our programs imported; `files` is the URL of the folder, with a slash at its end. Raises
    StartError where files cannot be had or the browser cannot run them. */
export async function startPython(files: string): Promise<Python> {
  if (typeof WebAssembly !== "object") throw new StartError("unsupported", "WebAssembly");
  const downloads = begin(files);
  const { loadPyodide: load } = await imported<{ loadPyodide: Load }>(`${files}pyodide.mjs`);
  const starting = (start: Promise<Python>): Promise<Python> => Promise.race([start, compileFailure()]);
  try {
    return await starting(startFromMemory(load, files, downloads));
  } catch (problem) {
    if (problem instanceof StartError) throw problem;
    return starting(startFromPrograms(load, files));
  }
}

/** All at once: the line is idle as long as one file has to name the next. */
function begin(files: string): Downloads {
  const downloads = {
    described: fetched(`${files}memory.json`, (response) => response.json() as Promise<MemoryFile>),
    create: imported<{ default: Create }>(`${files}pyodide.asm.mjs`),
    // after the scripts of the page, which are fetched at the same time
    memory: fetchBytes(`${files}memory.wasm`, "low"),
  };
  for (const each of Object.values(downloads)) each.catch(() => {}); // noticed where it is awaited
  return downloads;
}

const options = (files: string): Options => ({ indexURL: files, lockFileContents: NO_PACKAGES });

async function startFromMemory(load: Load, files: string, downloads: Downloads): Promise<Python> {
  const described = await downloads.described;
  const createRestored: Create = async (settings) => {
    const { default: create } = await downloads.create;
    // the interpreter is compiled while the memory arrives
    const module = await create(settings);
    restore(module, described, await downloads.memory);
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
  if (!python.FS.analyzePath(`${PACKAGES}/semiramis/wasm`).exists) await addFiles(python, `${files}programs.wasm`);
}

/** Adds the texts and the libraries that render them; done once, when a sentence is first needed. */
export async function addTexts(python: Python, files: string): Promise<void> {
  await addPrograms(python, files);
  await addFiles(python, `${files}texts.wasm`);
}

/** Adds the files of an archive. */
async function addFiles(python: Python, url: string): Promise<void> {
  python.unpackArchive(contentOf(await fetchBytes(url)), "zip", { extractDir: PACKAGES });
}
