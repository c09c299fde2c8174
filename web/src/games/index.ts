/** The games by name; each is loaded when it is needed. */
import type { GameModule } from "../lib/board";

const folders = import.meta.glob<{ default: unknown }>("./*/index.ts");

/** The games with a board, rules and a lesson of their own. A server may offer others. */
export const DRAWN: readonly string[] = Object.keys(folders)
  .map((path) => path.split("/")[1]!)
  .filter((name) => name !== "generic");

/** A game's board, rules page and lesson; a plain board for a game without one. */
export async function load(name: string): Promise<GameModule> {
  const folder = folders[`./${name}/index.ts`] ?? folders["./generic/index.ts"]!;
  return (await folder()).default as GameModule;
}
