import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { PluginContext } from "rollup";
import { defineConfig } from "vitest/config";

/* `npm run dev` talks to a server on port 8000 (`guilda serve --port 8000`). */
const server = "http://127.0.0.1:8000";

/** Put the texts of the interface and the boards of one language into one chunk; rules pages and lessons stay apart. */
function languageChunk(id: string): string | undefined {
  const found = /\/locales\/(\w+)\/([\w-]+)\.ftl/.exec(id);
  return found && !/^(rules-|lesson-|daily-page|puzzles|analysis|result)/.test(found[2]!) ? `texts-${found[1]}` : undefined;
}

/** Static files have one address: within the site, links lead to what follows its `#`. */
const hashLinks = {
  name: "hash-links",
  enforce: "pre" as const,
  transform: (code: string, id: string) => (id.endsWith(".svelte") ? { code: code.replaceAll(/(<a\b[^>]*?\bhref=")\//g, "$1#/"), map: null } : undefined),
};

/** Write files.json, the list of the page's files: what has to be kept for a visit without a connection. */
const fileList = {
  name: "file-list",
  generateBundle: {
    order: "post" as const, /* Vite removes the scripts of chunks that are nothing but styles */
    handler(this: PluginContext, _options: unknown, bundle: Record<string, unknown>) {
      const files = ["index.html", ...readdirSync("public").filter((name) => name !== "sw.js"), ...Object.keys(bundle).filter((name) => name !== "index.html")];
      this.emitFile({ type: "asset", fileName: "files.json", source: JSON.stringify(files.sort()) });
    },
  },
};

/** Write each text file compressed beside itself; the server has no Brotli of its own. */
const compressed = {
  name: "compressed",
  writeBundle({ dir }: { dir?: string }) {
    for (const name of readdirSync(dir!, { recursive: true, encoding: "utf8" })) {
      if (/\.(css|html|js|json|svg|wasm|webmanifest)$/.test(name)) writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(readFileSync(join(dir!, name))));
    }
  },
};

/* `--mode offline` builds the page for dist/offline (tools/build_offline.py): relative addresses, and no server. */
export default defineConfig(({ mode }) => ({
  plugins: [mode === "offline" ? hashLinks : compressed, svelte(), fileList],
  base: mode === "offline" ? "./" : "/",
  worker: { format: "es" as const },
  build: {
    rollupOptions: { output: { manualChunks: languageChunk } },
    outDir: mode === "offline" ? "../build/offline/page" : "../src/guilda/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true }, "/ws": { target: server, ws: true } } },
  /* The modules are loaded once for all tests; tests restore the globals that they replace. */
  test: { setupFiles: ["tests/setup.ts"], include: ["tests/**/*.test.ts"], pool: "threads", isolate: false, unstubGlobals: true, testTimeout: 60_000 },
}));
