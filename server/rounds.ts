/** What a server does by the clock, whether anyone asks for anything or not. */
import type { Postman } from './calls/postman.ts';
import { collect } from './keeping/collect.ts';
import type { Clocks } from './matches/clocks.ts';
import { openLateSeats } from './matches/dice.ts';
import { endAbandoned } from './matches/ending.ts';
import type { House } from './matches/house.ts';
import type { Instructed } from './matches/instructions.ts';
import { lookForLost } from './matches/presence.ts';
import type { ShutAddresses } from './people/addresses.ts';
import type { ReachSettings } from './settings.ts';
import type { Store } from './store/index.ts';

const TICK = 1000;
const LOOK = 2000;
const SWEEP = 5000;
const PRESENCE = 30_000;
const CALL = 20_000;
const POST = 3000;
const TIDY = 3_600_000;

/** What comes round, whether anyone asks for anything or not. */
export function roundsOf(
  { house, store, clocks, instructed, shut, postman, settings }: Rounds,
  {
    timed,
    clustered,
    reaches,
  }: { readonly timed: boolean; readonly clustered: boolean; readonly reaches: boolean },
): Timers {
  const timers = new Timers(house.trouble);
  if (timed) {
    timers.always(TICK, 'clocks', () => clocks.look());
    timers.every(TICK, 'seats of who is not ready', () => openLateSeats(house));
  }
  if (clustered) timers.every(LOOK, 'news from other nodes', () => house.lookAround());
  timers.every(LOOK, 'who is shut out', () => shut.read());
  timers.every(SWEEP, 'sweep', async () => house.sweep());
  if (timed) timers.every(PRESENCE, 'who is there', () => lookForLost(house));
  if (timed) timers.every(PRESENCE, 'standing instructions', () => instructed.look());
  timers.every(TIDY, 'who was there', () => store.presence.tidy());
  timers.every(TIDY, 'codes for other devices', () => store.pairings.tidy(house.now()));
  timers.every(TIDY, 'what was settled', () => store.instructions.tidy());
  timers.every(TIDY, 'what nobody comes back for', () => collect(house, settings.keepDays));
  timers.every(TIDY, 'abandoned matches', () => endAbandoned(house));
  if (reaches && timed) {
    timers.every(CALL, 'who is waited for', () => postman.look());
    // Whoever is called may take their time to answer: no mail waits for that.
    timers.every(POST, 'mail', () => postman.deliver(['confirm', 'enter', 'turn']));
    timers.every(POST, 'web hooks', () => postman.deliver(['hook']));
    timers.every(TIDY, 'old letters', () => postman.tidy());
  }
  return timers;
}

interface Rounds {
  readonly house: House;
  readonly store: Store;
  readonly clocks: Clocks;
  readonly instructed: Instructed;
  readonly shut: ShutAddresses;
  readonly postman: Postman;
  readonly settings: ReachSettings;
}

/** Work that comes round. */
class Timers {
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #trouble: (what: string, error: unknown) => void;

  constructor(trouble: (what: string, error: unknown) => void) {
    this.#trouble = trouble;
  }

  /** Never twice at a time. */
  every(ms: number, what: string, work: () => Promise<unknown>): void {
    let running = false;
    this.always(ms, what, async () => {
      if (running) return;
      running = true;
      await work().finally(() => {
        running = false;
      });
    });
  }

  /** Whether or not it has been done with since it last came round. */
  always(ms: number, what: string, work: () => Promise<unknown>): void {
    const timer = setInterval(() => {
      work().catch((error: unknown) => this.#trouble(what, error));
    }, ms);
    timer.unref();
    this.#timers.push(timer);
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }
}
