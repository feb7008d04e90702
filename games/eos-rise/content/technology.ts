/**
 * What each technology card does (ER-8.1): the window it is used in, what it needs to be told, when it would
 * have an effect, its instant reward and its scrap value.
 */
import type { Objection } from '#engine';
import type { TechnologyAction } from '../action.ts';
import type { StepName } from '../frame.ts';
import { objection } from '../objections.ts';
import { drawDamageCard } from '../rules/combat.ts';
import { dashDue, takeShields } from '../rules/tracks.ts';
import type { Combat, Die, G, State } from '../state.ts';
import { stressOf } from './characters.ts';
import { type Gain, relief, repair, shields, skillLevels } from './gains.ts';
import type { TechnologyId } from './technologyIds.ts';

/** What a use names besides the card and its holder. */
export type Target = Pick<TechnologyAction, 'who' | 'die' | 'copy' | 'ship'>;

export interface Technology {
  /** The decision in which it may be used. */
  readonly window: StepName;
  readonly instant: Gain;
  readonly scrap: number;
  /** What a bot keeps it for. */
  readonly bot: { readonly worth: number };
  /** Everything it could name; some of it may still draw an objection. */
  targets(s: State): readonly Target[];
  check(s: State, target: Target): Objection | undefined;
  /** The window is opened again below whatever this pushes. */
  do(g: G, use: TechnologyAction): void;
}

const RULE = 'ER-8.1';
const NOTHING: readonly Target[] = [{}];

/** A card that names nothing, usable while it has an effect. */
function plain(effect: (s: State) => boolean): Pick<Technology, 'targets' | 'check'> {
  return {
    targets: () => NOTHING,
    check: (s, target) => untargeted(target) ?? (effect(s) ? undefined : objection(RULE, 'noEffect')),
  };
}

function untargeted({ who, die, copy, ship }: Target): Objection | undefined {
  return who === undefined && die === undefined && copy === undefined && ship === undefined
    ? undefined
    : objection(RULE, 'needsNoTarget');
}

const fighters = (s: State): readonly Target[] => s.combat?.fighters.map((who) => ({ who })) ?? [];

/** The dice worth naming: of dice alike, the first. */
function namable({ dice }: Combat): number[] {
  return dice.flatMap((die, i) => (sameBefore(dice, die, i) ? [] : [i]));
}

function sameBefore(dice: readonly Die[], die: Die, before: number): boolean {
  return dice.some((other, i) => i < before && alike(other, die));
}

/** Dice of one character, one colour and one face are alike. */
export function alike(a: Die, b: Die): boolean {
  return a.who === b.who && a.advanced === b.advanced && a.face === b.face;
}

function dieProblem(combat: Combat, index: number | undefined): Objection | undefined {
  if (index === undefined) return objection(RULE, 'needsTarget');
  const die = combat.dice[index];
  if (die === undefined) return objection(RULE, 'noSuchDie');
  return sameBefore(combat.dice, die, index) ? objection(RULE, 'markIdentical') : undefined;
}

/** The copied die may be any of its face: the first of them stands for all. */
function faceProblem({ dice }: Combat, index: number | undefined): Objection | undefined {
  if (index === undefined) return objection(RULE, 'needsTarget');
  const die = dice[index];
  if (die === undefined) return objection(RULE, 'noSuchDie');
  return dice.some((other, i) => i < index && other.face === die.face)
    ? objection(RULE, 'markIdentical')
    : undefined;
}

