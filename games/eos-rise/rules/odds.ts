/** Exact odds for the table: what a strike roll may do (ER-16), and whether a damage card can be activated (ER-15.5). */
import { ADVANCED_DIE, BASIC_DIE, type CharacterId, type Face } from '../content/characters.ts';
import { ICONS, type Icon } from '../content/damage.ts';

export interface Striker {
  readonly pips: readonly number[];
  /** Numbers covered by a shield token. */
  readonly shielded: readonly number[];
  readonly damage: number;
  /** ER-23.4 rolls its own die where it misses: Hypersonic Bolt in retaliation. */
  readonly again?: boolean;
}

export interface StrikeOdds {
  /** The chance of each ship to hit, in the order given. */
  readonly each: readonly number[];
  /** The chance that at least one hits. */
  readonly any: number;
  /** Damage on average and at worst, `extra` included where anything hits. */
  readonly mean: number;
  readonly worst: number;
}

const SIDES = 6;

/** One D6 for all ships together, then one of its own for each that rolls again. `extra` is added once when at least one hits. */
export function strikeOdds(ships: readonly Striker[], extra = 0): StrikeOdds {
  let any = 0;
  let mean = 0;
  let worst = 0;
  for (let n = 1; n <= SIDES; n++) {
    const hitting = ships.filter((ship) => hitsOn(ship, n));
    const rolling = ships.filter((ship) => ship.again && !hitsOn(ship, n) && chanceOf(ship) > 0);
    const none = hitting.length > 0 ? 0 : rolling.reduce((chance, ship) => chance * (1 - chanceOf(ship)), 1);
    any += (1 - none) / SIDES;
    mean += ((1 - none) * extra + sum(hitting, damageOf) + sum(rolling, expected)) / SIDES;
    if (none < 1) worst = Math.max(worst, extra + sum(hitting, damageOf) + sum(rolling, damageOf));
  }
  const each = ships.map((ship) => {
    const chance = chanceOf(ship);
    return ship.again ? chance + (1 - chance) * chance : chance;
  });
  return { each, any, mean, worst };
}

function hitsOn({ pips, shielded }: Striker, n: number): boolean {
  return pips.includes(n) && !shielded.includes(n);
}

/** The chance to hit with one die. */
function chanceOf(ship: Striker): number {
  return ship.pips.filter((pip) => hitsOn(ship, pip)).length / SIDES;
}

const damageOf = ({ damage }: Striker): number => damage;
const expected = (ship: Striker): number => chanceOf(ship) * ship.damage;

function sum(ships: readonly Striker[], of: (ship: Striker) => number): number {
  return ships.reduce((total, ship) => total + of(ship), 0);
}

/** Where so many tokens are best laid, one after the other, and what each number of the die then does. */
export function bestCover(
  ships: readonly Pick<Striker, 'pips' | 'damage'>[],
  tokens: number,
  extra: number,
): {
  readonly laid: readonly { readonly ship: number; readonly pip: number }[];
  readonly blows: readonly number[];
} {
  const laid: { ship: number; pip: number }[] = [];
  // By number of the die the ships that hit on it, the hardest first.
  const hitting = Array.from({ length: SIDES }, (_, i) =>
    [...ships.keys()]
      .filter((ship) => ships[ship]?.pips.includes(i + 1))
      .sort((a, b) => (ships[b]?.damage ?? 0) - (ships[a]?.damage ?? 0)),
  );
  const saved = ([first, ...others]: readonly number[]): number =>
    first === undefined ? 0 : (ships[first]?.damage ?? 0) + (others.length === 0 ? extra : 0);
  while (laid.length < tokens) {
    const at = hitting.reduce((best, row, i) => (saved(row) > saved(hitting[best] ?? []) ? i : best), 0);
    const ship = hitting[at]?.shift();
    if (ship === undefined) break;
    laid.push({ ship, pip: at + 1 });
  }
  const blows = hitting.map((row) =>
    row.reduce((total, ship) => total + (ships[ship]?.damage ?? 0), row.length > 0 ? extra : 0),
  );
  return { laid, blows };
}

/** A die to be rolled, or one that lies already. */
export type DieOdds =
  | { readonly who: CharacterId; readonly advanced: boolean; readonly face?: undefined }
  | { readonly face: Face };

/**
 * The chance that these dice fill all these icons. A CROSSHAIR stands for any icon where `wild`; an icon that prints one
 * takes nothing else.
 */
export function activationOdds(icons: readonly Icon[], dice: readonly DieOdds[], wild = true): number {
  const need = ICONS.map((icon) => icons.filter((other) => other === icon).length);
  const cap = icons.length;
  /** Chance by how many of each face were rolled, counted up to what is of use. */
  let chances = new Map<string, number>([[need.map(() => 0).join(), 1]]);
  for (const die of dice) {
    const next = new Map<string, number>();
    const faces = facesOf(die);
    for (const [key, chance] of chances) {
      const counts = key.split(',').map(Number);
      for (const face of faces) {
        const rolled = counts.map((n, i) => (ICONS[i] === face ? Math.min(cap, n + 1) : n));
        const to = rolled.join();
        next.set(to, (next.get(to) ?? 0) + chance / faces.length);
      }
    }
    chances = next;
  }
  let total = 0;
  for (const [key, chance] of chances) if (fills(need, key.split(',').map(Number), wild)) total += chance;
  return total;
}

function facesOf(die: DieOdds): readonly Face[] {
  if (die.face !== undefined) return [die.face];
  return die.advanced ? ADVANCED_DIE[die.who] : BASIC_DIE;
}

const CROSSHAIR = ICONS.indexOf('crosshair');

function fills(need: readonly number[], rolled: readonly number[], wild: boolean): boolean {
  let spare = (rolled[CROSSHAIR] ?? 0) - (need[CROSSHAIR] ?? 0);
  if (spare < 0) return false;
  for (const [i, wanted] of need.entries()) {
    if (i === CROSSHAIR) continue;
    const missing = Math.max(0, wanted - (rolled[i] ?? 0));
    if (missing > 0 && !wild) return false;
    spare -= missing;
  }
  return spare >= 0;
}
