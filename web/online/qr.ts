/**
 * A QR code (ISO/IEC 18004) of a short text, as rows of modules, dark is true: bytes, level L, versions 1 to 6. That is
 * enough for an address of up to 134 bytes, which is all that is drawn here.
 */

/** By version from 1 on: data bytes, and error correction bytes of each block; data is shared evenly among the blocks. */
const VERSIONS = [
  { data: 19, correction: 7, blocks: 1 },
  { data: 34, correction: 10, blocks: 1 },
  { data: 55, correction: 15, blocks: 1 },
  { data: 80, correction: 20, blocks: 1 },
  { data: 108, correction: 26, blocks: 1 },
  { data: 136, correction: 18, blocks: 2 },
] as const;

/** Mode and length stand before the bytes. */
const HEADER = 2;
const FINDER = 7;
/** Level L, before the number of the mask. */
const LEVEL = 0b01 << 3;

type Modules = (boolean | undefined)[][];
type Mask = (x: number, y: number) => boolean;

const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Undefined where the text is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + VERSIONS.findIndex(({ data }) => bytes.length + HEADER <= data);
  const codewords = version === 0 ? undefined : codewordsOf(bytes, version);
  if (codewords === undefined) return undefined;
  const candidates = MASKS.map((mask, number) => {
    const modules = patterns(version);
    writeFormat(modules, number);
    writeData(modules, codewords, mask);
    return modules.map((row) => row.map((module) => module === true));
  });
  const [best] = candidates.sort((a, b) => penalty(a) - penalty(b));
  return best;
}

/** The bytes with their frame and padding, and what lets them be read where some are lost. */
function codewordsOf(bytes: Uint8Array, version: number): number[] | undefined {
  const terms = VERSIONS[version - 1];
  if (terms === undefined) return undefined;
  const { data, correction, blocks } = terms;
  // Mode 4 (bytes), eight bits of length, the bytes, and four bits that end it: everything is moved by half a byte.
  const framed = [0x40 | (bytes.length >> 4)];
  let carried = bytes.length & 15;
  for (const byte of bytes) {
    framed.push((carried << 4) | (byte >> 4));
    carried = byte & 15;
  }
  framed.push(carried << 4);
  for (let pad = 0; framed.length < data; pad++) framed.push(pad % 2 ? 0x11 : 0xec);
  const each = data / blocks;
  const parts = Array.from({ length: blocks }, (_, i) => framed.slice(i * each, (i + 1) * each));
  const checks = parts.map((part) => remainderOf(part, correction));
  return [...woven(parts), ...woven(checks)];
}

const woven = (parts: readonly (readonly number[])[]): number[] =>
  (parts[0] ?? []).flatMap((_, i) => parts.map((part) => part[i] ?? 0));

/** Multiplication in the field of 256 elements that the standard uses. */
export function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Reed and Solomon's: what is left when the data is divided by the generator of this degree. */
function remainderOf(data: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    const shifted = [...generator, 0];
    generator = shifted.map((one, at) => one ^ times(generator[at - 1] ?? 0, root));
  }
  const rest = new Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let i = 0; i < degree; i++) rest[i] = (rest[i] ?? 0) ^ times(generator[i + 1] ?? 0, factor);
  }
  return rest;
}

function put(modules: Modules, x: number, y: number, dark: boolean): void {
  const row = modules[y];
  if (row !== undefined && x >= 0 && x < row.length) row[x] = dark;
}

/** What every code of a version has: finders, timing, alignment, and room for the format. */
function patterns(version: number): Modules {
  const size = 17 + 4 * version;
  const modules: Modules = Array.from({ length: size }, () => new Array<boolean | undefined>(size));
  for (let i = 0; i < size; i++) {
    put(modules, 6, i, i % 2 === 0);
    put(modules, i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(modules, x, y, 4, (far) => far !== 2 && far !== 4);
  if (version > 1) square(modules, size - FINDER, size - FINDER, 2, (far) => far !== 1);
  return modules;
}

/** Rings around a place, each dark or light by how far it is. */
function square(modules: Modules, x: number, y: number, reach: number, dark: (far: number) => boolean): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      put(modules, x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
}

/** The level and the mask, twice, with a code of their own. */
function writeFormat(modules: Modules, mask: number): void {
  const size = modules.length;
  let rest = LEVEL | mask;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = (((LEVEL | mask) << 10) | rest) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    // Beside the first finder: down its side and along its foot, past the timing.
    if (i < 8) put(modules, 8, i < 6 ? i : i + 1, dark);
    else put(modules, i === 8 ? 7 : 14 - i, 8, dark);
    // And once more, shared by the other two.
    if (i < 8) put(modules, size - 1 - i, 8, dark);
    else put(modules, 8, size - 15 + i, dark);
  }
  put(modules, 8, size - 8, true);
}

/** Two columns at a time, up and down, from the right; what is there already is passed over. */
function writeData(modules: Modules, codewords: readonly number[], mask: Mask): void {
  const size = modules.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    // The upright timing has a column to itself.
    const column = right <= 6 ? right - 1 : right;
    const up = ((size - 1 - right) / 2) % 2 === 0;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [column, column - 1]) {
        if (modules[y]?.[x] !== undefined) continue;
        const bit = ((codewords[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        at++;
        put(modules, x, y, (bit === 1) !== mask(x, y));
      }
    }
  }
}

/** How hard it is to read, as the standard counts: long runs, blocks, what looks like a finder, and too much of one. */
function penalty(modules: readonly (readonly boolean[])[]): number {
  const columns = modules.map((_, x) => modules.map((row) => row[x] === true));
  const lines = [...modules, ...columns].map((line) => line.map(Number).join(''));
  const size = modules.length;
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (const like of ['10111010000', '00001011101'])
      for (let i = line.indexOf(like); i >= 0; i = line.indexOf(like, i + 1)) sum += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = modules[y]?.[x];
      const alike = [modules[y]?.[x - 1], modules[y - 1]?.[x], modules[y - 1]?.[x - 1]];
      if (alike.every((one) => one === dark)) sum += 3;
    }
  const dark = modules.flat().filter(Boolean).length / size ** 2;
  return sum + Math.floor(Math.abs(dark - 0.5) * 20) * 10;
}
