/** The current person and the games on offer. */
import { call, get, Problem, setCsrf } from "./api";
import { warn } from "./live.svelte";
import type { ChangeMe, GameSummary, Me } from "./protocol";
import { DRAWN } from "../games";
import { addMessages, type Language } from "./catalogue.svelte";
import { changeLanguage, t } from "./i18n";
import { settings } from "./settings.svelte";

class Session {
  me: Me | null = $state.raw(null);
  games: GameSummary[] = $state.raw([]);
  private gamesIn: Language | null = null;

  /** Load the current person; a guest gets a cookie. */
  async begin(): Promise<void> {
    this.accept(await get<Me>("/api/me"));
  }

  /** The games in the language that is set. */
  async loadGames(): Promise<void> {
    const language = settings.language;
    if (this.gamesIn === language) return;
    const games = await get<GameSummary[]>(`/api/games?language=${language}`);
    for (const game of games) if (game.messages !== "") addMessages(language, game.messages);
    this.games = games;
    this.gamesIn = language;
  }

  game(name: string): GameSummary | undefined {
    return this.games.find((each) => each.name === name);
  }

  /** The names of the games on offer: those with a board of their own first. */
  get offered(): string[] {
    return [...DRAWN, ...this.games.map((each) => each.name).filter((name) => !DRAWN.includes(name))];
  }

  title(name: string): string {
    return this.game(name)?.title ?? t(`${name}-title`);
  }

  async change(changed: ChangeMe): Promise<void> {
    this.accept(await call<Me>("PATCH", "/api/me", changed));
  }

  /** Change the language here and for this person. */
  async changeLanguage(language: Language): Promise<void> {
    await changeLanguage(language).catch(() => {
      throw new Problem("offline", "", 0);
    });
    await this.change({ language });
  }

  accept(me: Me): void {
    this.me = me;
    setCsrf(me.csrf);
  }
}

export const session = new Session();

/** Call the server and show errors to the reader. */
export async function attempt<T>(doing: () => Promise<T>): Promise<T | null> {
  try {
    return await doing();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    warn(error.sentence || t("page-problem-offline"));
    return null;
  }
}
