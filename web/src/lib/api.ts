/** The HTTP interface: JSON in, JSON out, errors as sentences. */

import { errorText } from "./i18n";
import { dismiss, live } from "./live.svelte";
import { isLocal, transport, type Reply } from "./transport";

/** An error of the server: a code for the page, a sentence for the reader. */
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

/** Set the token that every changing request sends. */
export function setCsrf(token: string): void {
  csrf = token;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Send a request. If the identity has changed meanwhile (in another tab), reload it first. */
export async function call<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  try {
    return await once<T>(method, path, body, signal);
  } catch (error) {
    if (method === "GET" || !(error instanceof Problem) || error.status !== 403) throw error;
    csrf = (await once<{ csrf: string }>("GET", "/api/me")).csrf;
    return once<T>(method, path, body);
  }
}

async function once<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  let reply: Reply;
  try {
    reply = await transport(path).call(method, path, headers, body, signal);
    if (!isLocal(path)) live.gone = false;
  } catch {
    if (!signal?.aborted) live.gone = true;
    throw new Problem("offline", "", 0);
  }
  if (reply.status < 400 && method !== "GET") dismiss();
  if (reply.status < 400) return (reply.text === "" ? null : JSON.parse(reply.text)) as T;
  let problem: { code?: string; sentence?: string; details?: Record<string, unknown> } = {};
  try {
    problem = JSON.parse(reply.text) as typeof problem;
  } catch {
    /* not from our server: the status has to be enough */
  }
  const code = problem.code ?? "http";
  throw new Problem(code, problem.sentence || (isLocal(path) ? errorText(code, problem.details) : `${reply.status}`), reply.status);
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => call<T>("GET", path, undefined, signal);
export const post = <T>(path: string, body?: unknown): Promise<T> => call<T>("POST", path, body);
