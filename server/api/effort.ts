/**
 * What looking back costs. Requests differ a thousandfold in what they make the server do, so what is counted is the work:
 * every person and every place has so many actions to be played again for them, refilled steadily. Whoever has used them
 * up is asked to wait; whoever has gone is not worked for.
 */
import { type Failure, fail } from '../answer.ts';
import { type Errand, Gone } from '../matches/slices.ts';
import { Buckets, type Rate } from './limits.ts';
import type { Asker } from './operation.ts';

export class Efforts {
  readonly #buckets: Buckets;
  readonly #now: () => number;

  constructor(rate: Rate, now: () => number = Date.now) {
    this.#buckets = new Buckets(rate);
    this.#now = now;
  }

  /** Whether all that may be done for one of them of late has been done. */
  isUsedUp(names: readonly string[]): boolean {
    return names.some((name) => this.#buckets.left(name, this.#now()) <= 0);
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

/** Looks something up that may be long work, for as long as someone waits for it and has not had too much of it. */
export async function lookedUp<T extends object>(
  asker: Asker,
  work: (errand: Errand) => Promise<T | Failure>,
): Promise<T | Failure> {
  const { from, player, efforts } = asker;
  if (efforts?.isUsedUp(player ? [from, player.id] : [from])) {
    return fail('too-fast', 'you have looked back on a lot at once; wait some seconds');
  }
  try {
    return await work(errandOf(asker));
  } catch (error) {
    if (error instanceof Gone) return fail('unavailable', 'nobody waited for this any more');
    throw error;
  }
}
