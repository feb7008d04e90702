/** ER-12 Phase 1: planning. Open to all seats at once, from round 2 on (ER-12.1, D02). */
import type { ActionOf, Seat } from '#engine';
import { ALIEN_CLASSES, type AlienClass } from '../content/aliens.ts';
import { BOARDS, CHARACTERS, type CharacterId } from '../content/characters.ts';
import { TECHNOLOGY } from '../content/technology.ts';
import type { EosFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { addCube, has, hasEmptySquare, useAbility } from '../rules/crew.ts';
import { discardOrders, revealOrders, spendTechnology } from '../rules/decks.ts';
import { anythingToRepair } from '../rules/hull.ts';
import { gainCredits, spendCredits } from '../rules/tracks.ts';
import type { EosRise, G, State } from '../state.ts';
import { type EosVerb, owns, seatsIn } from './asking.ts';

type Planning = Extract<EosFrame, { step: 'planning' }>;

/** The seats that are not ready and could do something. */
export function planners(s: State, frame: Planning): readonly Seat[] {
  let able = 0;
  for (const who of CHARACTERS) {
    const bit = 1 << s.crew[who].seat;
    if (((frame.passed | able) & bit) === 0 && canPlan(s, who)) able |= bit;
  }
  return seatsIn(able);
}

function canPlan(s: State, who: CharacterId): boolean {
  const { technology, cubes } = s.crew[who];
  if (technology.length > 0 || (s.credits >= BOARDS[who].cubeCost && hasEmptySquare(s, who))) return true;
  if (who !== 'engineer' || cubes === 0) return false;
  return anythingToRepair(s) || sabotageProblem(s) === undefined || canIntercept(s);
}

/** ER-12.2 buy a cube for an empty square. */
const BUYS = CHARACTERS.map((who) => ({ type: 'buyCube', who }) as const);

export const buyCube: EosVerb<'buyCube'> = {
  options(s, seat) {
    const found: ActionOf<EosRise, 'buyCube'>[] = [];
    for (const action of BUYS)
      if (s.crew[action.who].seat === seat && hasEmptySquare(s, action.who)) found.push(action);
    return found;
  },
  check(s, { who }, seat) {
    const problem = owns(s, seat, who);
    if (problem) return problem;
    if (!hasEmptySquare(s, who)) return objection('ER-12.2', 'squaresFull', { who });
    const { cubeCost } = BOARDS[who];
    return s.credits >= cubeCost ? undefined : objection('R64', 'noCredits', { cost: cubeCost });
  },
  do(g, { who }, _, frame) {
    g.then(frame);
    spendCredits(g, BOARDS[who].cubeCost);
    addCube(g, who);
  },
};

/** ER-8.3, ER-12.3 a technology card for credits. */
export const scrap: EosVerb<'scrap'> = {
  options(s, seat) {
    const found: ActionOf<EosRise, 'scrap'>[] = [];
    for (const who of CHARACTERS) {
      const { seat: owner, technology } = s.crew[who];
      if (owner !== seat) continue;
      for (const card of new Set(technology)) found.push({ type: 'scrap', who, card });
    }
    return found;
  },
  check: (s, { who, card }, seat) =>
    owns(s, seat, who) ??
    (s.crew[who].technology.includes(card) ? undefined : objection('ER-8.3', 'notHeld', { who, card })),
  do(g, { who, card }, _, frame) {
    g.then(frame);
    const { scrap: worth } = TECHNOLOGY[card];
    g.tell({ type: 'scrapped', who, card, credits: worth });
    gainCredits(g, worth);
    g.use('rule', 'scrap');
    spendTechnology(g, who, card);
  },
};

function engineerProblem(s: State, seat: Seat) {
  const problem = owns(s, seat, 'engineer');
  if (problem) return problem;
  return s.crew.engineer.cubes > 0 ? undefined : objection('ER-7.1', 'noCubes', { who: 'engineer' });
}

function sabotageProblem(s: State) {
  if (!has(s, 'redeploy-sabotage'))
    return objection('ER-12.4', 'notUnlocked', { ability: 'redeploy-sabotage' });
  return s.redeploy[3] === 'none' ? objection('ER-12.4', 'hexEmpty') : undefined;
}

const SABOTAGE = [{ type: 'sabotage' }] as const;
const INTERCEPTS = ALIEN_CLASSES.map((name) => ({ type: 'intercept', class: name }) as const);
const NONE: readonly never[] = [];

/** ER-12.4 the hex stays empty this round. */
export const sabotage: EosVerb<'sabotage'> = {
  options: () => SABOTAGE,
  check: (s, _, seat) => engineerProblem(s, seat) ?? sabotageProblem(s),
  do(g, _, _seat, frame) {
    const { s } = g;
    const name = s.redeploy[3];
    g.then(frame);
    if (name === undefined || name === 'none') return;
    s.crew.engineer.cubes--;
    s.redeploy[3] = 'none';
    s.bag[name]++;
    useAbility(g, 'redeploy-sabotage');
    g.tell({ type: 'shipToBag', class: name });
  },
};

function canIntercept(s: State): boolean {
  return has(s, 'intercept-orders') && ALIEN_CLASSES.some((name) => s.orders[name] === undefined);
}

/** ER-12.4 a Quick Fix cube reveals the orders of a class. */
export const intercept: EosVerb<'intercept'> = {
  options: (s, seat) => (s.crew.engineer.seat === seat && has(s, 'intercept-orders') ? INTERCEPTS : NONE),
  check(s, { class: name }, seat) {
    const problem = engineerProblem(s, seat);
    if (problem) return problem;
    if (!has(s, 'intercept-orders'))
      return objection('ER-12.4', 'notUnlocked', { ability: 'intercept-orders' });
    return s.orders[name] === undefined ? undefined : objection('ER-12.4', 'ordersKnown', { class: name });
  },
  do(g, { class: name }, _, frame) {
    g.then(frame);
    g.s.crew.engineer.cubes--;
    useAbility(g, 'intercept-orders');
    scout(g, name);
  },
};

/** An orders card is revealed ahead of time; Spoof Orders may replace it (D02b). */
export function scout(g: G, name: AlienClass): void {
  revealOrders(g, name);
  if (has(g.s, 'spoof-orders')) g.then({ step: 'spoof', class: name });
}

/** D02b the next card stands. */
export const spoof: EosVerb<'spoof'> = {
  options: () => [{ type: 'spoof' }],
  check: () => undefined,
  do(g, _, _seat, frame) {
    if (frame.step !== 'spoof') return;
    discardOrders(g.s, frame.class);
    useAbility(g, 'spoof-orders');
    revealOrders(g, frame.class, true);
  },
};
