// Writes the picture of Python's memory that a site starts with: `node site/memory.js BUNDLE PYODIDE`. Python is
// started here as in a browser and our programs are imported; `memory.wasm` is what that has changed in the memory of a
// fresh interpreter, `memory.json` what Pyodide has to know of it. The archives of the bundle become modules, too.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

// the stack of an error quotes the line it comes from: a megabyte of Pyodide
process.on("uncaughtException", (problem) => {
  process.stderr.write(`${String(problem).slice(-2000)}\n`);
  process.exit(1);
});
const [bundle, pyodide] = process.argv.slice(2).map((folder) => resolve(folder));
const PACKAGES = "/lib/python3.14/site-packages";
/** Changed bytes with fewer unchanged ones between them are kept together. */
const GAP = 1024;
const { loadPyodide } = await import(join(pyodide, "pyodide.mjs"));
const { default: create } = await import(join(pyodide, "pyodide.asm.mjs"));
const bytes = (name) => new Uint8Array(readFileSync(join(bundle, name)));
// the same texts get the same hashes in every build
const options = () => ({
  indexURL: `${pyodide}/`,
  stdLibURL: join(bundle, "python_stdlib.zip"),
  env: { PYTHONHASHSEED: "0" },
});

const python = await loadPyodide({ ...options(), _makeSnapshot: true });
for (const name of ["programs.zip", "texts.zip"]) python.unpackArchive(bytes(name), "zip", { extractDir: PACKAGES });
const leftOut = python.runPython("from semiramis.browser.prepare import prepare; list(prepare())").toJs();
wipe(python._module);
const made = python.makeMemorySnapshot();
const [, offset] = new Uint32Array(made.buffer, 0, 2);
const memory = made.subarray(offset);

// a start from it, here: what a fresh memory holds, and the proof that the picture works
let fresh = new Uint8Array();
const again = await loadPyodide({
  ...options(),
  stdLibURL: emptyFile(),
  _loadSnapshot: made,
  createPyodideModule: async (settings) => {
    const module = await create(settings);
    if (module.HEAPU8.length < memory.length) module._free(module._malloc(memory.length - module._sbrk(0)));
    fresh = module.HEAPU8.slice();
    return module;
  },
});
again.runPython("import semiramis.browser.app, semiramis.browser.chooser");
rmSync(join(bundle, "nothing"));

const runs = changes(memory, fresh);
const content = [Uint32Array.of(runs.length), Uint32Array.from(runs.flat())].map((each) => Buffer.from(each.buffer));
for (const [at, length] of runs) content.push(memory.subarray(at, at + length));
writeFileSync(join(bundle, "memory.wasm"), asModule(Buffer.concat(content)));
const described = { length: memory.length, header: Buffer.from(made.subarray(0, offset)).toString("base64") };
writeFileSync(join(bundle, "memory.json"), JSON.stringify(described));
for (const name of ["programs", "texts"]) {
  writeFileSync(join(bundle, `${name}.wasm`), asModule(bytes(`${name}.zip`)));
  rmSync(join(bundle, `${name}.zip`));
}
if (process.env["SITE_VERBOSE"]) process.stdout.write(`left out of the memory: ${leftOut.join(", ")}\n`);

/** A browser has no standard library when it starts from the picture, so there is none here. */
function emptyFile() {
  const path = join(bundle, "nothing");
  writeFileSync(path, "");
  return path;
}

/** Fills what is free with zeros: what lay there before would be sent to every visitor. */
function wipe(module) {
  const top = module._sbrk(0);
  const held = [];
  for (let size = 1 << 22; size >= 16; size >>= 1) {
    let at;
    do {
      at = module._malloc(size);
      module.HEAPU8.fill(0, at, Math.max(at, Math.min(at + size, top)));
      held.push(at);
    } while (at + size <= top);
  }
  for (const at of held) module._free(at);
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current() - 4096);
}

/** Where a memory differs from a fresh one: offsets and lengths. */
function changes(memory, fresh) {
  const found = [];
  let last = null;
  for (let at = 0; at < memory.length; at += 1) {
    if (memory[at] === (fresh[at] ?? 0)) continue;
    if (last !== null && at - last[0] - last[1] < GAP) last[1] = at + 1 - last[0];
    else found.push((last = [at, 1]));
  }
  return found;
}

/** A WebAssembly module with one section of our own, named "semiramis": hosts compress modules, but not unknown files.
    The content begins after 24 bytes. */
function asModule(content) {
  const name = Buffer.from("semiramis");
  const size = content.length + 1 + name.length;
  const padded = [0, 7, 14, 21, 28].map((shift) => ((size >>> shift) & 0x7f) | (shift < 28 ? 0x80 : 0));
  return Buffer.concat([Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, ...padded, name.length]), name, content]);
}
