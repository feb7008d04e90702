/** XS-5 Action phase: the free sway, then up to two actions, one at a time. */
import { type Objection, oneOf, optional, type Verb } from '#engine';
import { ABILITIES } from '../content/abilities.ts';
import { FOUNDER_IDS, type FounderId } from '../content/founders.ts';
import { captain, countRift, everyone, find, lowest, targetOf } from '../grid.ts';
import { objection } from '../objections.ts';
import {
  type AbilityAction,
  type Exoship,
  type ExoshipAction,
  type G,
  GENERATIONS,
  type State,
} from '../state.ts';
import { canReplace, discard, replace as replaceFounder, sway as swayFounder } from '../terms.ts';

type OfType<T extends ExoshipAction['type']> = Extract<ExoshipAction, { type: T }>;

/** XS-5.1 is asked only while no founder in play is Rift. */
export function needsFreeSway(s: State): boolean {
  return countRift(s.grid) === 0;
}

/** XS-5.1 */
export const freeSway: Verb<Exoship, OfType<'freeSway'>> = {
  fields: { generation: oneOf(GENERATIONS) },
  options: () => GENERATIONS.map((generation) => ({ type: 'freeSway', generation })),
  check: (s, { generation }) =>
    s.grid[generation].length > 0 ? undefined : objection('XS-5.1', 'emptyGeneration', { generation }),
  do(g, { generation }) {
    const founder = lowest(g.s.grid, generation);
    if (founder) swayFounder(g, founder.id, 'free');
    g.use('action', 'freeSway');
  },
};

/** XS-5.2 Sway: a Rift founder's target is turned. */
export const sway: Verb<Exoship, OfType<'sway'>> = {
  fields: { by: oneOf(FOUNDER_IDS), target: oneOf(FOUNDER_IDS) },
  options: (s) =>
    riftFounders(s).flatMap((by): OfType<'sway'>[] => {
      const target = targetOf(s.grid, by);
      return target ? [{ type: 'sway', by, target: target.id }] : [];
    }),
  check(s, { by, target }) {
    const problem = rift(s, by);
    if (problem) return problem;
    const pointedAt = targetOf(s.grid, by);
    if (pointedAt === undefined) return objection('XS-R3', 'nobodyThere', { founder: by });
    if (pointedAt.id !== target) return objection('XS-5.2', 'notPointedAt', { founder: by, target });
    return pointedAt.side === 'directorate'
      ? undefined
      : objection('XS-1.5', 'notDirectorate', { founder: target });
  },
  do(g, { by, target }) {
    swayFounder(g, target, 'arrow', by);
    spend(g, 'sway');
  },
};

/** XS-5.2 Ability: what it needs and does is with the founder. */
export const ability: Verb<Exoship, AbilityAction> = {
  fields: { by: oneOf(FOUNDER_IDS), target: optional(oneOf(FOUNDER_IDS)), to: optional(oneOf(GENERATIONS)) },
  options: (s) => riftFounders(s).flatMap((by) => abilityOptions(s, by)),
  check(s, { by, target, to }) {
    const problem = rift(s, by);
    if (problem) return problem;
    const used = ABILITIES[by];
    const place = find(s.grid, by);
    if (used === undefined || place === undefined) return objection('XS-5.2', 'passive', { founder: by });
    if (used.needs !== 'target' && target !== undefined)
      return objection('XS-5.2', 'needsNoTarget', { founder: by });
    if (used.needs !== 'generation' && to !== undefined)
      return objection('XS-5.2', 'needsNoGeneration', { founder: by });
    switch (used.needs) {
      case 'nothing':
        return used.check(s, place);
      case 'generation':
        return to === undefined
          ? objection('XS-5.2', 'needsGeneration', { founder: by })
          : used.check(s, place, to);
      case 'target': {
        if (target === undefined) return objection('XS-5.2', 'needsTarget', { founder: by });
        const aim = target === by ? place : find(s.grid, target);
        return aim ? used.check(s, place, aim) : objection('XS-5.2', 'notInPlay', { founder: target });
      }
    }
  },
  do(g, { by, target, to }) {
    const used = ABILITIES[by];
    if (used?.needs === 'nothing') used.do(g, by);
    else if (used?.needs === 'generation' && to) used.do(g, by, to);
    else if (used?.needs === 'target' && target) used.do(g, by, target);
    g.use('ability', by);
    spend(g, 'ability');
  },
};

function abilityOptions(s: State, by: FounderId): AbilityAction[] {
  const used = ABILITIES[by];
  switch (used?.needs) {
    case undefined:
      return [];
    case 'nothing':
      return [{ type: 'ability', by }];
    case 'generation':
      return GENERATIONS.map((to) => ({ type: 'ability', by, to }));
    case 'target':
      return everyone(s.grid).map(({ id }) => ({ type: 'ability', by, target: id }));
  }
}

/** XS-5.2 Replace a Rift founder: the newcomer is Rift. */
export const replace: Verb<Exoship, OfType<'replace'>> = {
  fields: { founder: oneOf(FOUNDER_IDS) },
  options: (s) => riftFounders(s).map((founder) => ({ type: 'replace', founder })),
  check: (s, { founder }) =>
    rift(s, founder) ?? (canReplace(s) ? undefined : objection('XS-R6', 'stackEmpty')),
  do(g, { founder }) {
    replaceFounder(g, founder, 'action');
    spend(g, 'replace');
  },
};

const CHANGE_COURSE: readonly OfType<'changeCourse'>[] = [{ type: 'changeCourse' }];

/** XS-5.2 Change course: it costs the captain. */
export const changeCourse: Verb<Exoship, OfType<'changeCourse'>> = {
  fields: {},
  options: () => CHANGE_COURSE,
  check(s) {
    if (s.destination === 'axios') return objection('XS-R7', 'alreadyAxios');
    const leader = captain(s.grid);
    if (leader === undefined) return objection('XS-1.4', 'noCaptain');
    if (leader.side !== 'rift') return objection('XS-5.2', 'captainNotRift', { founder: leader.id });
    return s.ship === 'cruise' ? objection('XS-8.1', 'cruise') : undefined;
  },
  do(g) {
    const leader = captain(g.s.grid);
    if (leader === undefined) return;
    g.s.destination = 'axios';
    g.tell({ type: 'courseChanged', captain: leader.id });
    discard(g, leader.id, 'course');
    spend(g, 'changeCourse');
  },
};

const END: readonly OfType<'end'>[] = [{ type: 'end' }];

/** XS-5.2 you may stop early. */
export const end: Verb<Exoship, OfType<'end'>> = {
  fields: {},
  options: () => END,
  check: () => undefined,
  do(g) {
    g.tell({ type: 'actionsEnded', left: g.s.actionsLeft });
    g.s.actionsLeft = 0;
  },
};

/** One action is used; while some are left the phase goes on. */
function spend(g: G, action: ExoshipAction['type']): void {
  g.use('action', action);
  g.s.actionsLeft--;
  if (g.s.actionsLeft > 0) g.then('actions');
}

function riftFounders(s: State): FounderId[] {
  const found: FounderId[] = [];
  for (const generation of GENERATIONS) {
    for (const { id, side } of s.grid[generation]) if (side === 'rift') found.push(id);
  }
  return found;
}

function rift(s: State, id: FounderId): Objection | undefined {
  const place = find(s.grid, id);
  if (place === undefined) return objection('XS-5.2', 'notInPlay', { founder: id });
  return place.founder.side === 'rift' ? undefined : objection('XS-5.2', 'notRift', { founder: id });
}
