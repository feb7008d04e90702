/** Mass simulation: games by the thousand, on all cores, the same whatever their number. */
export { columns } from './columns.ts';
export { DEFAULT_CAP, type Job, jobRefusal } from './job.ts';
export type { Matrix } from './matrix.ts';
export { playGames, recordOf } from './player.ts';
export { type Report, reportOf } from './report.ts';
export { reportText } from './reportText.ts';
export { simulate } from './simulate.ts';
export { median } from './statistics.ts';
