/** Reads the archive of the package: an uncompressed tar as tools/build_offline.py writes it. */

const BLOCK = 512;

export interface Unpacked {
  folder: string;
  path: string;
  content: Uint8Array;
}

/** The files of an archive, with the folder into which they go; their contents are views of the archive. */
export function* unpack(archive: Uint8Array, into: string): Generator<Unpacked> {
  const text = (from: number, length: number): string => new TextDecoder().decode(archive.subarray(from, from + length)).split("\0")[0]!;
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0; ) {
    const [name, size, prefix] = [text(at, 100), parseInt(text(at + 124, 12), 8), text(at + 345, 155)];
    const path = [into, ...(prefix ? [prefix] : []), name].join("/");
    yield { folder: path.slice(0, path.lastIndexOf("/")), path, content: archive.subarray(at + BLOCK, at + BLOCK + size) };
    at += BLOCK * (1 + Math.ceil(size / BLOCK));
  }
}
