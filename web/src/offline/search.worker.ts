/** The worker that searches for bots, hints and reviews: `guilda.offline.browser.Search` in Python. */
import type { FromSearch, ToSearch } from "./messages";
import { startPython } from "./python";

interface Search {
  run: (number: number, request: Uint8Array) => void;
  job: (number: number, name: string, argument: string) => void;
  stop: (number: number) => void;
}

const post = (message: FromSearch, moved: Transferable[] = []): void => postMessage(message, { transfer: moved });
/** The functions that Python calls. */
const bridge = {
  found: (number: number, result: Uint8Array) => post({ type: "found", number, result }, [result.buffer as ArrayBuffer]),
  done: (number: number, succeeded: boolean, text: string) => post({ type: "done", number, succeeded, text }),
  alive: () => post({ type: "alive" }),
};

async function load(base: string): Promise<Search | null> {
  const python = await startPython(base);
  if (python === null) return null;
  const search = python.pyimport<{ Search: (given: typeof bridge) => Search }>("guilda.offline.browser").Search(bridge);
  post({ type: "ready" });
  return search;
}

let started: Promise<Search | null> = Promise.resolve(null);

onmessage = async ({ data }: MessageEvent<ToSearch>) => {
  if (data.type === "load") {
    started = load(data.base);
    return;
  }
  const search = await started;
  if (data.type === "search") search?.run(data.number, data.request);
  else if (data.type === "job") search?.job(data.number, data.name, data.argument);
  else search?.stop(data.number);
};
