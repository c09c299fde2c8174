/** The current route. It follows the address; links within the site change it without a page load. */
import { DRAWN } from "../games";
import { get } from "./api";
import { isLocal, SERVERLESS } from "./transport";

const PAGES = [
  "home",
  "new/:game",
  "table/:id",
  "replay/:id",
  "analysis",
  "rules/:game",
  "learn/:game",
  "puzzles",
  "puzzles/:game",
  "account",
  "account/:link",
  "mail/:purpose",
  "daily",
  "daily/:deal",
] as const;

/** The purposes of links to the account page. */
const LINKS = ["password", "email"];

export interface Route {
  page: "home" | "new" | "table" | "replay" | "analysis" | "rules" | "learn" | "puzzles" | "account" | "mail" | "daily" | "nowhere";
  /** The second part of the address: a game or a table; for a puzzle, the game and the puzzle. */
  of: string;
  query: URLSearchParams;
}

/** The page that an address leads to. */
export function routeOf(path: string, search = ""): Route {
  const query = new URLSearchParams(search);
  const [page = "", of = "", ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (page === "") return { page: "home", of: "", query };
  const known = PAGES.find((each) => each.split("/")[0] === page && each.includes(":") === (of !== ""));
  const allowed: readonly string[] | undefined = page === "rules" || page === "learn" ? DRAWN : known === "account/:link" ? LINKS : undefined;
  const unknown = allowed !== undefined && !allowed.includes(of);
  if (known === undefined || unknown || rest.length > (page === "puzzles" ? 1 : 0) || page === "home") return { page: "nowhere", of: "", query };
  return { page: page as Route["page"], of: [of, ...rest].join("/"), query };
}

/** A decoded part of an address; as it is if it cannot be decoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The route of an address as the browser shows it. Static files have one address: there the route follows its `#`. */
function here(): Route {
  if (!SERVERLESS) return routeOf(globalThis.location?.pathname ?? "/", globalThis.location?.search ?? "");
  const [path = "/", search = ""] = location.hash.slice(1).split("?");
  return routeOf(path, search);
}

/** An address of this site as the browser has to show it. */
export function addressOf(address: string): string {
  return SERVERLESS ? `#${address}` : address;
}

let current: Route = $state.raw(here());

/** The page that is shown now. */
export function route(): Route {
  return current;
}

/** Go to an address of this site. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", addressOf(address));
  current = here();
  scrollTo(0, 0);
}

/** Let the browser's buttons and the links of this site lead from page to page. */
export function startRouting(): void {
  addEventListener("popstate", () => (current = here()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.origin !== location.origin) return;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const address = SERVERLESS && link.hash.startsWith("#/") ? link.hash.slice(1) : link.pathname + link.search + link.hash;
    if (address.startsWith("/api/")) {
      if (!isLocal(address)) return;
      event.preventDefault();
      void save(address, link.download);
      return;
    }
    if (link.hasAttribute("download")) return;
    if (link.hash && link.pathname === location.pathname && !link.hash.startsWith("#/")) return;
    event.preventDefault();
    go(address);
  });
}

/** Save the answer of a worker as a file, as a browser does with that of a server. */
async function save(path: string, name: string): Promise<void> {
  const content = JSON.stringify(await get<unknown>(path), null, 1);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
