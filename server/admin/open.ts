/** The console on the store itself, without a server: for the machine it runs on. */
import type { Game } from '#engine';
import type { Reply } from '../answer.ts';
import { type Bus, NO_BUS } from '../matches/bus.ts';
import { House } from '../matches/house.ts';
import { PeopleChanges } from '../people/changes.ts';
import { openStore, type StorePlace } from '../store/index.ts';
import { ACTIONS } from './actions.ts';

export interface OpenedConsole {
  ask(action: string, given: Readonly<Record<string, unknown>>): Promise<Reply>;
  close(): Promise<void>;
}

/** Servers that run on the same store hear of it through Redis, or see it within two seconds. */
export async function openConsole(
  games: readonly Game[],
  place: StorePlace,
  redis: string | undefined,
): Promise<OpenedConsole> {
  const store = await openStore(place);
  const bus: Bus = redis
    ? new (await import('../workers/redis.ts')).RedisBus(redis, () => undefined)
    : NO_BUS;
  const house = new House({ store, games, bus });
  const terms = { house, people: new PeopleChanges(bus) };
  return {
    async ask(action, given) {
      const found = ACTIONS[action];
      if (found === undefined) throw new Error(`there is no action ${action}`);
      return found.run(terms, given);
    },
    async close() {
      await house.close();
      await bus.close();
      await store.close();
    },
  };
}
