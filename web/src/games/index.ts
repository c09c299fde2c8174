/** The games by name; each is loaded when it is needed. */
import type { GameModule } from "../lib/board";
import { addMessages } from "../lib/i18n";

export const GAMES = ["azul", "sintra", "sagrada", "splendor"] as const;
export type GameName = (typeof GAMES)[number];

const folders = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** A game's board, words, rules and lesson. */
export async function load(name: string): Promise<GameModule> {
  const folder = folders[`./${name}/index.ts`];
  if (folder === undefined) throw new Error(`there is no game ${name}`);
  const game = (await folder()).default;
  addMessages(game.messages);
  return game;
}
