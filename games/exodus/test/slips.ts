/** What everyone wrote, and the debates about it: the set-up that tests of the resolve phase share. */
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import type { Intent, OrderKey } from '../content/orders.ts';
import type { Stake } from '../content/plans.ts';
import type { State } from '../state.ts';
import { type Given, given, mark, type Scene } from './scene.ts';

export type Slips = Partial<Record<FactionId, Partial<Record<FactionId, Intent>>>>;

interface Written extends Omit<Given, 'next'> {
  /** Markers in other hands: issuer and holder. */
  readonly markers?: readonly (readonly [issuer: FactionId, holder: FactionId])[];
}

/** What everyone wrote, then the rest of the resolve phase. There is something to harvest. */
export function written(slips: Slips, { markers = [], ...more }: Written = {}): Scene {
  return given({
    ...more,
    next: ['reveal', { step: 'poll', phase: 'resolve' }, { step: 'polled', phase: 'resolve' }, 'harmony'],
    change(s: State) {
      for (const house of s.houses) house.written = { ...slips[house.faction] };
      Object.assign(s.systems[0] ?? {}, { reward: -1, convenience: 0, left: 2 });
      for (const [issuer, holder] of markers) mark(s, issuer, holder);
      more.change?.(s);
    },
  });
}

/** The slips of the example E1. */
export const E1: Slips = {
  church: { church: 'church-tend', government: 'harvest', military: 'mil-recruit' },
  government: { church: 'church-skin-hunt', government: 'gov-adjudicate', military: 'harvest' },
  military: { church: 'church-skin-hunt', government: 'harvest', military: 'mil-stand-to' },
};

export const totals = (scene: Scene, faction: FactionId): Partial<Record<OrderKey, number>> =>
  Object.fromEntries((scene.s.tally[faction] ?? []).map(({ order, total }) => [order, total]));

/** One dissents, the others accept. */
export function openedBy(opener: FactionId, scene: Scene): Scene {
  for (const { faction } of scene.s.houses)
    scene.when(faction, { type: faction === opener ? 'dissent' : 'accept' });
  return scene;
}

interface Talk {
  readonly by: FactionId;
  readonly about: FactionId;
  readonly to: FactionId;
  readonly demand: Stake;
  /** What is offered or threatened with, before the offer is closed. */
  readonly with?: readonly ExodusAction[];
}

/** A scene up to the moment when the offer lies on the table. */
export function debate(scene: Scene, { by, about, to, demand, with: items = [] }: Talk): Scene {
  return openedBy(by, scene).when(
    by,
    { type: 'issue', faction: about },
    { type: 'respondent', faction: to },
    { type: 'demand', stake: demand },
    ...items,
    { type: 'enough' },
  );
}
