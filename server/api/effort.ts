/**
 * What looking back costs. Requests differ a thousandfold in what they make the server do, so what is counted is the work:
 * every person and every place has so many actions to be played again for them, refilled steadily. Whoever has used them
 * up is asked to wait; whoever has gone is not worked for.
 */
import { type Failure, fail } from '../answer.ts';
import { type Errand, Gone } from '../matches/slices.ts';
import { Buckets, type Rate } from './limits.ts';
import type { Asker } from './operation.ts';

/** So much is looked up at a time for one person, or one place. */
const AT_ONCE = 40;

export class Efforts {
  readonly #buckets: Buckets;
  readonly #now: () => number;
  /** What is being done, by name. */
  readonly #busy = new Map<string, number>();

  constructor(rate: Rate, now: () => number = Date.now) {
    this.#buckets = new Buckets(rate);
    this.#now = now;
  }

  /** Whether all that may be done for one of them of late has been done. */
  isUsedUp(names: readonly string[]): boolean {
    return names.some((name) => this.#buckets.left(name, this.#now()) <= 0);
  }

  /** Whether as much as may be done for one of them at a time is being done. */
  isBusy(names: readonly string[]): boolean {
    return names.some((name) => (this.#busy.get(name) ?? 0) >= AT_ONCE);
  }

  /** Something is being done for them; what it costs is known when it is done. */
  async during<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    for (const name of names) this.#busy.set(name, (this.#busy.get(name) ?? 0) + 1);
    try {
      return await work();
    } finally {
      for (const name of names) {
        const left = (this.#busy.get(name) ?? 1) - 1;
        if (left > 0) this.#busy.set(name, left);
        else this.#busy.delete(name);
      }
    }
  }

  spend(names: readonly string[], actions: number): void {
    for (const name of names) this.#buckets.spend(name, actions, this.#now());
  }
}

/** What is done for someone, who pays for it. */
export function errandOf({ from, player, efforts, gone }: Asker): Errand {
  return {
    owner: from,
    ...(gone ? { gone } : {}),
    spend: (actions) => efforts?.spend(player ? [from, player.id] : [from], actions),
  };
}

/**
 * Looks something up that may be long work, for as long as someone waits for it and has not had too much of it. Who takes
 * up a place at a table, as a whole club does when a server has restarted, waits in line however many there are; and who
 * holds a seat there is not kept from it by what others do at the same place.
 */
export async function lookedUp<T extends object>(
  asker: Asker,
  work: (errand: Errand) => Promise<T | Failure>,
  takes?: 'a seat' | 'a view',
): Promise<T | Failure> {
  const { from, player, efforts } = asker;
  if (efforts === undefined) return work(errandOf(asker));
  const names = player ? [from, player.id] : [from];
  const used = efforts.isUsedUp(takes === 'a seat' && player ? [player.id] : names);
  if (used || (takes === undefined && efforts.isBusy(names))) {
    return fail('too-fast', 'lookedBack');
  }
  try {
    return await efforts.during(names, () => work(errandOf(asker)));
  } catch (error) {
    if (error instanceof Gone) return fail(error.code, 'gone');
    throw error;
  }
}
