// QR codes: read back module by module as a reader does, and one kept as another program has read it.
import { describe, expect, test } from 'vitest';
import { qrCode, times } from '../online/qr.ts';

type Code = readonly (readonly boolean[])[];
const MASKS = [
  (x: number, y: number) => (x + y) % 2 === 0,
  (_: number, y: number) => y % 2 === 0,
  (x: number) => x % 3 === 0,
  (x: number, y: number) => (x + y) % 3 === 0,
  (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The format as it stands beside the first finder, from the bit that counts most. */
function formatOf(code: Code): number {
  const row = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => code[8]?.[x]);
  const column = [7, 5, 4, 3, 2, 1, 0].map((y) => code[y]?.[8]);
  return [...row, ...column].reduce((sum, dark) => sum * 2 + (dark ? 1 : 0), 0) ^ 0x5412;
}

/** Whether a place is no data: finders with their format, timing, alignment. */
function isFrame(size: number, x: number, y: number): boolean {
  const corner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const aligned = size > 21 && Math.abs(x - size + 7) <= 2 && Math.abs(y - size + 7) <= 2;
  return corner || x === 6 || y === 6 || aligned;
}

function codewordsOf(code: Code): number[] {
  const size = code.length;
  const mask = MASKS[(formatOf(code) >> 10) & 7];
  const bits: number[] = [];
  const columns = Array.from({ length: size }, (_, i) => size - 1 - i).filter((x) => x !== 6);
  for (let pair = 0; pair < columns.length; pair += 2)
    for (let i = 0; i < size; i++) {
      const y = (pair / 2) % 2 === 0 ? size - 1 - i : i;
      for (const x of columns.slice(pair, pair + 2))
        if (!isFrame(size, x, y)) bits.push(Number((code[y]?.[x] === true) !== mask?.(x, y)));
    }
  return Array.from({ length: bits.length >> 3 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
}

/** By version: how many blocks, and error correction bytes in each. */
const CHECKS = [
  [1, 7],
  [1, 10],
  [1, 15],
  [1, 20],
  [1, 26],
  [2, 18],
] as const;

describe('a QR code', () => {
  const texts = [
    ...[17, 32, 53, 78, 106, 134].flatMap((most) => ['x'.repeat(most - 1), 'z'.repeat(most)]),
    'https://table.example/#/online/pair/K7QM42XD',
    'Grüße',
  ];
  test.each(texts)('%s is read back, and its blocks check', (text) => {
    const code = qrCode(text);
    if (code === undefined) throw new Error('there is none');
    const version = (code.length - 17) / 4;
    const [blocks, correction] = CHECKS[version - 1] ?? [1, 0];
    // The format is a word of its code, of level L.
    let rest = formatOf(code);
    expect(rest >> 13).toBe(1);
    for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
    expect(rest).toBe(0);
    const words = codewordsOf(code);
    const data = words.length - blocks * correction;
    const parts = Array.from({ length: blocks }, (_, block) => words.filter((_, i) => i % blocks === block));
    for (const part of parts)
      for (let i = 0, root = 1; i < correction; i++, root = times(root, 2))
        expect(part.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0);
    const bytes = parts.flatMap((part) => part.slice(0, data / blocks));
    const nibbles = bytes.flatMap((byte) => [byte >> 4, byte & 15]);
    const length = ((nibbles[1] ?? 0) << 4) | (nibbles[2] ?? 0);
    const read = Array.from(
      { length },
      (_, i) => ((nibbles[3 + 2 * i] ?? 0) << 4) | (nibbles[4 + 2 * i] ?? 0),
    );
    expect([nibbles[0], new TextDecoder().decode(new Uint8Array(read))]).toEqual([4, text]);
  });

  test('of what is too long there is none', () => {
    expect(qrCode('x'.repeat(135))).toBeUndefined();
  });

  test('is the one that another program has read', () => {
    const rows = (qrCode('ORRERY') ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
    expect(rows).toEqual(READ);
  });
});

/** Read as ORRERY by jsQR 1.4.0. */
const READ = [
  '#######.##..#.#######',
  '#.....#..#..#.#.....#',
  '#.###.#.#.#.#.#.###.#',
  '#.###.#.#..#..#.###.#',
  '#.###.#.###...#.###.#',
  '#.....#.......#.....#',
  '#######.#.#.#.#######',
  '.........##..........',
  '####..#.#.#..#..###.#',
  '..###.......#..#..##.',
  '..#...#..#..#########',
  '.#..#....##.##...#..#',
  '#.#.#.###.##.#..#####',
  '........##...#...#..#',
  '#######..##..##.#.#..',
  '#.....#..#.####..##.#',
  '#.###.#....#..#.##.##',
  '#.###.#.#.#..#.###.#.',
  '#.###.#.#..#.#...##..',
  '#.....#.#####.#.#...#',
  '#######.#..##...##...',
];
