/** A review as lines for a terminal. */
import type { Seat } from '#engine';
import { columns } from '#lab';
import {
  type Account,
  actionWords,
  type Desk,
  type FiledVerdict,
  isBlamed,
  MILLION,
  momentWords,
  type Review,
  reasonWords,
  reviewWords,
  type Story,
  TOGETHER,
  verdictWords,
} from '#review';
import type { CliWords } from '../words.ts';
import { wrap } from '../wrap.ts';

export interface LineTerms {
  readonly words: CliWords['review'];
  readonly width: number;
  /** Only this one is told of. */
  readonly seat: Seat | undefined;
  readonly lens: string;
}

const BLOCKS = '▁▂▃▄▅▆▇█';
const CURVE = 60;
const POINT = MILLION / 100;

export function reviewLines(story: Story, review: Review, terms: LineTerms): string[] {
  const { words, width } = terms;
  return [
    ...headLines(story, review, words),
    '',
    words.curve,
    ...curveLines(review, terms),
    '',
    words.decisions,
    ...decisionLines(story, review, terms),
    '',
    ...(review.players === undefined ? [] : [...accountLines(review, terms), '']),
    words.moments,
    ...momentLines(story, review, terms),
  ].flatMap((line) => (line.length > width ? wrap(line, width, '    ') : [line]));
}

function headLines({ game }: Story, review: Review, words: LineTerms['words']): string[] {
  const { rounds, playouts } = review.effort;
  return [
    words.head(game.words.title, review.rules, review.yardstick),
    review.players === undefined ? reviewWords.uncalibrated : reviewWords.yardstick(review.players),
    `${words.minds} ${words.effort(rounds, playouts)}`,
    ...(review.over ? [] : [words.notOver]),
  ];
}

/** The seats that are told of; where all win together, the table. */
function seatsTold({ seats, together }: Review, seat: Seat | undefined): Seat[] {
  if (seat !== undefined) return [seat];
  return Array.from({ length: together ? 1 : seats }, (_, one) => one);
}

function curveLines({ moments, ...review }: Review, { words, seat }: LineTerms): string[] {
  return seatsTold({ moments, ...review }, seat).map((one) => {
    const values = moments.truth.map((row) => row[one]?.[0] ?? 0);
    const name = review.together ? words.table : words.seat(one);
    return `  ${name.padEnd(10)} ${sampled(values).map(blockOf).join('')}`;
  });
}

function sampled(values: readonly number[]): number[] {
  if (values.length <= CURVE) return [...values];
  return Array.from(
    { length: CURVE },
    (_, i) => values[Math.round((i * (values.length - 1)) / (CURVE - 1))] ?? 0,
  );
}

function blockOf(value: number): string {
  const level = Math.min(BLOCKS.length - 1, Math.floor((value / MILLION) * BLOCKS.length));
  return BLOCKS[Math.max(0, level)] ?? '';
}

function isTold({ seat }: FiledVerdict, told: Seat | undefined): boolean {
  return told === undefined || seat === told;
}

function decisionLines(story: Story, review: Review, { words, seat }: LineTerms): string[] {
  const blamed = review.verdicts.filter((one) => isTold(one, seat) && isBlamed(one.label));
  if (blamed.length === 0) return [`  ${words.decisionsNone}`];
  const rows = blamed.map((verdict) => [
    String(verdict.at),
    String(verdict.seat),
    `${reviewWords.glyphs[verdict.label]} ${reviewWords.labels[verdict.label]}`,
    review.players === undefined ? '' : words.cost(verdict.loss[0] / POINT, verdict.loss[1] / POINT),
    verdictWords(story, review, verdict),
  ]);
  return columns([words.decisionsHead, ...rows], [0, 1, 3]);
}

