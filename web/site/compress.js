// Writes compressed copies beside the files of the built site, for hosts that send them, and says what a visit weighs.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = process.argv[2];
const WORTH_IT = /\.(js|mjs|css|svg|json|html|wasm|txt|webmanifest)$/;
const total = { files: 0, raw: 0, gzip: 0, brotli: 0 };

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
  const raw = readFileSync(path);
  const sizes = WORTH_IT.test(entry.name) ? compressed(path, raw) : { gzip: raw.length, brotli: raw.length };
  total.files += 1;
  total.raw += raw.length;
  total.gzip += sizes.gzip;
  total.brotli += sizes.brotli;
}
const megabytes = (bytes) => (bytes / 1e6).toFixed(2);
process.stdout.write(
  `${folder}: ${total.files} files, ${megabytes(total.raw)} MB; sent as gzip ${megabytes(total.gzip)} MB, ` +
    `as brotli ${megabytes(total.brotli)} MB\n`,
);

function compressed(path, raw) {
  // the highest quality: a minute for the interpreter and its memory, and a tenth less to send
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const made = { gz: () => gzipSync(raw, { level: 9 }), br: () => brotliCompressSync(raw, { params }) };
  const [gzip, brotli] = ["gz", "br"].map((kind) => {
    const target = `${path}.${kind}`;
    const isFresh = (statSync(target, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= statSync(path).mtimeMs;
    if (!isFresh) writeFileSync(target, made[kind]());
    return statSync(target).size;
  });
  return { gzip, brotli };
}
