/** ER-9 Hull damage, damage cards, repair and Quick Fix. */
import type { ActionOf, FrameOf } from '#engine';
import { DAMAGE } from '../content/damage.ts';
import { HULL_ROOMS, MAX_HULL } from '../content/rooms.ts';
import type { EosFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { has, useAbility } from '../rules/crew.ts';
import { drawFrom } from '../rules/decks.ts';
import { anythingToRepair, canRepair, hitRoom, isLocked, repairRoom } from '../rules/hull.ts';
import type { EosRise, G, State } from '../state.ts';
import type { EosVerb } from './asking.ts';

/** ER-9.7 two or more cards are separate events. */
export function damageCard(g: G, { n }: FrameOf<EosRise, 'damageCard'>): void {
  const { damage } = g.s.decks;
  const card = drawFrom(g, damage);
  if (card === undefined) return;
  damage.discard.push(card);
  const amount = DAMAGE[card].damage;
  g.tell({ type: 'damageCard', card, damage: amount });
  if (n > 1) g.then({ step: 'damageCard', n: n - 1 });
  g.then({ step: 'hullDamage', amount });
}

const FOAM: EosFrame = { step: 'foam', passed: 0 };

/** ER-9.2 one total for the whole event, after reductions. */
export function hullDamage(g: G, { amount }: FrameOf<EosRise, 'hullDamage'>): void {
  const { s } = g;
  let total = amount;
  if (has(s, 'hardened-bulkheads')) {
    total--;
    useAbility(g, 'hardened-bulkheads');
  }
  if (total > 0 && s.effects.bulkheads > 0) {
    s.effects.bulkheads--;
    total = Math.max(0, total - 2);
  }
  s.damage = total;
  s.taken = 0;
  g.tell({ type: 'hullDamage', total, reduced: amount - total });
  // Where nothing is left none of them asks.
  g.then(FOAM, 'assign', 'quickFix');
}

/** D29 the Engineer's seat assigns it, one point at a time. */
export function assignSeat(s: State): number | undefined {
  return s.damage > 0 ? s.crew.engineer.seat : undefined;
}

const HITS = HULL_ROOMS.map((room) => ({ type: 'hit', room }) as const);

/** ER-9.5 any room with hull, the Command room too. */
export const hit: EosVerb<'hit'> = {
  options(s) {
    const found: ActionOf<EosRise, 'hit'>[] = [];
    for (const action of HITS) if (s.hull[action.room] > 0) found.push(action);
    return found;
  },
  check: (s, { room }) => (s.hull[room] > 0 ? undefined : objection('ER-9.2', 'noHull', { room })),
  do(g, { room }) {
    const { s } = g;
    s.damage--;
    s.taken++;
    if (s.damage > 0) g.then('assign');
    hitRoom(g, room);
  },
};

/** ER-7.1 right after hull damage was assigned. */
export function quickFixSeat(s: State): number | undefined {
  const { cubes, seat } = s.crew.engineer;
  return s.taken > 0 && cubes > 0 && anythingToRepair(s) ? seat : undefined;
}

const QUICK_FIXES = HULL_ROOMS.map((room) => ({ type: 'quickFix', room }) as const);
const REPAIRS = HULL_ROOMS.map((room) => ({ type: 'repair', room }) as const);
const NONE: readonly never[] = [];

/** Those of the actions whose room can be repaired. */
function repairable<A extends { readonly room: (typeof HULL_ROOMS)[number] }>(
  s: State,
  actions: readonly A[],
): A[] {
  const found: A[] = [];
  for (const action of actions) if (canRepair(s, action.room)) found.push(action);
  return found;
}

/** D29, ER-12.5 one cube: 2 points in one room. */
export const quickFix: EosVerb<'quickFix'> = {
  options: (s, seat) =>
    s.crew.engineer.seat === seat && s.crew.engineer.cubes > 0 ? repairable(s, QUICK_FIXES) : NONE,
  check(s, { room }, seat) {
    const { engineer } = s.crew;
    if (engineer.seat !== seat) return objection('R65', 'notYours', { who: 'engineer' });
    if (engineer.cubes === 0) return objection('ER-7.1', 'noCubes', { who: 'engineer' });
    return repairProblem(s, room);
  },
  do(g, { room }, _, frame) {
    g.s.crew.engineer.cubes--;
    g.use('cube', 'engineer');
    g.then(frame.step === 'planning' ? frame : { step: 'quickFix' });
    repairRoom(g, room, 2);
  },
};

function repairProblem(s: State, room: (typeof HULL_ROOMS)[number]) {
  if (isLocked(s, room)) return objection('ER-9.6', 'roomLocked', { room });
  return s.hull[room] < MAX_HULL[room] ? undefined : objection('ER-9.6', 'roomFull', { room });
}

/** D07 repairs are chosen by the owner of whoever repairs. */
export function repairSeat(s: State, { who }: FrameOf<EosRise, 'repair'>): number | undefined {
  return anythingToRepair(s) ? s.crew[who].seat : undefined;
}

export const repair: EosVerb<'repair'> = {
  options: (s) => repairable(s, REPAIRS),
  check: (s, { room }) => repairProblem(s, room),
  do(g, { room }, _, frame) {
    if (frame.step === 'repair' && frame.points > 1) g.then({ ...frame, points: frame.points - 1 });
    repairRoom(g, room, 1);
  },
};
