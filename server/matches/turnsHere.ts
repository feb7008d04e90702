/**
 * Bot turns done by this process, one after the other in each match and those of all owners of tables in turn. Strong
 * bots think for seconds: they have a line of their own, so that quick ones never wait behind them.
 */
import type { Thinkers } from './bots.ts';
import { FairLine } from './fair.ts';
import type { HeldMatch } from './heldMatch.ts';
import type { House } from './house.ts';
import { isLong, isToBePlayed, playTurn, type Turns } from './turns.ts';

/** A match in which a bot is to decide. */
interface Wanted {
  readonly id: string;
  readonly owner: string;
  readonly long: boolean;
}

/** How many are thought about side by side, and how many of them for the tables of one owner. */
const QUICK = { most: 24, each: 4 };
const LONG = { most: 3, each: 2 };

/** How long after trouble a bot's turn is tried again. */
const PAUSE = 3000;

export class TurnsHere implements Turns {
  readonly #house: House;
  readonly #thinkers: Thinkers;
  /** What waits or is thought about; what is being done; and what was woken again meanwhile. */
  readonly #wanted = new Set<string>();
  readonly #busy = new Set<Promise<void>>();
  readonly #again = new Set<string>();
  readonly #quick: FairLine<() => Promise<void>>;
  readonly #long: FairLine<() => Promise<void>>;
  #closed = false;

  constructor(house: House, thinkers: Thinkers) {
    this.#house = house;
    this.#thinkers = thinkers;
    const work = (turn: () => Promise<void>) => turn();
    this.#quick = new FairLine({ ...QUICK, work });
    this.#long = new FairLine({ ...LONG, work });
  }

  /** How many wait or are thought about. */
  get waiting(): number {
    return this.#wanted.size;
  }

  wake(live: HeldMatch): void {
    const { id } = live;
    if (this.#closed || !isToBePlayed(this.#house, live)) return;
    if (this.#wanted.has(id)) this.#again.add(id);
    else this.#queue({ id, owner: live.row.owner, long: isLong(live) });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#quick.clear();
    this.#long.clear();
    await this.#thinkers.close();
    await Promise.all(this.#busy);
  }

  #queue({ id, owner, long }: Wanted): void {
    this.#wanted.add(id);
    (long ? this.#long : this.#quick).add(owner, async () => {
      const work = this.#play(id);
      this.#busy.add(work);
      await work;
      this.#busy.delete(work);
    });
  }

  /** One turn; then the match waits in line again, if there is another. */
  async #play(id: string): Promise<void> {
    try {
      this.#again.delete(id);
      const played = this.#closed ? 'none' : await playTurn(this.#house, this.#thinkers, { id });
      this.#wanted.delete(id);
      if (played === 'due') return this.#later(id);
      if (played === 'none' && !this.#again.delete(id)) return;
      await this.#wakeAgain(id);
    } catch (error) {
      this.#wanted.delete(id);
      this.#house.trouble(`bot of ${id}`, error);
      this.#later(id);
    }
  }

  async #wakeAgain(id: string): Promise<void> {
    await this.#house.on(id, async (live) => {
      this.wake(live);
      return {};
    });
  }

  /** What went wrong, such as a store that could not be written to, passes: nobody else would think of the bot again. */
  #later(id: string): void {
    setTimeout(() => {
      if (!this.#closed) this.#wakeAgain(id).catch(() => this.#later(id));
    }, PAUSE).unref();
  }
}