function accountLines({ accounts, known, ...review }: Review, { words, seat, lens }: LineTerms): string[] {
  const through = lens === 'truth' ? [] : Object.values(known ?? {});
  const told = [...(lens === 'known' ? [] : accounts), ...through].filter(
    (one) => seat === undefined || one.seat === seat,
  );
  const rows = told.map((account) => accountRow(account, words));
  const given = review.summary
    .filter((one) => seat === undefined || one.seat === seat)
    .map((one) => {
      const [away, luck] = [one.away, one.luck].map(([sum, se]) => [sum / POINT, se / POINT] as const);
      const parts = [
        words.away(away?.[0] ?? 0, away?.[1] ?? 0),
        ...(one.accuracy ? [words.accuracy(...one.accuracy)] : []),
        words.luck(luck?.[0] ?? 0, luck?.[1] ?? 0),
      ];
      return `  ${words.seat(one.seat)}: ${parts.join(', ')}`;
    });
  return [
    words.account,
    ...columns([words.accountHead, ...rows]),
    `  ${words.adds}`,
    '',
    words.summary,
    ...given,
  ];
}

function accountRow(
  { seat, start, setUp, luck, learnt, own, others, result }: Account,
  words: LineTerms['words'],
) {
  const sum = others.reduce((all, [, value]) => all + value, 0);
  const by = others.map(([other, value]) => {
    const name = other === TOGETHER ? words.together : words.seat(other);
    return `${name} ${words.points(value / POINT)}`;
  });
  return [
    words.seat(seat),
    words.chance(start / POINT),
    words.points(setUp / POINT),
    words.points((luck + learnt) / POINT),
    words.points(own / POINT),
    others.length > 1 ? `${words.points(sum / POINT)} (${by.join(', ')})` : words.points(sum / POINT),
    words.chance(result / POINT),
  ];
}

function momentLines(story: Story, review: Review, { words, seat }: LineTerms): string[] {
  return seatsTold(review, seat).flatMap((one) => {
    const moments = review.summary[one]?.moments ?? [];
    const name = review.together ? words.table : words.seat(one);
    if (moments.length === 0) return [`  ${name}: ${words.momentsNone}`];
    return [
      `  ${name}`,
      ...moments.map((moment) => `    ${words.moment(moment.at, momentWords(story, review, moment, one))}`),
    ];
  });
}

/** All that could be done at one moment, with reasons where they were counted. */
export function candidateLines(desk: Desk, review: Review, moment: number, terms: LineTerms): string[] {
  const { words, width } = terms;
  const verdict = review.verdicts.findLast(({ at }) => at <= moment);
  if (verdict === undefined) return [words.decisionsNone];
  const { at, seat, candidates, best, label, explained, kind } = verdict;
  const { story } = desk;
  const places = candidates.map(
    ({ value }) => candidates.filter((other) => other.value[0] > value[0]).length + 1,
  );
  const rows = candidates
    .map(({ action, plan, value }, i) => {
      const what = actionWords(story, at, seat, action);
      const said = plan
        ? words.plan(
            what,
            Object.entries(plan)
              .map((pair) => pair.join(' '))
              .join(', '),
          )
        : what;
      const mark = i === best ? words.best : i === 0 ? words.played : '';
      const [mean, se, rounds] = value;
      return {
        mean,
        cells: [
          mark,
          review.players === undefined ? words.rank(places[i] ?? 0) : words.value(mean / POINT, se / POINT),
          String(rounds),
          i === 0 && kind === 'turn' ? words.asPlayed(what) : said,
        ],
      };
    })
    .sort((a, b) => b.mean - a.mean);
  const why = (explained?.reasons ?? []).map((reason) => `  ${reasonWords(story, at, seat, reason)}`);
  return [
    `${words.candidates(at, seat)}: ${reviewWords.labels[label]}`,
    ...columns([words.candidatesHead, ...rows.map(({ cells }) => cells)], [1, 2]),
    ...(explained ? (why.length > 0 ? why : [`  ${reviewWords.open}`]) : []),
  ].flatMap((line) => (line.length > width ? wrap(line, width, '    ') : [line]));
}
