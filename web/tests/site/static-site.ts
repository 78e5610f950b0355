/* The built site on a web host that only serves files; a test can deploy another build in its place. */
import { createServer, type Server } from "node:http";
import { existsSync, readFileSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const SITE = process.env["SEMIRAMIS_SITE"] ?? fileURLToPath(new URL("../../../dist/site", import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

export class StaticSite {
  /** Changes files as they are served: a text by the path of its file. */
  changed: Record<string, (text: string) => string> = {};
  /** Files of which only the first half is sent before the connection is lost. */
  cut: RegExp | null = null;
  readonly #server: Server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "", "http://x").pathname)).slice(1);
    const name = path === "" ? "index.html" : path;
    const file = join(SITE, name);
    if (!file.startsWith(SITE) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    // a file named after its content goes by the name before that
    const change = this.changed[name] ?? this.changed[name.replace(/-[\w-]{8}\.js$/, ".js")];
    const content = readFileSync(file);
    const length = change === undefined ? { "content-length": content.length } : {};
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream", ...length });
    if (this.cut?.test(name)) {
      response.write(content.subarray(0, content.length / 2), () => response.destroy());
      return;
    }
    response.end(change === undefined ? content : change(content.toString()));
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
