/**
 * What comes in is worked on at once, as long as there is little of it. Many connections can bring much in the same turn
 * of the event loop, each of it short: once a turn has had its time, or one connection its share of the turn, the rest
 * waits in line, and everyone's place is served in turn, and at each place every connection, a few in each turn of the
 * event loop.
 */
import { Rota } from '../rota.ts';

/** Once so much of a turn is gone, in milliseconds, what else comes in waits. */
const TURN = 6;
/** So many of one connection are begun in the turn they come in. */
const SHARE = 2;
/** So many of those who wait are begun in a turn, as long as it lasts. */
const SERVED = 16;

/** What one connection has had of a turn. */
export interface Share {
  turn: number;
  begun: number;
  /** So much of it waits. */
  waiting: number;
}

export const newShare = (): Share => ({ turn: 0, begun: 0, waiting: 0 });

export class Gate {
  readonly #rota: Rota;
  readonly #now: () => number;
  #turn = 0;
  #until = 0;
  #isOpen = false;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#rota = new Rota({ most: SERVED, lasts: TURN, now });
  }

  /** Does something now, or when its turn has come: what comes by one connection in the order in which it came. */
  enter(owner: string, share: Share, work: () => void): void {
    if (share.waiting === 0 && this.#admits(share)) {
      work();
      return;
    }
    share.waiting++;
    const begin = () => {
      share.waiting--;
      work();
    };
    this.#rota.add(owner, begin, share);
  }

  /** Nothing where it can be done now; otherwise it is waited for, by the connection it came by. */
  wait(owner: string, connection: object): Promise<void> | undefined {
    if (this.#admits(newShare())) return undefined;
    return new Promise((resolve) => this.#rota.add(owner, resolve, connection));
  }

  #admits(share: Share): boolean {
    if (!this.#isOpen) this.#open();
    if (share.turn !== this.#turn) {
      share.turn = this.#turn;
      share.begun = 0;
    }
    return share.begun++ < SHARE && this.#now() < this.#until;
  }

  /** A turn begins with the first that comes in, and is over when all that was read in it has been looked at. */
  #open(): void {
    this.#isOpen = true;
    this.#turn++;
    this.#until = this.#now() + TURN;
    setImmediate(() => {
      this.#isOpen = false;
    });
  }
}
