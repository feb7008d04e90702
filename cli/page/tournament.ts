/** A tournament as a page. */
import { dots, type Page, type Section, type TournamentReport } from '#lab';
import type { CliWords } from '../words.ts';

type Words = Pick<CliWords, 'page' | 'report' | 'tournament'>;

export function tournamentPage(report: TournamentReport, title: string, words: Words): Page {
  const { page, tournament } = words;
  const { job, game, rules, deals, games, sprt } = report;
  return {
    title: page.tournament(title),
    lines: [tournament.head(game, rules, job.form, deals, games, job.seed)],
    findings: { title: page.findings, lines: [sprt ? tournament.verdicts[sprt.verdict] : page.asBelow] },
    sections: [...ratings(report, words), wins(report, words), ...pairs(report, words)],
    data: report,
  };
}

function ratings({ ratings: rated, players }: TournamentReport, { page, tournament }: Words): Section[] {
  if (!rated) return [];
  const title = tournament.ratings;
  const rows = rated.players.toSorted((a, b) => b.elo - a.elo);
  const name = (player: number) => players[player]?.name ?? '';
  const marks = rows.map(({ player, elo, low, high }) => ({
    name: name(player),
    value: elo,
    low,
    high,
    marked: low > 0 || high < 0,
  }));
  return [
    {
      title,
      plot: dots(marks, { title, about: page.dotsAbout, fair: 0, number: tournament.elo }),
      tableTitle: page.asTable,
      table: [
        page.ratingsHead,
        ...rows.map(({ player, elo, low, high, without }) => [
          name(player),
          tournament.elo(elo),
          tournament.eloRange(low, high, without),
        ]),
      ],
    },
  ];
}

function wins({ players }: TournamentReport, { page, tournament, report }: Words): Section {
  const title = tournament.players;
  const marks = players.map(({ name, won }) => ({ name, value: won.share, low: won.low, high: won.high }));
  return { title, plot: dots(marks, { title, about: page.dotsAbout, number: report.percent }) };
}

function pairs({ pairs: all = [] }: TournamentReport, { page, tournament, report }: Words): Section[] {
  if (all.length === 0) return [];
  const rows = all.map(({ one, other, score, low, high, expected }) => [
    tournament.against(one, other),
    report.percent(score),
    report.range(report.percent(Math.max(0, low)), report.percent(Math.min(1, high))),
    report.percent(expected),
  ]);
  return [{ title: tournament.pairs, table: [page.pairsHead, ...rows] }];
}
