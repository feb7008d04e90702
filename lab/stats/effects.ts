/** What goes with winning: differences of win rates within strata, corrected for how many were looked at. */
import type { Effect, Wins } from '../measures/content.ts';
import { believed, reachOf, twoSided } from './tests.ts';

export interface Difference {
  readonly id: string;
  /** Win rate of who used it less that of who did not, alike in everything that was counted. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** As far as it is not noise: what of it a kind of pieces that differ by so much leads to expect. */
  readonly shrunk: number;
  /** Not to be explained by chance among so many pieces. */
  readonly marked: boolean;
}

const Z95 = reachOf(0.05);

interface Raw {
  readonly id: string;
  readonly difference: number;
  readonly error: number;
}

/** Pieces that everybody or nobody used are left out: there is nothing to compare them with. */
export function differences(
  strata: ReadonlyMap<string, Wins>,
  effects: ReadonlyMap<string, Effect>,
): Difference[] {
  const raw = [...effects].flatMap(([id, effect]) => {
    const found = difference(strata, effect.strata);
    return found === undefined ? [] : [{ id, ...found }];
  });
  const marked = believed(raw.map(({ difference: by, error }) => twoSided(by / error)));
  const width = priorOf(raw);
  const share = marked.filter(Boolean).length / Math.max(1, raw.length);
  // Those that are marked were chosen for being large: their intervals are wider by how few they are.
  const wide = reachOf(0.05 * share);
  return raw
    .map(({ id, difference: by, error }, i) => {
      const reach = (marked[i] ? wide : Z95) * error;
      const shrunk = (by * width) / (width + error * error);
      return { id, difference: by, low: by - reach, high: by + reach, shrunk, marked: marked[i] ?? false };
    })
    .sort((a, b) => b.shrunk - a.shrunk || a.id.localeCompare(b.id));
}

/** Mantel and Haenszel's difference of shares: each stratum counts by what it can say. */
function difference(
  all: ReadonlyMap<string, Wins>,
  used: ReadonlyMap<string, Wins>,
): Omit<Raw, 'id'> | undefined {
  let weights = 0;
  let sum = 0;
  let variance = 0;
  for (const [stratum, { of, wins }] of all) {
    const user = used.get(stratum) ?? { of: 0, wins: 0 };
    const other = { of: of - user.of, wins: wins - user.wins };
    if (user.of === 0 || other.of === 0) continue;
    const weight = (user.of * other.of) / of;
    // Half a win is added on each side, so that a share of 0 or 1 from few games does not count as certain.
    const [p, q] = [user, other].map((one) => (one.wins + 0.5) / (one.of + 1)) as [number, number];
    weights += weight;
    sum += weight * (user.wins / user.of - other.wins / other.of);
    variance += weight * weight * ((p * (1 - p)) / user.of + (q * (1 - q)) / other.of);
  }
  if (weights === 0 || variance === 0) return undefined;
  return { difference: sum / weights, error: Math.sqrt(variance) / weights };
}

/** How much pieces of a kind differ beyond noise: their spread less what the errors explain. */
function priorOf(raw: readonly Raw[]): number {
  if (raw.length === 0) return 0;
  const mean = (of: (one: Raw) => number) => raw.reduce((sum, one) => sum + of(one), 0) / raw.length;
  return Math.max(1e-6, mean((one) => one.difference ** 2) - mean((one) => one.error ** 2));
}
