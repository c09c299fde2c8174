/** The HTTP interface: JSON in, JSON out, errors as sentences. */

import { live } from "./live.svelte";

/** What went wrong: a code for the page, a sentence for the person. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

let csrf = "";

/** Send this token back with everything that changes something. */
export function setCsrf(token: string): void {
  csrf = token;
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Ask the server for something. Should the person have become another one meanwhile (in another tab), learn that first. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  try {
    return await once<T>(method, path, body);
  } catch (error) {
    if (method === "GET" || !(error instanceof Problem) || error.status !== 403) throw error;
    csrf = (await once<{ csrf: string }>("GET", "/api/me")).csrf;
    return once<T>(method, path, body);
  }
}

async function once<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    live.gone = false;
  } catch {
    live.gone = true;
    throw new Problem("offline", "", 0);
  }
  const text = await answer.text();
  if (answer.ok) return (text === "" ? null : JSON.parse(text)) as T;
  let problem: { code?: string; sentence?: string } = {};
  try {
    problem = JSON.parse(text) as typeof problem;
  } catch {
    /* not from our server: the status has to be enough */
  }
  throw new Problem(problem.code ?? "http", problem.sentence ?? `${answer.status}`, answer.status);
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => call<T>("POST", path, body);
