import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/* `npm run dev` talks to a server on port 8000 (`guilda serve --port 8000`). */
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/guilda/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true }, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
