/** The same by hand with the bits and the table of won positions that our fixture uses: the hardest yardstick. */
import { pick } from '#engine';
import { dice } from '../dice.ts';

const LINES = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124] as const;
const WINS = Array.from({ length: 512 }, (_, cells) => LINES.some((line) => (cells & line) === line));

const random = dice();

export function inPlaceBits(): number {
  const marks = [0, 0];
  for (let moves = 1; ; moves++) {
    const taken = (marks[0] ?? 0) | (marks[1] ?? 0);
    const free: number[] = [];
    for (let cell = 0; cell < 9; cell++) if (((taken >> cell) & 1) === 0) free.push(cell);
    const seat = (moves - 1) & 1;
    const own = (marks[seat] ?? 0) | (1 << pick(free, random));
    marks[seat] = own;
    if (moves === 9 || WINS[own]) return moves;
  }
}
