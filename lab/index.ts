/** Mass simulation: games by the thousand, on all cores, the same whatever their number. */
export { type Judged, type Judgement, STANDINGS } from './balance/judge.ts';
export { balance } from './balance/run.ts';
export { columns } from './columns.ts';
export { type Compared, type Comparison, compare } from './compare.ts';
export { DEFAULT_CAP, type Job, jobRefusal } from './job.ts';
export { LINE_LIMIT, linesOf } from './lines.ts';
export type { Matrix } from './matrix.ts';
export { dataOf, type Page, pageText, type Section } from './page.ts';
export { playGames, recordOf } from './player.ts';
export { curve } from './plots/curve.ts';
export { dots } from './plots/dots.ts';
export { histogram } from './plots/histogram.ts';
export { type KindReport, type Report, reportOf, type SeatReport } from './report.ts';
export { simulate } from './simulate.ts';
export { bars, type Histogram, median, type Share, type Spread, total } from './statistics.ts';
export { FAILURES } from './tally.ts';
export { sidesAt } from './tournament/deal.ts';
export { type Entrant, FORMS, type Form, PROGRAM_MS, type TournamentJob } from './tournament/job.ts';
export { NoProgram } from './tournament/programs.ts';
export {
  type MixReport,
  type PairReport,
  type PlayerReport,
  type TogetherReport,
  type TournamentReport,
  tournamentReport,
} from './tournament/report.ts';
export { runTournament } from './tournament/run.ts';
export type { Sequential } from './tournament/sequential.ts';
