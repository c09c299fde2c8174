import { describe, expect, it } from "vitest";
import { fill, type Messages } from "../src/lib/i18n";
import { en } from "../src/lib/messages/en";
import { es } from "../src/lib/messages/es";
import { pt } from "../src/lib/messages/pt";

const LANGUAGES = ["en", "pt", "es"] as const;
const shell: Record<string, Messages> = { en, pt, es };
const folders = import.meta.glob<{ default: { messages: Record<string, Messages> } }>("../src/games/*/index.ts");
const games = await Promise.all(Object.values(folders).map(async (load) => (await load()).default.messages));

const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const code = Object.entries(sources).flatMap(([path, text]) => (/messages|rules\./.test(path) ? [] : [text])).join("\n");
const tables = [shell, ...games];
const keys = tables.flatMap((table) => Object.keys(table.en!));

/* A key is used where it stands in quotes, or where the beginning of it is the beginning of a template. */
const quoted = new Set([...code.matchAll(/["'`]([a-z_]+(?:\.[\w.-]+)*)["'`]/g)].map((match) => match[1]!));
const templates = [...code.matchAll(/`([a-z_]+\.[\w.]*)\$\{[^`]*?\}([\w.]*)`/g)].map((match) => [match[1]!, match[2]!] as const);
const perGame = /`\$\{game\}\.\$\{colour\}`/.test(code) ? ["blue", "yellow", "red", "black", "white", "orange", "pink"] : [];
const used = (key: string): boolean => quoted.has(key) || perGame.includes(key.split(".")[1] ?? "") || templates.some(([start, end]) => key.startsWith(start) && key.endsWith(end));

describe("the words", () => {
  it("are there in every language", () => {
    for (const table of tables)
      for (const language of LANGUAGES) expect(Object.keys(table[language]!).sort(), language).toEqual(Object.keys(table.en!).sort());
  });

  it("leave nothing empty", () => {
    for (const table of tables)
      for (const language of LANGUAGES) for (const [key, text] of Object.entries(table[language]!)) expect(text.trim(), `${language} ${key}`).not.toBe("");
  });

  it("have the same holes in every language", () => {
    const holes = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]!))].sort();
    for (const table of tables)
      for (const key of Object.keys(table.en!))
        for (const language of LANGUAGES) {
          const [there, here] = [holes(table.en![key]!), holes(table[language]![key]!)];
          expect(here.filter((hole) => hole !== "n"), `${language} ${key}`).toEqual(there.filter((hole) => hole !== "n"));
        }
  });

  it("are all used", () => {
    expect(keys.filter((key) => !used(key))).toEqual([]);
  });

  it("are there for every t(…)", () => {
    const asked = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map((match) => match[1]!).filter((key) => key !== "key");
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it("have something for every hole", () => {
    const all = Object.assign({}, ...tables.map((table) => table.en)) as Messages;
    const bare = [...code.matchAll(/\bt\(\s*"([^"]+)"\s*\)/g)].map((match) => match[1]!);
    expect(bare.filter((key) => all[key]?.includes("{"))).toEqual([]);
    const filled = [...code.matchAll(/\bt\(\s*"([^"]+)",\s*\{([^{}]*)\}\s*\)/g)].filter((match) => !match[2]!.includes("..."));
    const missing = filled.flatMap(([, key, params]) => [...(all[key!] ?? "").matchAll(/\{(\w+)/g)].filter(([, hole]) => !new RegExp(`\\b${hole}\\b`).test(params!)).map(([, hole]) => `${key} ${hole}`));
    expect(missing).toEqual([]);
  });
});

describe("a message", () => {
  it("takes the form that goes with a number", () => {
    expect(fill("{n} {n|tile|tiles}", "en", { n: 1 })).toBe("1 tile");
    expect(fill("{n} {n|tile|tiles}", "en", { n: 0 })).toBe("0 tiles");
    expect(fill("{n} {n|ponto|pontos}", "pt", { n: 0 })).toBe("0 pontos");
    expect(fill("{n} {n|ponto|pontos}", "pt", { n: -1 })).toBe("-1 ponto");
    expect(fill("{n} {n|ponto|pontos}", "pt", { n: 1_000_000 })).toBe("1000000 pontos");
    expect(fill("{n} {n|punto|puntos}", "es", { n: 1 })).toBe("1 punto");
    expect(fill("{n} {n|punto|puntos}", "es", { n: 2 })).toBe("2 puntos");
  });

  it("takes what it is given", () => {
    expect(fill("{name} wins", "en", { name: "Inês" })).toBe("Inês wins");
  });
});