export const TECHNOLOGY: Readonly<Record<TechnologyId, Technology>> = {
  'recoil-damper': {
    window: 'rollWindow',
    instant: relief(2),
    scrap: 2,
    bot: { worth: 2.2 },
    targets: fighters,
    check: (s, { who, ...rest }) => untargeted(rest) ?? fighterProblem(s, who),
    do: (g, { by, who }) => {
      if (who !== undefined) g.then({ step: 'reroll', by, who, single: false, marked: [] });
    },
  },
  'targeting-prism': {
    window: 'rollWindow',
    instant: repair(1),
    scrap: 2,
    bot: { worth: 3 },
    targets: ({ combat }) => (combat === undefined ? [] : namable(combat).map((die) => ({ die }))),
    check({ combat }, { die, ...rest }) {
      if (combat === undefined) return objection(RULE, 'wrongWindow');
      const problem = untargeted(rest) ?? dieProblem(combat, die);
      if (problem) return problem;
      return die !== undefined && combat.dice[die]?.face === 'crosshair'
        ? objection(RULE, 'noEffect')
        : undefined;
    },
    do: (g, { die }) => turn(g, die, 'crosshair'),
  },
  'echo-coupler': {
    window: 'rollWindow',
    instant: shields(1),
    scrap: 2,
    bot: { worth: 2.2 },
    targets({ combat }) {
      if (combat === undefined) return [];
      const faces = combat.dice.flatMap((die, i) =>
        combat.dice.findIndex((other) => other.face === die.face) === i ? [i] : [],
      );
      return namable(combat).flatMap((die) => faces.map((copy) => ({ die, copy })));
    },
    check({ combat }, { die, copy, ...rest }) {
      if (combat === undefined) return objection(RULE, 'wrongWindow');
      const problem = untargeted(rest) ?? dieProblem(combat, die) ?? faceProblem(combat, copy);
      if (problem || die === undefined || copy === undefined) return problem;
      const to = combat.dice[copy]?.face;
      return to === undefined || stressOf(to) > 0 || to === combat.dice[die]?.face
        ? objection(RULE, 'noEffect')
        : undefined;
    },
    do(g, { die, copy }) {
      const to = copy === undefined ? undefined : g.s.combat?.dice[copy]?.face;
      if (to !== undefined) turn(g, die, to);
    },
  },
  'neural-buffer': {
    window: 'rollWindow',
    instant: relief(3),
    scrap: 1,
    bot: { worth: 2.2 },
    targets: fighters,
    check(s, { who, ...rest }) {
      const problem = untargeted(rest) ?? fighterProblem(s, who);
      if (problem || who === undefined) return problem;
      const { combat } = s;
      const stressed = combat?.dice.some((die) => die.who === who && stressOf(die.face) > 0) ?? false;
      return stressed && !combat?.calm.includes(who) ? undefined : objection(RULE, 'noEffect');
    },
    do: (g, { who }) => {
      if (who !== undefined) g.s.combat?.calm.push(who);
    },
  },
  'overcharge-cell': {
    window: 'overcharge',
    instant: { gain: 'targetLock', n: 1 },
    scrap: 3,
    bot: { worth: 3.4 },
    ...plain(() => true),
    do(g) {
      const activated = g.s.combat?.cards.find(({ open, spent }) => open.length === 0 && !spent);
      if (activated) activated.bonus += 3;
    },
  },
  'spare-magazine': {
    window: 'arms',
    instant: skillLevels(1),
    scrap: 1,
    bot: { worth: 3.2 },
    ...plain(() => true),
    do(g) {
      drawDamageCard(g);
      drawDamageCard(g);
    },
  },
  'slip-drive': {
    window: 'warp',
    instant: repair(2),
    scrap: 3,
    bot: { worth: 4 },
    ...plain((s) => s.flight !== undefined && !s.flight.stalled && s.hull.engine > 0),
    do: (g) => {
      if (g.s.flight) g.s.flight.extra += 2;
    },
  },
  'grav-anchor': {
    window: 'anchorWindow',
    instant: shields(1),
    scrap: 2,
    bot: { worth: 2.6 },
    ...plain((s) => !dashDue(s) && s.ships.some((ship) => !ship.anchored)),
    do: (g, { by }) => g.then({ step: 'anchor', by, left: 2 }),
  },
  'ablative-foam': {
    window: 'foam',
    instant: repair(2),
    scrap: 3,
    bot: { worth: 4 },
    ...plain((s) => s.damage > 0),
    do: (g) => {
      g.s.damage = Math.max(0, g.s.damage - 4);
    },
  },
  'capacitor-bank': {
    window: 'capacitor',
    instant: skillLevels(1),
    scrap: 2,
    bot: { worth: 3 },
    ...plain((s) => s.shieldPool > 0),
    do: (g) => takeShields(g, 3),
  },
  'ghost-transponder': {
    window: 'ghost',
    instant: relief(2),
    scrap: 2,
    bot: { worth: 2.2 },
    ...plain((s) => s.combat !== undefined && !s.combat.ghosted),
    do: (g) => {
      if (g.s.combat) g.s.combat.ghosted = true;
    },
  },
  'probability-lens': {
    window: 'lens',
    instant: skillLevels(1),
    scrap: 1,
    bot: { worth: 2.8 },
    targets: ({ strike }) =>
      strike === undefined || strike.bolts.length === 0
        ? NOTHING
        : strike.bolts.map(({ ship }) => ({ ship })),
    check({ strike }, { ship, ...rest }) {
      const problem = untargeted(rest);
      if (problem || strike === undefined) return problem ?? objection(RULE, 'wrongWindow');
      if (strike.bolts.length === 0) return untargeted({ ship });
      if (ship === undefined) return objection(RULE, 'needsTarget');
      return strike.bolts.some((bolt) => bolt.ship === ship) ? undefined : objection('ER-23.4', 'notOffered');
    },
    do(g, { ship }) {
      const { strike } = g.s;
      if (strike === undefined) return;
      const bolt = strike.bolts.find((other) => other.ship === ship);
      const die = g.roll(6, bolt ? 'bolt' : 'strike');
      if (bolt === undefined) strike.die = die;
      else bolt.die = die;
      g.tell(
        bolt ? { type: 'boltDie', ship: bolt.ship, die } : { type: 'strikeDie', kind: strike.kind, die },
      );
    },
  },
};

function fighterProblem(s: State, who: Target['who']): Objection | undefined {
  if (who === undefined) return objection(RULE, 'needsTarget');
  return s.combat?.fighters.includes(who) ? undefined : objection('ER-15.4', 'notFighting', { who });
}

function turn(g: G, index: number | undefined, to: Die['face']): void {
  const die = index === undefined ? undefined : g.s.combat?.dice[index];
  if (die === undefined) return;
  g.tell({ type: 'turned', who: die.who, from: die.face, to });
  die.face = to;
}
