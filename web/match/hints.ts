/** Hints: what the strong bot thinks of every legal action of the viewer, thought out in the worker. */

import { signal } from '@preact/signals';
import type { Budget, RemoteThinking, Estimate as Weighed } from '#bots';
import { canonical, type Kit } from '#engine';
import type { Estimate } from '#ui/table.ts';
import type { Feed } from './feed.ts';
import { thinkers } from './thinkers.ts';

export type Hint =
  | { readonly status: 'off' }
  | { readonly status: 'thinking'; readonly done: number; readonly estimates: ReadonlyMap<string, Estimate> }
  | { readonly status: 'shown'; readonly estimates: ReadonlyMap<string, Estimate> }
  | { readonly status: 'failed'; readonly reason: string };

const BUDGET: Budget = { iterations: 6000, ms: 4000 };
const OFF: Hint = { status: 'off' };

export class Hints<K extends Kit> {
  readonly hint = signal<Hint>(OFF);
  readonly #match: Feed<K>;
  #thinking: RemoteThinking<K['action']> | undefined;

  constructor(match: Feed<K>) {
    this.#match = match;
  }

  async ask(): Promise<void> {
    const { game, viewer, state, version } = this.#match;
    this.clear();
    this.hint.value = { status: 'thinking', done: 0, estimates: new Map() };
    const still = () => this.hint.value.status === 'thinking' && this.#match.version === version;
    try {
      const { bot, broken } = thinkers();
      const thinking = bot.think('strong', game, state.value, viewer.value, {
        seed: `hint ${version}`,
        budget: BUDGET,
        full: true,
        onProgress: ({ done, thought }) => {
          if (still()) this.hint.value = { status: 'thinking', done, estimates: byAction(thought.estimates) };
        },
      });
      this.#thinking = thinking;
      const { estimates, action } = await Promise.race([thinking.thought, broken]);
      if (!still()) return;
      const weighed = byAction(estimates);
      if (weighed.size === 0) weighed.set(canonical(action), { value: Number.NaN, visits: 0, share: 1 });
      this.hint.value = { status: 'shown', estimates: weighed };
    } catch (error) {
      if (still())
        this.hint.value = {
          status: 'failed',
          reason: error instanceof Error ? error.message : String(error),
        };
    }
  }

  /** Answers with the best so far. */
  stop(): void {
    this.#thinking?.stop();
  }

  clear(): void {
    this.#thinking?.stop();
    this.#thinking = undefined;
    if (this.hint.value.status !== 'off') this.hint.value = OFF;
  }
}

function byAction<A>(estimates: readonly Weighed<A>[] = []): Map<string, Estimate> {
  return new Map(
    estimates.map(({ action, value, visits, share }) => [canonical(action), { value, visits, share }]),
  );
}
