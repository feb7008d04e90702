/** What the samples made so far say: the values, the account, and the verdict on every decision. */
import type { Seat } from '#engine';
import { type Entry, entriesOf, keyOf, type Ref, type Worths } from './account.ts';
import type { Judged } from './candidates.ts';
import { aheadOf, lossOf, type Scale, scaleOf, worthOf } from './compare.ts';
import type { Lens } from './estimate.ts';
import { chanceOfNone, type Evidence, type Label, labelled, type Measured } from './labels.ts';
import type { Reviewing } from './reviewing.ts';
import { MILLION, meanOf, millionths } from './statistics.ts';

/** A mean, its standard error and how many estimates it is of, in whole millionths; an error of -1 is not known yet. */
export type Triple = readonly [mean: number, se: number, n: number];

export interface StepVerdict {
  readonly at: number;
  readonly seat: Seat;
  readonly kind: Judged['kind'];
  readonly label: Label;
  readonly measured: Measured;
  /** The chance of such a loss without an error. */
  readonly chance: number;
  readonly best: number;
  readonly isBest: boolean;
  readonly rounds: number;
  /** Best less a sensible action at random, as a chance. */
  readonly stake: number;
  /** Best less what the policy would do, as a chance. */
  readonly hard: number;
  readonly values: readonly Triple[];
}

export interface Found {
  readonly entries: readonly Entry[];
  readonly verdicts: readonly StepVerdict[];
}

export function verdictsOf(reviewing: Reviewing, lens: Lens = 'truth'): Found {
  const { desk } = reviewing;
  const worths: Worths = (ref) => worthsOf(reviewing, ref, lens).map(([mean]) => mean);
  return { entries: entriesOf(desk.steps, worths), verdicts: judge(reviewing) };
}

/** What something is worth to every seat; where nothing was estimated yet, what the nearest before it is worth. */
export function worthsOf(reviewing: Reviewing, ref: Ref, lens: Lens): readonly Triple[] {
  const { story } = reviewing.desk;
  if (ref.kind === 'result') return (story.result ?? []).map((value): Triple => [millionths(value), 0, 0]);
  const rows = reviewing.rowsOf(`${keyOf(ref)}/${lens}`);
  return Array.from({ length: story.seats }, (_, seat): Triple => {
    const { mean, se, n } = meanOf(rows.map((row) => row[seat] ?? 0));
    return n === 0 ? [MILLION / 2, -1, 0] : [Math.round(mean), se === undefined ? -1 : Math.round(se), n];
  });
}

function judge(reviewing: Reviewing): StepVerdict[] {
  const { desk } = reviewing;
  const { story } = desk;
  const scale = scaleOf(story.yardstick, story.calibration);
  const looked = desk.judged.flatMap((judged) => {
    const rows = reviewing.rowsOf(`c${judged.at}/${judged.seat}`);
    return rows.length < 2 ? [] : [{ judged, rows, ...evidenceOf(reviewing, judged, scale) }];
  });
  const names = labelled(looked.map(({ evidence }) => evidence));
  return looked.map(({ judged, rows, evidence, best, stake, hard, values }, i): StepVerdict => {
    const { loss, se, freedom, isBest } = evidence;
    return {
      at: judged.at,
      seat: judged.seat,
      kind: judged.kind,
      label: names[i]?.label ?? 'open',
      measured: { loss, se, freedom },
      chance: names[i]?.chance ?? chanceOfNone(evidence),
      best,
      isBest,
      rounds: rows.length,
      stake,
      hard,
      values,
    };
  });
}

function evidenceOf(reviewing: Reviewing, { at, seat }: Judged, scale: Scale) {
  const candidates = reviewing.desk.candidates(at);
  const rows = reviewing.rowsOf(`c${at}/${seat}`);
  const { best, ...measured } = lossOf(rows, candidates.length, scale);
  const worths = candidates.map((_, i) => worthOf(rows, i, scale));
  const values = worths.map(({ value, se, rounds }): Triple => [millionths(value), millionths(se), rounds]);
  const top = worths[best]?.value ?? 0;
  const usual = candidates.flatMap(({ by }, i) => (by.includes('sound') || by.includes('policy') ? [i] : []));
  const policy = candidates.findIndex(({ by }) => by.includes('policy'));
  const ahead = usual.includes(0)
    ? undefined
    : usual.map((i) => aheadOf(rows, 0, i, scale)).sort((a, b) => a.loss - b.loss)[0];
  const truth = reviewing.rowsOf(`c${at}/truth`);
  const evidence: Evidence = {
    ...measured,
    isBest: best === 0 && measured.loss <= 0,
    ahead,
    others: candidates.slice(1).map((_, i) => aheadOf(rows, 0, i + 1, scale)),
    truth: truth.length >= 4 ? lossOf(truth, candidates.length, scale) : undefined,
  };
  return {
    evidence,
    best,
    values,
    stake: top - meanOf(worths.map(({ value }) => value)).mean,
    hard: policy < 0 ? 0 : top - (worths[policy]?.value ?? top),
  };
}
