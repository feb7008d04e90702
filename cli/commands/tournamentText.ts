/** A tournament as tables for people: 80 columns, no colours. */
import { columns, type Share, type TournamentReport } from '#lab';
import type { CliWords } from '../words.ts';

type Words = Pick<CliWords, 'tournament' | 'report'>;

export function tournamentText(report: TournamentReport, words: Words): string {
  const sections = [
    head(report, words),
    players(report, words),
    ratings(report, words),
    pairs(report, words),
    together(report, words),
    mix(report, words),
    test(report, words),
    wrongs(report, words),
  ];
  return `${sections
    .filter((section) => section.length > 0)
    .map((section) => section.join('\n'))
    .join('\n\n')}\n`;
}

function head(
  { game, rules, job, deals, games, leftOut }: TournamentReport,
  { tournament }: Words,
): string[] {
  const options = Object.entries(job.options).map(([name, value]) => `${name}=${String(value)}`);
  return [
    tournament.head(game, rules, job.form, deals, games, job.seed),
    ...(options.length > 0 ? [options.join(', ')] : []),
    ...(job.players.some(({ kind }) => kind === 'program') ? [tournament.byTheClock] : []),
    ...(leftOut > 0 ? [tournament.leftOut(leftOut)] : []),
  ];
}

function players({ players: all }: TournamentReport, words: Words): string[] {
  const rows = all.map(({ name, won, points }) => [
    name,
    words.report.number(won.of),
    ...shareCells(won, words),
    points === undefined ? '' : words.report.decimals(points, 2),
  ]);
  const { seats, won, points } = words.tournament.playersHead;
  return [words.tournament.players, ...columns([['', seats, won, '', points], ...rows])];
}

function ratings({ ratings: rated, players: all }: TournamentReport, { tournament }: Words): string[] {
  if (!rated) return [];
  const rows = rated.players
    .toSorted((a, b) => b.elo - a.elo)
    .map(({ player, elo, low, high, without, better }) => [
      all[player]?.name ?? '',
      tournament.elo(elo),
      player === 0 ? tournament.byDefinition : tournament.eloRange(low, high, without),
      player === 0 ? '' : tournament.better(better),
    ]);
  const seats = rated.seats.map(({ elo, low, high }, i) => [
    tournament.seatElo(i + 1),
    tournament.elo(elo),
    tournament.eloRange(low, high, undefined),
  ]);
  return [tournament.ratings, ...columns([...rows, ...seats])];
}

function pairs({ pairs: all = [] }: TournamentReport, words: Words): string[] {
  if (all.length === 0) return [];
  const { percent, range } = words.report;
  const rows = all.map(({ one, other, score, low, high, expected }) => [
    words.tournament.against(one, other),
    percent(score),
    range(percent(Math.max(0, low)), percent(Math.min(1, high))),
    words.tournament.expected(expected),
  ]);
  return [words.tournament.pairs, ...columns(rows)];
}

function together({ together: all = [], players: everyone }: TournamentReport, words: Words): string[] {
  const { tournament } = words;
  return all.flatMap(({ player, both, onlyOne, onlyOther, neither, difference, low, high, points }) => [
    tournament.compared(player, everyone[0]?.name ?? ''),
    ...columns([
      [tournament.difference, tournament.points(difference), tournament.pointsRange(low, high)],
      ...(points
        ? [
            [
              tournament.morePoints,
              tournament.signed(points.mean),
              tournament.signedRange(points.low, points.high),
            ],
          ]
        : []),
    ]),
    `  ${tournament.table(both, onlyOne, onlyOther, neither, player, everyone[0]?.name ?? '')}`,
  ]);
}

function mix({ mix: all, players: everyone }: TournamentReport, words: Words): string[] {
  if (!all) return [];
  const { tournament, report } = words;
  const [first = '', second = ''] = everyone.map(({ name }) => name);
  const cell = (share: Share) => (share.of === 0 ? '' : report.percent(share.share));
  const rows = all.map(({ seats, table, first: one, second: other }) => [
    `${seats}`,
    cell(table),
    report.range(report.percent(table.low), report.percent(table.high)),
    cell(one),
    cell(other),
  ]);
  const { seats, table } = tournament.mixHead;
  return [
    tournament.mix(first, second),
    ...columns([[seats(first), table, '', tournament.seatWins(first), tournament.seatWins(second)], ...rows]),
  ];
}

function test({ sprt, players: all }: TournamentReport, { tournament }: Words): string[] {
  if (!sprt) return [];
  const { bounds, unit, ratio, limit, verdict } = sprt;
  const [first = '', second = ''] = all.map(({ name }) => name);
  return [
    tournament.test(first, second, bounds[0], bounds[1], tournament.units[unit]),
    `  ${tournament.ratio(ratio, limit)}`,
    `  ${tournament.verdicts[verdict]}`,
  ];
}

function wrongs({ players: all }: TournamentReport, { tournament }: Words): string[] {
  const wrong = all.flatMap(({ name, wrongs: found }) =>
    found && found.late + found.illegal + found.died > 0 ? [{ name, ...found }] : [],
  );
  return wrong.map(({ name, late, illegal, died, forfeits }) =>
    tournament.wrongs(name, late, illegal, died, forfeits),
  );
}

function shareCells({ share, low, high }: Share, { report }: Words): string[] {
  return [report.percent(share), report.range(report.percent(low), report.percent(high))];
}
