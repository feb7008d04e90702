/** How it looks at the planned turn of victory: what the updates, leaks and events until then leave of the supplies. */
import { AROUND, has, placeAt } from '../base.ts';
import { isItem, isProtocol } from '../content/cards.ts';
import { type EventId, effectOf, partsOf } from '../content/events.ts';
import { EMERGENCY, LANDSLIDE } from '../content/tokens.ts';
import { actionsLeft, actionsOf, handLimit } from '../health.ts';
import { currentCrew } from '../order.ts';
import { shown } from '../production.ts';
import type { ExoworldFrame, Place, State } from '../state.ts';
import { choresLeft } from '../steps/turn.ts';
import { bestPlan, type Plan } from './plan.ts';
import { isActing, stock } from './stock.ts';

export const WEIGHTS = {
  /** What an event takes of each supply on average, and of the emergency supply. */
  event: 0.8,
  eventEmergency: 0.25,
  /** How early the plan is expected to bear fruit: 0 only at its end, 1 evenly on the way. */
  early: 0.8,
  /** Actions a turn that go into something else than the plan. */
  idle: 0.4,
  /** Work that a card over the hand limit was. */
  over: 1,
  /** Points for a turn of work left, a unit of supply, a protocol or an item in hand. */
  turn: -0.55,
  supply: 0.12,
  protocol: 0.45,
  item: 0.25,
  fatigue: -0.35,
  health: -0.6,
  shutOut: -0.4,
  /** Each point of harm of the next event, where it is known. */
  harm: -0.12,
  /** A repair at hand is worth so much of what the token drains. */
  atHand: 0.35,
  /** The chance to win is even at this score; so many points make it e times as likely. */
  even: 2,
  spread: 2.5,
};

/** What a choice that is about to be made is worth, for each time it may be made. */
const PENDING: Readonly<Partial<Record<ExoworldFrame['step'], number>>> = {
  damageControl: 0.8,
  sealing: 0.7,
  override: 0.5,
  recover: 0.5,
  convert: 1,
  manifest: 0.45,
  forecast: 0.6,
  sorting: 0.05,
  alsoRepair: 0.3,
};

const supply = [0, 0, 0, 0];
const leaks = [0, 0, 0, 0];

/** The score of a position: emergency supply left, with something for what helps on the way. */
export function score(s: State): number {
  const W = WEIGHTS;
  const plan = bestPlan(s);
  const turns = turnsOf(s, plan);
  let points = forecast(s, plan, turns) + W.turn * turns;
  for (let r = 0; r < 4; r++) points += W.supply * Math.min(6, supply[r] as number);
  for (const { cards } of s.hands) {
    for (const card of cards) points += isProtocol(card) ? W.protocol : isItem(card) ? W.item : 0;
  }
  for (const { fatigue, health } of s.crew) points += W.fatigue * fatigue + W.health * health.length;
  return points + (isShutOut(s) ? W.shutOut : 0) + pending(s) + W.harm * nextHarm(s);
}

function pending(s: State): number {
  const frame = s.stack[s.stack.length - 1];
  if (frame === undefined) return 0;
  return (PENDING[frame.step] ?? 0) * ('left' in frame ? frame.left : 1);
}

/** How many updates come before the plan is done. */
function turnsOf(s: State, { work }: Plan): number {
  let actions = 0;
  let crews = 0;
  let over = 0;
  for (const crew of s.crew) {
    if (crew.away) continue;
    crews++;
    actions += actionsOf(crew);
  }
  for (let h = 0; h < s.hands.length; h++) {
    if (s.crew[h]?.away === false) over += Math.max(0, (stock.sizes[h] as number) - handLimit(s, h));
  }
  const pace = actions / crews - WEIGHTS.idle;
  const rest = work + over * WEIGHTS.over - actionsNow(s);
  return rest <= 0 ? Math.max(0, 0.3 + rest / 20) : rest / pace + 0.5;
}

/** The actions left in this turn; none once its event is near. An offer or a deployment under way has used one. */
function actionsNow(s: State): number {
  if (!isActing(s)) return 0;
  const used = s.site !== undefined || (s.offer !== undefined && !s.offer.skill) ? 1 : 0;
  return Math.max(0, actionsLeft(s) - used) + 0.3 * choresLeft(s);
}

/** Emergency supply left; below 0 by what would be missing. */
function forecast(s: State, { now, after }: Plan, turns: number): number {
  const W = WEIGHTS;
  let emergency = s.emergency;
  const alarms = countDrains(s);
  for (let r = 0; r < 4; r++) supply[r] = s.supply[r] as number;
  for (let t = 0; t < turns; t++) {
    const part = Math.min(1, turns - t);
    const done = (W.early * t) / (turns + 0.5);
    for (let r = 0; r < 4; r++) {
      const from = now[r] as number;
      const production = shown(from + ((after[r] as number) - from) * done);
      const counted = t === 0 && s.rationing ? Math.max(0, production) : production;
      const left = (supply[r] as number) + (counted - (leaks[r] as number) - W.event) * part;
      if (left < 0) emergency += left;
      supply[r] = Math.max(0, Math.min(20, left));
    }
    emergency -= (alarms + W.eventEmergency) * part;
  }
  return emergency;
}

/** Leaks by resource; returns what emergency tokens drain. Where someone stands, a repair is at hand. */
function countDrains(s: State): number {
  leaks.fill(0);
  let alarms = 0;
  for (let p = 0; p < s.base.length; p++) {
    const { tokens } = s.base[p] as Place;
    let there = 0;
    for (const crew of s.crew) if (crew.at === p && !crew.away) there = WEIGHTS.atHand;
    for (let r = 0; r < 4; r++) leaks[r] = (leaks[r] as number) + (tokens[r] as number) * (1 - there);
    alarms += (tokens[EMERGENCY] as number) * (1 - there);
  }
  return alarms;
}

/** How much worse than usual the next event is, when it is known. */
function nextHarm(s: State): number {
  const top = s.events[0];
  const event = top?.seen === 'all' ? top.cards[0] : undefined;
  return event === undefined ? 0 : harmOf(s, event) - 4;
}

function harmOf(s: State, event: EventId): number {
  let harm = 0;
  for (const part of partsOf(effectOf(s, event))) {
    if (part.do === 'lose') harm += Math.max(0, part.amount + (part.more?.(s) ?? 0));
    else if (part.do === 'drain') harm += 2 * part.amount;
    else if (part.do === 'place') harm += 1.5 * part.count;
    else if (part.do !== 'draw') harm += 2;
  }
  return harm;
}

/** Whether the current character could deploy nothing where it stands. */
function isShutOut(s: State): boolean {
  const place = s.base[currentCrew(s).at] as Place;
  if (has(place, LANDSLIDE)) return true;
  return AROUND.every(([x, y]) => placeAt(s, place.x + x, place.y + y) !== undefined);
}
