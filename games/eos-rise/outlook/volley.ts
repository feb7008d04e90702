/**
 * What rolled dice and damage cards can do to the ships in pursuit (ER-15.5, ER-15.6): every set of cards that can be
 * activated together is known, and the ships worth most are looked for among what those cards can defeat.
 */
import { nth } from '#engine';

/** A damage card: the icons still to be matched, by kind, and what it deals. */
export interface Salvo {
  readonly arrow: number;
  readonly gear: number;
  readonly syringe: number;
  readonly crosshair: number;
  readonly damage: number;
}

/** Rolled faces that can be placed. */
export interface Faces {
  arrow: number;
  gear: number;
  syringe: number;
  crosshair: number;
  /** Bent Light: CROSSHAIRs fill only their own icons. */
  wild: boolean;
}

export interface Mark {
  /** What it still takes to defeat it. */
  readonly hull: number;
  readonly worth: number;
  /** ER-23.1 must fall before the others can be hit. */
  readonly protector: boolean;
}

const MOST = 8;

/**
 * Damage cards laid out, and every set of them, as bits: the icons it needs and what it deals. Of more than eight cards
 * only the first eight are looked at.
 */
export class Battery {
  readonly sets: number;
  readonly dealt: Uint8Array;
  readonly arrow: Uint8Array;
  readonly gear: Uint8Array;
  readonly syringe: Uint8Array;
  readonly crosshair: Uint8Array;
  /** What the weakest card of a set deals. */
  readonly #weakest: Uint8Array;
  readonly #enough: (readonly number[] | undefined)[] = [];

  constructor(shots: readonly Salvo[]) {
    const sets = 1 << Math.min(MOST, shots.length);
    this.sets = sets;
    this.dealt = new Uint8Array(sets);
    this.arrow = new Uint8Array(sets);
    this.gear = new Uint8Array(sets);
    this.syringe = new Uint8Array(sets);
    this.crosshair = new Uint8Array(sets);
    this.#weakest = new Uint8Array(sets);
    this.#weakest[0] = 255;
    for (let set = 1; set < sets; set++) {
      const rest = set & (set - 1);
      const shot = nth(shots, 31 - Math.clz32(set ^ rest));
      this.dealt[set] = (this.dealt[rest] ?? 0) + shot.damage;
      this.arrow[set] = (this.arrow[rest] ?? 0) + shot.arrow;
      this.gear[set] = (this.gear[rest] ?? 0) + shot.gear;
      this.syringe[set] = (this.syringe[rest] ?? 0) + shot.syringe;
      this.crosshair[set] = (this.crosshair[rest] ?? 0) + shot.crosshair;
      this.#weakest[set] = Math.min(this.#weakest[rest] ?? 0, shot.damage);
    }
  }

