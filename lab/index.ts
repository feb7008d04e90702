/** Mass simulation: games by the thousand, on all cores, the same whatever their number. */
export { columns } from './columns.ts';
export { DEFAULT_CAP, type Job, jobRefusal } from './job.ts';
export type { Matrix } from './matrix.ts';
export { playGames, recordOf } from './player.ts';
export { type KindReport, type Report, reportOf, type SeatReport } from './report.ts';
export { simulate } from './simulate.ts';
export { bars, type Histogram, median, type Share, type Spread, total } from './statistics.ts';
export { FAILURES } from './tally.ts';
