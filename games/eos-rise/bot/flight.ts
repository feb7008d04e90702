/** Every walk over the lanes that are left, with what it collects, wakes and ends in. */
import { nth, present } from '#engine';
import type { AlienClass } from '../content/aliens.ts';
import { DASH_CYCLES, DEAD_PLANET, PARADISE } from '../content/tracks.ts';
import { has } from '../rules/crew.ts';
import { totalHull } from '../rules/hull.ts';
import { CLASS_ORDER, gates } from '../rules/location.ts';
import { roundRule } from '../rules/roundRule.ts';
import { DISTANCES, GALAXIES, galaxyAt, INDEX, NEIGHBOURS, REGION_OF } from '../rules/universe.ts';
import type { State } from '../state.ts';
import { warpValue } from '../steps/warp.ts';
import { Battles, type Foe, foeOf, highestReward } from './battle.ts';
import { Chart } from './chart.ts';
import { Hopes } from './hopes.ts';
import { counted, killBonus, star } from './missions.ts';
import { foesOf } from './pursuit.ts';
import { type Extra, progressWorth, type Route } from './route.ts';
import { Threat } from './threat.ts';
import { hullWorth, WEIGHTS } from './weights.ts';

const COUNT = GALAXIES.length;
/** What a damage card deals on average. */
const FIELD = 3.7;
const MOST_LANES = 8;
const MOST_FOES = 5;

/** By class, what the best card pays. */
const HIGHEST = {
  dexer: highestReward('dexer'),
  galagat: highestReward('galagat'),
  vorde: highestReward('vorde'),
} as const;

/** The map as one flight sees it. */
export class Flight {
  best: Route;
  /** By where they first meet ships, or else end: the best routes not much worse than the best of all. */
  readonly #others = new Map<number, Route>();
  readonly #margin: number;
  readonly #s: State;
  readonly #chart: Chart;
  readonly #been = new Uint8Array(COUNT);
  readonly #threat: Threat;
  readonly #battles: Battles;
  readonly #bonus: Readonly<Record<AlienClass, number>>;
  readonly #gates: readonly number[];
  readonly #hopes: Hopes;
  /** By galaxy, what an attack costs there with the hull as it is and no ship met; not a number until asked for. */
  readonly #fears = new Float64Array(COUNT).fill(Number.NaN);
  readonly #path: number[] = [];
  readonly #foes: Foe[];
  /** By galaxy, the ships there as foes. */
  readonly #guards: (readonly Foe[] | undefined)[] = [];
  readonly #warp: number;
  readonly #hull: number;
  readonly #lanes: number;
  readonly #extra: Extra;
  readonly #flown: number;
  readonly #from: number;
  readonly #known: number;
  #slung: boolean;
  /** Cargo delivered on the way, one bit a character. */
  #delivered = 0;

  constructor(s: State, lanes: number, extra: Extra, margin = 0) {
    this.#margin = margin;
    this.#s = s;
    this.#lanes = lanes;
    this.#extra = extra;
    this.#warp = Math.max(1, warpValue(s) - s.effects.warp);
    this.#hull = totalHull(s) - s.damage;
    this.#threat = new Threat(s);
    this.#battles = new Battles(s, progressWorth(s), extra.care);
    this.#bonus = killBonus(s);
    this.#gates = gates(s).map((at) => INDEX[at]);
    this.#flown = s.flight?.used ?? 0;
    this.#from = INDEX[s.flight?.from ?? s.eos];
    this.#slung = s.flight?.slung ?? false;
    this.#known = s.pursuit.length;
    this.#chart = new Chart(s);
    this.#hopes = new Hopes(this.#chart, this.#warp, DEAD_PLANET - s.extinction - 1);
    this.#foes = foesOf(s);
    this.best = { worth: Number.NEGATIVE_INFINITY, path: [] };
  }

  search(): Route {
    this.#walk(INDEX[this.#s.eos], 0, 0, this.#hull, 0);
    return this.best;
  }

