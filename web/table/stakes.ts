/** What is at stake with a press, as the policy of asking weighs it. */
import type { Kit } from '#engine';
import type { Stakes } from '#ui/kit/confirm.ts';
import type { GameTable, Gesture, Verdict } from '#ui/table.ts';
import type { Feed } from '../match/feed.ts';

interface Pressed<K extends Kit> {
  readonly gesture: Gesture<K>;
  readonly verdict: Extract<Verdict<K>, { ok: true }>;
  /** What it leads to was on screen long enough to be read. */
  readonly shown: boolean;
}

export function stakesOf<K extends Kit>(
  match: Pick<Feed<K>, 'view' | 'viewer' | 'decision' | 'weigh'>,
  table: GameTable<K>,
  { gesture, verdict, shown }: Pressed<K>,
): { readonly stakes: Stakes; readonly left: number; readonly risk: string | undefined } {
  const last = gesture[gesture.length - 1] ?? gesture[0];
  // Each action before the last uses one of those left.
  const left = Math.max(0, (table.left?.(match.view.value, match.viewer.value) ?? 0) - (gesture.length - 1));
  const risk = table.risk?.(gesture, match.view.value, shown);
  return {
    ...{ left, risk },
    stakes: {
      givesUp: table.givesUp?.includes(last.type) ?? false,
      danger: isDoomed(match, table, verdict) ? 0 : verdict.danger,
      shown,
      endsTurn: last.type === table.wayOut[0],
      actionsLeft: left,
      costly: risk !== undefined,
      final: verdict.final,
      only: match.decision.value?.actions.length === 1,
    },
  };
}

/** It loses for certain, but so does everything else: a question would have no good answer. */
function isDoomed<K extends Kit>(
  match: Pick<Feed<K>, 'view' | 'decision' | 'weigh'>,
  table: GameTable<K>,
  { danger }: Pressed<K>['verdict'],
): boolean {
  if (danger < 3) return false;
  if (table.lost?.(match.view.value)) return true;
  const others = match.decision.value?.actions ?? [];
  return others.every((action) => {
    const verdict = match.weigh([action]);
    return verdict.ok && verdict.danger === 3;
  });
}
