/** What an asking step wants of the seat. */

import type { ExodusFrame } from '../frame.ts';
import type { View } from '../view/index.ts';
import { worryOf } from './lead.ts';
import { does, faction, ONCE_WORDS } from './names.ts';
import { chosenQuestion } from './questions.ts';
import { spendPrompt } from './spending.ts';

type Prompt = (view: View) => string;

const PROMPTS: Partial<Record<ExodusFrame['step'], Prompt>> = {
  draft: () => 'Choose the faction you will lead.',
  dossier: ({ own }) =>
    [
      'Who are you, and what do you hide?',
      'Choose the first secret of your faction.',
      'Choose its second secret.',
      'Choose what your leader hides.',
    ][own?.chosen.length ?? 0] ?? 'Your dossier is sealed.',
  questions: ({ own }) =>
    own?.chosen.length ? chosenQuestion(own.chosen.length) : 'What does the fleet remember?',
  sharedMandate: () => 'Who carries out the suppression?',
  isolation: (view) => {
    const { own, asked } = view;
    const written = own?.chosen.length ?? 0;
    if (written === 0)
      return own?.marked
        ? 'Your leader is marked. What now, and what shall everyone do?'
        : `What shall everyone do today? ${worryOf(view)}`;
    const next = asked[written - 1];
    return next === undefined
      ? 'Your slips are sealed.'
      : `Write an order for ${faction(next)}, or no opinion.`;
  },
  tie: () => 'The vote is tied. Which order do you follow?',
  poll: ({ frame }) =>
    frame?.step === 'poll' && frame.phase === 'resolve'
      ? 'The slips are open. Shall these orders stand?'
      : 'The votes are open. Shall this stand?',
  marker: () => 'What is the marker for?',
  sceneIssue: () => 'Whose slip shall change, and what do you give for it?',
  sceneRespondent: () => 'Whose slip shall change, and what do you give for it?',
  sceneDemand: () => 'What shall they write, and what do you give for it?',
  sceneOffer: () => 'What do you offer, and what do you threaten with?',
  sceneVote: () => 'What will you write instead?',
  sceneAnswer: ({ scene }) => `${scene ? does(scene.opener, 'waits') : 'Somebody waits'} for your answer.`,
  sceneCounter: () => 'What more do you want?',
  sceneCounterVote: () => 'What shall they write?',
  sceneReply: () => 'They want one thing more. Agree, stand by your offer, or withdraw?',
  sceneLast: () => 'The old offer stands. Accept or refuse?',
  sceneForce: () => 'Force the matter, or let it drop?',
  covert: () => 'Does your faction act in the dark today?',
  foresee: () => 'Whose covert order do you read?',
  covertLate: () => 'Now choose your own covert order.',
  leak: () => 'Which secret do you leak, and to whom?',
  reroll: () => 'The dice have fallen. Roll again?',
  election: () => 'The Governor stands for election. How do you vote?',
  office: () => 'With the office comes a secret. Which one is true?',
  discover: () => 'Two discoveries lie before you. Keep one.',
  meet: () => 'Whose mandate do you meet?',
  benefit: () => 'The work went well. What else do you bring home?',
  scan: () => 'The work of the day is done. Which star shall the scanners look at?',
  bear: ({ strains }) =>
    `The journey wears the fleet down, and it is your turn to pay for it${strains > 1 ? ` (${strains - 1} more after it)` : ''}. With what?`,
  landfall: () => 'A world. What is it?',
  dawnRetire: () => 'A new beginning. Does your leader stay?',
  dawnSwap: () => 'Shall the factions be dealt anew?',
  disposition: ({ force, visit }) =>
    force === undefined
      ? `Stay a day, or leave for another star? ${visit >= 2 ? 'From the third day on crises come closer.' : 'Most votes decide whether.'}`
      : 'Hunters. Fight, run, or stay? Most votes decide.',
  course: ({ force, courseRound }) =>
    force !== undefined
      ? 'Run, or buy time? All three Keepers must agree.'
      : courseRound > 1
        ? 'The Keepers named different stars. Whereto, then?'
        : 'The fleet leaves. Whereto? All three Keepers must name the same star.',
  loss: () => 'Something must be lost. What?',
  spend: spendPrompt,
  rewardChoice: () => 'What shall the fleet take from this system?',
  window: ({ frame }) => {
    const [kind] = frame?.step === 'window' && frame.kinds.length === 1 ? frame.kinds : [];
    return kind
      ? `A secret you know lets you do this once: ${ONCE_WORDS[kind].toLowerCase()}. Now?`
      : 'A secret you know can help once. Use it now?';
  },
  successor: () => 'Who leads your faction now?',
  personal: () => 'What does your new leader hide?',
};

export function prompt(step: ExodusFrame['step'], view: View): string {
  return PROMPTS[step]?.(view) ?? 'The fleet moves on.';
}
