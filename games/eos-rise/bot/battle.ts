/** What a fight will bring: quick trials of whole fights against ships whose cards are not known yet. */
import { nth } from '#engine';
import { ALIEN_IDS, ALIENS, type AlienCard, type AlienClass, type AlienId } from '../content/aliens.ts';
import { cardsFor, defeat, type Mark, type Volley } from '../outlook/volley.ts';
import { totalHull } from '../rules/hull.ts';
import { extinctionDamage } from '../rules/tracks.ts';
import type { State } from '../state.ts';
import { type Arms, armsOf, Chance, keyOf, ROLLS, rollsOf } from './arms.ts';
import type { Care } from './care.ts';
import { killBonus } from './missions.ts';
import { hullWorth, WEIGHTS } from './weights.ts';

/** A ship to be fought: its card if it is known, and what it carries. */
export interface Foe {
  readonly class: AlienClass;
  readonly card?: AlienId;
  /** What the credits and skill tokens on it are worth. */
  readonly items: number;
  readonly frbs: number;
  /** Foes alike are called alike. */
  readonly key: string;
}

export function foeOf(name: AlienClass, items: number, frbs: number, card?: AlienId): Foe {
  const key = `|${card ?? name}${Math.round(10 * items)} ${frbs}`;
  return { class: name, items, frbs, key, ...(card && { card }) };
}

export interface Prospect {
  /** Everything gained less what the hull and the crew pay. */
  readonly worth: number;
  /** The chance that no ship is left. */
  readonly won: number;
  readonly lost: number;
  /** Hull points on average. */
  readonly damage: number;
}

const CLASS_CARDS: Readonly<Record<AlienClass, readonly AlienCard[]>> = {
  dexer: cardsOf('dexer'),
  galagat: cardsOf('galagat'),
  vorde: cardsOf('vorde'),
};

function cardsOf(name: AlienClass): AlienCard[] {
  return ALIEN_IDS.map((id) => ALIENS[id]).filter((card) => card.class === name);
}

/** What the printed rewards of a ship are worth. */
export function rewardOf({ credits, intel, skillLevels }: AlienCard): number {
  return WEIGHTS.credit * credits + WEIGHTS.intel * intel + WEIGHTS.level * skillLevels;
}

/** What the best card of a class pays. */
export function highestReward(name: AlienClass): number {
  return 0.5 + Math.max(...CLASS_CARDS[name].map(rewardOf));
}

const ROUNDS = 3;
const NO_FIGHT: Prospect = { worth: 0, won: 1, lost: 0, damage: 0 };

/** Fights tried before; forgotten all at once when there are many. */
const MOST_KNOWN = 20_000;
const known = new Map<string, Prospect>();

/** The fights that a crew could get into as it is now. */
export class Battles {
  readonly #s: State;
  readonly #arms: Arms;
  readonly #frbWorth: number;
  readonly #bonus: Readonly<Record<AlienClass, number>>;
  readonly #key: string;
  readonly #care: Care;

  constructor(s: State, frbWorth: number, care: Care) {
    this.#s = s;
    this.#care = care;
    this.#arms = armsOf(s);
    this.#frbWorth = frbWorth;
    this.#bonus = killBonus(s);
    const ship = `${totalHull(s) - s.damage} ${s.shields} ${extinctionDamage(s)} ${s.traits}`;
    this.#key = `${keyOf(this.#arms)}|${ship} ${frbWorth} ${this.#bonus.dexer} ${this.#bonus.galagat} ${this.#bonus.vorde} ${care.trials}`;
  }

  prospect(foes: readonly Foe[], toTheEnd: boolean): Prospect {
    if (foes.length === 0) return NO_FIGHT;
    let key = toTheEnd ? `${this.#key}!` : this.#key;
    for (const foe of foes) key += foe.key;
    let found = known.get(key);
    if (found === undefined) {
      found = new Trials(this.#s, this.#arms, foes, this.#frbWorth, this.#bonus, toTheEnd).run(this.#care);
      if (known.size > MOST_KNOWN) known.clear();
      known.set(key, found);
    }
    return found;
  }
}

interface Enemy extends Mark {
  readonly card: AlienCard;
  readonly frbs: number;
}

class Trials {
  readonly #s: State;
  readonly #rolls: readonly Volley[];
  readonly #foes: readonly Foe[];
  readonly #frbWorth: number;
  readonly #bonus: Readonly<Record<AlienClass, number>>;
  readonly #toTheEnd: boolean;
  readonly #stress: number;

