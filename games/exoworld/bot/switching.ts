/** What-ifs that change production, so that plans are made anew: deploying, switching modules, destroying one. */
import { nth, type Seat } from '#engine';
import { CARDS, type CardId, isModule, isProtocol } from '../content/cards.ts';
import { MODULES, type ModuleId } from '../content/modules.ts';
import { INDEX } from '../content/resources.ts';
import { EFFECTS } from '../content/scenarios.ts';
import { FROZEN, SHUTDOWN } from '../content/tokens.ts';
import { has, placeOf } from '../rules/base.ts';
import { newPlace } from '../setup.ts';
import type { Place, State } from '../state.ts';
import { mind, standAround } from './mind.ts';
import { judge } from './outlook.ts';
import { type Care, type ModuleSet, withOtherPlans } from './plan.ts';
import { bump, hold, NUMBER, stock } from './stock.ts';
import type { Thought } from './thought.ts';

/** Points of a victory at hand. */
const VICTORY = 1000;

/** The points once production has changed by so much. */
function withProduction(s: State, effect: readonly number[], factor: number, care: Care): number {
  let won = true;
  for (let r = 0; r < 4; r++) {
    bump(mind.now, r, (effect[r] ?? 0) * factor);
    if ((mind.now[r] ?? 0) < 0) won = false;
  }
  let points = VICTORY;
  if (!won) points = withOtherPlans(s, care, () => judge(s));
  for (let r = 0; r < 4; r++) bump(mind.now, r, -(effect[r] ?? 0) * factor);
  return points;
}

/** The points once a token has come to a place or left it. */
export function withToken(s: State, at: number, token: number, by: 1 | -1, care: Care): number {
  const place = placeOf(s, at);
  const before = countedEffect(s, place);
  bump(place.tokens, token, by);
  const after = countedEffect(s, place);
  const points = withProduction(
    s,
    after.map((change, r) => change - (before[r] ?? 0)),
    1,
    care,
  );
  bump(place.tokens, token, -by);
  return points;
}

/** The points once a module is gone. */
export function withoutModule(s: State, at: number, care: Care): number {
  const place = placeOf(s, at);
  return withProduction(s, countedEffect(s, place), -1, care);
}

/** XW-5.5 what counts of a module's effect. */
function countedEffect(s: State, place: Place): readonly number[] {
  if (place.card === 'home' || has(place, SHUTDOWN)) return NOTHING;
  const effect = EFFECTS[s.scenario][place.card];
  return has(place, FROZEN) ? effect.map((change) => Math.min(0, change)) : effect;
}

const NOTHING: readonly number[] = [0, 0, 0, 0];

/** The points once a module stands, paid for with the cards that are missed least. */
export function withModule(
  { s, seat, care, intended }: Thought,
  module: ModuleId,
  x: number,
  y: number,
): number {
  hold(seat, module, -1);
  const paid = payment(s, seat, module, intended);
  for (const card of paid) hold(seat, card, -1);
  const { actions } = mind;
  mind.actions = Math.max(0, actions - (mind.deploying[seat] ?? 0));
  bump(stock.deployed, NUMBER[module], 1);
  const { fabrication } = s;
  s.fabrication = false;
  s.base.push(newPlace(module, x, y));
  standAround(s);
  const points = withProduction(s, EFFECTS[s.scenario][module], 1, care);
  s.base.pop();
  standAround(s);
  s.fabrication = fabrication;
  bump(stock.deployed, NUMBER[module], -1);
  mind.actions = actions;
  for (const card of paid) hold(seat, card, 1);
  hold(seat, module, 1);
  return points;
}

/** The cards that will pay. Which of them Rapid Fabrication saves is settled by what is there. */
function payment(s: State, seat: Seat, module: ModuleId, intended: ModuleSet): CardId[] {
  const left = (s.hands[seat]?.cards ?? []).slice();
  left.splice(left.indexOf(module), 1);
  const paid: CardId[] = [];
  let due = MODULES[module].cost.length - (s.fabrication ? 2 : 0);
  const missing: number[] = [];
  for (const colour of MODULES[module].cost) {
    if (due === 0) break;
    const at = leastMissed(left, INDEX[colour], intended);
    if (at < 0) {
      missing.push(INDEX[colour]);
      continue;
    }
    paid.push(...left.splice(at, 1));
    due--;
  }
  for (; due > 0 && left.length > 0; due--) {
    const wild = left.findIndex(isProtocol);
    paid.push(...left.splice(Math.max(0, wild), 1));
  }
  return paid;
}

/** Which card of a colour to part with; −1 when there is none. */
function leastMissed(cards: readonly CardId[], colour: number, { modules }: ModuleSet): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < cards.length; i++) {
    const card = nth(cards, i);
    if (CARDS[card].colour !== colour) continue;
    const missed = isModule(card) ? (modules.includes(NUMBER[card]) ? 2 : 0) : 1;
    if (missed >= least) continue;
    least = missed;
    best = i;
  }
  return best;
}
