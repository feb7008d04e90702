/** What the four items do: on one's own turn, free, and then discarded (XW-6.2). */
import type { Objection } from '#engine';
import { objection } from '../objections.ts';
import { adjacent, has, placeOf } from '../rules/base.ts';
import { heal } from '../rules/health.ts';
import { crewOf, currentCrew } from '../rules/order.ts';
import type { G, State } from '../state.ts';
import { moveTo } from '../steps/move.ts';
import type { ItemId } from './cards.ts';
import type { HealthId } from './health.ts';
import { EMERGENCY } from './tokens.ts';

/** What the use of an item names. */
export interface ItemUse {
  readonly to?: number;
  readonly crew?: number;
  readonly health?: HealthId;
}

export interface Item {
  /** Every use worth checking. */
  uses(s: State): readonly ItemUse[];
  check(s: State, use: ItemUse): Objection | undefined;
  do(g: G, use: ItemUse): void;
  /** What a bot holds it for, compared with other items. */
  readonly bot: { readonly worth: number };
}

const RULE = 'XW-6.2';
const PLAIN: readonly ItemUse[] = [{}];
const SEALED = 2;
const BATTERY = 2;

/** XW-R19 Whether Sealant Foam reaches a token: a leak or an emergency token here or next door; the second where the first was, or next to it. */
export function canSeal(s: State, place: number, token: number, first?: number): boolean {
  const there = placeOf(s, place);
  if (token > EMERGENCY || !has(there, token)) return false;
  const isNear = (at: number) => place === at || adjacent(there, placeOf(s, at));
  return isNear(currentCrew(s).at) && (first === undefined || isNear(first));
}

function plain({ to, crew, health }: ItemUse): Objection | undefined {
  return to === undefined && crew === undefined && health === undefined
    ? undefined
    : objection(RULE, 'notNeeded');
}

export const ITEMS: Readonly<Record<ItemId, Item>> = {
  'sealant-foam': {
    uses: () => PLAIN,
    check(s, use) {
      const sealable = s.base.some((place, at) => place.tokens.some((_, token) => canSeal(s, at, token)));
      return plain(use) ?? (sealable ? undefined : objection(RULE, 'nothingToDo'));
    },
    do: (g) => g.then({ step: 'sealing', left: SEALED }),
    bot: { worth: 1 },
  },
  'field-rover': {
    uses: (s) => s.base.map((_, to) => ({ to })),
    check(s, { to, crew, health }) {
      if (crew !== undefined || health !== undefined) return objection(RULE, 'notNeeded');
      if (to === undefined) return objection(RULE, 'needsMore');
      if (to >= s.base.length) return objection(RULE, 'noPlace');
      return to === currentCrew(s).at ? objection('XW-R12', 'standsThere') : undefined;
    },
    do: (g, { to = 0 }) => moveTo(g, currentCrew(g.s), to, 'field-rover'),
    bot: { worth: 0.4 },
  },
  'first-aid-kit': {
    uses: (s) => s.crew.flatMap(({ health }, crew) => health.map((issue) => ({ crew, health: issue }))),
    check(s, { to, crew, health }) {
      if (to !== undefined) return objection(RULE, 'notNeeded');
      if (crew === undefined || health === undefined) return objection(RULE, 'needsMore');
      return s.crew[crew]?.health.includes(health) ? undefined : objection(RULE, 'notIll', { health });
    },
    do(g, { crew = 0, health }) {
      if (health !== undefined) heal(g, crewOf(g.s, crew), health, 'kit');
    },
    bot: { worth: 0.6 },
  },
  'exo-battery': {
    uses: () => PLAIN,
    check: (_, use) => plain(use),
    do(g) {
      g.s.bonus += BATTERY;
    },
    bot: { worth: 2 },
  },
};
