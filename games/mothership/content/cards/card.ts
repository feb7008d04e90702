/** What an Action Card is: one record with all about it but its words, which are in `text/cards.ts`. */
import type { Objection } from '#engine';
import type { Pick as Picked, Resource } from '../../action.ts';
import { type ObjectionCode, objection } from '../../objections.ts';
import type { Module } from '../../options.ts';
import type { Owner, UnitNumber } from '../../rules/units.ts';
import type { Boost, Fight, G, Side, State } from '../../state.ts';
import type { Target } from '../../steps/attack.ts';
import type { Subsystem } from '../panel.ts';

/** When a card can be played (MS-13.3). */
export const WINDOWS = [
  'main',
  'escape',
  'attack',
  'defend',
  'rolled',
  'life',
  'stand',
  'planet',
  'planetRolled',
  'die',
  'counter',
] as const;
export type Window = (typeof WINDOWS)[number];

/** Where and by whom a card is played. */
export interface At {
  readonly me: Owner;
  readonly window: Window;
}

/** What a play names, by the fields of its action, looked up. */
export interface Named {
  readonly unit?: UnitNumber | undefined;
  readonly target?: Target | undefined;
  readonly seat?: Owner | undefined;
  readonly pick?: Picked | undefined;
}

/** What a card can name, as its effect is given it. Enemies and planets are targets; resources and subsystems, picks. */
export interface Answers {
  readonly unit: UnitNumber;
  readonly target: Target;
  readonly enemy: UnitNumber;
  readonly planet: number;
  readonly seat: Owner;
  readonly resource: Resource;
  readonly subsystem: Subsystem;
}
export type Answer = keyof Answers;

/** Whether a card may name something: nothing, or why not. It knows what was named before. */
export type Question<T> = (s: State, one: T, at: At, named: Named) => Objection | undefined;

interface Questions {
  readonly unit: Question<UnitNumber>;
  readonly target: Question<Target>;
  readonly enemy: Question<Target>;
  readonly planet: Question<Target>;
  readonly seat: Question<Owner>;
  readonly resource: Question<Picked>;
  readonly subsystem: Question<Picked>;
}

/** How a bot finds out what a card is worth to it in the main phase, in a fight; `bot/` has a function for each. */
export type TurnWorth = 'at-once' | 'planet' | 'enemy-planet' | 'shot' | 'hold' | 'station';
export type MoveWorth = Boost | 'relief' | 'retreat' | 'rope' | 'push';
export type FightWorth = 'doubled' | 'deflected' | 'prod' | 'shield' | 'breaker';

export interface BotPart {
  /** A number is what it adds to the own total; what has a window of its own is played there by habit. */
  readonly worth: TurnWorth | MoveWorth | FightWorth | number | 'window';
  /** Whether it is kept when cards are sold: all of them, few of those that wait for an occasion, or none. */
  readonly keep: 'all' | 'few' | 'none';
  /** Worth a card that cancels it. */
  readonly counter?: true;
}

/** A card that names this much. */
export interface Card<N extends Answer = never> {
  /** Its place in the deck before that is shuffled. Records rely on it: a new card takes the next number. */
  readonly number: number;
  readonly count: number;
  /** MS-13.3 the X mark: usable on other seats' turns as well. */
  readonly x: boolean;
  readonly resale: { readonly minerals?: number; readonly gas?: number };
  /** R49 it could never be played without this module. */
  readonly needs?: Module | undefined;
  readonly windows: readonly [Window, ...Window[]];
  readonly names: Readonly<Pick<Questions, N>>;
  /** Whether it can be played at all. */
  readonly when?: ((s: State, at: At) => Objection | undefined) | undefined;
  act(g: G, me: Owner, named: Pick<Answers, N>): void;
  /** A window in which it names nothing, and what it does there. */
  readonly bare?: { readonly window: Window; act(g: G, me: Owner): void } | undefined;
  readonly bot: BotPart;
}

/** Any card, whatever it names. */
export interface AnyCard extends Omit<Card, 'names' | 'act'> {
  readonly names: Partial<Questions>;
  act(g: G, me: Owner, named: Answers): void;
}

/** The questions of a card, by the fields of the action that answer them. */
export interface Asks {
  readonly unit?: Question<UnitNumber> | undefined;
  readonly target?: Question<Target> | undefined;
  readonly seat?: Question<Owner> | undefined;
  readonly pick?: Question<Picked> | undefined;
}

/** A card as the rules look at it, all of one form: a record is looked at for every card in every hand. */
export interface DeckCard extends Omit<AnyCard, 'names'> {
  readonly asks: Asks;
}

export function inDeck({
  number,
  count,
  x,
  resale,
  needs,
  windows,
  names,
  when,
  act,
  bare,
  bot,
}: AnyCard): DeckCard {
  const { unit, target, enemy, planet, seat, resource, subsystem } = names;
  const asks = { unit, target: target ?? enemy ?? planet, seat, pick: resource ?? subsystem };
  return { number, count, x, resale, needs, windows, when, act, bare, bot, asks };
}

const NOTHING: Asks = {};

/** What a card asks in a window. */
export function asksOf({ asks, bare }: DeckCard, window: Window): Asks {
  return bare?.window === window ? NOTHING : asks;
}

export const GAS = { gas: 1 } as const;
export const TWO_GAS = { gas: 2 } as const;
export const MINERAL = { minerals: 1 } as const;
export const BOTH = { minerals: 1, gas: 1 } as const;

/** MS-13.9 a card that would do nothing may not be played. */
export function idle(code: ObjectionCode, about?: Objection['about']): Objection {
  return objection('MS-13.9', code, about);
}

/** The side of the fight a seat is on. */
export function sideOf(fight: Fight, me: Owner): Side {
  return fight.sides[0] === me ? 0 : 1;
}

/** The fight that is on; cards played in its windows can rely on it. */
export function fightOf(s: State): Fight {
  if (s.fight === undefined) throw new Error('there is no fight');
  return s.fight;
}
