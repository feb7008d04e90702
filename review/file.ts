/** A review as a file: whole millionths, columns in place of objects, and the samples it can be taken up from. */
import { type Action, isRecord, type Plan, type Seat } from '#engine';
import { type Account, accountOf, type Entry, keyOf, type Ref, refAt, type Step } from './account.ts';
import { seatsOf } from './estimate.ts';
import type { Explanation } from './explain.ts';
import type { Label } from './labels.ts';
import { Reviewing } from './reviewing.ts';
import { MILLION, millionths } from './statistics.ts';
import { isTogether, type Story } from './story.ts';
import { type Summary, summaryOf } from './summary.ts';
import type { Desk } from './tasks.ts';
import { reviewWords } from './text.ts';
import { type StepVerdict, type Triple, verdictsOf, worthsOf } from './verdicts.ts';

export interface FiledCandidate {
  readonly action: Action;
  readonly plan?: Plan;
  readonly by?: readonly string[];
  readonly value: Triple;
}

export interface FiledVerdict {
  readonly at: number;
  readonly seat: Seat;
  readonly kind: 'action' | 'turn';
  readonly label: Label;
  /** A mistake after which the truth rose all the same. */
  readonly fortunate?: true;
  readonly loss: readonly [mean: number, se: number];
  /** The chance of such a loss without an error. */
  readonly q: number;
  readonly best: number;
  /** What was played first. */
  readonly candidates: readonly FiledCandidate[];
  readonly explained?: Explanation;
}

export interface Review {
  readonly orrery: 1;
  readonly kind: 'review';
  /** The hash of the record. */
  readonly record: string;
  readonly game: string;
  readonly rules: string;
  readonly yardstick: string;
  /** Whose chances these are; undefined where nothing was calibrated: then they are no percentages. */
  readonly players?: string;
  readonly effort: { readonly rounds: number; readonly playouts: number };
  readonly seats: number;
  readonly over: boolean;
  readonly together: boolean;
  readonly start: readonly number[];
  /** The moments of the curve, and how each seat stood there. */
  readonly moments: { readonly at: readonly number[]; readonly truth: readonly (readonly Triple[])[] };
  readonly steps: {
    readonly at: readonly number[];
    readonly to: readonly number[];
    readonly seat: readonly Seat[];
    readonly decision: readonly (readonly number[])[];
    readonly luck: readonly (readonly number[])[];
    readonly error: readonly (readonly number[])[];
  };
  readonly verdicts: readonly FiledVerdict[];
  readonly accounts: readonly Account[];
  /** The same through the eyes of a seat, where that was asked for. */
  readonly known?: Readonly<Record<string, Account>>;
  readonly summary: readonly Summary[];
  readonly samples: Readonly<Record<string, readonly (readonly (number | null)[])[]>>;
}

const FORTUNE = 100_000;

export function reviewOf(reviewing: Reviewing): Review {
  const { desk, rounds, playouts } = reviewing;
  const { story } = desk;
  const { entries, verdicts } = verdictsOf(reviewing);
  const curve = curveOf(reviewing);
  const start = startOf(story, curve[0]?.values ?? []);
  const accounts = accountsOf(reviewing, entries, start);
  const errors = errorsOf(reviewing, ({ decided, after }) => [decided, after]);
  const doubts = errorsOf(reviewing, ({ from, decided }) => [from, decided]);
  const material = { story, verdicts, entries, errors, doubts, curve, accounts };
  const known = knownAccounts(reviewing, start);
  return {
    orrery: 1,
    kind: 'review',
    record: story.hash,
    game: story.game.id,
    rules: story.game.version,
    yardstick: story.yardstick.id,
    ...(story.calibration ? { players: story.calibration.players } : {}),
    effort: { rounds, playouts },
    seats: story.seats,
    over: story.result !== undefined,
    together: isTogether(story),
    start,
    moments: { at: curve.map(({ at }) => at), truth: curve.map(({ values }) => values) },
    steps: {
      at: entries.map(({ at }) => at),
      to: entries.map(({ to }) => to),
      seat: entries.map(({ seat }) => seat),
      decision: entries.map(({ decision }) => decision),
      luck: entries.map(({ luck }) => luck),
      error: errors,
    },
    verdicts: verdicts.map((verdict) => filed(reviewing, verdict, entries)),
    accounts,
    ...(known ? { known } : {}),
    summary: seatsOf(story).map((seat) => summaryOf(material, seat)),
    samples: Object.fromEntries(reviewing.samples),
  };
}

/** How every seat stood, moment by moment, with the end. */
function curveOf(reviewing: Reviewing): { at: number; values: readonly Triple[] }[] {
  const { story, steps } = reviewing.desk;
  const moments = [...new Set([0, ...steps.map(({ to }) => to)])].sort((a, b) => a - b);
  return moments.map((at) => ({ at, values: worthsOf(reviewing, refAt(story, at), 'truth') }));
}

