/* Replays games and search trees that plain Python has recorded (tests/support/recorded.py) in the WebAssembly modules.
   Usage: node replay.mjs RECORD MODULES GAME; prints what differs, one a line. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const [recordPath, modules, game] = process.argv.slice(2);
const recorded = JSON.parse(readFileSync(recordPath, "utf8"));
const PAGE = 65536;

/** A module with its manifest; arrays are allocated in its memory, one after the other, and never freed. */
class Module {
  constructor(program) {
    const path = join(modules, `${game}-${program}`);
    this.manifest = JSON.parse(readFileSync(`${path}.json`, "utf8"));
    const module = new WebAssembly.Module(readFileSync(`${path}.wasm`));
    this.exports = new WebAssembly.Instance(module).exports;
    this.top = this.exports.__heap_base.value;
    this.tables = this.bytes(Buffer.from(recorded.tables[program], "hex"));
  }

  allocate(size) {
    const at = Math.ceil(this.top / 8) * 8;
    this.top = at + size;
    const missing = this.top - this.exports.memory.buffer.byteLength;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / PAGE));
    return at;
  }

  bytes(data) {
    const at = this.allocate(data.length);
    new Uint8Array(this.exports.memory.buffer).set(data, at);
    return at;
  }

  read(at, size) {
    return Buffer.from(this.exports.memory.buffer, at, size);
  }

  numbers(values) {
    return this.bytes(new Uint8Array(BigInt64Array.from(values, BigInt).buffer));
  }

  floats(values) {
    return this.bytes(new Uint8Array(Float64Array.from(values).buffer));
  }

  records(name, count, first = "") {
    const at = this.allocate(this.manifest.records[name] * count);
    if (first) new Uint8Array(this.exports.memory.buffer).set(Buffer.from(first, "hex"), at);
    return at;
  }

  /** Calls an entry with its arguments by the names of its slots; returns its result. */
  call(entry, given) {
    const slots = this.manifest.exports[entry].map((name) => {
      if (name === "result") return 0;
      const value = name === "tables" ? this.tables : given[name];
      if (value === undefined) throw new Error(`${entry} needs ${name}`);
      return value;
    });
    const at = this.numbers(slots);
    this.exports[entry](at);
    return Number(new DataView(this.exports.memory.buffer).getBigInt64(at, true));
  }
}

function replayGame(trace, number) {
  const module = new Module("playouts");
  const [size, longest] = [module.manifest.records.State, trace.codes.length];
  const states = module.records("State", longest + 1, trace.state);
  const codes = module.allocate(8 * (longest + 1));
  const made = module.call("entry_trace_game", {
    states, "states.n": longest + 1, works: module.records("Work", 1), "works.n": 1,
    stream: module.numbers(trace.stream), codes, "codes.n": longest + 1, longest,
  }); // prettier-ignore
  for (let at = 0; at < made; at++) {
    const hash = createHash("sha256").update(module.read(states + (at + 1) * size, size)).digest("hex");
    const code = Number(module.read(codes + 8 * at, 8).readBigInt64LE());
    if (code !== trace.codes[at] || hash.slice(0, 16) !== trace.hashes[at])
      return `game ${number}, decision ${at}: code ${code}`;
  }
  return made === longest ? "" : `game ${number}: ${made} decisions instead of ${longest}`;
}

function replayTree(tree, number) {
  const module = new Module("search");
  const { rows, deepest, moves, columns } = recorded.sizes;
  const links = module.allocate(8 * rows * columns.links);
  const values = module.allocate(8 * rows * columns.values);
  const tally = module.numbers([1, 0, 0]);
  const given = {
    states: module.records("State", 3, tree.state), "states.n": 3, works: module.records("Work", 2), "works.n": 2,
    stream: module.numbers(tree.stream), links, "links.n": rows, "links.m": columns.links,
    values, "values.n": rows, "values.m": columns.values, path: module.allocate(8 * deepest), "path.n": deepest,
    children: module.allocate(8 * moves), "children.n": moves,
    leaf_values: module.allocate(8 * (columns.values - 1)), "leaf_values.n": columns.values - 1,
    params: module.floats(tree.params), "params.n": tree.params.length, tally, "tally.n": 3,
  }; // prettier-ignore
  const named = Object.fromEntries(Object.entries(given).map(([name, value]) => [`arrays.${name}`, value]));
  const made = module.call("entry_simulate", { ...named, root: 0, times: tree.simulations, until: 0 });
  const used = Number(module.read(tally, 8).readBigInt64LE());
  if (made !== tree.simulations || used !== tree.links.length) return `tree ${number}: ${made} simulations, ${used} rows`;
  const same =
    tree.links.flat().every((link, i) => module.read(links + 8 * i, 8).readBigInt64LE() === BigInt(link)) &&
    tree.values.flat().every((value, i) => Object.is(module.read(values + 8 * i, 8).readDoubleLE(), value));
  return same ? "" : `tree ${number}: other rows`;
}

const found = [...recorded.games.map(replayGame), ...recorded.trees.map(replayTree)].filter(Boolean);
for (const line of found) console.log(line);
