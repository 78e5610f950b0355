import { expect, test } from "vitest";
import { restore, write } from "./memory";

const bytes = (...words: number[]): number[] => [...new Uint8Array(Uint32Array.from(words).buffer)];
const file = (...content: number[]): Uint8Array => Uint8Array.from([...new Array<number>(24).fill(0), ...content]);
const picture = file(...bytes(2, 1, 2, 6, 1), 11, 12, 16);

test("writes the runs and leaves the rest", () => {
  const target = new Uint8Array(8).fill(1);
  write(target, picture);
  expect([...target]).toEqual([1, 11, 12, 1, 1, 1, 16, 1]);
});

test("refuses a picture that is cut off or does not fit", () => {
  expect(() => write(new Uint8Array(8), picture.slice(0, -1))).toThrow(RangeError);
  expect(() => write(new Uint8Array(4), picture)).toThrow(RangeError);
  expect(() => write(new Uint8Array(8), new Uint8Array())).toThrow(RangeError);
});

test("makes room, and keeps the function that was chosen for this browser", () => {
  const heap = new ArrayBuffer(64);
  const allocated: number[] = [];
  const module = {
    HEAPU8: new Uint8Array(heap),
    HEAP32: new Int32Array(heap),
    _malloc: (size: number) => (allocated.push(size), 1),
    _free: () => {},
    _sbrk: () => 40,
    __PyRuntime: 16,
    __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: 4,
  };
  module.HEAP32[1] = 8; // where it is, behind the beginning of the runtime
  module.HEAP32[6] = 77;
  restore(module, { length: 100, header: "" }, file(...bytes(1, 0, 32), ...new Array<number>(32).fill(5)));
  expect(allocated).toEqual([60]);
  expect(module.HEAP32[6]).toBe(77);
  expect(module.HEAPU8[0]).toBe(5);
});
