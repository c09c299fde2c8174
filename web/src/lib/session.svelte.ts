/** Who this person is, and which games there are here. */
import { call, get, Problem, setCsrf } from "./api";
import { warn } from "./live.svelte";
import type { GameSummary, Me } from "./protocol";
import { settings, type Language } from "./settings.svelte";
import { t } from "./i18n";

class Session {
  me: Me | null = $state.raw(null);
  games: GameSummary[] = $state.raw([]);
  private gamesIn: Language | null = null;

  /** Learn who this is; a guest gets a cookie. */
  async begin(): Promise<void> {
    this.accept(await get<Me>("/api/me"));
  }

  /** The games in the language that is set. */
  async loadGames(): Promise<void> {
    const language = settings.language;
    if (this.gamesIn === language) return;
    const games = await get<GameSummary[]>(`/api/games?language=${language}`);
    this.games = games;
    this.gamesIn = language;
  }

  game(name: string): GameSummary | undefined {
    return this.games.find((each) => each.name === name);
  }

  title(name: string): string {
    return this.game(name)?.title ?? name;
  }

  async change(changed: { name?: string; language?: Language }): Promise<void> {
    this.accept(await call<Me>("PATCH", "/api/me", changed));
  }

  accept(me: Me): void {
    this.me = me;
    setCsrf(me.csrf);
  }
}

export const session = new Session();

/** Do something that asks the server; what goes wrong is said to the person. */
export async function attempt<T>(doing: () => Promise<T>): Promise<T | null> {
  try {
    return await doing();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    warn(error.sentence || t("problem.offline"));
    return null;
  }
}
