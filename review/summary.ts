/** The summary of a match: what was given away, how lucky it was, and the five moments that tell it. */
import type { Seat } from '#engine';
import { nth } from '#engine';
import type { Account, Entry } from './account.ts';
import { isLucky } from './labels.ts';
import { isBlamed } from './reviewing.ts';
import { MILLION, millionths } from './statistics.ts';
import { isTogether, type Story } from './story.ts';
import type { StepVerdict, Triple } from './verdicts.ts';

export const MOMENT_KINDS = ['error', 'luck', 'turn', 'solved', 'unknowable', 'others'] as const;

export interface KeyMoment {
  readonly at: number;
  readonly kind: (typeof MOMENT_KINDS)[number];
  /** What it brought this seat, in millionths. */
  readonly change: number;
}

export interface Summary {
  readonly seat: Seat;
  /** Chances given away, with their error, in millionths. */
  readonly away: readonly [sum: number, se: number];
  /** Of 100, with its interval; undefined where too little was at stake. */
  readonly accuracy?: readonly [value: number, low: number, high: number];
  readonly luck: readonly [sum: number, se: number];
  /** Where best was furthest from what the policy would do; undefined where it never was. */
  readonly hardest?: number;
  readonly moments: readonly KeyMoment[];
}

const MOST_MOMENTS = 5;
const LEAST_STAKE = 0.2;
const TURN = 100_000;
const BETWEEN = { cost: -100_000, gain: 20_000 };

/** All that a summary is made of. */
export interface Material {
  readonly story: Story;
  readonly verdicts: readonly StepVerdict[];
  readonly entries: readonly Entry[];
  /** The errors of the luck and of the decisions of each entry, by seat; -1 where it is not known. */
  readonly errors: readonly (readonly number[])[];
  readonly doubts: readonly (readonly number[])[];
  readonly curve: readonly { readonly at: number; readonly values: readonly Triple[] }[];
  readonly accounts: readonly Account[];
}

export function summaryOf(material: Material, seat: Seat): Summary {
  const { verdicts, entries, errors } = material;
  const own = verdicts.filter((verdict) => verdict.seat === seat);
  const away = own.reduce((sum, { measured }) => sum + measured.loss, 0);
  const se = Math.sqrt(own.reduce((sum, { measured }) => sum + measured.se ** 2, 0));
  const stake = own.reduce((sum, verdict) => sum + verdict.stake, 0);
  const luck = entries.reduce((sum, entry) => sum + (entry.learnt ? 0 : (entry.luck[seat] ?? 0)), 0);
  const luckError = Math.sqrt(errors.reduce((sum, one) => sum + Math.max(0, one[seat] ?? 0) ** 2, 0));
  const hardest = own.toSorted((a, b) => b.hard - a.hard)[0];
  return {
    seat,
    away: [millionths(away), millionths(se)],
    ...(stake >= LEAST_STAKE ? { accuracy: accuracy(away, se, stake) } : {}),
    luck: [luck, Math.round(luckError)],
    ...(hardest && hardest.hard > 0 ? { hardest: hardest.at } : {}),
    moments: momentsOf(material, seat),
  };
}

function accuracy(away: number, se: number, stake: number): readonly [number, number, number] {
  const part = (loss: number) => Math.min(100, Math.max(0, Math.round(100 * (1 - loss / stake))));
  return [part(away), part(away + 2 * se), part(away - 2 * se)];
}

/** The five, no two in one turn, in the order they came. */
function momentsOf(material: Material, seat: Seat): KeyMoment[] {
  const { story } = material;
  const errors = blamed(material, seat);
  const strokes = strokesOf(material, seat);
  const first = [
    errors[0],
    strokes[0],
    turningPoint(material, seat),
    solved(material, seat),
    hidden(material, seat),
  ];
  const rest = [...errors.slice(1), ...strokes.slice(1), ...between(material, seat)].sort(
    (a, b) => Math.abs(b.change) - Math.abs(a.change),
  );
  const chosen: KeyMoment[] = [];
  const turns = new Set<string>();
  for (const moment of [...first, ...rest]) {
    if (moment === undefined || chosen.length === MOST_MOMENTS) continue;
    const turn = story.yardstick.moment(nth(story.states, moment.at));
    if (turns.has(turn)) continue;
    turns.add(turn);
    chosen.push(moment);
  }
  return chosen.sort((a, b) => a.at - b.at);
}

