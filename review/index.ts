/** Review: what happened in a match, and what it was due to. */
export { type Account, TOGETHER } from './account.ts';
export { type Calibrated, calibrated, type Lot, samplesOf } from './calibrate.ts';
export { isSound } from './chance.ts';
export { LINES, trialOf } from './explain.ts';
export type { FiledCandidate, FiledVerdict, Review } from './file.ts';
export { reviewOf, reviewProblem, taken } from './file.ts';
export { type Hint, Hinting } from './hint.ts';
export { type Frame, framesOf } from './lines.ts';
export { EFFORTS, type Effort, isBlamed, Reviewing } from './reviewing.ts';
export { MILLION } from './statistics.ts';
export { type Story, storyOf } from './story.ts';
export type { KeyMoment, Summary } from './summary.ts';
export { type Answer, Desk, type Task } from './tasks.ts';
export { reviewWords } from './text.ts';
export { actionWords, deedWords, momentWords, reasonWords, verdictWords } from './told.ts';
export type { Triple } from './verdicts.ts';
