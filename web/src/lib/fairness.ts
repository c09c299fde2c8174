/** Fairness check: the browser recomputes the commitment and every draw of a finished game.
 *
 * How chance is drawn is in docs/program/records.md: block k of the stream is HMAC-SHA-256 with the server seed as key over the
 * SHA-256 of every seat's seed and k as eight bytes; a draw takes the next 32-bit word that does not favour any outcome.
 */

import type { Commitment } from "./commitments";

export interface FairRecord {
  commitment: string;
  server_seed: string | null;
  seats: { name: string; seed: string }[];
  draws: [n: number, outcome: number][] | null;
  /** The chance event of each draw of a daily deal; its blocks are numbered from 2^32 times the event on. */
  events?: number[];
  moves: unknown[];
}

export type Finding =
  | { fair: true; draws: number }
  | { fair: false; why: "commitment" | "seed" | "shown" | "unrevealed" }
  | { fair: false; why: "draw"; draw: number; n: number; recorded: number; computed: number };

const WORD_LIMIT = 2 ** 32;
const WORDS_A_BLOCK = 8;
const encoder = new TextEncoder();

/** Whether this browser can compute hashes here (only over https or on this machine). */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Check a record; `kept` is the commitment shown on this device before the game, with the seeds that it sent. */
export async function check(record: FairRecord, kept: Commitment | null = null): Promise<Finding> {
  if (record.server_seed === null || record.draws === null) return { fair: false, why: "unrevealed" };
  const seed = bytesOf(record.server_seed);
  if (hex(await sha256(seed)) !== record.commitment) return { fair: false, why: "commitment" };
  if (kept !== null && kept.commitment !== record.commitment) return { fair: false, why: "shown" };
  if (Object.entries(kept?.seeds ?? {}).some(([seat, given]) => record.seats[Number(seat)]?.seed !== given)) return { fair: false, why: "seed" };
  const seeds = record.seats.map((seat) => seat.seed);
  const streams = new Map<number, Stream>();
  for (const [place, [n, recorded]] of record.draws.entries()) {
    const event = record.events?.[place] ?? 0;
    const stream = streams.get(event) ?? (await Stream.of(seed, seeds, event));
    streams.set(event, stream);
    const computed = await stream.below(n);
    if (computed !== recorded) return { fair: false, why: "draw", draw: place + 1, n, recorded, computed };
  }
  return { fair: true, draws: record.draws.length };
}

/** The stream of words that a game draws from. */
class Stream {
  private words: number[] = [];

  private constructor(
    private readonly key: CryptoKey,
    private readonly prefix: Uint8Array,
    private block: bigint,
  ) {}

  static async of(seed: Uint8Array<ArrayBuffer>, seatSeeds: string[], event = 0): Promise<Stream> {
    const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    const hashes = await Promise.all(seatSeeds.map((each) => sha256(encoder.encode(each))));
    return new Stream(key, new Uint8Array(hashes.flatMap((each) => [...each])), BigInt(event) * BigInt(WORD_LIMIT));
  }

  async below(n: number): Promise<number> {
    if (n < 2) return 0;
    const limit = WORD_LIMIT - (WORD_LIMIT % n);
    let word = await this.next();
    while (word >= limit) word = await this.next();
    return word % n;
  }

  private async next(): Promise<number> {
    if (this.words.length === 0) {
      const message = new Uint8Array(this.prefix.length + 8);
      message.set(this.prefix);
      new DataView(message.buffer).setBigUint64(this.prefix.length, this.block++);
      const block = new DataView(await crypto.subtle.sign("HMAC", this.key, message));
      this.words = Array.from({ length: WORDS_A_BLOCK }, (_, place) => block.getUint32(4 * place));
    }
    return this.words.shift()!;
  }
}

/** The SHA-256 of bytes, both in hexadecimal digits. */
export async function sha256Hex(digits: string): Promise<string> {
  return hex(await sha256(bytesOf(digits)));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}
