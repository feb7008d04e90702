/** Where races are run: servers of this process on one store, and the line to Redis that can be cut. */
import { type GameWithBots, int, list, maybe } from '#engine';
import { counterspell } from '#engine/test/fixtures/counterspell.ts';
import { sealedBids } from '#engine/test/fixtures/sealedBids.ts';
import { type TicTacToe, ticTacToe } from '#engine/test/fixtures/ticTacToe.ts';
import { exoworld } from '#games/exoworld/index.ts';
import { type Hosted, host } from '../../test/kit/server.ts';
import { startPostgres, startRedis } from '../databases.ts';
import { CutLine } from '../proxy.ts';

/** Tic-tac-toe in which cells can be chosen in advance. */
const planned: GameWithBots<TicTacToe> = {
  ...ticTacToe,
  advance: {
    fields: { cells: maybe(list(int(0, 8), { max: 9 })) },
    answer: (_s, _seat, legal, { cells }) =>
      legal.find(({ cell }) => (cells as readonly number[] | undefined)?.includes(cell)),
  },
};

export const GAMES = [planned, sealedBids, counterspell, exoworld] as unknown as readonly GameWithBots[];

/** One server on SQLite, or two on PostgreSQL and Redis. */
export const STORES = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];
/** Redis is there, gone, or comes and goes. */
export const WEATHERS = ['up', 'flapping', 'down'] as const;
export type Weather = (typeof WEATHERS)[number];

export interface World {
  readonly name: string;
  readonly nodes: readonly Hosted[];
  /** How Redis is from now on. */
  turn(weather: Weather): void;
  /** Cuts or mends the line to Redis, where it comes and goes. */
  flip(): void;
  /** What has gone wrong since it was last asked, besides what is to be expected where Redis is gone. */
  troubles(): string[];
  close(): Promise<void>;
}

export async function openWorld(store: StoreName): Promise<World> {
  if (store === 'sqlite') {
    const node = await host({ games: GAMES });
    return new Place('one server on SQLite', [node], undefined, () => node.close());
  }
  const [database, redis] = await Promise.all([startPostgres(), startRedis()]);
  const line = await CutLine.to(Number(new URL(redis.url).port));
  const terms = { games: GAMES, database: database.url, redis: `redis://127.0.0.1:${line.port}` };
  const nodes = [await host(terms), await host(terms)];
  return new Place('two servers on PostgreSQL', nodes, line, async () => {
    for (const node of nodes) await node.close();
    await line.close();
    await Promise.all([redis.stop(), database.stop()]);
  });
}

class Place implements World {
  readonly nodes: readonly Hosted[];
  readonly close: () => Promise<void>;
  readonly #where: string;
  readonly #line: CutLine | undefined;
  #weather: Weather = 'up';

  constructor(
    where: string,
    nodes: readonly Hosted[],
    line: CutLine | undefined,
    close: () => Promise<void>,
  ) {
    this.#where = where;
    this.nodes = nodes;
    this.#line = line;
    this.close = close;
  }

  get name(): string {
    return this.#line ? `${this.#where}, Redis ${this.#weather}` : this.#where;
  }

  turn(weather: Weather): void {
    this.#weather = weather;
    if (weather === 'down') this.#line?.cut();
    else this.#line?.mend();
  }

  flip(): void {
    if (this.#weather !== 'flapping') return;
    if (this.#line?.isCut) this.#line.mend();
    else this.#line?.cut();
  }

  troubles(): string[] {
    const all = this.nodes.flatMap(({ troubles }) => troubles.splice(0));
    return this.#weather === 'up' ? all : all.filter((words) => !/^(redis|queue|worker)\b/.test(words));
  }
}
