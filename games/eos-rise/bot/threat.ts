/** Who may come down on the EOS in a galaxy, and what that costs. */
import { nth } from '#engine';
import { ALIEN_IDS, ALIENS, type AlienClass } from '../content/aliens.ts';
import { alienLanes } from '../rules/course.ts';
import { totalHull } from '../rules/hull.ts';
import { roundRule } from '../rules/roundRule.ts';
import { extinctionDamage } from '../rules/tracks.ts';
import { DISTANCES, GALAXIES, INDEX } from '../rules/universe.ts';
import type { State } from '../state.ts';
import { hullWorth } from './weights.ts';

const COUNT = GALAXIES.length;
const FARTHEST = 8;

/** By class: the chance of orders that bring a ship over so many lanes to the EOS, and what it does on average. */
const COMES = byClass(comes);
export const HARM = byClass((name) => mean(name, ({ damage, pips }) => (damage * pips.length) / 6));
export const HITS = byClass((name) => mean(name, ({ pips }) => pips.length / 6));

function byClass<T>(of: (name: AlienClass) => T): Readonly<Record<AlienClass, T>> {
  return { dexer: of('dexer'), galagat: of('galagat'), vorde: of('vorde') };
}

function cards(name: AlienClass) {
  return ALIEN_IDS.map((id) => ALIENS[id]).filter((card) => card.class === name);
}

function mean(name: AlienClass, of: (card: (typeof ALIENS)[keyof typeof ALIENS]) => number): number {
  const list = cards(name);
  return list.reduce((sum, card) => sum + of(card), 0) / list.length;
}

function comes(name: AlienClass): number[] {
  const list = cards(name);
  return Array.from(
    { length: FARTHEST + 1 },
    (_, far) => list.filter(({ to, lanes }) => to === 'eos' && lanes >= far).length / list.length,
  );
}

/** The ships on the map and how far their orders may bring them this round. */
export class Threat {
  readonly #s: State;
  readonly #at: number[] = [];
  readonly #class: AlienClass[] = [];
  readonly #reach: Record<AlienClass, readonly number[]>;
  readonly #hull: number;

  constructor(s: State) {
    this.#s = s;
    this.#hull = totalHull(s) - s.damage;
    this.#reach = byClass((name) => reachOf(s, name));
    for (const ship of s.ships) {
      if (ship.anchored) continue;
      this.#at.push(INDEX[ship.at]);
      this.#class.push(ship.class);
    }
  }

  /** What an attack costs in this galaxy; `gone` are galaxies whose ships were met on the way. */
  cost(at: number, gone: Uint8Array, hull = this.#hull, shields = this.#s.shields): number {
    const { damage, none } = this.#weigh(at, gone);
    const any = 1 - none;
    if (any < 0.01) return 0;
    const each = (damage / any + extinctionDamage(this.#s)) * (1 - Math.min(0.75, shields * 0.12));
    return any * (hullWorth(hull) - hullWorth(hull - each));
  }

  /** The damage to expect. */
  damage(at: number, gone: Uint8Array): number {
    const { damage, none } = this.#weigh(at, gone);
    return damage + (1 - none) * extinctionDamage(this.#s);
  }

  #weigh(at: number, gone: Uint8Array): { damage: number; none: number } {
    let damage = 0;
    let none = 1;
    for (let i = 0; i < this.#at.length; i++) {
      const from = this.#at[i] ?? 0;
      if (gone[from] === 1) continue;
      const far = DISTANCES[from * COUNT + at] ?? COUNT;
      if (far > FARTHEST) continue;
      const name = nth(this.#class, i);
      const chance = this.#reach[name][far] ?? 0;
      if (chance === 0) continue;
      damage += chance * HARM[name];
      none *= 1 - chance * HITS[name];
    }
    return { damage, none };
  }
}

/** The chance that a ship of a class comes over so many lanes. */
function reachOf(s: State, name: AlienClass): readonly number[] {
  const rule = roundRule(s);
  const cut = (far: number, chance: number) =>
    (rule.veil !== undefined && far > rule.veil) || rule.truce === name ? 0 : chance;
  const card = s.orders[name];
  if (card !== undefined) {
    const lanes = ALIENS[card].to === 'eos' ? alienLanes(s, name, card) : 0;
    return Array.from({ length: FARTHEST + 1 }, (_, far) => cut(far, far <= lanes ? 1 : 0));
  }
  const shift = (rule.alienLanes ?? 0) - (s.effects.decoyed === name ? 2 : 0);
  return Array.from({ length: FARTHEST + 1 }, (_, far) =>
    cut(far, COMES[name][Math.max(0, Math.min(FARTHEST, far - shift))] ?? 0),
  );
}

export const NOWHERE = new Uint8Array(COUNT);
