/** How it looks at the planned turn of victory: what the updates, leaks and events until then leave of the supplies. */
import { AROUND, has, placeAt } from '../base.ts';
import { isItem, isProtocol } from '../content/cards.ts';
import { EMERGENCY, LANDSLIDE } from '../content/tokens.ts';
import { actionsLeft, actionsOf } from '../health.ts';
import { currentCrew } from '../order.ts';
import { shown } from '../production.ts';
import type { Place, State } from '../state.ts';
import { bestPlan, type Plan } from './plan.ts';

export const WEIGHTS = {
  /** What an event takes of each supply on average, and of the emergency supply. */
  event: 0.8,
  eventEmergency: 0.25,
  /** Points for a turn of work left, a unit of supply, a protocol or an item in hand. */
  turn: -0.55,
  supply: 0.12,
  protocol: 0.35,
  item: 0.15,
  fatigue: -0.35,
  health: -0.6,
  shutOut: -0.5,
  /** The chance to win is even at this score; so many points make it e times as likely. */
  even: 4,
  spread: 2.2,
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
  return points + (isShutOut(s) ? W.shutOut : 0);
}

/** How many updates come before the plan is done. */
function turnsOf(s: State, { work }: Plan): number {
  let actions = 0;
  let crews = 0;
  for (const crew of s.crew) {
    if (crew.away) continue;
    crews++;
    actions += actionsOf(crew);
  }
  const now = isActing(s) ? Math.max(0, actionsLeft(s)) : 0;
  const rest = work - now;
  return rest <= 0 ? Math.max(0, 0.2 + rest / 20) : rest / (actions / crews) + 0.5;
}

/** Whether the current player is still in the action phase: the window before the event is yet to come. */
function isActing(s: State): boolean {
  for (const frame of s.stack) if (frame.step === 'window' && frame.window === 2) return true;
  return false;
}

/** Emergency supply left; below 0 by what would be missing. */
function forecast(s: State, { after }: Plan, turns: number): number {
  const W = WEIGHTS;
  let emergency = s.emergency;
  leaks.fill(0);
  let alarms = 0;
  for (const { tokens } of s.base) {
    for (let r = 0; r < 4; r++) leaks[r] = (leaks[r] as number) + (tokens[r] as number);
    alarms += tokens[EMERGENCY] as number;
  }
  for (let r = 0; r < 4; r++) supply[r] = s.supply[r] as number;
  for (let t = 0; t < turns; t++) {
    const part = Math.min(1, turns - t);
    const done = t / (turns + 0.5);
    for (let r = 0; r < 4; r++) {
      const now = s.production[r] as number;
      const change = shown(now + ((after[r] as number) - now) * done) - (leaks[r] as number) - W.event;
      const left = (supply[r] as number) + change * part;
      if (left < 0) emergency += left;
      supply[r] = Math.max(0, Math.min(20, left));
    }
    emergency -= (alarms + W.eventEmergency) * part;
  }
  return emergency;
}

/** Whether the current character could deploy nothing where it stands. */
function isShutOut(s: State): boolean {
  const place = s.base[currentCrew(s).at] as Place;
  if (has(place, LANDSLIDE)) return true;
  return AROUND.every(([x, y]) => placeAt(s, place.x + x, place.y + y) !== undefined);
}
