/** A review as the page shows it: in words, and by the moments of the replay. It is made in the worker. */
import type { MatchRecord, Seat } from '#engine';
import {
  type Account,
  deedWords,
  type Frame,
  framesOf,
  isBlamed,
  MILLION,
  momentWords,
  type Review,
  type Reviewing,
  reasonWords,
  reviewOf,
  reviewWords,
  trialOf,
  verdictWords,
} from '#review';

export interface Mark {
  /** The moment of the replay right after it. */
  readonly at: number;
  /** The action, counted from the first. */
  readonly from: number;
  readonly seat: Seat;
  readonly glyph: string;
  readonly name: string;
  readonly words: string;
  readonly why: readonly string[];
  /** A better line can be played. */
  readonly line: boolean;
}

export interface Point {
  readonly at: number;
  /** 0 is lost, 1 is won. */
  readonly value: number;
  /** One standard error; 0 where it is not known yet. */
  readonly error: number;
}

/** The parts of an account, in the order they are read: a name and points of a hundred. */
export type Sum = readonly (readonly [
  part: 'start' | 'deal' | 'luck' | 'own' | 'others' | 'result',
  points: number,
])[];

export interface SeatDigest {
  readonly seat: Seat;
  readonly curve: readonly Point[];
  readonly account: Sum;
  readonly moments: readonly { readonly at: number; readonly words: string; readonly change: number }[];
}

export interface Digest {
  readonly done: boolean;
  readonly rounds: number;
  /** Numbers are chances; otherwise they only say better and worse. */
  readonly calibrated: boolean;
  readonly note: string;
  readonly seats: readonly SeatDigest[];
  readonly marks: readonly Mark[];
}

/** The moment of the replay after each action: those of one press lead to one. */
export function scenesOf({ actions, presses = [] }: Pick<MatchRecord, 'actions' | 'presses'>): number[] {
  let scene = 0;
  return actions.map((_, i) => {
    const press = presses[i];
    if (i === 0 || press === undefined || press !== presses[i - 1] || actions[i]?.[0] !== actions[i - 1]?.[0])
      scene++;
    return scene;
  });
}

export function digestOf(reviewing: Reviewing, record: MatchRecord, done: boolean): Digest {
  const { story } = reviewing.desk;
  const review = reviewOf(reviewing);
  const scenes = scenesOf(record);
  const after = (action: number) => scenes[Math.min(action, scenes.length - 1)] ?? 0;
  return {
    done,
    rounds: review.effort.rounds,
    calibrated: review.players !== undefined,
    note: review.players === undefined ? reviewWords.uncalibrated : reviewWords.yardstick(review.players),
    seats: review.summary.map(({ seat, moments }) => ({
      seat,
      curve: curveOf(review, seat, scenes),
      account: sumOf(review.accounts[seat]),
      moments: moments.map((moment) => ({
        at: after(moment.at),
        words: momentWords(story, review, moment, seat),
        change: moment.change / MILLION,
      })),
    })),
    marks: review.verdicts
      .filter(({ label }) => isBlamed(label) || label === 'great' || label === 'only')
      .map((verdict) => {
        const { at, seat, label, explained } = verdict;
        const blamed = isBlamed(label);
        const reasons = (explained?.reasons ?? []).map((reason) => reasonWords(story, at, seat, reason));
        return {
          at: after(at),
          from: at,
          seat,
          glyph: reviewWords.glyphs[label],
          name: reviewWords.labels[label],
          words: blamed ? verdictWords(story, review, verdict) : `${deedWords(story, at)}.`,
          why: explained && reasons.length === 0 ? [reviewWords.open] : reasons,
          line: explained !== undefined,
        };
      }),
  };
}

function curveOf({ moments }: Review, seat: Seat, scenes: readonly number[]): Point[] {
  return moments.at.flatMap((at, i) => {
    const [value = 0, error = 0, n = 0] = moments.truth[i]?.[seat] ?? [];
    const last = i === moments.at.length - 1;
    // What is not estimated yet is left out.
    if (n === 0 && !(last && error === 0)) return [];
    return [
      {
        at: at === 0 ? 0 : (scenes[at - 1] ?? 0),
        value: value / MILLION,
        error: Math.max(0, error) / MILLION,
      },
    ];
  });
}

function sumOf(account: Account | undefined): Sum {
  if (account === undefined) return [];
  const points = (value: number) => (100 * value) / MILLION;
  const { start, setUp, luck, learnt, own, others, result } = account;
  const rest = others.reduce((sum, [, value]) => sum + value, 0);
  return [
    ['start', points(start)],
    ['deal', points(setUp)],
    ['luck', points(luck + learnt)],
    ['own', points(own)],
    ...(others.length > 0 ? ([['others', points(rest)]] as const) : []),
    ['result', points(result)],
  ];
}

/** The middle line after what would have been better. */
export function lineAt({ desk, explained }: Reviewing, at: number): Frame[] {
  const found = explained.get(at);
  const candidate = found && desk.candidates(at)[found.best];
  if (found === undefined || candidate === undefined) return [];
  const { round, actions } = found.lines.median;
  return framesOf(trialOf(desk.story, desk.judgedAt(at), candidate, round), actions);
}
