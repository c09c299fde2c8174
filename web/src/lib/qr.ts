/** QR codes for invitation links: byte mode, error correction M, versions 1 to 10 (up to 213 bytes). */

/* By version from 1: codewords for error correction in a block, and the data codewords of its blocks. */
const BLOCKS: [correction: number, data: number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const FORMAT_M = 0b00;
const BYTE_MODE = 0b0100;

/* Powers and logarithms of the field with 256 elements that the correction computes in. */
const POWER: number[] = [];
const LOG: number[] = [];
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  POWER[exponent] = value;
  LOG[value] = exponent;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : POWER[(LOG[a]! + LOG[b]!) % 255]!);

/** The modules of the code as rows, true for dark; without the quiet zone around it. */
export function qr(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex(([, data], place) => sum(data) >= bytes.length + (place < 9 ? 2 : 3)) + 1;
  if (version === 0) throw new Error(`${bytes.length} bytes are too many for a QR code of version ${BLOCKS.length}`);
  const bits = interleaved(bytes, version).flatMap((byte) => bitsOf(byte, 8));
  const codes = MASKS.map((mask, number) => drawn(version, bits, mask, number));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** The code as the path of an SVG whose unit is one module. */
export function qrPath(modules: boolean[][]): string {
  return modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}

function interleaved(bytes: number[], version: number): number[] {
  const [correction, sizes] = BLOCKS[version - 1]!;
  const capacity = sum(sizes);
  const bits = [...bitsOf(BYTE_MODE, 4), ...bitsOf(bytes.length, version < 10 ? 8 : 16), ...bytes.flatMap((each) => bitsOf(each, 8))];
  bits.push(...Array<number>(Math.min(4, 8 * capacity - bits.length)).fill(0));
  while (bits.length % 8 > 0) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, place) => bits.slice(8 * place, 8 * place + 8).reduce((a, b) => 2 * a + b, 0));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, (from += size)));
  const corrections = blocks.map((block) => remainder(block, correction));
  return [...columns(blocks), ...columns(corrections)];
}

function columns(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, place) => blocks.flatMap((block) => block.slice(place, place + 1))).flat();
}

/** The codewords for error correction of a block (Reed–Solomon). */
function remainder(data: number[], degree: number): number[] {
  let generator = [1];
  for (let root = 0; root < degree; root++) {
    const next = [...generator, 0];
    generator.forEach((factor, place) => (next[place + 1]! ^= times(factor, POWER[root]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(degree).fill(0)];
  for (let place = 0; place < data.length; place++) {
    const lead = rest[place]!;
    generator.forEach((factor, offset) => (rest[place + offset]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

function drawn(version: number, bits: number[], mask: (x: number, y: number) => boolean, number: number): boolean[][] {
  const size = 17 + 4 * version;
  const code: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) code[y]![x] = dark;
  };
  for (let place = 8; place < size - 8; place++) {
    set(place, 6, place % 2 === 0);
    set(6, place, place % 2 === 0);
  }
  const square = (cx: number, cy: number, radius: number, isDark: (ring: number) => boolean): void => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) set(cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, (ring) => ring < 2 || ring === 3);
  const places = ALIGNMENT[version - 1]!;
  for (const y of places)
    for (const x of places) {
      const inCorner = (x === 6 && (y === 6 || y === size - 7)) || (x === size - 7 && y === 6);
      if (!inCorner) square(x, y, 2, (ring) => ring !== 1);
    }
  bitsOf(bch((FORMAT_M << 3) | number, 10, 0x537) ^ 0x5412, 15).forEach((bit, place) => {
    const dark = bit === 1;
    if (place < 8) set(place < 6 ? place : place + 1, 8, dark);
    else set(8, place === 8 ? 7 : 14 - place, dark);
    if (place < 7) set(8, size - 1 - place, dark);
    else set(size - 15 + place, 8, dark);
  });
  set(8, size - 8, true);
  if (version >= 7)
    bitsOf(bch(version, 12, 0x1f25), 18).reverse().forEach((bit, place) => {
      set(Math.floor(place / 3), size - 11 + (place % 3), bit === 1);
      set(size - 11 + (place % 3), Math.floor(place / 3), bit === 1);
    });
  let next = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2)
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const upwards = ((right + 1) & 2) === 0;
        const y = upwards ? size - 1 - step : step;
        if (code[y]![x] === null) code[y]![x] = (bits[next++] === 1) !== mask(x, y);
      }
  return code as boolean[][];
}

/** A number followed by its check bits. */
function bch(value: number, checks: number, generator: number): number {
  let rest = value << checks;
  const length = (n: number): number => 32 - Math.clz32(n);
  while (length(rest) >= length(generator)) rest ^= generator << (length(rest) - length(generator));
  return (value << checks) | rest;
}

/** The penalty of a code that is hard to read; the mask with the lowest one is used. */
function penalty(code: boolean[][]): number {
  const size = code.length;
  const lines = [...code, ...code.map((_, x) => code.map((row) => row[x]!))];
  let points = 0;
  for (const line of lines) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (let place = 0; place + 11 <= size; place++)
      if (/^(10111010000|00001011101)$/.test(text.slice(place, place + 11))) points += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = code[y]![x];
      if (dark === code[y]![x - 1] && dark === code[y - 1]![x] && dark === code[y - 1]![x - 1]) points += 3;
    }
  const dark = code.flat().filter(Boolean).length / size ** 2;
  return points + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

const bitsOf = (value: number, length: number): number[] => Array.from({ length }, (_, place) => (value >> (length - 1 - place)) & 1);
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
