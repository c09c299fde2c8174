/** The logs of local tables in IndexedDB. An entry is written before it is shown to any viewer. */

export interface Storage {
  /** Whether what is stored outlives the page. */
  readonly kept: boolean;
  summaries: () => Promise<[string, string][]>;
  entries: (table: string) => Promise<string[]>;
  /** Store entries (one JSON text a line) from a number on; false if that number is stored already, by another tab. */
  append: (table: string, number: number, entries: string, summary: string) => Promise<boolean>;
  remove: (table: string) => Promise<void>;
  profile: () => Promise<string>;
  saveProfile: (profile: string) => Promise<void>;
}

const NAME = "guilda";
const VERSION = 1;
const LAST = Number.MAX_SAFE_INTEGER;

/** The browser's storage, or the memory where it has none. */
export async function openStorage(): Promise<Storage> {
  try {
    return new Database(await open());
  } catch {
    return new Memory();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("entries");
      request.result.createObjectStore("summaries");
      request.result.createObjectStore("profile");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("indexedDB"));
    request.onblocked = () => reject(new Error("blocked"));
  });
}

class Database implements Storage {
  readonly kept = true;

  constructor(private readonly database: IDBDatabase) {}

  async summaries(): Promise<[string, string][]> {
    const store = this.database.transaction("summaries").objectStore("summaries");
    const [keys, values] = await Promise.all([result(store.getAllKeys()), result(store.getAll() as IDBRequest<string[]>)]);
    return keys.map((key, place) => [String(key), values[place]!]);
  }

  entries(table: string): Promise<string[]> {
    return result(this.database.transaction("entries").objectStore("entries").getAll(all(table)) as IDBRequest<string[]>);
  }

  append(table: string, number: number, entries: string, summary: string): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(["entries", "summaries"], "readwrite", { durability: "strict" });
      const log = transaction.objectStore("entries");
      for (const [place, text] of entries.split("\n").entries()) log.add(text, [table, number + place]);
      transaction.objectStore("summaries").put(summary, table);
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => {
        if (transaction.error?.name === "ConstraintError") resolve(false);
        else reject(transaction.error ?? new Error("aborted"));
      };
    });
  }

  remove(table: string): Promise<void> {
    return this.write(["entries", "summaries"], (transaction) => {
      transaction.objectStore("entries").delete(all(table));
      transaction.objectStore("summaries").delete(table);
    });
  }

  async profile(): Promise<string> {
    const found = await result(this.database.transaction("profile").objectStore("profile").get("me") as IDBRequest<string | undefined>);
    return found ?? "";
  }

  saveProfile(profile: string): Promise<void> {
    return this.write(["profile"], (transaction) => transaction.objectStore("profile").put(profile, "me"));
  }

  private write(stores: string[], change: (transaction: IDBTransaction) => unknown): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(stores, "readwrite");
      change(transaction);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });
  }
}

/** A storage that is lost with the page. */
export class Memory implements Storage {
  readonly kept = false;
  private readonly logs = new Map<string, string[]>();
  private readonly lists = new Map<string, string>();
  private me = "";

  summaries = (): Promise<[string, string][]> => Promise.resolve([...this.lists]);
  entries = (table: string): Promise<string[]> => Promise.resolve([...(this.logs.get(table) ?? [])]);
  profile = (): Promise<string> => Promise.resolve(this.me);

  append(table: string, number: number, entries: string, summary: string): Promise<boolean> {
    const log = this.logs.get(table) ?? [];
    if (number !== log.length + 1) return Promise.resolve(false);
    this.logs.set(table, [...log, ...entries.split("\n")]);
    this.lists.set(table, summary);
    return Promise.resolve(true);
  }

  remove(table: string): Promise<void> {
    this.logs.delete(table);
    this.lists.delete(table);
    return Promise.resolve();
  }

  saveProfile(profile: string): Promise<void> {
    this.me = profile;
    return Promise.resolve();
  }
}

function all(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, LAST]);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("indexedDB"));
  });
}
