/** What the hint says, as one object: the board, the cards, the list, the card of the hint and who listens all take it from here. */
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { canonical, type Kit } from '#engine';
import { choicesOf } from '#ui/kit/choice.ts';
import { type Reason, whyOf } from '#ui/kit/hint.ts';
import type { GameTable } from '#ui/table.ts';
import type { Feed } from '../match/feed.ts';
import type { Hinted } from '../match/hints.ts';
import { useLoaded } from '../useLoaded.ts';

export interface ShownStep {
  readonly words: string;
  readonly state: 'done' | 'now' | 'later';
}

export interface ShownAdvice {
  /** The recommended action, as all lists know it. */
  readonly choice: string;
  readonly steps: readonly ShownStep[];
  /** Absent while the game's reasons are still on their way. */
  readonly why: string | undefined;
  readonly near: readonly string[];
  /** Where it is done on the board, the likeliest first. */
  readonly spots: readonly string[];
}

export function useAdvice<K extends Kit>(
  match: Feed<K>,
  table: GameTable<K>,
): ReadonlySignal<ShownAdvice | undefined> {
  const wanted = match.hints.hint.value.status !== 'off';
  const loaded = useLoaded(async () => (wanted ? await table.reasons?.() : undefined) ?? [], [wanted]);
  const reasons = useSignal<readonly Reason<K>[] | undefined>(undefined);
  useLayoutEffect(() => {
    // Without its reasons a hint still has its general one.
    if (loaded.status !== 'loading') reasons.value = loaded.status === 'ready' ? loaded.value : [];
  }, [loaded]);
  return useComputed(() => {
    const { value: hint } = match.hints.hint;
    return hint.status === 'shown' ? adviceOf(match, table, hint, reasons.value) : undefined;
  });
}

function adviceOf<K extends Kit>(
  { game }: Feed<K>,
  { about }: GameTable<K>,
  { advice, view, at, near }: Hinted<K>,
  reasons: readonly Reason<K>[] | undefined,
): ShownAdvice | undefined {
  const { plan, views, seat } = advice;
  const before = (step: number): K['view'] => views[step - 1] ?? view;
  const action = plan[at];
  if (action === undefined) return undefined;
  const spots = choicesOf(about, [action], before(at), seat).flatMap(({ on = [], by = [] }) => [
    ...on,
    ...by,
  ]);
  return {
    choice: canonical(action),
    steps: plan.map((one, step) => ({
      words: game.words.action(one, before(step)),
      state: step < at ? 'done' : step === at ? 'now' : 'later',
    })),
    why: reasons && whyOf(reasons, view, advice),
    near: at > 0 ? [] : [...new Set(near.map((one) => game.words.action(one, view)))],
    spots,
  };
}
