/** ER-15.4 to ER-15.6 The dice of a combat round: rerolls, placing them, and the damage they set free. */
import { type ActionOf, present, type Seat } from '#engine';
import { ALIENS } from '../content/aliens.ts';
import { DAMAGE, ICONS } from '../content/damage.ts';
import { alike } from '../content/technology.ts';
import type { EosFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { combatOf, isProtected, matches, rerollDie, strikeShip } from '../rules/combat.ts';
import { has, useAbility } from '../rules/crew.ts';
import { notice } from '../rules/missions.ts';
import type { EosRise, G, Raider, State } from '../state.ts';
import type { EosVerb } from './asking.ts';
import { users } from './technology.ts';

type RerollFrame = Extract<EosFrame, { step: 'reroll' }>;

/** D21 the seats with something to use on the roll. */
export function rollers(s: State, frame: Extract<EosFrame, { step: 'rollWindow' }>): readonly Seat[] {
  return users(s, frame, s.crew.specialist.cubes > 0 || canLead(s) || canRange(s));
}

function specialistProblem(s: State, seat: Seat) {
  return s.crew.specialist.seat === seat ? undefined : objection('R65', 'notYours', { who: 'specialist' });
}

/** ER-7.1 one participating character; any number of its dice. */
export const targetLock: EosVerb<'targetLock'> = {
  options: (s, seat) =>
    s.crew.specialist.seat === seat && s.crew.specialist.cubes > 0
      ? combatOf(s).fighters.map((who) => ({ type: 'targetLock', who }))
      : [],
  check(s, { who }, seat) {
    const problem = specialistProblem(s, seat);
    if (problem) return problem;
    if (s.crew.specialist.cubes === 0) return objection('ER-7.1', 'noCubes', { who: 'specialist' });
    return combatOf(s).fighters.includes(who) ? undefined : objection('ER-7.1', 'notFighting', { who });
  },
  do(g, { who }) {
    g.s.crew.specialist.cubes--;
    g.use('cube', 'specialist');
    g.then(
      { step: 'reroll', by: 'specialist', who, single: false, marked: [] },
      { step: 'rollWindow', passed: 0 },
    );
  },
};

function canLead(s: State): boolean {
  const combat = combatOf(s);
  return !combat.led && combat.fighters.length > 1 && has(s, 'lead-from-the-front');
}

/** Lead from the Front: each other participant may reroll one of its dice. */
export const lead: EosVerb<'lead'> = {
  options: () => [{ type: 'lead' }],
  check(s, _, seat) {
    const problem = specialistProblem(s, seat);
    if (problem) return problem;
    return canLead(s) ? undefined : objection('ER-15.4', 'notUnlocked', { ability: 'lead-from-the-front' });
  },
  do(g) {
    const combat = combatOf(g.s);
    combat.led = true;
    useAbility(g, 'lead-from-the-front');
    const others = combat.fighters.filter((who) => who !== 'specialist');
    g.then(
      ...others.map((who): EosFrame => ({ step: 'reroll', by: 'specialist', who, single: true, marked: [] })),
      { step: 'rollWindow', passed: 0 },
    );
  },
};

function canRange(s: State): boolean {
  return s.effects.gunneryRange && !combatOf(s).ranged;
}

/** Gunnery Range: any number of the Combat Specialist's own dice, once per combat round. */
export const gunneryRange: EosVerb<'gunneryRange'> = {
  options: () => [{ type: 'gunneryRange' }],
  check: (s, _, seat) =>
    specialistProblem(s, seat) ?? (canRange(s) ? undefined : objection('ER-15.4', 'nothingToDo')),
  do(g) {
    combatOf(g.s).ranged = true;
    g.then(
      { step: 'reroll', by: 'specialist', who: 'specialist', single: false, marked: [] },
      { step: 'rollWindow', passed: 0 },
    );
  },
};

const MARKS = Array.from({ length: 18 }, (_, die) => ({ type: 'mark', die }) as const);

/** D22 dice are marked one at a time; of dice alike the first comes first. */
export const mark: EosVerb<'mark'> = {
  options: (s) => MARKS.slice(0, combatOf(s).dice.length),
  check(s, { die }, _, frame) {
    if (frame.step !== 'reroll') return objection('R9', 'wrongWindow');
    const { dice } = combatOf(s);
    const marked = dice[die];
    if (marked === undefined || marked.who !== frame.who) return objection('R9', 'noSuchDie');
    if (frame.marked.includes(die)) return objection('R9', 'alreadyMarked');
    return dice.some((other, i) => i < die && !frame.marked.includes(i) && alike(other, marked))
      ? objection('R9', 'markIdentical')
      : undefined;
  },
  do(g, { die }, _, frame) {
    if (frame.step !== 'reroll') return;
    const next = { ...frame, marked: [...frame.marked, die] };
    if (frame.single) rollMarked(g, next);
    else g.then(next);
  },
};

/** D22 at least one die; Lead from the Front may be declined. */
export const reroll: EosVerb<'reroll'> = {
  options: () => [{ type: 'reroll' }],
  check: (_, _action, _seat, frame) =>
    frame.step === 'reroll' && (frame.single || frame.marked.length > 0)
      ? undefined
      : objection('R9', 'markFirst'),
  do(g, _, _seat, frame) {
    if (frame.step === 'reroll' && frame.marked.length > 0) rollMarked(g, frame);
  },
};

function rollMarked(g: G, { who, marked }: RerollFrame): void {
  const dice = marked.flatMap((i) => combatOf(g.s).dice[i] ?? []);
  const from = dice.map(({ face }) => face);
  for (const die of dice) rerollDie(g, die);
  g.tell({ type: 'rerolled', who, from, to: dice.map(({ face }) => face) });
}

/** D23 asked while some free die fits a free icon. */
export function placeSeat(s: State): number | undefined {
  const { combat } = s;
  if (combat === undefined || s.pursuit.length === 0) return undefined;
  for (const { open } of combat.cards) {
    for (const icon of open) {
      for (const die of combat.dice) {
        if (!die.placed && matches(s, die.face, icon)) return s.crew.specialist.seat;
      }
    }
  }
  return undefined;
}

/** ER-15.5 equal faces and equal icons on a card are merged. */
export const placeDie: EosVerb<'placeDie'> = {
  options(s) {
    const { cards, dice } = combatOf(s);
    const faces = ICONS.filter((face) => dice.some((die) => !die.placed && die.face === face));
    const found: ActionOf<EosRise, 'placeDie'>[] = [];
    for (const { card, open } of cards) {
      for (let i = 0; i < open.length; i++) {
        const icon = open[i];
        if (icon === undefined || open.indexOf(icon) < i) continue;
        for (const face of faces)
          if (matches(s, face, icon)) found.push({ type: 'placeDie', face, card, icon });
      }
    }
    return found;
  },
  check(s, { face, card, icon }) {
    const { cards, dice } = combatOf(s);
    if (!dice.some((die) => !die.placed && die.face === face)) return objection('ER-15.5', 'noSuchDie');
    const laid = cards.find((other) => other.card === card);
    if (laid === undefined) return objection('ER-15.5', 'notOffered', { card });
    if (!laid.open.includes(icon)) return objection('ER-15.5', 'iconFilled', { card });
    // R8 wild runs one way
    return matches(s, face, icon) ? undefined : objection('R8', 'noMatch');
  },
  do(g, { face, card, icon }) {
    const { s } = g;
    const { cards, dice } = combatOf(s);
    const die = dice.find((other) => !other.placed && other.face === face);
    const laid = cards.find((other) => other.card === card);
    if (die === undefined || laid === undefined) return;
    die.placed = true;
    laid.open.splice(laid.open.indexOf(icon), 1);
    g.tell({ type: 'diePlaced', face, card, icon });
    g.then('placeDice');
    if (laid.open.length > 0) return;
    g.use('damage', card);
    g.then({ step: 'overcharge', card, passed: 0 }, { step: 'target', card });
    if (laid.strike !== undefined) notice(g, { deed: 'struckFirst', by: laid.strike });
  },
};

/** D24, D25 one ship in pursuit. */
export const target: EosVerb<'target'> = {
  options: (s) => s.pursuit.map(({ card }) => ({ type: 'target', ship: card })),
  check(s, { ship }) {
    const raider = s.pursuit.find(({ card }) => card === ship);
    if (raider === undefined) return objection('ER-15.6', 'notInPursuit', { ship });
    return isProtected(s, raider) ? objection('ER-23.1', 'protected', { ship }) : undefined;
  },
  do(g, { ship }, _, frame) {
    const { s } = g;
    const raider = present(
      s.pursuit.find(({ card }) => card === ship),
      `${ship} in pursuit`,
    );
    const combat = combatOf(s);
    if (frame.step === 'overpenetration') {
      combat.overpenetrated = true;
      useAbility(g, 'overpenetration');
      g.tell({ type: 'overpenetrated', ship, damage: frame.spare });
      strikeShip(g, raider, frame.spare);
    } else if (frame.step === 'target') {
      const laid = combat.cards.find(({ card }) => card === frame.card);
      if (laid === undefined) return;
      laid.spent = true;
      const { damage, firstStrike } = DAMAGE[frame.card];
      const total = damage + laid.bonus + (laid.strike === undefined ? 0 : firstStrike);
      g.tell({ type: 'activated', card: frame.card, damage: total, ship });
      hitWith(g, raider, total);
    }
  },
};

/** With Overpenetration the spare damage may go on, after the defeated ship's rewards (ER-22.8). */
function hitWith(g: G, raider: Raider, total: number): void {
  const { s } = g;
  const spare = raider.damage + total - ALIENS[raider.card].hull;
  if (spare > 0 && s.pursuit.length > 1 && !combatOf(s).overpenetrated && has(s, 'overpenetration'))
    g.then({ step: 'overpenetration', spare });
  strikeShip(g, raider, total);
}
