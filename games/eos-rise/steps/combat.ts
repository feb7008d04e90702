/** ER-15 Phase 4: EOS attack. The nine steps of a combat round; dice are in dice.ts, the strike roll in strike.ts. */
import type { ActionOf, Seat } from '#engine';
import { BASIC_DIE, CHARACTERS, type CharacterId, stressOf } from '../content/characters.ts';
import { DAMAGE, type DamageId } from '../content/damage.ts';
import type { EosFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { combatOf, drawDamageCard, hasTrait, keywordShared, layOut, rollDice } from '../rules/combat.ts';
import { unlocked } from '../rules/crew.ts';
import { discardRaider } from '../rules/decks.ts';
import { roundRule } from '../rules/roundRule.ts';
import type { EosRise, G, State } from '../state.ts';
import type { EosVerb } from './asking.ts';
import { users } from './technology.ts';

const JOINS = (['commander', 'pilot', 'engineer'] as const).map((who): EosFrame => ({ step: 'join', who }));
const ARMS: EosFrame = { step: 'arms', passed: 0 };
const ROLL_WINDOW: EosFrame = { step: 'rollWindow', passed: 0 };

/** Skipped when no ship is in pursuit. */
export function eosAttack(g: G): void {
  const { s } = g;
  if (s.pursuit.length === 0) return;
  s.phase = 'eos-attack';
  g.tell({ type: 'phase', phase: 'eos-attack' });
  s.combat = {
    round: 0,
    fighters: [],
    cards: [],
    dice: [],
    calm: [],
    refused: [],
    led: false,
    ranged: false,
    overpenetrated: false,
    defeated: 0,
    ghosted: false,
  };
  g.then('combatRound', 'endCombat');
  // ER-23.2 Missile Swarm: one strike roll of all such ships before the first combat round.
  if (s.pursuit.some((ship) => hasTrait(s, ship, 'missile-swarm')))
    g.then({ step: 'strikeRoll', kind: 'swarm' });
}

/** R7 damage on surviving ships is gone; ER-15.9 damage cards are discarded and dice freed. */
export function combatRound(g: G): void {
  const { s } = g;
  const combat = combatOf(s);
  discardLaid(s);
  combat.round++;
  combat.fighters = ['specialist'];
  combat.dice = [];
  combat.calm = [];
  combat.refused = [];
  combat.led = false;
  combat.ranged = false;
  combat.overpenetrated = false;
  combat.defeated = 0;
  for (const ship of s.pursuit) ship.damage = 0;
  g.then(
    'drawDamageCards',
    ARMS,
    'firstStrike',
    ...tricky(s),
    'attackRoll',
    ROLL_WINDOW,
    'takeStress',
    'placeDice',
    'retaliate',
    'continueOrFlee',
  );
  if (combat.round === 1 && roundRule(s).fightersStress !== undefined) g.then('xrayStorm');
  g.then(...JOINS);
}

function discardLaid(s: State): void {
  const combat = combatOf(s);
  for (const { card } of combat.cards) s.decks.damage.discard.push(card);
  combat.cards = [];
}

/** D17, ER-15.1 all but the Combat Specialist may stay out. */
export const join: EosVerb<'join'> = {
  options: () => JOIN,
  check: () => undefined,
  do(g, { fights }, _, frame) {
    if (!fights || frame.step !== 'join') return;
    const combat = combatOf(g.s);
    combat.fighters = CHARACTERS.filter((who) => who === frame.who || combat.fighters.includes(who));
  },
};
const CONFIRM = [
  { type: 'confirm', agreed: true },
  { type: 'confirm', agreed: false },
] as const;
const JOIN = [
  { type: 'join', fights: true },
  { type: 'join', fights: false },
] as const;

/** X-ray Storm: after participants are chosen for the first combat round. */
export function xrayStorm(g: G): void {
  const amount = roundRule(g.s).fightersStress ?? 0;
  g.then(...combatOf(g.s).fighters.map((who): EosFrame => ({ step: 'dealStress', who, amount })));
}

/** ER-15.2 draw a damage card per DAMAGE icon and by effects, then add held cards. */
export function drawDamageCards(g: G): void {
  const { s } = g;
  const combat = combatOf(s);
  g.tell({ type: 'combatRound', number: combat.round, fighters: combat.fighters.slice() });
  const count = unlocked(s, 'specialist').damage + s.effects.damageCards + (roundRule(s).damageCards ?? 0);
  for (let i = 0; i < count; i++) drawDamageCard(g);
  if (g.events !== undefined) g.tell({ type: 'damageCards', cards: combat.cards.map(({ card }) => card) });
}

/** D18 the Combat Specialist with held cards, and holders of Spare Magazine. */
export function armers(s: State, frame: Extract<EosFrame, { step: 'arms' }>): readonly Seat[] {
  return users(s, frame, s.held.length > 0);
}

/** D18, R6 held damage cards may wait for a later combat round. */
export const addHeld: EosVerb<'addHeld'> = {
  options: (s, seat) =>
    s.crew.specialist.seat === seat ? s.held.map((card) => ({ type: 'addHeld', card })) : [],
  check(s, { card }, seat) {
    if (s.crew.specialist.seat !== seat) return objection('R65', 'notYours', { who: 'specialist' });
    return s.held.includes(card) ? undefined : objection('ER-15.2', 'notOffered', { card });
  },
  do(g, { card }, _, frame) {
    g.s.held.splice(g.s.held.indexOf(card), 1);
    layOut(g, card);
    g.tell({ type: 'damageCards', cards: [card] });
    g.then(frame);
  },
};

const strikeKey = (card: DamageId, by: CharacterId) => `${card} ${by}`;

/** ER-15.3 only a card that shares its keyword with another may strike first, and somebody must take the stress. */
function strikeProblem(s: State, card: DamageId, by: CharacterId) {
  if (roundRule(s).jammed) return objection('ER-19.3', 'jammed');
  const combat = combatOf(s);
  const laid = combat.cards.find((other) => other.card === card);
  if (laid === undefined) return objection('ER-15.3', 'notOffered', { card });
  if (laid.strike !== undefined) return objection('ER-15.3', 'alreadyStruck', { card });
  if (!keywordShared(combat, laid)) return objection('ER-15.3', 'keywordAlone', { card });
  return combat.refused.includes(strikeKey(card, by))
    ? objection('ER-15.3', 'strikeRefused', { who: by })
    : undefined;
}

/** D19 no two cards share a keyword: done. */
export function firstStrikeSeat(s: State): number | undefined {
  const { combat } = s;
  if (combat === undefined || roundRule(s).jammed) return undefined;
  const open = combat.cards.some((laid) => laid.strike === undefined && keywordShared(combat, laid));
  return open ? s.crew.specialist.seat : undefined;
}

/** D19 the Combat Specialist's seat proposes. */
export const strike: EosVerb<'strike'> = {
  options(s) {
    const combat = combatOf(s);
    const found: ActionOf<EosRise, 'strike'>[] = [];
    for (const laid of combat.cards) {
      if (laid.strike !== undefined || !keywordShared(combat, laid)) continue;
      for (const by of CHARACTERS) found.push({ type: 'strike', card: laid.card, by });
    }
    return found;
  },
  check: (s, { card, by }) => strikeProblem(s, card, by),
  do(g, { card, by }, seat) {
    g.then('firstStrike');
    if (g.s.crew[by].seat === seat) strikeFirst(g, card, by);
    else g.then({ step: 'confirmStrike', card, by });
  },
};

/** ER-15.3, ER-6.6, R5 the card is marked; the stress comes at once and may be countered by pills. */
function strikeFirst(g: G, card: DamageId, by: CharacterId): void {
  const laid = combatOf(g.s).cards.find((other) => other.card === card);
  if (laid === undefined) return;
  laid.strike = by;
  g.use('rule', 'first-strike');
  g.tell({ type: 'firstStrike', who: by, card });
  g.then({ step: 'dealStress', who: by, amount: DAMAGE[card].firstStrike });
}

/** D19 the payer's owner confirms. */
export const confirm: EosVerb<'confirm'> = {
  options: () => CONFIRM,
  check: () => undefined,
  do(g, { agreed }, _, frame) {
    if (frame.step !== 'confirmStrike') return;
    const { card, by } = frame;
    if (agreed) {
      strikeFirst(g, card, by);
    } else {
      combatOf(g.s).refused.push(strikeKey(card, by));
      g.tell({ type: 'strikeRefused', who: by, card });
    }
  },
};

/** ER-23.3 one participant for each Tricky ship. */
function tricky(s: State): EosFrame[] {
  const left = s.pursuit.filter((ship) => hasTrait(s, ship, 'tricky')).length;
  return left > 0 ? [{ step: 'tricky', left, rolled: [] }] : [];
}

/** D35, R60 a different one while there are enough, then again from the start. */
export const trickyRoll: EosVerb<'tricky'> = {
  options: (s) => combatOf(s).fighters.map((who) => ({ type: 'tricky', who })),
  check(s, { who }, _, frame) {
    if (!combatOf(s).fighters.includes(who)) return objection('ER-23.3', 'notFighting', { who });
    return frame.step === 'tricky' && frame.rolled.includes(who)
      ? objection('R60', 'otherRollsFirst', { who })
      : undefined;
  },
  do(g, { who }, _, frame) {
    if (frame.step !== 'tricky') return;
    if (frame.left > 1) {
      const rolled = [...frame.rolled, who];
      const all = rolled.length >= combatOf(g.s).fighters.length;
      g.then({ step: 'tricky', left: frame.left - 1, rolled: all ? [] : rolled });
    }
    g.use('trait', 'tricky');
    rollTricky(g, who);
  },
};

/** One basic die; it is not kept. */
function rollTricky(g: G, who: CharacterId): void {
  const face = BASIC_DIE[g.int(BASIC_DIE.length, who)] ?? 'arrow';
  g.tell({ type: 'rolled', who, faces: [face] });
  g.then({ step: 'dealStress', who, amount: stressOf(face) });
}

/** ER-15.4 every participant rolls its dice count. */
export function attackRoll(g: G): void {
  const combat = combatOf(g.s);
  for (const who of combat.fighters) combat.dice.push(...rollDice(g, who));
}

/** ER-4.4, ER-15.4 then each takes the sum of its own STRESS faces as one amount, Commander first. */
export function takeRolledStress(g: G): void {
  const { fighters, dice, calm } = combatOf(g.s);
  const frames: EosFrame[] = [];
  for (const who of fighters) {
    if (calm.includes(who)) continue;
    let amount = 0;
    for (const die of dice) if (die.who === who) amount += stressOf(die.face);
    if (amount > 0) frames.push({ step: 'dealStress', who, amount });
  }
  g.then(...frames);
}

/** ER-15.7 all ships left. */
export function retaliate(g: G): void {
  if (g.s.pursuit.length > 0) g.then({ step: 'strikeRoll', kind: 'retaliation' });
}

export function leaderSeat(s: State): number | undefined {
  return s.pursuit.length > 0 ? s.crew.specialist.seat : undefined;
}

const CONTINUE = [{ type: 'continue' }] as const;
const FLEE = [{ type: 'flee' }] as const;

/** D30, ER-15.11 as often as they like. */
export const continueFight: EosVerb<'continue'> = {
  options: () => CONTINUE,
  check: () => undefined,
  do(g) {
    g.tell({ type: 'fought', on: true });
    g.then('combatRound');
  },
};

/** D30, ER-21.4 no fleeing at the Paradise Planet; ER-21.5 elsewhere it is allowed. */
export const flee: EosVerb<'flee'> = {
  options: () => FLEE,
  check: (s) => (s.lastDash && s.eos === s.planet ? objection('ER-21.4', 'atThePlanet') : undefined),
  do(g) {
    g.tell({ type: 'fought', on: false });
    g.use('rule', 'flee');
    g.then({ step: 'ghost', passed: 0 }, 'fleeRoll', 'flee');
  },
};

/** ER-15.9 a second strike roll, unless Ghost Transponder was used. */
export function fleeRoll(g: G): void {
  if (!combatOf(g.s).ghosted) g.then({ step: 'strikeRoll', kind: 'flee' });
}

/** ER-15.9, ER-15.10 every ship card is discarded without reward; each FRB on them goes back onto the map. */
export function fled(g: G): void {
  const { s } = g;
  let frbs = 0;
  for (const raider of s.pursuit) {
    frbs += raider.frb;
    discardRaider(s, raider);
  }
  s.pursuit = [];
  for (let i = 0; i < frbs; i++) g.then({ step: 'gain', gain: 'frbToken', n: 1, who: 'pilot' });
}

export function endCombat(g: G): void {
  discardLaid(g.s);
  g.s.combat = undefined;
}