/** What the table gives each seat before anything is dealt: as it was measured, or even shares, or what it was at first. */
function startOf({ calibration, yardstick, sides }: Story, first: readonly Triple[]): number[] {
  // Of a table that wins together one number is known.
  if (calibration !== undefined)
    return first.map((_, seat) => millionths(calibration.start[seat] ?? calibration.start[0] ?? 0));
  const count = new Set(sides).size;
  return first.map(([value]) => (yardstick.shared && count > 1 ? Math.round(MILLION / count) : value));
}

function accountsOf(reviewing: Reviewing, entries: readonly Entry[], start: readonly number[]): Account[] {
  const { story } = reviewing.desk;
  const first = worthsOf(reviewing, refAt(story, 0), 'truth');
  const last = worthsOf(reviewing, refAt(story, story.deeds.length), 'truth');
  return seatsOf(story).map((seat) =>
    accountOf(seat, entries, {
      start: start[seat] ?? 0,
      first: first[seat]?.[0] ?? 0,
      result: last[seat]?.[0] ?? 0,
    }),
  );
}

/** The accounts through the eyes of the seats that were asked for, once all of it was estimated. */
function knownAccounts(reviewing: Reviewing, start: readonly number[]): Record<string, Account> | undefined {
  const { story, refs } = reviewing.desk;
  const { length } = story.deeds;
  const done = seatsOf(story).filter((seat) =>
    worthsOf(reviewing, refs.at(-1) ?? { kind: 'result' }, seat).every(([, , n]) => n > 0),
  );
  if (done.length === 0) return undefined;
  return Object.fromEntries(
    done.map((seat) => {
      const first = worthsOf(reviewing, refAt(story, 0), seat)[seat]?.[0] ?? 0;
      const result = worthsOf(reviewing, refAt(story, length), seat)[seat]?.[0] ?? 0;
      const terms = { start: start[seat] ?? 0, first, result };
      return [String(seat), accountOf(seat, verdictsOf(reviewing, seat).entries, terms)];
    }),
  );
}

/** The error of a difference: of what was before it and of what was after it. */
function errorsOf(reviewing: Reviewing, ends: (step: Step) => readonly [Ref, Ref]): number[][] {
  const { steps, story } = reviewing.desk;
  return steps.map((step) => {
    const [one, other] = ends(step);
    if (keyOf(one) === keyOf(other)) return seatsOf(story).map(() => 0);
    const [before, then] = [worthsOf(reviewing, one, 'truth'), worthsOf(reviewing, other, 'truth')];
    return seatsOf(story).map((seat) => {
      const [first, last] = [before[seat]?.[1] ?? -1, then[seat]?.[1] ?? -1];
      return first < 0 || last < 0 ? -1 : Math.round(Math.hypot(first, last));
    });
  });
}

function filed(
  { desk, explained }: Reviewing,
  verdict: StepVerdict,
  entries: readonly Entry[],
): FiledVerdict {
  const { at, seat, kind, label, measured, chance, best, values } = verdict;
  const entry = entries.find((one) => one.at <= at && at < one.to && one.seat === seat);
  const rose = (entry?.decision[seat] ?? 0) + (entry?.luck[seat] ?? 0);
  const fortunate = (label === 'mistake' || label === 'blunder') && rose >= FORTUNE;
  const why = explained.get(at);
  return {
    at,
    seat,
    kind,
    label,
    ...(fortunate ? { fortunate } : {}),
    loss: [millionths(measured.loss), millionths(measured.se)],
    q: Math.round(chance * 1e6) / 1e6,
    best,
    candidates: desk.candidates(at).map(({ action, plan, by }, i) => ({
      action,
      ...(Object.keys(plan).length > 0 ? { plan } : {}),
      ...(by.length > 0 ? { by } : {}),
      value: values[i] ?? [0, 0, 0],
    })),
    ...(why && why.best === best ? { explained: why } : {}),
  };
}

/** What is wrong with something that claims to be a review of this record; undefined when it can be taken up. */
export function reviewProblem(value: unknown, { hash, yardstick }: Story): string | undefined {
  if (!isRecord(value) || value.kind !== 'review' || value.orrery !== 1 || !isRecord(value.samples))
    return reviewWords.noReview;
  if (value.record !== hash) return reviewWords.otherRecord;
  if (value.yardstick !== yardstick.id)
    return reviewWords.otherYardstick(String(value.yardstick), yardstick.id);
  return undefined;
}

/** Takes a review up where it was left. */
export function taken(desk: Desk, { effort, samples, verdicts }: Review): Reviewing {
  const reviewing = new Reviewing(desk);
  reviewing.rounds = effort.rounds;
  reviewing.playouts = effort.playouts;
  for (const [key, rows] of Object.entries(samples)) reviewing.samples.set(key, rows.slice());
  for (const { at, explained } of verdicts) if (explained) reviewing.explained.set(at, explained);
  return reviewing;
}
