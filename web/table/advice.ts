/** What the hint says, as one object: the board, the cards, the list, the card of the hint and who listens all take it from here. */
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Kit } from '#engine';
import type { GameTable } from '#ui/table.ts';
import type { Feed } from '../match/feed.ts';
import type { Hinted } from '../match/hints.ts';
import { useLoaded } from '../useLoaded.ts';
import type { Known } from './adviceTold.ts';

export interface ShownStep<K extends Kit = Kit> {
  readonly words: string;
  readonly state: 'done' | 'now' | 'later';
  /** What it is made of: an action, with those that only begin it. */
  readonly actions: readonly K['action'][];
  /** Why, where every step of a plan has its own reason. */
  readonly why?: string | undefined;
}

export interface ShownAdvice<K extends Kit = Kit> {
  /** The recommended action, as all lists know it. */
  readonly choice: string;
  readonly steps: readonly ShownStep<K>[];
  /** What is certain of the plan from here on: it can be done with one press. */
  readonly certain: readonly K['action'][];
  readonly why: string;
  readonly near: readonly string[];
  /** Where it is done on the board, the likeliest first. */
  readonly spots: readonly string[];
  /** Where it goes on once the first of them is picked up. */
  readonly then: readonly string[];
  /** The press of several actions that it is, by its id: its card is marked. */
  readonly batch?: string | undefined;
}

export function useAdvice<K extends Kit>(
  match: Feed<K>,
  table: GameTable<K>,
): ReadonlySignal<ShownAdvice<K> | undefined> {
  const wanted = match.hints.hint.value.status !== 'off';
  const loaded = useLoaded(async () => (wanted ? await tellerOf(match, table) : undefined), [wanted]);
  const tell = useSignal<Teller<K> | undefined>(undefined);
  useLayoutEffect(() => {
    if (loaded.status === 'ready') tell.value = loaded.value;
    if (loaded.status === 'failed') match.hints.fail(loaded.error);
  }, [loaded]);
  return useComputed(() => {
    const { value: hint } = match.hints.hint;
    return hint.status === 'shown' ? tell.value?.(hint) : undefined;
  });
}

type Teller<K extends Kit> = (hint: Hinted<K>) => ShownAdvice<K> | undefined;

async function tellerOf<K extends Kit>(match: Feed<K>, table: GameTable<K>): Promise<Teller<K>> {
  const [{ adviceOf }, known] = await Promise.all([import('./adviceTold.ts'), knownOf(table)]);
  return (hint) => adviceOf(match, table, hint, known);
}

/** Without its reasons a hint still has its general one. */
async function knownOf<K extends Kit>(table: GameTable<K>): Promise<Known<K>> {
  const [reasons, counsel] = await Promise.allSettled([table.reasons?.(), table.counsel?.()]);
  return {
    reasons: (reasons.status === 'fulfilled' && reasons.value) || [],
    counsel: (counsel.status === 'fulfilled' && counsel.value) || {},
  };
}
