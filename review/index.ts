/** Review: what happened in a match, and what it was due to. */
export { type Account, TOGETHER } from './account.ts';
export type { FiledCandidate, FiledVerdict, Review } from './file.ts';
export { reviewOf, reviewProblem, taken } from './file.ts';
export { EFFORTS, type Effort, isBlamed, Reviewing } from './reviewing.ts';
export { type Story, storyOf } from './story.ts';
export { type Answer, Desk, type Task } from './tasks.ts';
