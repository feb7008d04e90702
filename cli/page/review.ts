/** A review as a page. */
import { curve, type Page } from '#lab';
import { isBlamed, MILLION, momentWords, type Review, reviewWords, type Story, verdictWords } from '#review';
import type { CliWords } from '../words.ts';

const POINT = MILLION / 100;

export function reviewPage(story: Story, review: Review, words: CliWords['review']): Page {
  const { samples: _, ...data } = review;
  const seats = Array.from({ length: review.together ? 1 : review.seats }, (_one, seat) => seat);
  const calibrated = review.players !== undefined;
  return {
    title: words.page(story.game.words.title),
    lines: [
      words.head(story.game.words.title, review.rules, review.yardstick),
      review.players === undefined ? reviewWords.uncalibrated : reviewWords.yardstick(review.players),
      words.minds,
      words.effort(review.effort.rounds, review.effort.playouts),
    ],
    findings: {
      title: words.findings,
      lines: [
        ...seats.flatMap((seat) =>
          (review.summary[seat]?.moments ?? []).map(
            (moment) =>
              `${words.seat(seat)}, ${words.moment(moment.at, momentWords(story, review, moment, seat))}`,
          ),
        ),
        ...review.verdicts
          .filter(({ label }) => isBlamed(label))
          .map(
            (one) =>
              `${words.seat(one.seat)}, ${reviewWords.labels[one.label]}: ${verdictWords(story, review, one)}`,
          ),
      ],
    },
    sections: seats.map((seat) => ({
      title: words.seat(seat),
      plot: curve(
        review.moments.truth.map((row, i) => ({
          name: '',
          value: (row[seat]?.[0] ?? 0) / MILLION,
          at: review.moments.at[i],
        })),
        {
          title: words.curve,
          about: words.curveAbout,
          of: words.steps,
          range: [0, 1],
          number: (value) => (calibrated ? `${Math.round(100 * value)} %` : ''),
        },
      ),
      tableTitle: words.asTable,
      table: calibrated
        ? [
            words.stepsHead,
            ...review.steps.at.map((at, i) => [
              String(at),
              String(review.steps.seat[i]),
              words.chance((review.moments.truth[review.moments.at.indexOf(at)]?.[seat]?.[0] ?? 0) / POINT),
              words.points((review.steps.decision[i]?.[seat] ?? 0) / POINT),
              words.points((review.steps.luck[i]?.[seat] ?? 0) / POINT),
            ]),
          ]
        : [],
    })),
    data,
  };
}
