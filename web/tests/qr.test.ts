import { describe, expect, it } from "vitest";
import { qr, qrPath } from "../src/lib/qr";

/* Read with a decoder of another make when it was written. */
const LINK = "http://127.0.0.1:8000/table/abcdef123";
const FINDER = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];

const rows = (code: boolean[][]): string[] => code.map((row) => row.map(Number).join(""));

describe("a QR code", () => {
  it("grows with what it holds", () => {
    expect([1, 14, 15, 100, 150, 213].map((length) => (qr("x".repeat(length)).length - 17) / 4)).toEqual([1, 1, 2, 6, 8, 10]);
  });

  it("refuses what does not fit", () => {
    expect(() => qr("x".repeat(214))).toThrow("214 bytes are too many");
  });

  it("has its three finders, its timing and its dark module", () => {
    const code = rows(qr(LINK));
    const size = code.length;
    const corner = (x: number, y: number): string[] => code.slice(y, y + 7).map((row) => row.slice(x, x + 7));
    expect(corner(0, 0)).toEqual(FINDER);
    expect(corner(size - 7, 0)).toEqual(FINDER);
    expect(corner(0, size - 7)).toEqual(FINDER);
    expect(code[6]!.slice(8, size - 8)).toBe("10".repeat(size).slice(0, size - 16));
    expect(code[size - 8]![8]).toBe("1");
  });

  it("says the same about its format twice", () => {
    const code = rows(qr(LINK));
    const size = code.length;
    const beside = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => code[8]![x]).join("") + [7, 5, 4, 3, 2, 1, 0].map((y) => code[y]![8]).join("");
    const apart = [1, 2, 3, 4, 5, 6, 7].map((y) => code[size - y]![8]).join("") + code[8]!.slice(size - 8);
    expect(beside).toBe(apart);
  });

  it("is the one that another decoder has read", async () => {
    const bytes = new TextEncoder().encode(rows(qr(LINK)).join("\n"));
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    expect(Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("")).toBe("1f52b585ad8b5c77");
  });

  it("becomes a path with one square for each dark module", () => {
    const code = qr("a");
    expect(qrPath(code).split("M").length - 1).toBe(code.flat().filter(Boolean).length);
  });
});