  /** The best routes, best first. */
  routes(most: number): Route[] {
    this.search();
    return [...this.#others.values()].sort((a, b) => b.worth - a.worth).slice(0, most);
  }

  /** `gain`: what was collected. `frbs`: signals collected, for the one that starts the Last Dash. */
  #walk(at: number, used: number, gain: number, hull: number, frbs: number): void {
    this.#consider(at, used, gain, hull);
    const most = Math.min(MOST_LANES, this.#lanes + this.#extra.burners + 2 * this.#extra.slips);
    if (used >= most || hull <= 0 || galaxyAt(at) === this.#s.planet) return;
    if (!this.#s.lastDash && this.#s.progress + frbs >= PARADISE) return;
    const back = this.#path[this.#path.length - 2] ?? (used === 1 ? INDEX[this.#s.eos] : -1);
    const mayTurn = used === 0 || this.#fresh;
    for (const next of NEIGHBOURS[at] ?? [])
      if (next !== back || mayTurn) this.#enter(next, used, gain, hull, frbs);
    if (this.#gates.includes(at)) {
      for (const next of this.#gates) if (next !== at) this.#enter(next, used, gain, hull, frbs);
    }
  }

  /** Whether the galaxy entered last held something: only then turning back makes sense. */
  #fresh = false;

  #enter(at: number, used: number, gain: number, hull: number, frbs: number): void {
    const first = this.#been[at] === 0;
    const before = this.#foes.length;
    const slung = this.#slung;
    let more = 0;
    let found = 0;
    let left = hull;
    if (first) {
      const guards = this.#chart.guards[at];
      if (guards !== undefined) {
        if (before + guards.length > MOST_FOES) return;
        this.#foes.push(...this.#guardsAt(at, guards));
      } else {
        more += this.#chart.items[at] ?? 0;
        found = this.#chart.frbs[at] ?? 0;
        for (let i = 0; i < found; i++) more += this.#progress(frbs + i);
      }
    }
    const delivered = this.#delivered;
    const delivers = this.#chart.delivers[at] ?? 0;
    if ((delivers & ~delivered) !== 0) {
      more += this.#chart.deliveredFrom(at, delivered);
      this.#delivered |= delivers;
    }
    let fields = this.#chart.fields[at] ?? 0;
    if (fields > 0) {
      more += fields * star(this.#s, 'needle-threader');
      if (!this.#slung && has(this.#s, 'slingshot')) {
        this.#slung = true;
        fields--;
      }
      left -= fields * FIELD;
    }
    this.#been[at] = (this.#been[at] ?? 0) + 1;
    this.#path.push(at);
    const fresh = this.#fresh;
    this.#fresh = first && (more > 0 || this.#foes.length > before);
    this.#walk(at, used + 1, gain + more, left, frbs + found);
    this.#fresh = fresh;
    this.#path.pop();
    this.#been[at] = (this.#been[at] ?? 0) - 1;
    this.#slung = slung;
    this.#delivered = delivered;
    this.#foes.length = before;
  }

  #progress(before: number): number {
    const s = this.#s;
    const due = s.progress + before === PARADISE - 1;
    return WEIGHTS.frb + (s.round >= 5 ? WEIGHTS.frbLate : 0) + (due ? WEIGHTS.dash : 0);
  }

  #guardsAt(at: number, guards: readonly AlienClass[]): readonly Foe[] {
    let foes = this.#guards[at];
    if (foes === undefined) {
      foes = this.#meet(at, guards);
      this.#guards[at] = foes;
    }
    return foes;
  }

  #meet(at: number, guards: readonly AlienClass[]): Foe[] {
    let carrier = 0;
    for (let i = 1; i < guards.length; i++) {
      if (CLASS_ORDER[nth(guards, i)] > CLASS_ORDER[nth(guards, carrier)]) carrier = i;
    }
    return guards.map((name, i) =>
      i === carrier ? foeOf(name, this.#chart.items[at] ?? 0, this.#chart.frbs[at] ?? 0) : foeOf(name, 0, 0),
    );
  }

  #consider(at: number, used: number, gain: number, hull: number): void {
    const s = this.#s;
    let worth = gain - this.#price(used) + hullWorth(hull) - hullWorth(this.#hull);
    const bar = this.best.worth - this.#margin;
    if (worth + 90 < bar) return;
    const atPlanet = galaxyAt(at) === s.planet;
    let after = hull;
    if (this.#foes.length > 0) {
      // A fight is tried only where its best outcome would make this the best route.
      if (worth + this.#most() + (atPlanet ? 2 * WEIGHTS.dash : this.#end(at, used, hull)) <= bar) return;
      const fight = this.#battles.prospect(this.#foes, atPlanet);
      worth += fight.worth + WEIGHTS.shipGone * (this.#foes.length - this.#known);
      if (fight.lost > 0.1 && !atPlanet) worth -= 30 * fight.lost;
      if (atPlanet) worth -= WEIGHTS.lost * (1 - fight.won);
      after -= fight.damage;
    }
    worth += atPlanet ? 2 * WEIGHTS.dash : this.#end(at, used, after);
    if (worth <= bar + 1e-9) return;
    const path = this.#path.map(galaxyAt);
    if (worth > this.best.worth + 1e-9) this.best = { worth, path };
    if (this.#margin === 0) return;
    const met = this.#path.findIndex((to) => this.#chart.guards[to] !== undefined);
    const kind = met < 0 ? at : COUNT + (this.#path[met] ?? 0);
    if (worth > (this.#others.get(kind)?.worth ?? Number.NEGATIVE_INFINITY))
      this.#others.set(kind, { worth, path: met < 0 ? path : path.slice(0, met + 1) });
  }

  /** The most that the ships met can pay. */
  #most(): number {
    const frb = progressWorth(this.#s);
    let sum = 0;
    for (const foe of this.#foes) {
      sum += foe.items + foe.frbs * frb + this.#bonus[foe.class] + HIGHEST[foe.class];
    }
    return sum + WEIGHTS.shipGone * this.#foes.length;
  }

  /** What lanes beyond the warp value cost. */
  #price(used: number): number {
    const beyond = used - this.#lanes;
    if (beyond <= 0) return 0;
    const burnt = Math.min(beyond, this.#extra.burners);
    return burnt * WEIGHTS.afterburner + Math.ceil((beyond - burnt) / 2) * WEIGHTS.slipDrive;
  }

  /** What it is worth to end a flight here. */
  #end(at: number, used: number, hull: number): number {
    const s = this.#s;
    const fear = WEIGHTS.threat * this.#fear(at, hull);
    if (s.planet !== undefined) return this.#wait(at) - fear;
    let sum =
      this.#hopes.from(at, this.#been) -
      fear +
      (this.#chart.station[at] === 1 ? WEIGHTS.station + WEIGHTS.stationCredit * Math.min(12, s.credits) : 0);
    const region = REGION_OF[galaxyAt(at)];
    if (!counted(s, 'four-corners', region)) sum += star(s, 'four-corners');
    const flown = this.#flown + used;
    if (flown >= 5) sum += star(s, 'long-haul');
    const { stayingHurts, minefield } = roundRule(s);
    if (stayingHurts && at === this.#from) sum -= hullWorth(hull) - hullWorth(hull - FIELD);
    if (minefield && flown >= minefield.lanes) sum -= hullWorth(hull) - hullWorth(hull - minefield.damage);
    return sum;
  }

  #fear(at: number, hull: number): number {
    if (hull !== this.#hull || this.#foes.length > this.#known)
      return this.#threat.cost(at, this.#been, Math.max(1, hull));
    const known = this.#fears[at] ?? 0;
    if (!Number.isNaN(known)) return known;
    const cost = this.#threat.cost(at, this.#been, Math.max(1, hull));
    this.#fears[at] = cost;
    return cost;
  }

  /** The Last Dash: how near the Planet is, and whether it can still be reached. */
  #wait(at: number): number {
    const s = this.#s;
    const far = DISTANCES[at * COUNT + INDEX[present(s.planet, 'planet to dash for')]] ?? COUNT;
    const cycles = Math.ceil(far / this.#warp);
    const late = !s.unlimited && s.cycle + cycles > DASH_CYCLES;
    return 40 - 6 * cycles - far - (late ? 60 : 0);
  }
}