  /** The sets that deal so much, without those of which one card less would do. */
  enough(hull: number): readonly number[] {
    let found = this.#enough[hull];
    if (found === undefined) {
      const list: number[] = [];
      for (let set = this.sets - 1; set > 0; set--) {
        const dealt = this.dealt[set] ?? 0;
        if (dealt >= hull && dealt - (this.#weakest[set] ?? 0) < hull) list.push(set);
      }
      found = list;
      this.#enough[hull] = found;
    }
    return found;
  }
}

/** Damage cards and a roll for them: which sets can be activated together. */
export class Volley {
  readonly battery: Battery;
  readonly possible: Uint8Array;
  readonly #fit: (readonly number[] | undefined)[] = [];

  constructor(battery: Battery, possible: Uint8Array) {
    this.battery = battery;
    this.possible = possible;
  }

  /** Of the sets that defeat a ship, without a card too many, those that can be activated. */
  fit(hull: number): readonly number[] {
    let found = this.#fit[hull];
    if (found === undefined) {
      const { possible } = this;
      found = this.battery.enough(hull).filter((set) => possible[set] === 1);
      this.#fit[hull] = found;
    }
    return found;
  }
}

export function volley(battery: Battery, faces: Faces): Volley {
  const { sets, arrow, gear, syringe, crosshair } = battery;
  const possible = new Uint8Array(sets);
  possible[0] = 1;
  for (let set = 1; set < sets; set++) {
    const x = crosshair[set] ?? 0;
    if (possible[set & (set - 1)] === 0 || x > faces.crosshair) continue;
    const missing =
      Math.max(0, (arrow[set] ?? 0) - faces.arrow) +
      Math.max(0, (gear[set] ?? 0) - faces.gear) +
      Math.max(0, (syringe[set] ?? 0) - faces.syringe);
    if (missing > 0 && (!faces.wild || x + missing > faces.crosshair)) continue;
    possible[set] = 1;
  }
  return new Volley(battery, possible);
}

const SHIPS = 16;
const SETS = 1 << MOST;

/**
 * The search through one volley. What can still be had depends only on the ship it has come to, the cards used up and
 * whether a Protector was left alone, so it is worked out once for each; the best can be asked for ship by ship.
 */
class Search {
  readonly best = new Uint8Array(SHIPS);
  readonly #worth = new Float64Array(2 * SHIPS * SETS);
  readonly #set = new Uint8Array(2 * SHIPS * SETS);
  /** In which search that was worked out. */
  readonly #known = new Int32Array(2 * SHIPS * SETS);
  readonly #left = new Float64Array(SHIPS + 1);
  readonly #fit: (readonly number[])[] = [];
  #possible: Readonly<Uint8Array> = new Uint8Array(1);
  #marks: readonly Mark[] = [];
  #run = 0;

  run(from: Volley, marks: readonly Mark[]): number {
    this.#run++;
    this.#marks = marks;
    this.#possible = from.possible;
    this.best.fill(0);
    this.#left[marks.length] = 0;
    for (let i = marks.length - 1; i >= 0; i--) {
      const { hull, worth } = nth(marks, i);
      const fit = from.fit(Math.max(1, hull));
      this.#fit[i] = fit;
      this.#left[i] = (this.#left[i + 1] ?? 0) + (fit.length > 0 ? worth : 0);
    }
    if (this.#left[0] === 0) return 0;
    const worth = this.#most(0, 0, 0);
    for (let i = 0, used = 0, sealed = 0; i < marks.length && (this.#left[i] ?? 0) > 0; i++) {
      const set = this.#set[(sealed * SHIPS + i) * SETS + used] ?? 0;
      this.best[i] = set;
      used |= set;
      if (set === 0 && marks[i]?.protector) sealed = 1;
    }
    return worth;
  }

  /** The most worth of the ships from this one on. `sealed`: a Protector was left alone, so those behind it are safe. */
  #most(i: number, used: number, sealed: number): number {
    const left = this.#left[i] ?? 0;
    if (left === 0) return 0;
    const place = (sealed * SHIPS + i) * SETS + used;
    if (this.#known[place] === this.#run) return this.#worth[place] ?? 0;
    const { worth, protector } = nth(this.#marks, i);
    let high = -1;
    let best = 0;
    if (sealed === 0 || protector) {
      for (const set of nth(this.#fit, i)) {
        if ((set & used) !== 0 || this.#possible[set | used] === 0) continue;
        const sum = worth + this.#most(i + 1, used | set, sealed);
        if (sum <= high + 1e-9) continue;
        high = sum;
        best = set;
        if (high >= left - 1e-9) break;
      }
    }
    if (high < left - 1e-9) {
      const sum = this.#most(i + 1, used, protector ? 1 : sealed);
      if (sum > high + 1e-9) {
        high = sum;
        best = 0;
      }
    }
    this.#known[place] = this.#run;
    this.#worth[place] = high;
    this.#set[place] = best;
    return high;
  }
}

const search = new Search();

/** The most worth that can be defeated. Protectors must come first. */
export function defeat(from: Volley, marks: readonly Mark[]): number {
  return search.run(from, marks);
}

/** The cards, as bits, that the best volley has for a ship; 0 when it is left alone. */
export function cardsFor(i: number): number {
  return search.best[i] ?? 0;
}
