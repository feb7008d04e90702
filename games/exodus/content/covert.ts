/** XD-12.6, CT-10 Covert orders. Texts and outcomes; who has what, and which are public orders too (R35), is in the table of factions (XD-12.5). */
import type { Effect } from './effect.ts';
import { COVERT_KINDS, type CovertKind, FACTIONS, type FactionId } from './factions.ts';

export interface Covert {
  readonly failure: Effect;
  readonly partial: Effect;
  readonly success: Effect;
}

export const COVERT: Readonly<Record<Exclude<CovertKind, 'leak'>, Covert>> = {
  spying: {
    failure: { also: [{ atom: 'giveMarker', from: 'self', to: 'target', elseRenown: true }] },
    partial: { also: [{ atom: 'spy', how: 'partial' }] },
    success: { also: [{ atom: 'spy', how: 'success' }] },
  },
  assassination: {
    failure: {
      edge: 2,
      also: [
        { atom: 'renown', who: 'self', by: -2 },
        { atom: 'shame', by: -1 },
      ],
    },
    partial: {
      edge: 2,
      also: [
        { atom: 'renown', who: 'self', by: -1 },
        { atom: 'hinder', by: 2, when: 'now' },
      ],
    },
    success: {
      edge: 1,
      also: [
        { atom: 'renown', who: 'target', by: -1 },
        { atom: 'removeLeader', who: 'target' },
      ],
    },
  },
  sabotage: {
    failure: { justice: -1, also: [{ atom: 'renown', who: 'self', by: -1 }] },
    partial: { supply: -1, also: [{ atom: 'hinder', by: 1, when: 'now' }] },
    success: { also: [{ atom: 'hinder', by: 2, when: 'now' }] },
  },
  coup: {
    failure: {
      edge: 3,
      also: [
        { atom: 'shame', by: -2 },
        { atom: 'renown', who: 'self', by: -2 },
      ],
    },
    partial: {
      edge: 3,
      justice: -3,
      also: [{ atom: 'removeLeader', who: 'government', coup: true }, { atom: 'regime' }],
    },
    success: {
      edge: 2,
      justice: -2,
      also: [{ atom: 'removeLeader', who: 'government', coup: true }, { atom: 'regime' }],
    },
  },
};

/** A covert order with its target; `none` is no order. */
export type CovertKey = 'none' | 'leak' | 'coup' | `${'spying' | 'sabotage' | 'assassination'}@${FactionId}`;

const AIMED = ['spying', 'sabotage', 'assassination'] as const;

export const COVERT_KEYS: readonly CovertKey[] = [
  'none',
  'leak',
  'coup',
  ...AIMED.flatMap((kind) => FACTIONS.map((target) => `${kind}@${target}` as const)),
];

export interface CovertSlip {
  readonly key: CovertKey;
  readonly kind: CovertKind;
  readonly target: FactionId | undefined;
}

const BY_KEY: ReadonlyMap<CovertKey, CovertSlip> = new Map<CovertKey, CovertSlip>([
  ['leak', { key: 'leak', kind: 'leak', target: undefined }],
  ['coup', { key: 'coup', kind: 'coup', target: 'government' }],
  ...AIMED.flatMap((kind) =>
    FACTIONS.map((target): [CovertKey, CovertSlip] => {
      const key = `${kind}@${target}` as const;
      return [key, { key, kind, target }];
    }),
  ),
]);

/** What a key says; undefined for no order. */
export function covertOf(key: CovertKey): CovertSlip | undefined {
  return BY_KEY.get(key);
}

/** XD-12.2 the order of execution. */
export const COVERT_ORDER: readonly CovertKind[] = COVERT_KINDS;