/** At a table that wins together an error is everybody's. */
function concerns({ story }: Material, seat: Seat): (of: { readonly seat: Seat }) => boolean {
  return (of) => of.seat === seat || isTogether(story);
}

function blamed(material: Material, seat: Seat): KeyMoment[] {
  return material.verdicts
    .filter(concerns(material, seat))
    .filter(({ label }) => isBlamed(label))
    .sort((a, b) => b.measured.loss - a.measured.loss)
    .map(({ at, measured }) => ({ at, kind: 'error', change: -millionths(measured.loss) }));
}

/** Luck belongs to the moment at which the action was taken that it followed. */
function strokesOf({ entries, errors }: Material, seat: Seat): KeyMoment[] {
  return entries
    .flatMap((entry, i): KeyMoment[] => {
      const change = entry.luck[seat] ?? 0;
      const error = errors[i]?.[seat] ?? -1;
      if (entry.learnt || error < 0 || !isLucky(change / MILLION, error / MILLION)) return [];
      return [{ at: Math.max(entry.at, entry.to - 1), kind: 'luck', change }];
    })
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

/** What others did to each other at this seat's cost. */
function between({ entries, doubts, story }: Material, seat: Seat): KeyMoment[] {
  if (isTogether(story)) return [];
  return entries.flatMap(({ at, seat: by, decision }, i): KeyMoment[] => {
    const change = decision[seat] ?? 0;
    const error = doubts[i]?.[seat] ?? -1;
    if (by < 0 || by === seat || change > BETWEEN.cost || (decision[by] ?? 0) >= BETWEEN.gain) return [];
    if (error < 0 || !isLucky(change / MILLION, error / MILLION)) return [];
    return [{ at, kind: 'others', change }];
  });
}

/** The last time the lead changed hands for good; alone or together, the last crossing of one half. */
function turningPoint({ story, curve }: Material, seat: Seat): KeyMoment | undefined {
  const leads = curve.map(({ values }) => leaderOf(story, values));
  const last = leads.at(-1);
  const at = leads.findLastIndex((leader) => leader !== last);
  const [before, after] = [curve[at], curve[at + 1]];
  if (before === undefined || after === undefined || last === undefined) return undefined;
  const side = story.sides.indexOf(last < 0 ? (story.sides[0] ?? 0) : last);
  const moved = (after.values[side]?.[0] ?? 0) - (before.values[side]?.[0] ?? 0);
  const error = Math.hypot(before.values[side]?.[1] ?? 0, after.values[side]?.[1] ?? 0);
  if (Math.abs(moved) < Math.max(TURN, 2 * error)) return undefined;
  const change = (after.values[seat]?.[0] ?? 0) - (before.values[seat]?.[0] ?? 0);
  return { at: before.at, kind: 'turn', change };
}

/** The side that leads; -1 where all play together and are below one half. */
function leaderOf(story: Story, values: readonly Triple[]): number {
  const { sides } = story;
  const own = (side: number) => values[sides.indexOf(side)]?.[0] ?? 0;
  const all = [...new Set(sides)];
  const [first = 0] = all;
  if (all.length === 1) return own(first) >= MILLION / 2 ? first : -1;
  return all.reduce((best, side) => (own(side) > own(best) ? side : best), first);
}

function solved(material: Material, seat: Seat): KeyMoment | undefined {
  const [best] = material.verdicts
    .filter(concerns(material, seat))
    .filter(({ label }) => label === 'great' || label === 'only')
    .sort((a, b) => b.hard - a.hard);
  return best && { at: best.at, kind: 'solved', change: millionths(best.hard) };
}

function hidden(material: Material, seat: Seat): KeyMoment | undefined {
  const [found] = material.verdicts
    .filter(concerns(material, seat))
    .filter(({ label }) => label === 'unknowable');
  return found && { at: found.at, kind: 'unknowable', change: 0 };
}
