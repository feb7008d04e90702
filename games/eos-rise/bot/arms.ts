/** What the crew brings into a fight: dice and damage cards, as rolls tried out beforehand. */
import { nth } from '#engine';
import { ADVANCED_DIE, BASIC_DIE, CHARACTERS, type CharacterId, type Face } from '../content/characters.ts';
import { DAMAGE, DAMAGE_IDS, type DamageCard, type Icon } from '../content/damage.ts';
import { Battery, type Faces, type Salvo, type Volley, volley } from '../outlook/volley.ts';
import { has, unlocked } from '../rules/crew.ts';
import { roundRule } from '../rules/roundRule.ts';
import type { State } from '../state.ts';
import { spare } from './stress.ts';

/** A small generator of its own: an estimate is the same whenever it is asked for. */
export class Chance {
  #x: number;
  constructor(seed: number) {
    this.#x = seed;
  }
  int(n: number): number {
    this.#x = (Math.imul(this.#x, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#x / 4294967296) * n);
  }
}

/** What the crew brings into a fight. */
export interface Arms {
  readonly basic: number;
  readonly advanced: readonly number[];
  readonly cards: number;
  readonly wild: boolean;
  /** Stress that First Strikes may cost. */
  readonly budget: number;
  /** STRESS faces that a Target Lock, the Gunnery Range or Lead from the Front can roll again. */
  readonly again: number;
}

/** Those near a breakdown stay out of it. */
export function takesPart(s: State, who: CharacterId): boolean {
  return who === 'specialist' || spare(s, who) > 2;
}

export function armsOf(s: State): Arms {
  let basic = 0;
  let budget = 0;
  const advanced: number[] = [];
  for (const who of CHARACTERS) {
    const { basicDice, advancedDice } = unlocked(s, who);
    const fights = takesPart(s, who);
    if (fights) basic += basicDice;
    advanced.push(fights ? advancedDice : 0);
    budget += Math.max(0, spare(s, who) - 4);
  }
  const rule = roundRule(s);
  const cards =
    unlocked(s, 'specialist').damage + s.effects.damageCards + (rule.damageCards ?? 0) + s.held.length;
  return {
    basic,
    advanced,
    cards: Math.min(8, cards),
    wild: !rule.crosshairsNotWild,
    budget: rule.jammed ? 0 : Math.min(6, budget + 2 * s.crew.commander.cubes),
    again:
      (s.crew.specialist.cubes > 0 ? 2 : 0) +
      (s.effects.gunneryRange ? 2 : 0) +
      (has(s, 'lead-from-the-front') ? 2 : 0),
  };
}

export const keyOf = ({ basic, advanced, cards, wild, budget, again }: Arms) =>
  `${basic} ${advanced.join('')} ${cards} ${wild ? 1 : 0} ${budget} ${again}`;

export const ROLLS = 48;
const rolls = new Map<string, readonly Volley[]>();
const CARDS: readonly DamageCard[] = DAMAGE_IDS.map((id) => DAMAGE[id]);

/** Rolls with the damage cards laid out for them. */
export function rollsOf(arms: Arms): readonly Volley[] {
  const key = keyOf(arms);
  let found = rolls.get(key);
  if (found === undefined) {
    const chance = new Chance(12345);
    found = Array.from({ length: ROLLS }, () => rollOf(arms, chance));
    if (rolls.size > 400) rolls.clear();
    rolls.set(key, found);
  }
  return found;
}

function rollOf(arms: Arms, chance: Chance): Volley {
  const faces: Faces = { arrow: 0, gear: 0, syringe: 0, crosshair: 0, wild: arms.wild };
  const add = (face: Face) => {
    if (face !== 'stress-1' && face !== 'stress-2') faces[face]++;
    return face === 'stress-1' || face === 'stress-2';
  };
  let again = arms.again;
  for (let i = 0; i < arms.basic; i++) {
    if (!add(BASIC_DIE[chance.int(6)] ?? 'arrow')) continue;
    if (again-- > 0) add(BASIC_DIE[chance.int(6)] ?? 'arrow');
  }
  for (const [i, who] of CHARACTERS.entries()) {
    for (let n = arms.advanced[i] ?? 0; n > 0; n--) add(ADVANCED_DIE[who][chance.int(6)] ?? 'arrow');
  }
  return volley(new Battery(shotsOf(arms, chance)), faces);
}

function shotsOf(arms: Arms, chance: Chance): Salvo[] {
  const drawn: DamageCard[] = [];
  while (drawn.length < arms.cards) {
    const card = nth(CARDS, chance.int(CARDS.length));
    if (!drawn.includes(card)) drawn.push(card);
  }
  let { budget } = arms;
  return drawn.map((card) => {
    const shared = drawn.some((other) => other !== card && other.keyword === card.keyword);
    const strikes = shared && card.firstStrike <= budget;
    if (strikes) budget -= card.firstStrike;
    return shotOf(card.icons, card.damage + (strikes ? card.firstStrike : 0));
  });
}

export function shotOf(icons: readonly Icon[], damage: number): Salvo {
  const shot = { arrow: 0, gear: 0, syringe: 0, crosshair: 0, damage };
  for (const icon of icons) shot[icon]++;
  return shot;
}
