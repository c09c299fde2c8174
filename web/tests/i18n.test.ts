import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES, openText } from "../src/lib/catalogue.svelte";
import { errorText, has, locale, t } from "../src/lib/i18n";
import { settings } from "../src/lib/settings.svelte";

type Messages = Record<string, string>;
const files = import.meta.glob<string>("../../src/guilda/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const lessons = import.meta.glob<{ steps: unknown[] }>("../src/games/*/lesson.json", { import: "default", eager: true });
const outlines = import.meta.glob<{ rules: { id: string; blocks: (string | { list: string[] } | { figure: string })[] }[] }>("../src/games/*/rules.ts", { eager: true });
const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const code = Object.values(sources).join("\n");
const CODES = LANGUAGES.map(({ code }) => code);

/** The messages of a file by id. */
function messages(text: string): Messages {
  const found = text.split(/^(?=[a-z][\w-]* =)/m).filter((entry) => /^[a-z]/.test(entry));
  return Object.fromEntries(found.map((entry) => [entry.slice(0, entry.indexOf(" =")), entry.slice(entry.indexOf(" =") + 2).replace(/^#.*$/gm, "").trim()]));
}

/** The messages of a language that the page alone uses. */
function pageMessages(language: string): Messages {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`) && /\/(page|offline|[a-z]+-page)\.ftl$/.test(path));
  return Object.assign({}, ...own.map(([, text]) => messages(text))) as Messages;
}

function variables(message: string): string[] {
  return [...new Set([...message.matchAll(/\$(\w+)/g)].map((match) => match[1]!))].sort();
}

const english = pageMessages("en");
const ids = Object.keys(english);

/* An id is used where it stands in quotes, or where a template begins and ends as it does. */
const quoted = new Set([...code.matchAll(/["'`]([a-z]+(?:-[a-z0-9]+)+)["'`]/g)].map((match) => match[1]!));
const templates = [...code.matchAll(/`([a-z]+-[\w-]*)\$\{[^`]*?\}([\w-]*)`/g)].map((match) => [match[1]!, match[2]!] as const);
const colours = /`\$\{game\}-page-\$\{colour\}`/.test(code) ? ["blue", "yellow", "red", "black", "white", "orange", "pink"] : [];
const isUsed = (id: string): boolean => quoted.has(id) || colours.includes(id.split("-")[2] ?? "") || templates.some(([start, end]) => id.startsWith(start) && id.endsWith(end));

afterEach(() => {
  settings.language = "en";
});

describe("the page's messages", () => {
  it.each(CODES)("are complete in %s", (language) => {
    expect(Object.keys(pageMessages(language)).sort()).toEqual([...ids].sort());
    for (const [id, message] of Object.entries(pageMessages(language))) expect(message, `${language} ${id}`).not.toBe("");
  });

  it.each(CODES)("use only variables that English has in %s", (language) => {
    for (const [id, message] of Object.entries(pageMessages(language))) {
      const given = variables(english[id]!);
      expect(variables(message).filter((name) => !given.includes(name) && name !== "n"), id).toEqual([]);
    }
  });

  it("are all used", () => {
    expect(ids.filter((id) => !isUsed(id))).toEqual([]);
  });

  it("exist for every t(…) of the page", () => {
    const asked = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map((match) => match[1]!).filter((id) => id.includes("page-"));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("get every variable they need", () => {
    const bare = [...code.matchAll(/\bt\(\s*"([^"]+)"\s*\)/g)].map((match) => match[1]!);
    expect(bare.filter((id) => variables(english[id] ?? "").length > 0)).toEqual([]);
    const filled = [...code.matchAll(/\bt\(\s*"([^"]+)",\s*\{([^{}]*)\}\s*\)/g)].filter((match) => !match[2]!.includes("..."));
    const missing = filled.flatMap(([, id, args]) => variables(english[id!] ?? "").filter((name) => !new RegExp(`\\b${name}\\b`).test(args!)).map((name) => `${id} ${name}`));
    expect(missing).toEqual([]);
  });
});

describe.each(CODES)("the long texts in %s", (language) => {
  const of = (name: string): string[] => Object.keys(messages(files[`../../src/guilda/locales/${language}/${name}.ftl`]!)).sort();

  it("have one message for each step of every lesson", () => {
    for (const [path, { steps }] of Object.entries(lessons)) {
      const game = path.split("/")[3]!;
      expect(of(`lesson-${game}`)).toEqual(steps.map((_, place) => `${game}-lesson-${place + 1}`).sort());
    }
  });

  it("have one message for each block of every rules page", () => {
    for (const [path, { rules }] of Object.entries(outlines)) {
      const game = path.split("/")[3]!;
      const blocks = rules.flatMap(({ id, blocks }) => [
        id,
        ...blocks.flatMap((block) => (typeof block === "string" ? [`${id}-${block}`] : "list" in block ? block.list.map((item) => `${id}-${item}`) : [`figure-${block.figure}`])),
      ]);
      expect(of(`rules-${game}`)).toEqual(["title", "intro", ...blocks].map((id) => `${game}-rules-${id}`).sort());
    }
  });
});

describe("a message", () => {
  const say = (language: string, id: string, args = {}): string => {
    settings.language = language;
    return t(id, args);
  };

  it("takes the plural form of its number, which is not grouped", () => {
    expect(say("en", "azul-page-points", { n: 1 })).toBe("1 point");
    expect(say("en", "azul-page-points", { n: 0 })).toBe("0 points");
    expect(say("pt", "azul-page-points", { n: 0 })).toBe("0 pontos");
    expect(say("pt", "azul-page-points", { n: 1_000_000 })).toBe("1000000 pontos");
    expect(say("es", "azul-page-points", { n: 1 })).toBe("1 punto");
    expect(say("es", "azul-page-points", { n: 1234 })).toBe("1234 puntos");
  });

  it("takes text as it is given", () => {
    expect(say("en", "page-result-winner", { name: "Inês" })).toBe("Inês wins");
  });

  it("finds an id with underscores, and says the id where there is no such message", () => {
    expect(has("page_close")).toBe(true);
    expect(say("pt", "page-no-such-message")).toBe("page-no-such-message");
  });

  it("has a locale for dates", () => {
    settings.language = "pt";
    expect(locale()).toBe("pt-BR");
  });
});

describe("an impossible position", () => {
  it.each([
    ["en", "This position is impossible: pattern line 2 of player 1 mixes colours"],
    ["de", "Diese Stellung ist unmöglich: In Musterreihe 2 von Spieler 1 liegen verschiedene Farben"],
  ])("is explained in %s", async (language, sentence) => {
    await openText("analysis", language);
    settings.language = language;
    expect(errorText("bad_position", { reason: "azul_mixed", player: 1, line: 2 })).toBe(sentence);
  });
});
