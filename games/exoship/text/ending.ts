/** The words of the end of the voyage, in English. */
import type { FounderId } from '../content/founders.ts';
import { listed, short } from './table.ts';

const pointed = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;

/** Whoever keeps fewer points than this has paid nearly all for the course. */
export const FEW = 3;

export const STORY_WORDS = {
  step: (step: number) => `Step ${step}`,
  turned: (captain: FounderId, step: number, heir: FounderId | undefined) =>
    `${short(captain)} turned the ship to Axios at step ${step}${heir ? `, and ${short(heir)}, Rift too, took over as captain` : ''}.`,
  strong: (step: number) => `Since step ${step}, Rift never fell below six points again.`,
  couldTurn: (captain: FounderId, step: number, left: number) =>
    `${short(captain)} could have turned the ship at step ${step}, ${
      left < FEW ? `but ${left === 0 ? 'nobody' : `only ${pointed(left)}`}` : `and ${pointed(left)}`
    } would have stayed after suspicion.`,
  neverCould: 'There was never a Rift captain who could have turned the ship.',
  ruled: (step: number) => `The captain was Directorate from step ${step} on.`,
  exposed: (points: number, id: FounderId, by: readonly FounderId[]) =>
    `${pointed(points)}: ${short(id)} was exposed by ${listed(by)} in the last suspicion.`,
  best: (points: number, step: number) =>
    `Rift stood best at step ${step}, with ${pointed(points)}: from there on it lost founders.`,
  tooFew: 'Rift never had more than that.',
  until: (step: number) => `At step ${step} there was still a way to win at once.`,
  never: 'There was no turn that could have been won at once.',
  idle: (actions: number) =>
    `${actions} actions were left unused: each could have brought someone in, or kept someone out of sight.`,
  steps: 'Step',
  founders: 'Rift founders',
  rank: 'Their points',
  early: 'Arriving early',
  total: 'Total',
  rated: 'On the scale',
  easier: 'Without the long cruise',
  harder: 'Long cruise',
  from: { earth: 'From Earth', mars: 'From Mars' },
} as const;

/** What to try next time. */
export const ADVICE_WORDS = {
  captain:
    'Only a Rift captain can turn the ship. Mid-life grows old each turn: its rank 1 is the next captain, so have that one on your side.',
  ring: 'On the long cruise, three Rift founders in one row or column come before the course.',
  points: 'Before a turn ends, sway or blind whoever has a red arrow: those it hits take their points along.',
} as const;

export const ENDING_WORDS = {
  capped: 'a loss is never rated above 5',
  scale: 'The scale of success',
  film: 'The grid after each turn, Rift filled',
  aboard: 'With Rift at the end',
  frame: (step: number, rift: number) => `Step ${step}: ${rift} Rift ${rift === 1 ? 'founder' : 'founders'}`,
  rung: (from: number, below: number | undefined) =>
    below === undefined ? `${from}+` : below - 1 === from ? `${from}` : `${from}–${below - 1}`,
} as const;
