/** The targets of a game and how it stands with them, as a page. */
import { dots, type Judged, type Page } from '#lab';
import type { CliWords } from '../words.ts';

type Words = Pick<CliWords, 'page' | 'balance'>;

interface Balanced {
  readonly game: string;
  readonly rules: string;
  readonly build: string;
  readonly seed: string;
  readonly judged: readonly Judged[];
}

export function balancePage(result: Balanced, title: string, { page, balance }: Words): Page {
  const { game, rules, build, seed, judged } = result;
  const missed = judged.filter(({ standing }) => standing === 'fail');
  // Where a value lies in its range: 0 is the lower end, 1 the upper.
  const marks = judged.flatMap(({ target, standing, value, low, high }) => {
    if (value === undefined || low === undefined || high === undefined) return [];
    const [from, to] = target.range;
    const at = (one: number) => (one - from) / (to - from);
    return [{ name: target.id, value: at(value), low: at(low), high: at(high), marked: standing === 'fail' }];
  });
  return {
    title: page.balance(title),
    lines: [balance.head(game, rules, build, seed)],
    findings: {
      title: page.findings,
      lines: missed.length > 0 ? missed.map(balance.missed) : [balance.nothingMissed],
    },
    sections: [
      {
        title: balance.targets,
        notes: [balance.plotNote],
        plot: dots(marks, {
          title: balance.targets,
          about: balance.plotNote,
          range: [-1, 2],
          number: balance.part,
        }),
      },
      { title: balance.all, table: [balance.tableHead, ...judged.map(balance.row)] },
    ],
    data: { kind: 'balance', ...result },
  };
}
