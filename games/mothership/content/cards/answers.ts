/** Cards that answer what has happened: dice that lie, a fight that is lost, a planet attacked, another card. */
import { objection } from '../../objections.ts';
import { destroy } from '../../rules/losses.ts';
import { classOf, ownerOf, unitId } from '../../rules/units.ts';
import { loseHp, wouldBeLost } from '../../steps/damage.ts';
import { dieCalled, dieOfUnit, throwDie } from '../../steps/dogfight.ts';
import { LOOSE_SIDES, tellLoose } from '../../steps/moon.ts';
import { BOTH, type Card, fightOf, GAS, idle, MINERAL } from './card.ts';
import { ownDie } from './vocabulary.ts';

const backupGenerator: Card<'unit'> = {
  number: 2,
  count: 3,
  x: true,
  resale: GAS,
  windows: ['rolled'],
  names: {
    unit(s, unit, at) {
      const problem = ownDie(s, unit, at);
      if (problem) return problem;
      const fight = fightOf(s);
      return fight.shown[dieCalled(fight, unit)] === 1
        ? undefined
        : idle('notFirstDie', { unit: unitId(s, unit) });
    },
  },
  act(g, me, { unit }) {
    const fight = fightOf(g.s);
    const die = dieCalled(fight, unit);
    const more = throwDie(g, unit);
    fight.faces[die] = (fight.faces[die] ?? 0) + more;
    fight.shown[die] = more;
    g.tell({
      type: 'rerolled',
      seat: me,
      unit: unitId(g.s, unit),
      face: fight.faces[die] ?? 0,
      card: 'backup-generator',
    });
  },
  bot: { worth: 'window', keep: 'all' },
};

/** R31 it works on planet attacks too, and on loose dice. */
const theForks: Card<'unit'> = {
  number: 32,
  count: 2,
  x: true,
  resale: MINERAL,
  windows: ['rolled', 'planetRolled', 'die'],
  names: { unit: ownDie },
  act(g, me, { unit }) {
    const fight = fightOf(g.s);
    const die = dieOfUnit(fight, unit);
    if (die === undefined) return;
    const face = throwDie(g, unit);
    fight.faces[die] = face;
    fight.shown[die] = face;
    g.tell({ type: 'rerolled', seat: me, unit: unitId(g.s, unit), face, card: 'the-forks' });
  },
  bare: {
    window: 'die',
    act(g, me) {
      const { die: loose } = g.s;
      if (loose === undefined) return;
      loose.face = g.roll(LOOSE_SIDES[loose.what], loose.what);
      g.tell({ type: 'rerolled', seat: me, face: loose.face, card: 'the-forks' });
      tellLoose(g, loose);
    },
  },
  bot: { worth: 'window', keep: 'all' },
};

const lifeSupport: Card<'unit'> = {
  number: 29,
  count: 1,
  x: true,
  resale: MINERAL,
  windows: ['life'],
  names: {
    unit: (s, unit, { me }) =>
      ownerOf(unit) === me && wouldBeLost(fightOf(s), unit)
        ? undefined
        : objection('MS-R29', 'notLosing', { unit: unitId(s, unit) }),
  },
  act(g, _, { unit }) {
    fightOf(g.s).saved.push(unit);
  },
  bot: { worth: 'window', keep: 'all' },
};

/** R24 it resolves first, then the damage still lands. */
const lastStand: Card<'enemy'> = {
  number: 28,
  count: 1,
  x: true,
  resale: BOTH,
  windows: ['stand'],
  names: {
    enemy(s, target) {
      const { attackers } = fightOf(s);
      return target.kind === 'unit' && attackers.includes(target.unit)
        ? undefined
        : objection('MS-R24', 'notInFight', { unit: target.id });
    },
  },
  act(g, me, { enemy }) {
    if (classOf(enemy) === 'mothership') loseHp(g, enemy, 4, me, 'lastStand');
    else destroy(g, enemy, 'lastStand', me);
  },
  bot: { worth: 'window', keep: 'all', counter: true },
};

const gitOff: Card = {
  number: 12,
  count: 2,
  x: true,
  resale: MINERAL,
  windows: ['planet'],
  names: {},
  act(g) {
    fightOf(g.s).bonus[1] += 3;
  },
  bot: { worth: 'window', keep: 'all' },
};

/** R51 the card just played is cancelled: it waits on the stack right below. */
const noooooooo: Card = {
  number: 34,
  count: 1,
  x: true,
  resale: BOTH,
  windows: ['counter'],
  names: {},
  act(g) {
    const { stack } = g.s;
    // With the pause others may be waiting to be asked about the same card.
    while (stack[stack.length - 1]?.step === 'counter') stack.pop();
    const top = stack[stack.length - 1];
    if (top?.step !== 'cardActs') return;
    stack.pop();
    g.tell({ type: 'cancelled', play: top.play });
  },
  bot: { worth: 'window', keep: 'all' },
};

export const ANSWER_CARDS = {
  'backup-generator': backupGenerator,
  'the-forks': theForks,
  'life-support': lifeSupport,
  'last-stand': lastStand,
  'git-off': gitOff,
  noooooooo,
};
