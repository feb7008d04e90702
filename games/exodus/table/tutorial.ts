/** The first voyage, in ten beats on the real table: the Government, with bots for Church and Military. */
import type { Lesson, LessonBeat } from '#ui/kit/lesson.ts';
import type { ExodusAction } from '../action.ts';
import type { Exodus } from '../state.ts';
import { TUTORIAL_WORDS } from '../text/tutorial.ts';

type Test = (action: ExodusAction) => boolean;

const is =
  (...types: readonly ExodusAction['type'][]): Test =>
  ({ type }) =>
    types.includes(type);

function beat(
  words: keyof typeof TUTORIAL_WORDS,
  part: string,
  rule: string,
  { open, done }: { open?: Test; done?: Test } = {},
): LessonBeat<Exodus> {
  return {
    ...TUTORIAL_WORDS[words],
    part,
    rule,
    ...(open ? { allows: open } : {}),
    ...(done ? { done } : {}),
  };
}

/** What can be asked of the Government between its slips and the next vote of the fleet. */
const between: Test = ({ type }) => type !== 'dissent' && type !== 'spend' && type !== 'favour';

const slipFor =
  (...factions: readonly string[]): Test =>
  (action) =>
    action.type === 'intent' && factions.includes(action.for);
const staysQuiet: Test = (action) => action.type !== 'leader' || action.how === 'stay';

export const tutorial: Lesson<Exodus> = {
  seats: 3,
  options: {
    journey: 'short',
    secondaries: [],
    assign: 'random',
    infection: 'off',
    fudge: false,
    fleetQuestions: false,
    brisk: true,
    unheldResearchers: false,
    dawnSwap: false,
    reach: 0,
    womenLabel: 'women',
  },
  seed: 'first governor 9',
  beats: [
    beat('fleet', 'gauges', 'XD-2.1', { open: () => false }),
    beat('dossier', 'stage', 'XD-4.3', { done: is('personal') }),
    beat('intent', 'stage', 'XD-9.3', { open: () => false }),
    beat('send', 'intent', 'XD-10.1', { open: staysQuiet, done: slipFor('military') }),
    beat('reveal', 'tally', 'XD-10.4', { open: between, done: is('accept', 'covert') }),
    beat('covert', 'stage', 'XD-12.1', { open: between, done: is('covert') }),
    beat('effects', 'stage', 'XD-13.2', { open: (action) => between(action) && action.type !== 'ballot' }),
    beat('disposition', 'stage', 'XD-6.1', {
      open: (action) => between(action) && !(action.type === 'ballot' && action.stake === 'stay'),
      done: (action) => action.type === 'ballot',
    }),
    beat('course', 'stage', 'XD-7.1', {
      open: (action) => between(action) && !(action.type === 'ballot' && action.stake === 'hold'),
      done: (action) => action.type === 'ballot' && /^(jump|hurried)@/.test(action.stake),
    }),
    beat('home', 'map', 'XD-8.12'),
  ],
};