  constructor(
    s: State,
    arms: Arms,
    foes: readonly Foe[],
    frbWorth: number,
    bonus: Readonly<Record<AlienClass, number>>,
    toTheEnd: boolean,
  ) {
    this.#s = s;
    this.#rolls = rollsOf(arms);
    this.#foes = foes;
    this.#frbWorth = frbWorth;
    this.#bonus = bonus;
    this.#toTheEnd = toTheEnd;
    this.#stress = WEIGHTS.stress * (arms.basic * 0.5 + arms.budget * 0.4);
  }

  run({ trials, looks }: Care): Prospect {
    const hull = totalHull(this.#s) - this.#s.damage;
    const before = hullWorth(hull);
    const chance = new Chance(this.#foes.length * 7919 + 1);
    let worth = 0;
    let won = 0;
    let lost = 0;
    let damage = 0;
    for (let t = 0; t < trials; t++) {
      const trial = this.#trial(hull, t, looks, chance);
      worth += trial.gained + hullWorth(trial.hull) - before;
      damage += hull - trial.hull;
      if (trial.hull <= 0) lost++;
      else if (trial.won) won++;
    }
    return { worth: worth / trials, won: won / trials, lost: lost / trials, damage: damage / trials };
  }

  #trial(
    start: number,
    t: number,
    looks: number,
    chance: Chance,
  ): { gained: number; hull: number; won: boolean } {
    let enemies = this.#enemies(chance);
    let hull = start;
    let shields = this.#s.shields;
    let gained = 0;
    for (let round = 0; ; round++) {
      gained += defeat(nth(this.#rolls, (t * 2 + round * 17) % ROLLS), enemies) - this.#stress;
      enemies = enemies.filter((_, i) => cardsFor(i) === 0);
      if (enemies.length === 0) return { gained, hull, won: true };
      const hit = struck(enemies, chance.int(6) + 1, shields);
      shields = Math.max(0, shields - tokensWanted(enemies));
      hull -= hit;
      if (hull <= 0) return { gained, hull: 0, won: false };
      if (this.#toTheEnd ? round < 8 : round < ROUNDS && this.#goesOn(enemies, hull, t, looks)) continue;
      const flight = struck(enemies, chance.int(6) + 1, shields);
      hull -= flight > 0 ? flight + extinctionDamage(this.#s) : 0;
      for (const { frbs } of enemies) gained += WEIGHTS.scattered * this.#frbWorth * frbs;
      return { gained, hull: Math.max(0, hull), won: false };
    }
  }

  #enemies(chance: Chance): Enemy[] {
    const enemies = this.#foes.map((foe): Enemy => {
      const list = CLASS_CARDS[foe.class];
      const card = foe.card === undefined ? nth(list, chance.int(list.length)) : ALIENS[foe.card];
      return {
        card,
        frbs: foe.frbs,
        hull: card.hull,
        worth: 0.5 + rewardOf(card) + foe.items + foe.frbs * this.#frbWorth + this.#bonus[card.class],
        protector: this.#s.traits && card.trait === 'protector',
      };
    });
    return enemies.sort((a, b) => Number(b.protector) - Number(a.protector) || b.worth - a.worth);
  }

  /** Spec 10.1.13 */
  #goesOn(enemies: readonly Enemy[], hull: number, t: number, looks: number): boolean {
    const total = enemies.reduce((sum, { worth }) => sum + worth, 0);
    let share = 0;
    for (let i = 0; i < looks; i++) {
      share += defeat(nth(this.#rolls, (t + i * 8) % ROLLS), enemies) / total / looks;
    }
    const frb = enemies.some(({ frbs }) => frbs > 0);
    const back = enemies.reduce((sum, { card }) => sum + (card.damage * card.pips.length) / 6, 0);
    return (share > (frb ? 0.35 : 0.5) && hull > 2.5 * back + 4) || share > 0.8;
  }
}

/** What a strike roll does, with so many shield tokens spread over the pips. */
function struck(enemies: readonly Enemy[], die: number, shields: number): number {
  let sum = 0;
  for (const { card } of enemies) if (card.pips.includes(die)) sum += card.damage;
  const pips = tokensWanted(enemies);
  return shields === 0 ? sum : sum * (1 - Math.min(1, shields / pips));
}

function tokensWanted(enemies: readonly Enemy[]): number {
  return enemies.reduce((sum, { card }) => sum + card.pips.length, 0);
}
