/** Everything behind the online tables, put together: store, matches, bots, clocks and what connects the nodes. */
import { availableParallelism } from 'node:os';
import type { GameWithBots } from '#engine';
import { mailer } from './calls/mail.ts';
import { Postman } from './calls/postman.ts';
import type { Thinkers } from './matches/bots.ts';
import { type Bus, NO_BUS } from './matches/bus.ts';
import { Clocks } from './matches/clocks.ts';
import { openLateSeats } from './matches/dice.ts';
import { onlyBots } from './matches/heldTable.ts';
import { House } from './matches/house.ts';
import { Instructed } from './matches/instructions.ts';
import type { Turns } from './matches/turns.ts';
import { TurnsHere } from './matches/turnsHere.ts';
import { ShutAddresses } from './people/addresses.ts';
import { PeopleChanges } from './people/changes.ts';
import { Providers } from './people/oidc.ts';
import { Passes } from './people/passes.ts';
import { roundsOf } from './rounds.ts';
import type { QuotaSettings } from './settings/quotas.ts';
import { NO_REACH, type ReachSettings } from './settings.ts';
import { openStore, type Store, type StorePlace } from './store/index.ts';
import { Threads } from './workers/threads.ts';

export interface OnlineTerms {
  readonly games: readonly GameWithBots[];
  readonly place: StorePlace;
  readonly redis?: string | undefined;
  readonly thinkers?: Thinkers;
  /** How much of the server one person may have in use. */
  readonly quotas?: QuotaSettings;
  readonly now?: () => number;
  readonly trouble?: (what: string, error: unknown) => void;
  /** Told what the host should know while the store is being opened. */
  readonly say?: (words: string) => void;
  /** Whether this process plays bot turns itself; with Redis, workers may do it alone. */
  readonly plays?: boolean;
  /** How people are reached; without it this process calls nobody. */
  readonly reach?: ReachSettings;
  /** Whether clocks, calls and letters are looked at from time to time; tests do it when they want it. */
  readonly timed?: boolean;
}

export interface Online {
  readonly house: House;
  readonly store: Store;
  readonly passes: Passes;
  /** Told, and tells, whose sessions or seats are others now. */
  readonly people: PeopleChanges;
  /** From where nobody is heard. */
  readonly shut: ShutAddresses;
  readonly settings: ReachSettings;
  readonly providers: Providers;
  readonly postman: Postman;
  /** How many turns of bots wait here or are thought about; with Redis they wait there. */
  thoughts(): number;
  /** Looks at the clocks now. */
  tick(): Promise<void>;
  close(): Promise<void>;
}

export async function openOnline(terms: OnlineTerms): Promise<Online> {
  const { games, place, redis, now = Date.now, plays = true, timed = true } = terms;
  const trouble = terms.trouble ?? (() => undefined);
  const store = await openStore(place, {
    ...(terms.say ? { say: terms.say } : {}),
    // What the bots were about to do when the database fell silent is still to be done.
    onBack: () => void wakeAll().catch((error: unknown) => trouble('bots after a silence', error)),
  });
  const thinkers = terms.thinkers ?? new Threads(Math.max(1, availableParallelism() - 1));
  const cluster = redis ? await import('./workers/redis.ts') : undefined;
  const bus: Bus = redis && cluster ? new cluster.RedisBus(redis, trouble) : NO_BUS;
  const house = new House({
    store,
    games,
    bus,
    now,
    trouble,
    ...(terms.quotas ? { quotas: terms.quotas } : {}),
  });
  const queued = redis && cluster ? new cluster.QueuedTurns(redis, house, trouble) : undefined;
  const turns: Turns = queued ?? new TurnsHere(house, thinkers);
  const taker = redis && cluster && plays ? cluster.takeTurns(redis, house, thinkers, trouble) : undefined;
  const instructed = new Instructed(house);
  house.onChange = (live) => {
    turns.wake(live);
    instructed.wake(live);
  };

  const wakeAll = () => wakeBots(house, turns);
  const shut = new ShutAddresses(store.bans, now, bus, trouble);
  await shut.read();
  if (queued)
    queued.onBack = () =>
      void wakeAll().catch((error: unknown) => trouble('bots after Redis was gone', error));
  const settings = terms.reach ?? NO_REACH;
  const post = settings.mail ? mailer(settings.mail) : undefined;
  const postman = new Postman({ house, settings, mailer: post });
  const clocks = new Clocks(house, thinkers);
  const parts = { house, store, clocks, instructed, shut, postman, settings };
  const timers = roundsOf(parts, {
    timed,
    clustered: redis !== undefined,
    reaches: terms.reach !== undefined,
  });
  const tick = async () => {
    await clocks.look();
    await openLateSeats(house);
    await instructed.look();
    await instructed.idle();
  };
  // Bots that were thinking when a node stopped go on.
  void wakeAll().catch((error: unknown) => trouble('bots at the start', error));

  return {
    house,
    store,
    tick,
    settings,
    postman,
    providers: new Providers(house, settings),
    passes: new Passes(store, now),
    people: new PeopleChanges(bus),
    shut,
    thoughts: () => (turns instanceof TurnsHere ? turns.waiting : 0),
    async close() {
      timers.close();
      postman.close();
      await taker?.close();
      await house.close();
      await instructed.idle();
      await turns.close();
      await thinkers.close();
      await bus.close();
      await store.close();
    },
  };
}

/** Bots and clocks go on that were at it when a node stopped or the database fell silent. */
async function wakeBots(house: House, turns: Turns): Promise<void> {
  const { games, store } = house;
  for (const { id, game, rules, awaited } of await store.tables.playing()) {
    const seats = await store.seats.of(id);
    const isCurrent = games.some((one) => one.id === game && one.version === rules);
    const isBots = !onlyBots(seats) && awaited.some((seat) => seats[seat]?.kind !== 'person');
    // What was begun under former rules is taken over, so that its clock goes on.
    if (isCurrent && !isBots) continue;
    await house.on(id, async (live) => {
      turns.wake(live);
      return {};
    });
  }
}
