/**
 * Random tic-tac-toe through boardgame.io's reducer, in production mode: its own game of the tutorial, moves made by
 * plain action objects, which is the least it can be asked to do.
 */
import { createRequire } from 'node:module';
import type { Game, State } from 'boardgame.io';
import { pick } from '#engine';
import { dice } from '../dice.ts';

interface G {
  cells: (string | null)[];
}

interface Internal {
  InitializeGame(settings: { game: Game<G>; numPlayers: number }): State<G>;
  CreateGameReducer(settings: { game: Game<G> }): (state: State<G>, action: MakeMove) => State<G>;
}

interface MakeMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string };
}

const { InitializeGame, CreateGameReducer } = createRequire(import.meta.url)(
  'boardgame.io/internal',
) as Internal;

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

function isVictory(cells: G['cells']): boolean {
  return LINES.some((line) => {
    const [first, second, third] = line.map((cell) => cells[cell]);
    return first !== null && first === second && second === third;
  });
}

export const game: Game<G> = {
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id: number) => {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

const random = dice();
const reducer = CreateGameReducer({ game });

export function playout(): number {
  let state = InitializeGame({ game, numPlayers: 2 });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const free: number[] = [];
    for (let cell = 0; cell < 9; cell++) if (state.G.cells[cell] === null) free.push(cell);
    const payload = { type: 'clickCell', args: [pick(free, random)], playerID: state.ctx.currentPlayer };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
    moves++;
  }
  return moves;
}
