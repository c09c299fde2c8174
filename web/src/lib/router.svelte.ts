/** Which page is shown: the address is the truth, links within the site change it without loading anew. */
import { GAMES } from "../games";

const PAGES = [
  "home",
  "new/:game",
  "table/:id",
  "replay/:id",
  "rules/:game",
  "learn/:game",
  "account",
] as const;

export interface Route {
  page: "home" | "new" | "table" | "replay" | "rules" | "learn" | "account" | "nowhere";
  /** The second part of the address: a game or a table. */
  of: string;
  query: URLSearchParams;
}

/** The page that an address leads to. */
export function routeOf(path: string, search = ""): Route {
  const query = new URLSearchParams(search);
  const [page = "", of = "", ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (page === "") return { page: "home", of: "", query };
  const known = PAGES.find((each) => each.split("/")[0] === page && each.includes(":") === (of !== ""));
  const unknown = known?.endsWith(":game") === true && !(GAMES as readonly string[]).includes(of);
  if (known === undefined || unknown || rest.length > 0 || page === "home") return { page: "nowhere", of: "", query };
  return { page: page as Route["page"], of, query };
}

/** A part of an address in plain letters; one that is no such thing leads nowhere as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current: Route = $state.raw(routeOf(globalThis.location?.pathname ?? "/", globalThis.location?.search ?? ""));

/** The page that is shown now. */
export function route(): Route {
  return current;
}

/** Go to an address of this site. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  current = routeOf(location.pathname, location.search);
  scrollTo(0, 0);
}

/** Let the browser's buttons and the links of this site lead from page to page. */
export function startRouting(): void {
  addEventListener("popstate", () => (current = routeOf(location.pathname, location.search)));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
