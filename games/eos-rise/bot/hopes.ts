/** What may be had in the rounds to come, from wherever a flight ends. */
import { DISTANCES, GALAXIES } from '../rules/universe.ts';
import type { Chart } from './chart.ts';
import { WEIGHTS } from './weights.ts';

const COUNT = GALAXIES.length;
/** So many things count: the best of them, a part of the next, and so on. */
const MOST = 3;

interface Hope {
  readonly to: number;
  readonly worth: number;
}

export class Hopes {
  readonly #chart: Chart;
  readonly #warp: number;
  readonly #rounds: number;
  /** By galaxy, what may be had from there, the best first. */
  readonly #lists: (readonly Hope[] | undefined)[] = [];

  /** `warp`: lanes in a round. `rounds`: those that come after this one. */
  constructor(chart: Chart, warp: number, rounds: number) {
    this.#chart = chart;
    this.#warp = warp;
    this.#rounds = rounds;
  }

  /** Without what was there to be had on the way. */
  from(at: number, been: Uint8Array): number {
    let sum = 0;
    let share = 1;
    let count = 0;
    for (const { to, worth } of this.#listAt(at)) {
      if (been[to] !== 0) continue;
      sum += share * worth;
      share *= WEIGHTS.second;
      if (++count === MOST) break;
    }
    return sum;
  }

  #listAt(at: number): readonly Hope[] {
    let found = this.#lists[at];
    if (found === undefined) {
      const list: Hope[] = [];
      for (const { at: to, worth } of this.#chart.far) {
        const far = DISTANCES[at * COUNT + to] ?? COUNT;
        const rounds = Math.ceil(far / this.#warp);
        if (far === 0 || rounds > this.#rounds) continue;
        const later = WEIGHTS.later * WEIGHTS.perRound ** (rounds - 1) * (1 - 0.02 * far);
        list.push({ to, worth: worth * later });
      }
      found = list.sort((a, b) => b.worth - a.worth);
      this.#lists[at] = found;
    }
    return found;
  }
}
