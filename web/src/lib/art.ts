/** The pictures of the games in lists, from their folders. */
import type { Art } from "./board";

const folders = import.meta.glob<{ default: Art }>("../games/*/art.ts", { eager: true });

export const ARTS: readonly Art[] = Object.values(folders).map((found) => found.default);

/** The picture of a game; dice for a game without one. */
export function artOf(game: string): Art {
  return (folders[`../games/${game}/art.ts`] ?? folders["../games/generic/art.ts"]!).default;
}
