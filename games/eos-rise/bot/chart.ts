/** What lies where, by number of galaxy, as a flight sees it. */
import type { AlienClass } from '../content/aliens.ts';
import { CHARACTERS } from '../content/characters.ts';
import { CONTRACTS } from '../content/contracts.ts';
import { REGIONS } from '../content/regions.ts';
import { has } from '../rules/crew.ts';
import { GALAXIES, INDEX, NEIGHBOURS } from '../rules/universe.ts';
import type { State } from '../state.ts';
import { gainsWorth, starFor } from './missions.ts';
import { progressWorth } from './route.ts';
import { GUARDED, WEIGHTS } from './weights.ts';

const COUNT = GALAXIES.length;

export class Chart {
  readonly frbs = new Uint8Array(COUNT);
  /** What credits and skill tokens are worth. */
  readonly items = new Float64Array(COUNT);
  /** By galaxy the cargo delivered from it, one bit a character. */
  readonly delivers = new Uint8Array(COUNT);
  /** By character, what its delivery is worth. */
  readonly cargo: number[] = [];
  readonly fields = new Uint8Array(COUNT);
  readonly station = new Uint8Array(COUNT);
  readonly guards: (AlienClass[] | undefined)[] = new Array(COUNT);
  /** What can be had later, with its galaxy. */
  readonly far: { readonly at: number; readonly worth: number }[] = [];

  constructor(s: State) {
    for (const { at, class: name } of s.ships) {
      const i = INDEX[at];
      const list = this.guards[i];
      if (list === undefined) this.guards[i] = [name];
      else list.push(name);
    }
    const worth = progressWorth(s);
    const far = (at: number, value: number) => {
      let hope = value;
      for (const name of this.guards[at] ?? []) hope *= GUARDED[name];
      this.far.push({ at, worth: hope });
    };
    if (!s.lastDash) {
      for (const at of s.frbs) {
        this.frbs[INDEX[at]] = (this.frbs[INDEX[at]] ?? 0) + 1;
        far(INDEX[at], Math.min(worth, WEIGHTS.frb + WEIGHTS.frbLate));
      }
      const relay = has(s, 'tractor-relay');
      const priority = has(s, 'freight-priority') ? WEIGHTS.intel : 0;
      for (const [i, who] of CHARACTERS.entries()) {
        const { cargo, contract } = s.crew[who];
        if (cargo === undefined || contract === undefined) continue;
        const value =
          gainsWorth(CONTRACTS[contract].delivery) + priority + starFor(s, who, 'express-freight');
        const at = INDEX[cargo];
        this.cargo[i] = value;
        for (const from of relay ? [at, ...(NEIGHBOURS[at] ?? [])] : [at])
          this.delivers[from] = (this.delivers[from] ?? 0) | (1 << i);
        this.far.push({ at, worth: 0.8 * value });
      }
    }
    for (const at of s.skills) {
      this.items[INDEX[at]] = (this.items[INDEX[at]] ?? 0) + WEIGHTS.level;
      far(INDEX[at], WEIGHTS.level);
    }
    for (const at of s.creditTokens) this.items[INDEX[at]] = (this.items[INDEX[at]] ?? 0) + WEIGHTS.credit;
    if (!s.effects.calmAsteroids)
      for (const { at } of s.asteroids) this.fields[INDEX[at]] = (this.fields[INDEX[at]] ?? 0) + 1;
    for (const region of REGIONS) this.station[INDEX[s.stations[region].at]] = 1;
  }

  /** What the cargo is worth that is delivered from this galaxy, but for what has been before. */
  deliveredFrom(at: number, before = 0): number {
    const cargo = (this.delivers[at] ?? 0) & ~before;
    let sum = 0;
    for (const [i, worth] of this.cargo.entries()) if ((cargo & (1 << i)) !== 0) sum += worth;
    return sum;
  }
}
