/* The picture of an interpreter's memory, as `site/memory.js` writes it: what differs from a fresh one. */

/** What Pyodide has to know of the memory. */
export interface MemoryFile {
  /** The size of the memory in bytes. */
  length: number;
  /** The beginning of Pyodide's own kind of picture, in base 64; the memory itself does not follow. */
  header: string;
}

/** What we use of Emscripten's module. */
interface Module {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  _malloc(size: number): number;
  _free(pointer: number): void;
  _sbrk(size: number): number;
  __PyRuntime: number;
  __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: number;
}

/** Writes a picture into the memory of a fresh module. Raises RangeError where it does not fit. */
export function restore(module: Module, described: MemoryFile, content: Uint8Array): void {
  // Pyodide does not make room for a memory that has grown
  if (module.HEAPU8.length < described.length) module._free(module._malloc(described.length - module._sbrk(0)));
  // a function that Pyodide chooses by what the browser can do
  const offset = module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET / 4] ?? 0;
  const chosen = (module.__PyRuntime + offset) / 4;
  const kept = module.HEAP32[chosen] ?? 0;
  write(module.HEAPU8, content);
  module.HEAP32[chosen] = kept;
}

/** What lies in a file as a section of our own: files are WebAssembly modules, because hosts compress those. */
export const contentOf = (file: Uint8Array): Uint8Array => file.subarray(SECTION);
const SECTION = 24;

/** Writes what a file holds: a number of runs, the offset and length of each, and their bytes. */
export function write(target: Uint8Array, file: Uint8Array): void {
  const content = contentOf(file);
  const count = new Uint32Array(content.buffer, content.byteOffset, 1)[0] ?? 0;
  const runs = new Uint32Array(content.buffer, content.byteOffset + 4, 2 * count);
  let from = 4 + 8 * count;
  for (let at = 0; at < runs.length; at += 2) {
    const [offset = 0, length = 0] = runs.subarray(at, at + 2);
    if (from + length > content.length) throw new RangeError("the picture of the memory is cut off");
    target.set(content.subarray(from, from + length), offset);
    from += length;
  }
}
