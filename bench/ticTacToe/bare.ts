/** Random tic-tac-toe by hand, with no engine at all: what the rules alone cost. */
import { pick } from '#engine';
import { dice } from '../dice.ts';

/** 0 is empty, 1 and 2 are the players. */
interface Position {
  cells: number[];
  turn: number;
}

/** Three cells a line. */
const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6];

const random = dice();

function fresh(): Position {
  return { cells: [0, 0, 0, 0, 0, 0, 0, 0, 0], turn: 1 };
}

function legal({ cells }: Position): number[] {
  const free: number[] = [];
  for (let cell = 0; cell < 9; cell++) if (cells[cell] === 0) free.push(cell);
  return free;
}

function won({ cells, turn }: Position): boolean {
  for (let i = 0; i < LINES.length; i += 3) {
    if (
      cells[LINES[i] ?? 0] === turn &&
      cells[LINES[i + 1] ?? 0] === turn &&
      cells[LINES[i + 2] ?? 0] === turn
    ) {
      return true;
    }
  }
  return false;
}

/** Every move makes a new position. */
export function withCopies(): number {
  let position = fresh();
  for (let moves = 1; ; moves++) {
    const cell = pick(legal(position), random);
    const cells = [...position.cells];
    cells[cell] = position.turn;
    const next: Position = { ...position, cells };
    if (moves === 9 || won(next)) return moves;
    position = { ...next, turn: 3 - next.turn };
  }
}

/** Every move changes the one position. */
export function inPlace(): number {
  const position = fresh();
  for (let moves = 1; ; moves++) {
    position.cells[pick(legal(position), random)] = position.turn;
    if (moves === 9 || won(position)) return moves;
    position.turn = 3 - position.turn;
  }
}
