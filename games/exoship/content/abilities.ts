/** What each founder can do as an action while Rift. The Ghost's ability is passive (grid.ts). */

import type { Objection } from '#engine';
import { objection } from '../objections.ts';
import { find, founderAt, generationAt, lowest, type Place } from '../rules/grid.ts';
import { canReplace, discard, move, replace, sway, watchRing } from '../rules/terms.ts';
import { ARRIVAL, type Founder, type G, type Generation, type Side, type State } from '../state.ts';
import type { FounderId } from './founders.ts';
import { backOf } from './timeline.ts';

/** XS-5.2 is the rule that an ability objects by; the card's own words say the rest. */
const RULE = 'XS-5.2';

/** An ability that names a founder. `check` is asked only about founders in play. */
interface Targeted {
  readonly needs: 'target';
  /** On which side its targets stand; absent, on either. */
  readonly aims?: Side;
  check(s: State, by: Place, target: Place): Objection | undefined;
  do(g: G, by: FounderId, target: FounderId): void;
}

interface ToGeneration {
  readonly needs: 'generation';
  check(s: State, by: Place, to: Generation): Objection | undefined;
  do(g: G, by: FounderId, to: Generation): void;
}

interface Plain {
  readonly needs: 'nothing';
  check(s: State, by: Place): Objection | undefined;
  do(g: G, by: FounderId): void;
}

/** What a bot likes an ability for; `bot/` has a function for each. */
export type Appeal = 'sway' | 'youngest' | 'arrow' | 'little';

export type Ability = (Targeted | ToGeneration | Plain) & { readonly bot: { readonly appeal: Appeal } };

export const ABILITIES: Readonly<Record<Exclude<FounderId, 'ghost'>, Ability>> & {
  readonly ghost?: undefined;
} = {
  navigator: {
    needs: 'nothing',
    bot: { appeal: 'little' },
    check: (s) => (s.step + 1 < ARRIVAL ? undefined : objection(RULE, 'noNextCard')),
    do(g) {
      const { timeline, step } = g.s;
      const card = timeline[step];
      if (card === undefined) return;
      const turned = backOf(card);
      timeline[step] = { card: card.card, side: card.side === 'a' ? 'b' : 'a' };
      g.tell({ type: 'cardTurned', step: step + 1, card: turned });
    },
  },
  physician: {
    needs: 'target',
    bot: { appeal: 'little' },
    aims: 'rift',
    check: (_, _by, { founder, column }) =>
      rift(founder) ?? (column === 0 ? undefined : objection(RULE, 'notElder', { founder: founder.id })),
    do: (g, _, target) => move(g, target, 'midlife', 'physician'),
  },
  tutor: {
    needs: 'nothing',
    bot: { appeal: 'youngest' },
    check: (s) =>
      lowest(s.grid, 'young')?.side === 'directorate' ? undefined : objection(RULE, 'lowestYoung'),
    do(g, by) {
      const target = lowest(g.s.grid, 'young');
      if (target) sway(g, target.id, 'ability', by);
    },
  },
  quartermaster: {
    needs: 'target',
    bot: { appeal: 'arrow' },
    aims: 'directorate',
    check: (s, _, { founder }) =>
      directorate(founder) ?? (canReplace(s) ? undefined : objection('XS-R6', 'stackEmpty')),
    do: (g, _, target) => replace(g, target, 'quartermaster'),
  },
  fixer: {
    needs: 'target',
    bot: { appeal: 'arrow' },
    aims: 'directorate',
    check: (_, by, target) =>
      directorate(target.founder) ??
      (around(by, target) ? undefined : objection(RULE, 'notAround', { founder: target.founder.id })),
    do: (g, _, target) => discard(g, target, 'fixer'),
  },
  /** The target trades with the founder one rank below. */
  diplomat: {
    needs: 'target',
    bot: { appeal: 'little' },
    check: (s, _, { founder, column, row }) =>
      founderAt(s.grid, column, row + 1)
        ? undefined
        : objection(RULE, 'nobodyBelow', { founder: founder.id }),
    do: (g, _, target) => trade(g, target),
  },
  signaler: {
    needs: 'target',
    bot: { appeal: 'sway' },
    aims: 'directorate',
    check: (_, by, target) =>
      directorate(target.founder) ??
      (by.row === target.row ? undefined : objection(RULE, 'otherRank', { founder: target.founder.id })),
    do: (g, by, target) => sway(g, target, 'ability', by),
  },
  saboteur: {
    needs: 'target',
    bot: { appeal: 'arrow' },
    aims: 'directorate',
    check: (s, _, { founder }) =>
      directorate(founder) ??
      (s.blinded.includes(founder.id)
        ? objection(RULE, 'alreadyBlinded', { founder: founder.id })
        : undefined),
    do(g, _, target) {
      g.s.blinded.push(target);
      g.tell({ type: 'blinded', founder: target });
    },
  },
  recruiter: {
    needs: 'generation',
    bot: { appeal: 'little' },
    check: (_, by, to) => (generationAt(by.column) === to ? objection(RULE, 'sameGeneration') : undefined),
    do: (g, by, to) => move(g, by, to, 'recruiter'),
  },
  steward: {
    needs: 'target',
    bot: { appeal: 'little' },
    aims: 'rift',
    check: (_, _by, { founder, column }) =>
      rift(founder) ?? (column === 0 ? objection(RULE, 'alreadyElder', { founder: founder.id }) : undefined),
    do(g, _, target) {
      const place = find(g.s.grid, target);
      if (place) move(g, target, generationAt(place.column - 1), 'steward');
    },
  },
};

function rift({ id, side }: Founder): Objection | undefined {
  return side === 'rift' ? undefined : objection(RULE, 'notRift', { founder: id });
}

function directorate({ id, side }: Founder): Objection | undefined {
  return side === 'directorate' ? undefined : objection(RULE, 'notDirectorate', { founder: id });
}

/** Any of the eight cells around. */
function around(a: Place, b: Place): boolean {
  return a !== b && Math.abs(a.column - b.column) <= 1 && Math.abs(a.row - b.row) <= 1;
}

function trade(g: G, id: FounderId): void {
  const place = find(g.s.grid, id);
  if (place === undefined) return;
  const founders = g.s.grid[generationAt(place.column)];
  const lower = founders[place.row + 1];
  if (lower === undefined) return;
  founders[place.row] = lower;
  founders[place.row + 1] = place.founder;
  g.tell({ type: 'traded', upper: id, lower: lower.id });
  watchRing(g);
}
