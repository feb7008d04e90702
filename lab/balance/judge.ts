/** Whether a target is met, by an interval that holds however often one looks. */
import type { Metric, Rules, Target } from '#engine';
import type { Tally } from '../tally.ts';
import { type Estimate, estimate } from './metric.ts';
import { reachAfter } from './sequence.ts';

export const STANDINGS = ['pass', 'fail', 'open', 'known'] as const;
/** Inside the range, outside, not settled yet, or outside as it is known to be. */
export type Judgement = (typeof STANDINGS)[number];

export interface Judged {
  readonly target: Target;
  readonly standing: Judgement;
  readonly games: number;
  readonly value?: number;
  readonly low?: number;
  readonly high?: number;
  /** Where it is open: about how many games would settle it. */
  readonly needed?: number;
}

const ERROR = 0.05;

/** `targets`: how many are judged together; a failure allows for all of them. */
export function judge(
  target: Target,
  tally: Tally,
  content: Rules['content'],
  most: number,
  targets: number,
): Judged {
  const { games } = tally;
  const found = games > 0 ? estimate(target.metric, tally, content) : undefined;
  if (found === undefined) return { target, standing: 'open', games };
  const at = (error: number): [number, number] => {
    const reach = reachAfter(games, most, error) * found.error;
    return [found.value - reach, found.value + reach];
  };
  const [low, high] = at(ERROR);
  const shown = { target, games, value: found.value, low, high };
  const range = openRange(target);
  if (low >= range[0] && high <= range[1]) return { ...shown, standing: 'pass' };
  const sure = at(ERROR / targets);
  const misses = ([from, to]: readonly [number, number]) => sure[1] < from || sure[0] > to;
  if (!misses(range)) return { ...shown, standing: 'open', needed: needed(found, games, target) };
  return { ...shown, standing: target.known && !misses(target.known.was) ? 'known' : 'fail' };
}

/** A range that ends where the scale does is open to that side: an end cannot be passed, only reached. */
function openRange({ range: [low, high], metric, seats }: Target): [number, number] {
  const most = topOf(metric.kind, seats);
  return [low <= 0 ? Number.NEGATIVE_INFINITY : low, high >= most ? Number.POSITIVE_INFINITY : high];
}

function topOf(kind: Metric['kind'], seats: number): number {
  if (kind === 'role' || kind === 'bot') return seats;
  return kind === 'ratio' || kind === 'rounds' ? Number.POSITIVE_INFINITY : 1;
}

/** The interval has to shrink to the distance of the nearer bound. */
function needed({ value, error }: Estimate, games: number, { range: [least, greatest] }: Target): number {
  const room = Math.min(Math.abs(value - least), Math.abs(value - greatest));
  const reach = reachAfter(1, 1, ERROR) * error;
  return Math.ceil(games * (reach / Math.max(room, 1e-3)) ** 2);
}
