import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/* `npm run dev` talks to a server on port 8000 (`guilda serve --port 8000`). */
const server = "http://127.0.0.1:8000";

/** In the built page the pieces have an address that changes with them: browsers keep them, also while the server is gone. */
function lastingPieces(): Plugin {
  const source = readFileSync(new URL("public/pieces.svg", import.meta.url));
  const address = `/assets/pieces-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.svg`;
  return {
    name: "lasting-pieces",
    apply: "build",
    enforce: "post",
    transform: (code) => (code.includes("/pieces.svg#") ? code.replaceAll("/pieces.svg#", `${address}#`) : null),
    transformIndexHtml: (html) => html.replaceAll("/pieces.svg", address),
    generateBundle() {
      this.emitFile({ type: "asset", fileName: address.slice(1), source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), lastingPieces()],
  build: { outDir: "../src/guilda/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true }, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
