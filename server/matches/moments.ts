/**
 * How matches stood at moments that are past. Nothing is played from the start that need not be: it goes on from a state
 * that was just played through, or from a snapshot of the store. Nothing here holds up the match itself or the server:
 * what is worked on was copied from the match, and it is worked on in slices.
 */
import { clone, draws, type Kit, Match, nth, Play } from '#engine';
import type { Records } from '../store/index.ts';
import type { Taken } from './heldTable.ts';
import { Locks } from './locks.ts';
import type { Errand, Slices } from './slices.ts';
import { setupOf, type Trail, usableSnapshot } from './snapshots.ts';

type State = Readonly<Kit['state']>;

/** So many states are kept, of all matches together. */
const MOST_KEPT = 600;
/** A state is kept every so many actions, of those that are played through. */
const EVERY = 16;
/** So many actions are played in one piece. */
const PIECE = 8;

export class Moments {
  readonly #slices: Slices;
  readonly #records: Records;
  /** The states after these lines; those used last at the end. */
  readonly #kept = new Map<string, State>();
  /** Of one match one moment is looked for at a time: the next begins where it left off. */
  readonly #locks = new Locks();

  constructor(slices: Slices, records: Records) {
    this.#slices = slices;
    this.#records = records;
  }

  /** How many states are kept. */
  get size(): number {
    return this.#kept.size;
  }

  /** The states after so many actions and after the next few; fewer, where the match has no more. */
  past(trail: Trail, from: number, most: number, errand: Errand): Promise<State[]> {
    const { standing, row } = trail;
    if (from > standing.length) return Promise.resolve([]);
    return this.#locks.run(row.id, async () => {
      const to = Math.min(standing.length, from + most - 1);
      return this.#play(trail, from, to, errand);
    });
  }

  /** The state after the last of these actions. */
  async last(trail: Trail, errand: Errand): Promise<State> {
    const [state] = await this.past(trail, trail.standing.length, 1, errand);
    if (state === undefined) throw new Error(`match ${trail.row.id} has no such moment`);
    return state;
  }

  async #play(trail: Trail, from: number, to: number, errand: Errand): Promise<State[]> {
    const { game, standing, row } = trail;
    let { count, state } = await this.#nearest(trail, from, errand);
    const { kind, seed } = setupOf(row).random;
    const random = draws(kind, seed);
    const states: State[] = count === from ? [state] : [];
    let play = new Play(game, clone(state), random);
    while (count < to) {
      const end = Math.min(to, count + PIECE);
      const begun = count;
      await this.#slices.do(errand, () => {
        for (; count < end; count++) {
          const { entry } = nth(standing, count);
          play.act(entry.seat, entry.action);
          const reached = count + 1;
          if (reached < from && reached % EVERY !== 0) continue;
          state = play.s;
          this.#keep(key(row.id, standing, reached), state);
          if (reached >= from) states.push(state);
          play = new Play(game, clone(state), random);
        }
      });
      errand.spend?.(end - begun);
    }
    return states;
  }

  /** The last state at hand of those up to so many actions. */
  async #nearest(trail: Trail, upTo: number, errand: Errand): Promise<{ count: number; state: State }> {
    const { game, standing, row } = trail;
    // Farther back a snapshot of the store may be nearer; asking for it costs more than playing a few actions.
    for (let count = upTo; count > Math.max(0, upTo - EVERY - 1); count--) {
      const at = key(row.id, standing, count);
      const state = this.#kept.get(at);
      if (state === undefined) continue;
      this.#keep(at, state);
      return { count, state };
    }
    const snapshot = await usableSnapshot(this.#records, trail, upTo);
    for (let count = upTo; count > (snapshot?.count ?? 0); count--) {
      const state = this.#kept.get(key(row.id, standing, count));
      if (state) return { count, state };
    }
    if (snapshot) return { count: snapshot.count, state: snapshot.state as State };
    const begun = await this.#slices.do(errand, () => Match.start(game, setupOf(row)));
    if (!begun.ok) throw new Error(`match ${row.id} does not begin: ${begun.refusal.message}`);
    return { count: 0, state: begun.match.state };
  }

  #keep(at: string, state: State): void {
    this.#kept.delete(at);
    this.#kept.set(at, state);
    if (this.#kept.size <= MOST_KEPT) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }
}

/** A state is named by the line that led to it: whatever was taken back before or after, that line led to no other. */
function key(id: string, standing: readonly Taken[], count: number): string {
  return `${id} ${standing[count - 1]?.number ?? 0}`;
}
