/** People at boardgame.io's server, over its own socket.io protocol: a move counts when the new state has come back. */
import { createRequire } from 'node:module';
import type { Child } from './child.ts';
import type { Board, Contender } from './rounds.ts';

interface State {
  readonly _stateID: number;
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly gameover?: object; readonly currentPlayer: string };
}
interface Socket {
  emit(name: string, ...args: unknown[]): void;
  on(name: string, hear: (...args: never[]) => void): void;
  close(): void;
}
const { io } = createRequire(createRequire(import.meta.url).resolve('boardgame.io/package.json'))(
  'socket.io-client',
) as { io(url: string, options: object): Socket };

class Seat {
  readonly #socket: Socket;
  readonly #player: string;
  #hear: ((state: State) => void) | undefined;
  #match = '';

  constructor(url: string, player: string) {
    this.#player = player;
    this.#socket = io(`${url}/tic-tac-toe`, { transports: ['websocket'], forceNew: true });
    this.#socket.on('sync', (_match: string, { state }: { state: State }) => this.#hear?.(state));
    this.#socket.on('update', (match: string, state: State) => {
      if (match === this.#match) this.#hear?.(state);
    });
  }

  sync(match: string): Promise<State> {
    this.#match = match;
    return new Promise((resolve) => {
      this.#hear = resolve;
      this.#socket.emit('sync', match, this.#player, undefined, 2);
    });
  }

  move(state: State, cell: number): Promise<State> {
    return new Promise((resolve) => {
      this.#hear = (next) => {
        if (next._stateID > state._stateID) resolve(next);
      };
      const payload = { type: 'clickCell', args: [cell], playerID: this.#player };
      this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.#match, this.#player);
    });
  }

  close(): void {
    this.#socket.close();
  }
}

export async function peer(server: Child, name: string): Promise<Contender> {
  const seats: [Seat, Seat][] = [];
  let made = 0;
  return {
    name,
    server,
    async setUp(tables) {
      while (seats.length < tables) seats.push([new Seat(server.url, '0'), new Seat(server.url, '1')]);
      return Promise.all(seats.slice(0, tables).map((pair) => setUp(pair, `bench-${++made}`)));
    },
    async close() {
      for (const seat of seats.flat()) seat.close();
    },
  };
}

async function setUp([one, other]: [Seat, Seat], match: string): Promise<Board> {
  let state = await one.sync(match);
  await other.sync(match);
  return {
    free: () => state.G.cells.flatMap((held, cell) => (held === null ? [cell] : [])),
    over: () => state.ctx.gameover !== undefined,
    async move(cell) {
      state = await (state.ctx.currentPlayer === '0' ? one : other).move(state, cell);
    },
  };
}
