/* SHA-256 of a text in hexadecimal digits. The browser's own is missing on pages without HTTPS, as in a home network. */

const FRACTIONS = primeFractions();

/** The first 32 bits of the fractions of square roots (for the state) and cube roots (for the rounds) of primes. */
function primeFractions(): { state: number[]; rounds: number[] } {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const bits = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
  return { state: primes.slice(0, 8).map((n) => bits(Math.sqrt(n))), rounds: primes.map((n) => bits(Math.cbrt(n))) };
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The words of a text with its end mark and its length, in blocks of 16. */
function padded(text: string): Int32Array {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  bytes.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  return Int32Array.from({ length: blocks.byteLength / 4 }, (_, at) => blocks.getInt32(at * 4));
}

export function sha256(text: string): string {
  const state = [...FRACTIONS.state];
  const words = padded(text);
  for (let at = 0; at < words.length; at += 16) absorb(state, words.subarray(at, at + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Mixes one block into the state. */
function absorb(state: number[], block: Int32Array): void {
  const w = Int32Array.from({ length: 64 }, (_, n) => block[n] ?? 0);
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < 64; n += 1) {
    if (n >= 16) {
      const near = w[n - 2] as number;
      const far = w[n - 15] as number;
      const s1 = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
      const s0 = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
      w[n] = (w[n - 16] as number) + s0 + (w[n - 7] as number) + s1;
    }
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + big1 + ((e & f) ^ (~e & g)) + (FRACTIONS.rounds[n] as number) + (w[n] as number)) | 0;
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = ((state[at] as number) + word) | 0));
}
