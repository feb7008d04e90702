/**
 * What a game knows of good advice besides its reasons: the danger its headline names, which steps need somebody's
 * consent, and the numbers by which its goal and its headline count. Loaded when a hint is asked for.
 */
import type { Kit, Seat } from '#engine';
import { kit } from '../text.ts';
import { type Change, type Counted, changesOf } from './numbers.ts';

export interface Counsel<K extends Kit> {
  /** How great the danger is that the headline names, in whatever measure; 0 where it names none. */
  threat?(view: K['view'], seat: Seat): number;
  readonly consent?: Consent<K>;
  /**
   * What is better advised in place of a step that a search came to, where the game knows it for certain: the same by a
   * safer way, or what the table itself offers. It is legal where the step was.
   */
  instead?(
    action: K['action'],
    view: K['view'],
    seat: Seat,
  ): readonly [K['action'], ...K['action'][]] | undefined;
  /** Whether a plan can go on after a step though something new is turned up by it: what comes next depends on little of that. */
  goesOn?(action: K['action']): boolean;
  /** The weightiest first. */
  numbers?(seat: Seat): readonly Counted<K['view']>[];
}

/** What somebody else must agree to. */
export interface Consent<K extends Kit> {
  asks(action: K['action']): boolean;
  /** Whether this answer of theirs is a yes. */
  given(answer: K['action']): boolean;
}

/** So many numbers are named. */
const MOST_GAINS = 2;

const better = ({ good, from, min, max }: Change): boolean =>
  good ? min >= from && max > from : max <= from && min < from;
const worse = ({ good, from, min, max }: Change): boolean => (good ? max < from : min > from);

/** What the numbers gain, and what that costs; undefined where nothing is gained for certain. */
export function gainWords<V>(numbers: readonly Counted<V>[], now: V, then: readonly V[]): string | undefined {
  if (then.length === 0) return undefined;
  const changes = changesOf(numbers, now, then);
  const gains = changes.filter(better).slice(0, MOST_GAINS);
  if (gains.length === 0) return undefined;
  const cost = changes.find(worse);
  return kit.gains(gains.map(changed), cost && changed(cost));
}

const changed = ({ name, from, min, max }: Change): string =>
  kit.fromTo(name, from, min === max ? `${min}` : `${min}–${max}`);

/** What is left on average of the danger that the headline names. */
export function threatIn<K extends Kit>(
  { threat }: Counsel<K>,
  views: readonly K['view'][],
  seat: Seat,
): number {
  if (threat === undefined || views.length === 0) return 0;
  return views.reduce((sum, view) => sum + threat(view, seat), 0) / views.length;
}

/** Whether the danger of the headline is lowered, or averted altogether. */
export function wardWords<K extends Kit>(
  counsel: Counsel<K>,
  now: K['view'],
  then: readonly K['view'][],
  seat: Seat,
): string | undefined {
  const before = threatIn(counsel, [now], seat);
  if (before <= 0 || then.length === 0) return undefined;
  const after = threatIn(counsel, then, seat);
  if (after >= before) return undefined;
  return after <= 0 ? kit.averts : kit.lessens;
}
