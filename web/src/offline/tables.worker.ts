/** The worker that keeps the tables: `guilda.offline.browser.Tables` in Python. It never searches, so it always answers. */
import type { FromTables, ToTables } from "./messages";
import { startPython } from "./python";
import { openStorage } from "./storage";

interface Tables {
  open: () => Promise<void>;
  request: (number: number, method: string, path: string, body: string) => void;
  abort: (number: number) => void;
  connect: (number: number, path: string) => void;
  receive: (number: number, text: string) => void;
  disconnect: (number: number) => void;
}

const post = (message: FromTables, moved: Transferable[] = []): void => postMessage(message, { transfer: moved });
const searches = new Map<number, { found: (result: Uint8Array) => void; lost: (error: Error) => void }>();

/** The functions that Python calls. */
const bridge = {
  answer: (number: number, status: number, body: string) => post({ type: "answer", number, status, body }),
  deliver: (number: number, text: string) => post({ type: "message", number, text }),
  search: (number: number, request: Uint8Array): Promise<Uint8Array> =>
    new Promise((found, lost) => {
      searches.set(number, { found, lost });
      post({ type: "search", number, request }, [request.buffer as ArrayBuffer]);
    }),
  stop: (number: number) => post({ type: "stop", number }),
};

async function load(base: string): Promise<Tables | null> {
  const [python, storage] = await Promise.all([startPython(base), openStorage()]);
  if (python === null) return null;
  const browser = python.pyimport<{ Tables: (kept: typeof storage, given: typeof bridge) => Tables }>("guilda.offline.browser");
  const tables = browser.Tables(storage, bridge);
  await tables.open();
  post({ type: "ready", kept: storage.kept });
  return tables;
}

let started: Promise<Tables | null> = Promise.resolve(null);

onmessage = async ({ data }: MessageEvent<ToTables>) => {
  if (data.type === "load") {
    started = load(data.base).catch((error: unknown) => {
      postMessage({ type: "failed", why: "broken", detail: String(error).slice(-500) } satisfies FromTables);
      return null;
    });
    return;
  }
  const tables = await started;
  if (tables === null) return;
  switch (data.type) {
    case "request":
      return tables.request(data.number, data.method, data.path, data.body);
    case "abort":
      return tables.abort(data.number);
    case "connect":
      return tables.connect(data.number, data.path);
    case "send":
      return tables.receive(data.number, data.text);
    case "close":
      return tables.disconnect(data.number);
    case "found":
      searches.get(data.number)?.found(data.result);
      searches.delete(data.number);
      return;
    case "lost":
      searches.get(data.number)?.lost(new Error("lost"));
      searches.delete(data.number);
  }
};
