/** What a card can be played on and what it then does: data with small functions. The verb `play` carries it out. */
import type { Objection } from '#engine';
import type { Pick } from '../../action.ts';
import { type ObjectionCode, objection } from '../../objections.ts';
import type { Owner, UnitNumber } from '../../rules/units.ts';
import type { Fight, G, Side, State } from '../../state.ts';
import type { Target } from '../../steps/attack.ts';
import type { CardId } from '../cards.ts';

/** When a card can be played (5.3). */
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

export const NAMES = ['unit', 'target', 'seat', 'pick'] as const;
export type Name = (typeof NAMES)[number];

/** What a play names, looked up. */
export interface Named {
  readonly unit?: UnitNumber | undefined;
  readonly target?: Target | undefined;
  readonly seat?: Owner | undefined;
  readonly pick?: Pick | undefined;
}

/** Where and by whom a card is played. */
export interface At {
  readonly me: Owner;
  readonly window: Window;
}

export interface CardRule {
  readonly windows: readonly Window[];
  /** What the card names in a window; by default everything it has a question for. */
  names?(window: Window): readonly Name[];
  /** Whether it can be played at all. */
  when?(s: State, at: At): Objection | undefined;
  unit?(s: State, unit: UnitNumber, at: At): Objection | undefined;
  target?(s: State, target: Target, at: At, named: Named): Objection | undefined;
  seat?(s: State, seat: Owner, at: At): Objection | undefined;
  pick?(s: State, pick: Pick, at: At, named: Named): Objection | undefined;
  act(g: G, me: Owner, named: Named): void;
}

/** MS-13.9 a card that would do nothing may not be played. */
export function idle(code: ObjectionCode, about?: Objection['about']): Objection {
  return objection('MS-13.9', code, about);
}

/** What each rule has a question for. */
const asked = new Map<CardRule, readonly Name[]>();

export function names(rule: CardRule, window: Window): readonly Name[] {
  const some = rule.names?.(window) ?? asked.get(rule);
  if (some !== undefined) return some;
  const made = NAMES.filter((name) => rule[name] !== undefined);
  asked.set(rule, made);
  return made;
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

export type Effects = Partial<Record<CardId, CardRule>>;
