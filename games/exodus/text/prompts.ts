/** What an asking step wants of the seat. */

import type { ExodusFrame } from '../frame.ts';
import type { View } from '../view/index.ts';
import { does, faction } from './names.ts';
import { chosenQuestion } from './questions.ts';

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
  isolation: ({ own, asked }) => {
    const written = own?.chosen.length ?? 0;
    if (written === 0)
      return own?.marked
        ? 'Your leader is marked. What now, and what shall everyone do?'
        : 'What shall everyone do today?';
    const next = asked[written - 1];
    return next === undefined
      ? 'Your slips are sealed.'
      : `Write an order for ${faction(next)}, or no opinion.`;
  },
  tie: () => 'The vote is tied. Which order do you follow?',
  poll: ({ frame }) =>
    frame?.step === 'poll' && frame.phase === 'resolve'
      ? 'The slips are open. Accept the orders as they stand, or object.'
      : 'Accept the result, or dissent.',
  marker: () => 'What is the marker for?',
  sceneIssue: () => 'What do you ask of whom, and what do you give for it?',
  sceneRespondent: () => 'What do you ask of whom, and what do you give for it?',
  sceneDemand: () => 'What do you ask, and what do you give for it?',
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
  scan: () => 'Which system is scanned next?',
  bear: ({ strains }) => `The burden is yours (${strains} left). How do you bear it?`,
  landfall: () => 'A world. What is it?',
  dawnRetire: () => 'A new beginning. Does your leader stay?',
  dawnSwap: () => 'Shall the factions be dealt anew?',
  disposition: ({ force, visit }) =>
    force === undefined
      ? `Stay, or leave? ${visit >= 2 ? 'From the third day on crises come closer.' : 'Press a star, or the fleet.'}`
      : 'Hunters. Fight, run, or stay?',
  course: () => 'What do the Keepers do with the Defiled?',
  loss: () => 'Something must be lost. What?',
  spend: ({ frame }) =>
    `How much jump excess goes into ${frame?.step === 'spend' ? frame.on : 'the next roll'}?`,
  rewardChoice: () => 'What shall the fleet take from this system?',
  window: () => 'You know a way. Use it now?',
  successor: () => 'Who leads your faction now?',
  personal: () => 'What does your new leader hide?',
};

export function prompt(step: ExodusFrame['step'], view: View): string {
  return PROMPTS[step]?.(view) ?? 'The fleet moves on.';
}
