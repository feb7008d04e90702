/** MS-6.7 what a group may be expected to do to a Mothership, looked up: the same dice meet again and again. */
import { spreadOf } from './chances.ts';

/** An attack on a Mothership: the dice and bonuses of both sides, and what it has left. */
export interface Broadside {
  readonly fighters: number;
  readonly bombers: number;
  readonly die: number;
  /** Bonuses of the Fighters, and of the others. */
  readonly light: number;
  readonly hard: number;
  readonly defence: number;
  readonly sides: number;
  /** The attackers win ties. */
  readonly ties: boolean;
  readonly shield: number;
  readonly hp: number;
}

export interface Harm {
  /** Hit points and shield points lost, on average. */
  readonly hull: number;
  readonly shield: number;
  /** The chance that it is destroyed. */
  readonly kill: number;
}

/** No number of a broadside reaches this. */
const RADIX = 32;
const MOST = 50_000;
const known = new Map<number, Harm>();

export function harmOf(attack: Broadside): Harm {
  const key = keyOf(attack);
  let harm = known.get(key);
  if (harm === undefined) {
    harm = made(attack);
    if (known.size >= MOST) known.clear();
    known.set(key, harm);
  }
  return harm;
}

function keyOf({ fighters, bombers, die, light, hard, defence, sides, ties, shield, hp }: Broadside): number {
  const dice = ((fighters * 4 + bombers) * 16 + die) * 16 + sides;
  const bonuses = ((light * RADIX + hard) * RADIX + defence) * 2 + (ties ? 1 : 0);
  return ((dice * RADIX ** 3 * 2 + bonuses) * RADIX + shield) * RADIX + hp;
}

function made({ fighters, bombers, die, light, hard, defence, sides, ties, shield, hp }: Broadside): Harm {
  const fists = spreadOf(fighters, 0, 0);
  const nails = spreadOf(0, bombers, die);
  const heavy = bombers > 0 || die > 0;
  const harm = { hull: 0, shield: 0, kill: 0 };
  for (let f = 0; f < fists.length; f++) {
    for (let n = 0; n < nails.length; n++) {
      const nail = n + hard;
      const total = f + light + nail;
      const chance = (fists[f] ?? 0) * (nails[n] ?? 0) * below(sides, total - defence, ties);
      if (chance === 0) continue;
      const hull = heavy ? Math.max(0, Math.min(total - shield, nail)) : 0;
      harm.hull += chance * Math.min(hull, hp);
      harm.shield += chance * Math.min(shield, total);
      if (hull >= hp) harm.kill += chance;
    }
  }
  return harm;
}

/** The chance that a die shows less than this, or no more where ties win. */
function below(sides: number, total: number, ties: boolean): number {
  const most = ties ? total : total - 1;
  if (sides === 0) return most >= 0 ? 1 : 0;
  return Math.max(0, Math.min(1, most / sides));
}
