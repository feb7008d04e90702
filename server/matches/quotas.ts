/**
 * How much of the server one person and one place have in use: tables that wait, matches in play, bots at them. Whoever
 * has enough is told what to end first. What persons have is counted in the store; places are remembered by each node for
 * itself, and are written down nowhere.
 */
import { type Failure, fail } from '../answer.ts';
import type { QuotaSettings } from '../settings/quotas.ts';
import type { InUse, Store } from '../store/index.ts';
import { Locks } from './locks.ts';

/** A household or a club shares an address. */
const PEOPLE_AT_A_PLACE = 5;

/** What somebody wants to add. */
export interface Wanted {
  readonly tables: number;
  readonly bots: number;
  readonly strong: number;
}

interface Asks {
  /** Who asks. */
  readonly player: string;
  /** Where from. */
  readonly place: string;
  readonly wanted: Wanted;
}

/** What of the store counts what is in use. */
interface Counting {
  readonly tables: Pick<Store['tables'], 'inUse'>;
}

export class Quotas {
  readonly #store: Counting;
  readonly #most: QuotaSettings;
  /** The tables that were opened from each place; who was looked at last stands last. */
  readonly #places = new Map<string, Set<string>>();
  readonly #locks = new Locks();

  constructor(store: Counting, most: QuotaSettings) {
    this.#store = store;
    this.#most = most;
  }

  /** Does what adds to someone's tables, unless they or their place have enough. */
  within<T extends object>(asks: Asks, work: () => Promise<T>): Promise<T | Failure> {
    const { player, place, wanted } = asks;
    if (Object.values(this.#most).every((most) => most === Number.POSITIVE_INFINITY)) return work();
    // One after the other, or many at once would all find room: of a person, and of all who ask from there.
    return this.#locks.run(`person ${player}`, () =>
      this.#locks.run(`place ${place}`, async () => {
        await this.#tidy(place);
        const own = await this.#store.tables.inUse({ owner: player });
        const here = await this.#look(place);
        return this.#refusal(own, wanted, 1) ?? this.#refusal(here, wanted, PEOPLE_AT_A_PLACE) ?? work();
      }),
    );
  }

  /** How many places are remembered. */
  get places(): number {
    return this.#places.size;
  }

  /** A table was opened from a place. */
  note(place: string, table: string): void {
    const tables = this.#places.get(place);
    if (tables) tables.add(table);
    else this.#places.set(place, new Set([table]));
  }

  /** Nobody may come back to a place: with everyone who asks, the one that was looked at longest ago is looked at too. */
  async #tidy(beside: string): Promise<void> {
    const [oldest] = this.#places.keys();
    if (oldest !== undefined && oldest !== beside) await this.#look(oldest);
  }

  /** What a place has in use; what is over is forgotten, and what is noted meanwhile is not. */
  async #look(place: string): Promise<InUse[]> {
    const tables = this.#places.get(place);
    if (tables === undefined) return [];
    const asked = [...tables];
    const here = await this.#store.tables.inUse({ tables: asked });
    const used = new Set(here.map(({ id }) => id));
    for (const id of asked) if (!used.has(id)) tables.delete(id);
    if (this.#places.get(place) === tables) {
      this.#places.delete(place);
      if (tables.size > 0) this.#places.set(place, tables);
    }
    return here;
  }

  #refusal(tables: readonly InUse[], wanted: Wanted, people: number): Failure | undefined {
    const sum = (count: (table: InUse) => number) => tables.reduce((all, table) => all + count(table), 0);
    const found = (
      [
        ['open', wanted.tables, sum(({ playing }) => (playing ? 0 : 1))],
        ['playing', wanted.tables, sum(({ playing }) => (playing ? 1 : 0))],
        ['strong', wanted.strong, sum(({ strong }) => strong)],
        ['bots', wanted.bots, sum(({ bots }) => bots)],
      ] as const
    ).find(([name, more, had]) => more > 0 && had + more > this.#most[name] * people);
    if (found === undefined) return undefined;
    const [name, , had] = found;
    return fail('too-many', ['quota', name, had, people > 1]);
  }
}

/** What a list of who shall sit where adds. */
export function wantedBy(players: readonly string[]): Wanted {
  const bots = players.filter((who) => who !== 'me' && who !== 'free');
  return { tables: 1, bots: bots.length, strong: bots.filter((level) => level === 'strong').length };
}
