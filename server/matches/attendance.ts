/** Who is at a table and who has gone since when, told to everyone who watches it. Coming and going is gathered for a moment. */
import type { SeatPresence } from '#client/protocol.ts';
import { type Seat, SPECTATOR } from '#engine';
import type { AtTable, Presence, Seen } from '../store/index.ts';
import type { HeldTable } from './heldTable.ts';
import type { Viewers } from './viewers.ts';

/** Whoever comes back within it was never gone: pages are loaded again, and lines mend themselves. */
const SETTLES = 700;
/** Noted every half minute: whoever was seen so lately may still be at another node. */
export const LATELY = 75_000;

export interface AttendanceTerms {
  readonly viewers: Viewers;
  readonly presence: Pick<Presence, 'seen' | 'left' | 'of'>;
  /** Whether there are no other nodes. */
  readonly alone: boolean;
  now(): number;
  trouble(what: string, error: unknown): void;
  /** A table that is at hand. */
  table(match: string): HeldTable | undefined;
  /** Tells the other nodes. */
  publish(match: string): void;
}

export class Attendance {
  readonly #terms: AttendanceTerms;
  /** Matches at which someone has come or gone. */
  readonly #pending = new Set<string>();
  /** The seats whose players were here when that was last noted. */
  readonly #noted = new Map<string, ReadonlySet<Seat>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(terms: AttendanceTerms) {
    this.#terms = terms;
    terms.viewers.onComing = (match) => this.#changed(match);
  }

  /** Someone who holds a seat there has come or gone. */
  #changed(match: string): void {
    this.#pending.add(match);
    this.#timer ??= setTimeout(() => {
      this.settle().catch((error: unknown) => this.#terms.trouble('who is there', error));
    }, SETTLES).unref();
  }

  /** Writes what has changed, and tells of it. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const matches = [...this.#pending];
    this.#pending.clear();
    const { presence, now, publish } = this.#terms;
    const came: AtTable[] = [];
    const went: AtTable[] = [];
    for (const match of matches) {
      const here = seatsHere(this.#terms.viewers, match);
      const before = this.#noted.get(match) ?? NOBODY;
      for (const seat of here) if (!before.has(seat)) came.push({ match, seat });
      for (const seat of before) if (!here.has(seat)) went.push({ match, seat });
      if (here.size > 0) this.#noted.set(match, here);
      else this.#noted.delete(match);
    }
    await presence.seen(came, now());
    await presence.left(went, now());
    for (const match of new Set([...came, ...went].map((one) => one.match))) {
      await this.hear(match);
      publish(match);
    }
  }

  /** Someone has come or gone, here or at another node. */
  async hear(match: string): Promise<void> {
    if (!this.#terms.viewers.isWatched(match)) return;
    await this.of(match);
    const live = this.#terms.table(match);
    if (live) this.#terms.viewers.table(live);
  }

  /** Who is there now; from here on it is told with the table. */
  async of(match: string): Promise<readonly SeatPresence[]> {
    const seen = await this.#terms.presence.of(match);
    // Who has gone this very moment may be back the next: that is told once it has settled.
    const here = new Set([...(this.#noted.get(match) ?? NOBODY), ...seatsHere(this.#terms.viewers, match)]);
    const found = seen.map((one) => this.#presenceOf(one, here));
    this.#terms.viewers.attend(match, found);
    return found;
  }

  #presenceOf({ seat, seen, gone }: Seen, here: ReadonlySet<Seat>): SeatPresence {
    const { alone, now } = this.#terms;
    const elsewhere = !alone && gone === undefined && seen >= now() - LATELY;
    return here.has(seat) || elsewhere ? { seat, here: true } : { seat, here: false, since: gone ?? seen };
  }
}

const NOBODY: ReadonlySet<Seat> = new Set();

/** The seats whose players watch a match from this node. */
export function seatsHere(viewers: Viewers, match: string): ReadonlySet<Seat> {
  const held = [...viewers.of(match)].filter((viewer) => viewer.held && viewer.seat !== SPECTATOR);
  return new Set(held.map(({ seat }) => seat));
}
