/**
 * The clocks of all tables. What a clock calls for is done side by side, whatever bots think about elsewhere; first where
 * nothing has to be thought about. A look does not wait for what an earlier one has begun.
 */
import type { Thinkers } from './bots.ts';
import type { House } from './house.ts';
import { decideLate } from './turns.ts';

export class Clocks {
  readonly #house: House;
  readonly #thinkers: Thinkers;
  /** The matches that are being decided in. */
  readonly #busy = new Set<string>();

  constructor(house: House, thinkers: Thinkers) {
    this.#house = house;
    this.#thinkers = thinkers;
  }

  /** Looks who is late; done when it has been decided for all of them that nobody was deciding for yet. */
  async look(): Promise<void> {
    const house = this.#house;
    const late = await house.store.tables.dueBefore(house.now(), house.games);
    const fresh = late.filter(({ id }) => !this.#busy.has(id));
    const [simple, thought] = [
      fresh.filter(({ atZero }) => atZero === 'default'),
      fresh.filter(({ atZero }) => atZero !== 'default'),
    ];
    await Promise.all([...simple, ...thought].map(({ id }) => this.#ring(id)));
  }

  async #ring(id: string): Promise<void> {
    const house = this.#house;
    this.#busy.add(id);
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
