/** Whatever a hint says of a position holds in it: over many positions, with the sound bot's choice. */
import { expect, test } from 'vitest';
import { foresee, Match, redeal, stream } from '#engine';
import type { ExoworldAction } from '../../action.ts';
import { sense } from '../../bot/index.ts';
import { CARDS } from '../../content/cards.ts';
import type { ModuleId } from '../../content/modules.ts';
import { RESOURCES, resourceAt } from '../../content/resources.ts';
import { EFFECTS } from '../../content/scenarios.ts';
import { exoworld } from '../../index.ts';
import { forecast } from '../../outlook/forecast.ts';
import { pricesIn } from '../../outlook/price.ts';
import type { View } from '../../view.ts';
import { reasons } from './reasons.ts';

const POSITIONS = 500;
const REASONED = 'any';

type Check = (view: View, action: ExoworldAction, then: View | undefined, seat: number) => boolean;

/** What must be true where a reason is given, asked in another way than it is found. */
const HOLDS: Readonly<Record<string, Check>> = {
  wins: (_, __, then) => (then?.outcome?.winners.length ?? 0) > 0,
  shutDown: (_, action) => action.type === 'shutDown',
  fastest(view, action) {
    const { ends } = forecast(view);
    const first = Math.min(...ends.flatMap((end) => end ?? []));
    const module = 'module' in action ? action.module : 'card' in action ? action.card : undefined;
    const effect = EFFECTS[view.scenario][module as ModuleId];
    return ends.some((end, r) => end === first && (view.gauges[r]?.sum ?? 0) + (effect[r] ?? 0) >= 0);
  },
  completes(view, action, _, seat) {
    const card = 'card' in action && action.card !== 'deck' ? action.card : undefined;
    const colour = card && resourceAt(CARDS[card].colour);
    return pricesIn(view, seat).some(({ lacks }) => lacks.length === 1 && lacks[0] === colour);
  },
  deckOdds: (view, action) => action.type === 'draw' && view.deck > 0,
  gathers: (view, action, _, seat) =>
    'card' in action &&
    action.card !== 'deck' &&
    pricesIn(view, seat).some(
      ({ lacks }) => lacks.length > 1 && lacks.includes(resourceAt(CARDS[action.card as ModuleId].colour)),
    ),
  lifts: (view, action, then) =>
    action.type === 'deploy' &&
    (then === undefined ||
      then.outcome !== undefined ||
      then.phase === 'pay' ||
      RESOURCES.some((_, r) => (then.gauges[r]?.sum ?? 0) > (view.gauges[r]?.sum ?? 0))),
  brings: (view, action) =>
    'card' in action &&
    RESOURCES.some(
      (_, r) =>
        (view.gauges[r]?.sum ?? 0) < 0 && (EFFECTS[view.scenario][action.card as ModuleId][r] ?? 0) > 0,
    ),
  newCards: (view, _, __, seat) => pricesIn(view, seat).every(({ lacks }) => lacks.length === 0),
  goes: (view, action) => 'to' in action && view.crew[view.current]?.at !== action.to,
  refuses: (view, action) => action.type === 'refuse' && view.offer !== undefined,
  noActionLeft: (view) => view.actionsLeft === 0,
  recycleWhy: (_, action) => action.type === 'recycle',
  produceSpare: (view, action, then) =>
    action.type === 'produce' &&
    RESOURCES.some((_, r) => (then?.gauges[r]?.supply ?? 0) > (view.gauges[r]?.supply ?? 0)),
  handLimit: (view, _, __, seat) => (view.hands[seat]?.count ?? 0) >= 6,
  repair: (_, action, then, __) =>
    action.type === 'move' || action.type === 'command' || action.type === 'repair' || then === undefined,
};

test('XW hints: each sentence is short and true', () => {
  const seen = new Map<string, number>();
  let positions = 0;
  for (let game = 0; positions < POSITIONS; game++) {
    const seats = (game % 3) + 1;
    const begun = Match.start(exoworld, { seats, random: { kind: 'fast', seed: `reasons ${game}` } });
    if (!begun.ok) throw new Error(begun.refusal.message);
    const { match } = begun;
    while (positions < POSITIONS && match.outcome === undefined) {
      const { seat, actions } = match
        .decisions()
        .filter((one) => one.awaited && one.actions.length > 0)[0] ?? {
        seat: 0,
        actions: [],
      };
      const known = redeal(exoworld, match.state, seat, stream(`known ${positions}`));
      const action = sense.thinks?.choose(known, seat, actions, stream('choice')) ?? actions[0];
      if (action === undefined) throw new Error('nobody can act');
      if (actions.length > 1) {
        positions++;
        check(match, seat, action, seen);
      }
      expect(match.act(seat, action).ok).toBe(true);
    }
  }
  expect(seen.size).toBeGreaterThan(6);
  // Nearly all advice has a reason of its own.
  expect(seen.get(REASONED) ?? 0).toBeGreaterThan(0.95 * POSITIONS);
});

function check(
  match: { readonly state: Parameters<typeof exoworld.view>[0] },
  seat: number,
  action: ExoworldAction,
  seen: Map<string, number>,
): void {
  const view = exoworld.view(match.state, seat);
  const views = foresee(exoworld, match.state, seat, action, { samples: 3, random: stream('why') });
  const certain = views.length === 1 ? views : [];
  if (reasons.some(({ tell }) => tell(view, { seat, plan: [action], views: certain })))
    seen.set(REASONED, (seen.get(REASONED) ?? 0) + 1);
  for (const { id, tell } of reasons) {
    const told = tell(view, { seat, plan: [action], views: certain });
    if (told === undefined) continue;
    seen.set(id, (seen.get(id) ?? 0) + 1);
    expect(told.length, told).toBeLessThanOrEqual(120);
    expect(told).not.toMatch(/undefined|NaN|\(−?\d+, /);
    expect(HOLDS[id]?.(view, action, certain[0], seat) ?? true, `${id}: ${told}`).toBe(true);
  }
}
