/** The vocabulary of events: what the parts of a card can do, and the places a token can be told to go to (XW-4). */

import {
  adjacent,
  canSpare,
  colourOf,
  distancesFrom,
  has,
  isOccupied,
  isWorking,
  placeOf,
} from '../rules/base.ts';
import { HOME, type State } from '../state.ts';
import type { HealthId } from './health.ts';
import type { BranchId } from './ids.ts';
import { INDEX, type Resource } from './resources.ts';
import type { BaseToken } from './tokens.ts';

/** Whether a place is one the card names; `used` are those that got a token of this event already. */
export type Where = (s: State, place: number, used: readonly number[]) => boolean;

/** A loss of supply: a number, and what the state of the base adds or takes off; never a gain. */
export interface Lose {
  readonly do: 'lose';
  readonly resource: Resource;
  readonly amount: number;
  readonly more?: (s: State) => number;
}

/** A loss of emergency supply. */
export interface Drain {
  readonly do: 'drain';
  readonly amount: number;
}

/** A token that needs no choice of place. */
export interface Put {
  readonly do: 'put';
  readonly token: BaseToken;
  readonly at: 'home' | 'current';
}

/** What happens where no place is as the card says: never a choice. */
export type Otherwise = Lose | Drain | Put;

/** Tokens for places the current player chooses, one place at a time (XW-4.3). */
export interface PlaceTokens {
  readonly do: 'place';
  readonly tokens: readonly BaseToken[];
  readonly count: number;
  readonly where: Where;
  readonly otherwise?: Otherwise;
}

/** XW-R8 a module is destroyed. */
export interface Destroy {
  readonly do: 'destroy';
  readonly count: 1;
  readonly where: Where;
  readonly otherwise?: Otherwise;
}

export interface Branch {
  readonly id: BranchId;
  readonly parts: readonly Part[];
}

export type Part =
  | Otherwise
  | PlaceTokens
  | Destroy
  /** A token on every place the card names, in the order of deployment, while there are tokens. */
  | { readonly do: 'putEvery'; readonly token: BaseToken; readonly where: Where }
  | { readonly do: 'tire'; readonly who: 'current' | 'every' }
  | { readonly do: 'tireOthers'; readonly count: number }
  | { readonly do: 'health'; readonly issue: HealthId }
  /** Until the current player's next turn. */
  | { readonly do: 'ban'; readonly transfers: boolean; readonly protocols: boolean }
  | { readonly do: 'cross' }
  | { readonly do: 'draw' }
  | { readonly do: 'mostCards'; readonly count: number }
  | { readonly do: 'discard'; readonly colour: Resource; readonly who: 'current' | 'any' }
  | ChoosePart;

/** What a card does, and whether it is about communication (✉, XW-9.3). */
export interface EventEffect {
  readonly parts: readonly Part[];
  readonly about?: 'communication';
}

/** XW-4.3 the current player chooses one of them. */
export interface ChoosePart {
  readonly do: 'choose';
  readonly branches: readonly Branch[];
}

export function lose(resource: Resource, amount: number, more?: (s: State) => number): Lose {
  return more ? { do: 'lose', resource, amount, more } : { do: 'lose', resource, amount };
}

export function drain(amount: number): Drain {
  return { do: 'drain', amount };
}

export function place(
  tokens: BaseToken | readonly BaseToken[],
  count: number,
  where: Where,
  otherwise?: Otherwise,
): PlaceTokens {
  const list = typeof tokens === 'string' ? [tokens] : tokens;
  return otherwise
    ? { do: 'place', tokens: list, count, where, otherwise }
    : { do: 'place', tokens: list, count, where };
}

// The modules that cards name; the home base is asked about for nothing.

export const anyModule: Where = () => true;
export const unoccupied: Where = (s, at) => !isOccupied(s, at);
export const working: Where = (s, at) => isWorking(placeOf(s, at));
export const unoccupiedWorking: Where = (s, at, used) => unoccupied(s, at, used) && working(s, at, used);
export const nextToHome: Where = (s, at) => adjacent(placeOf(s, at), placeOf(s, HOME));
export const removable: Where = (s, at) => canSpare(s, at);

export function both(...wheres: readonly Where[]): Where {
  return (s, at, used) => wheres.every((where) => where(s, at, used));
}

export function coloured(...colours: readonly Resource[]): Where {
  const wanted = colours.map((colour) => INDEX[colour]);
  return (s, at) => wanted.includes(colourOf(placeOf(s, at)));
}

/** Of a colour that none of the places already used has. */
export const ofAnotherColour: Where = (s, at, used) =>
  !used.some((other) => colourOf(placeOf(s, other)) === colourOf(placeOf(s, at)));

/** Of the modules without such a token and not used yet, one of those farthest from home (XW-R17). */
export function farthestWithout(token: number): Where {
  const free: Where = (s, at, used) => !used.includes(at) && !has(placeOf(s, at), token);
  return (s, at, used) => {
    const away = distancesFrom(s, HOME);
    const own = away[at] ?? 0;
    return free(s, at, used) && !s.base.some((_, other) => free(s, other, used) && (away[other] ?? 0) > own);
  };
}

/** The module deployed last that still works. */
export const lastWorking: Where = (s, at) => at === s.base.findLastIndex(isWorking);

/** How many working modules of a kind there are. */
export function countWorking(module: string): (s: State) => number {
  return (s) => s.base.filter((place) => place.card === module && isWorking(place)).length;
}

/** How many characters stand where the card says. */
export function countCrew(s: State, where: (at: number) => boolean): number {
  return s.crew.filter((crew) => !crew.away && where(crew.at)).length;
}
