/** Fitting the map from raw estimates to chances, and how well said and seen agree. */
import { type Random, stream } from '#engine';
import { chanceOf } from './chance.ts';

/** One estimate, and what came of it; estimates of one game belong together. */
export interface Sample {
  readonly game: number;
  /** Which fifth of the game it is from, 0 to 4. */
  readonly fifth: number;
  readonly seat: number;
  readonly raw: number;
  readonly result: number;
}

export type FittedMap = readonly [a: number, b: number];

const CLOSE = 1e-4;
const logit = (p: number): number => {
  const inside = Math.min(1 - CLOSE, Math.max(CLOSE, p));
  return Math.log(inside / (1 - inside));
};

/** How hard the map is drawn towards (0, 1), in samples: a small or one-sided lot cannot run away. */
const PENALTY = 4;
const STEPS = 60;
/** A step longer than this would leave what is known of the slope behind. */
const LARGEST = 0.5;

/** The map of two numbers under which the results are likeliest, by Newton's method. */
export function fitMap(samples: readonly { readonly raw: number; readonly result: number }[]): FittedMap {
  let [a, b] = [0, 1];
  const points = samples.map(({ raw, result }) => ({ x: logit(raw), y: result }));
  for (let step = 0; step < STEPS; step++) {
    let [ga, gb, haa, hab, hbb] = [PENALTY * a, PENALTY * (b - 1), PENALTY, 0, PENALTY];
    for (const { x, y } of points) {
      const p = 1 / (1 + Math.exp(-(a + b * x)));
      const weight = p * (1 - p);
      ga += p - y;
      gb += (p - y) * x;
      haa += weight;
      hab += weight * x;
      hbb += weight * x * x;
    }
    const determinant = haa * hbb - hab * hab;
    const [da, db] = [(hbb * ga - hab * gb) / determinant, (haa * gb - hab * ga) / determinant];
    a -= Math.max(-LARGEST, Math.min(LARGEST, da));
    b -= Math.max(-LARGEST, Math.min(LARGEST, db));
    if (Math.abs(da) + Math.abs(db) < 1e-9) break;
  }
  return [a, b];
}

export interface Said {
  readonly said: number;
  readonly seen: number;
  readonly game: number;
  readonly fifth: number;
  readonly seat: number;
}

/** Every sample mapped by what was fitted to the other games. */
export function crossed(samples: readonly Sample[], folds = 5): Said[] {
  const maps = Array.from({ length: folds }, (_, fold) =>
    fitMap(samples.filter(({ game }) => game % folds !== fold)),
  );
  return samples.map(({ raw, result, game, fifth, seat }) => {
    const map = maps[game % folds] ?? [0, 1];
    return { said: chanceOf(raw, { map }), seen: result, game, fifth, seat };
  });
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export const brier = (all: readonly Said[]): number => mean(all.map(({ said, seen }) => (said - seen) ** 2));

export interface Bin {
  readonly said: number;
  readonly seen: number;
  readonly count: number;
}

const BINS = 10;

export function binsOf(all: readonly Said[]): Bin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const own = all.filter(({ said }) => Math.min(BINS - 1, Math.floor(said * BINS)) === bin);
    return {
      said: mean(own.map(({ said }) => said)),
      seen: mean(own.map(({ seen }) => seen)),
      count: own.length,
    };
  }).filter(({ count }) => count > 0);
}

/** The mean distance between said and seen. */
export function distance(all: readonly Said[]): number {
  return binsOf(all).reduce(
    (sum, { said, seen, count }) => sum + (Math.abs(said - seen) * count) / all.length,
    0,
  );
}

const RESAMPLES = 100;

/** What the distance would be if every estimate were true: chance alone makes some. */
export function perfectDistance(all: readonly Said[]): number {
  const random = stream('perfect');
  const draws = Array.from({ length: RESAMPLES }, () =>
    distance(all.map((one) => ({ ...one, seen: random.int(1_000_000) < one.said * 1_000_000 ? 1 : 0 }))),
  );
  return mean(draws);
}

/** The slope of results on what was said, with its 95 % interval over resampled games. */
export function slopeOf(all: readonly Said[]): readonly [value: number, low: number, high: number] {
  const slope = (said: readonly Said[]) =>
    fitMap(said.map((one) => ({ raw: one.said, result: one.seen })))[1];
  const games = new Map<number, Said[]>();
  for (const one of all) games.set(one.game, [...(games.get(one.game) ?? []), one]);
  const byGame = [...games.values()];
  const random = stream('slope');
  const found = Array.from({ length: RESAMPLES }, () => slope(resampled(byGame, random))).sort(
    (a, b) => a - b,
  );
  return [slope(all), found[2] ?? 0, found[RESAMPLES - 3] ?? 0];
}

function resampled(byGame: readonly (readonly Said[])[], random: Random): Said[] {
  return byGame.flatMap(() => byGame[random.int(byGame.length)] ?? []);
}
