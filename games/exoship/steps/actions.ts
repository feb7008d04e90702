/** XS-5 Action phase: the free sway, then up to two actions, one at a time. */
import { type ActionOf, nth, type Objection, type Verb } from '#engine';
import type { AbilityAction, ExoshipAction } from '../action.ts';
import { ABILITIES } from '../content/abilities.ts';
import type { FounderId } from '../content/founders.ts';
import { objection } from '../objections.ts';
import { captain, columnAt, countRift, find, lowest, type Place, targetFrom } from '../rules/grid.ts';
import { canReplace, discard, replace as replaceFounder, sway as swayFounder } from '../rules/terms.ts';
import { type Exoship, type G, GENERATIONS, type State } from '../state.ts';

/** XS-5.1 is asked only while no founder in play is Rift. */
export function needsFreeSway(s: State): boolean {
  return countRift(s.grid) === 0;
}

const FREE_SWAYS = GENERATIONS.map(
  (generation): ActionOf<Exoship, 'freeSway'> => ({ type: 'freeSway', generation }),
);

/** XS-5.1 without any Rift founder nothing could be done: the first is swayed for nothing. */
export const freeSway: Verb<Exoship, ActionOf<Exoship, 'freeSway'>> = {
  options: () => FREE_SWAYS,
  check: (s, { generation }) =>
    s.grid[generation].length > 0 ? undefined : objection('XS-5.1', 'emptyGeneration', { generation }),
  do(g, { generation }) {
    const founder = lowest(g.s.grid, generation);
    if (founder) swayFounder(g, founder.id, 'free');
    g.use('action', 'freeSway');
  },
};

/** XS-5.2 Sway: a Rift founder's target is turned. */
export const sway: Verb<Exoship, ActionOf<Exoship, 'sway'>> = {
  options(s) {
    if (s.actionsLeft === 0) return [];
    const found: ActionOf<Exoship, 'sway'>[] = [];
    eachRift(s, (by, column, row) => {
      const target = targetFrom(s.grid, by, column, row);
      if (target?.side === 'directorate') found.push({ type: 'sway', by, target: target.id });
    });
    return found;
  },
  check(s, { by, target }) {
    if (s.actionsLeft === 0) return NONE_LEFT;
    const place = find(s.grid, by);
    if (place?.founder.side !== 'rift') return notRift(place, by);
    const pointedAt = targetFrom(s.grid, by, place.column, place.row);
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
  options(s) {
    if (s.actionsLeft === 0) return [];
    const found: AbilityAction[] = [];
    eachRift(s, (by) => addAbilityOptions(s, by, found));
    return found;
  },
  check(s, { by, target, to }) {
    if (s.actionsLeft === 0) return NONE_LEFT;
    const place = find(s.grid, by);
    if (place?.founder.side !== 'rift') return notRift(place, by);
    const used = ABILITIES[by];
    if (used === undefined) return objection('XS-5.2', 'passive', { founder: by });
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

function addAbilityOptions(s: State, by: FounderId, found: AbilityAction[]): void {
  const used = ABILITIES[by];
  if (used === undefined) return;
  if (used.needs === 'nothing') {
    found.push({ type: 'ability', by });
  } else if (used.needs === 'generation') {
    for (const to of GENERATIONS) found.push({ type: 'ability', by, to });
  } else {
    const { aims } = used;
    for (let column = 0; column < GENERATIONS.length; column++) {
      for (const { id, side } of columnAt(s.grid, column)) {
        if (aims === undefined || aims === side) found.push({ type: 'ability', by, target: id });
      }
    }
  }
}

/** XS-5.2 Replace a Rift founder: the newcomer is Rift. */
export const replace: Verb<Exoship, ActionOf<Exoship, 'replace'>> = {
  options(s) {
    if (s.actionsLeft === 0) return [];
    const found: ActionOf<Exoship, 'replace'>[] = [];
    eachRift(s, (founder) => found.push({ type: 'replace', founder }));
    return found;
  },
  check(s, { founder }) {
    if (s.actionsLeft === 0) return NONE_LEFT;
    const place = find(s.grid, founder);
    if (place?.founder.side !== 'rift') return notRift(place, founder);
    return canReplace(s) ? undefined : objection('XS-R6', 'stackEmpty');
  },
  do(g, { founder }) {
    replaceFounder(g, founder, 'action');
    spend(g, 'replace');
  },
};

const CHANGE_COURSE: readonly ActionOf<Exoship, 'changeCourse'>[] = [{ type: 'changeCourse' }];

/** XS-5.2 Change course: it costs the captain. */
export const changeCourse: Verb<Exoship, ActionOf<Exoship, 'changeCourse'>> = {
  options: () => CHANGE_COURSE,
  check(s) {
    if (s.actionsLeft === 0) return NONE_LEFT;
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

const END: readonly ActionOf<Exoship, 'end'>[] = [{ type: 'end' }];

/** XS-5.2 The phase ends when you say so: you may stop early, and the last action can still be taken back. */
export const end: Verb<Exoship, ActionOf<Exoship, 'end'>> = {
  options: () => END,
  check: () => undefined,
  do(g) {
    if (g.s.actionsLeft > 0) g.tell({ type: 'actionsEnded', left: g.s.actionsLeft });
    g.s.actionsLeft = 0;
  },
};

const NONE_LEFT = objection('XS-5.2', 'noActionsLeft');

/** One action is used, and the phase goes on. */
function spend(g: G, action: ExoshipAction['type']): void {
  g.use('action', action);
  g.s.actionsLeft--;
  g.then('actions');
}

function eachRift(s: State, tell: (id: FounderId, column: number, row: number) => void): void {
  for (let column = 0; column < GENERATIONS.length; column++) {
    const founders = columnAt(s.grid, column);
    for (let row = 0; row < founders.length; row++) {
      const { id, side } = nth(founders, row);
      if (side === 'rift') tell(id, column, row);
    }
  }
}

function notRift(place: Place | undefined, id: FounderId): Objection {
  return objection('XS-5.2', place ? 'notRift' : 'notInPlay', { founder: id });
}
