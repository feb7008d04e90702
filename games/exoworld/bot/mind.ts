/** What a position is like for whoever thinks about it, besides the cards: supplies, drains, actions, who acts when. */
import { nth, type Seat } from '#engine';
import { CHARACTERS } from '../content/characters.ts';
import { EFFECTS } from '../content/scenarios.ts';
import { EMERGENCY, LANDSLIDE } from '../content/tokens.ts';
import { AROUND, has, placeAt, placeOf } from '../rules/base.ts';
import { actionsLeft, actionsOf, deployingTakes } from '../rules/health.ts';
import { crewOf, currentCrew } from '../rules/order.ts';
import type { State } from '../state.ts';
import { choresLeft } from '../steps/turn.ts';
import { bump, countCards, NUMBER, stock } from './stock.ts';
import { W } from './weights.ts';

export interface Mind {
  /** Productions as they are, with a module that is being paid for. */
  readonly now: number[];
  readonly supply: number[];
  emergency: number;
  /** What leaks and emergency tokens take in an update. */
  readonly leaks: number[];
  alarms: number;
  rationing: boolean;
  /** Actions left in this turn, and how many a turn has on average for the plan. */
  actions: number;
  chores: number;
  pace: number;
  /** By hand: updates until it acts, work to get to a place with room, actions a deployment takes, actions a turn, the Architect's skill. */
  readonly waits: number[];
  readonly roomless: number[];
  readonly deploying: number[];
  readonly perTurn: number[];
  readonly paysAny: boolean[];
  readonly away: boolean[];
  /** No transfers for now. */
  apart: boolean;
}

const hands = <T>(value: T) => [value, value, value, value, value];

export const mind: Mind = {
  now: [0, 0, 0, 0],
  supply: [0, 0, 0, 0],
  emergency: 0,
  leaks: [0, 0, 0, 0],
  alarms: 0,
  rationing: false,
  actions: 0,
  chores: 0,
  pace: 4,
  waits: hands(0),
  roomless: hands(0),
  deploying: hands(1),
  perTurn: hands(4),
  paysAny: hands(false),
  away: hands(false),
  apart: false,
};

/** Takes a position in, as a seat knows it. */
export function takeIn(s: State, seat: Seat): void {
  countCards(s, seat);
  const site = s.site && EFFECTS[s.scenario][s.site.module];
  if (s.site) bump(stock.deployed, NUMBER[s.site.module], 1);
  for (let r = 0; r < 4; r++) {
    mind.now[r] = (s.production[r] ?? 0) + (site?.[r] ?? 0);
    mind.supply[r] = s.supply[r] ?? 0;
  }
  mind.emergency = s.emergency;
  mind.rationing = s.rationing;
  mind.apart = s.noTransfers !== undefined;
  countDrains(s);
  countActions(s);
  standAround(s);
}

/** Whether the current player is still in the action phase: the window before the event is yet to come. */
export function isActing(s: State): boolean {
  for (const frame of s.stack) if (frame.step === 'window' && frame.window === 2) return true;
  return false;
}

export function countDrains(s: State): void {
  mind.leaks.fill(0);
  mind.alarms = 0;
  for (const { tokens } of s.base) {
    for (let r = 0; r < 4; r++) bump(mind.leaks, r, tokens[r] ?? 0);
    mind.alarms += tokens[EMERGENCY] ?? 0;
  }
}

/** A deployment that is being paid for has used its action already. */
export function countActions(s: State): void {
  const acting = isActing(s);
  const used = s.site === undefined ? 0 : 1;
  mind.actions = acting ? Math.max(0, actionsLeft(s) - used) : 0;
  mind.chores = acting ? choresLeft(s) : 0;
  countPace(s);
  const { seat } = currentCrew(s);
  const count = s.seats;
  for (let h = 0; h < count; h++)
    mind.waits[h] =
      count === 1 ? 0 : acting ? (h - seat + count) % count : ((h - seat - 1 + count) % count) + 1;
}

export function countPace(s: State): void {
  let actions = 0;
  let crews = 0;
  for (const crew of s.crew) {
    if (crew.away) continue;
    crews++;
    actions += actionsOf(crew) + 0.3 * (CHARACTERS[crew.id].chores ?? 0);
  }
  mind.pace = actions / crews - W.idle;
}

/** Where everyone stands, and what that means for building. */
export function standAround(s: State): void {
  for (let h = 0; h < s.hands.length; h++) {
    const crew = s.seats === 1 ? currentCrew(s) : crewOf(s, h);
    mind.away[h] = crew.away;
    mind.roomless[h] = hasRoom(s, crew.at) ? 0 : W.room;
    mind.deploying[h] = deployingTakes(crew);
    mind.perTurn[h] = actionsOf(crew);
    mind.paysAny[h] = CHARACTERS[crew.id].paysAny === true;
  }
}

/** Whether a module could be deployed from a place. */
export function hasRoom(s: State, at: number): boolean {
  const place = placeOf(s, at);
  if (has(place, LANDSLIDE)) return false;
  for (const [x, y] of AROUND) if (placeAt(s, place.x + x, place.y + y) === undefined) return true;
  return false;
}

/** How many moves away the nearest character is; the others have to wait for their turn. */
export function movesTo(s: State, at: number): number {
  const place = placeOf(s, at);
  let least = 2;
  for (let i = 0; i < s.crew.length; i++) {
    const crew = nth(s.crew, i);
    if (crew.away) continue;
    const from = placeOf(s, crew.at);
    let distance = Math.abs(from.x - place.x) + Math.abs(from.y - place.y);
    if (crew.id === 'roboticist') distance = Math.max(0, distance - 2);
    const moves = (distance === 0 ? 0 : distance <= 2 ? 1 : 2) + (i === s.current ? 0 : W.other);
    if (moves < least) least = moves;
  }
  return least;
}
