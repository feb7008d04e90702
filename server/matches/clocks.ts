/**
 * The clocks of all tables. What a clock calls for is done side by side, whatever bots think about elsewhere; first where
 * nothing has to be thought about. Where something has, owners of tables take turns: whoever has a hundred clocks run out
 * at once keeps nobody else's waiting. A look does not wait for what an earlier one has begun.
 */
import type { Thinkers } from './bots.ts';
import { FairLine } from './fair.ts';
import type { House } from './house.ts';
import { decideLate } from './turns.ts';

/** How many are thought about side by side, and how many of them for the tables of one owner. */
const THOUGHT = { most: 8, each: 2 };

export class Clocks {
  readonly #house: House;
  readonly #thinkers: Thinkers;
  /** The matches that are being decided in. */
  readonly #busy = new Set<string>();
  readonly #thought = new FairLine<() => Promise<void>>({ ...THOUGHT, work: (ring) => ring() });

  constructor(house: House, thinkers: Thinkers) {
    this.#house = house;
    this.#thinkers = thinkers;
  }

  /** Looks who is late; done when it has been decided for all of them that nobody was deciding for yet. */
  async look(): Promise<void> {
    const house = this.#house;
    const late = await house.store.tables.dueBefore(house.now(), house.games);
    const fresh = late.filter(({ id }) => !this.#busy.has(id));
    for (const { id } of fresh) this.#busy.add(id);
    const [simple, thought] = [
      fresh.filter(({ atZero }) => atZero === 'default'),
      fresh.filter(({ atZero }) => atZero !== 'default'),
    ];
    await Promise.all([
      ...simple.map(({ id }) => this.#ring(id)),
      ...thought.map(({ id, owner }) => this.#ringInTurn(id, owner)),
    ]);
  }

  #ringInTurn(id: string, owner: string): Promise<void> {
    return new Promise((resolve) => {
      this.#thought.add(owner, () => this.#ring(id).then(resolve));
    });
  }

  async #ring(id: string): Promise<void> {
    const house = this.#house;
    try {
      // Hundreds may be late at once, after a night without a server: not all in one turn of the event loop.
      await house.slices.do({ owner: 'clocks' }, () => undefined);
      await decideLate(house, this.#thinkers, id);
    } catch (error) {
      house.trouble(`clock of ${id}`, error);
    } finally {
      this.#busy.delete(id);
    }
  }
}
