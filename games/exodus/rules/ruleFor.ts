/** The rule to read first while a step asks. */
import type { ExodusFrame } from '../frame.ts';
import type { View } from '../view/index.ts';

const RULES: Partial<Record<ExodusFrame['step'], string>> = {
  draft: 'XD-4.1',
  dossier: 'XD-4.3',
  questions: 'XD-4.4',
  sharedMandate: 'XD-16.6',
  isolation: 'XD-9.3',
  tie: 'XD-10.2',
  marker: 'XD-10.6',
  sceneIssue: 'XD-11.1',
  sceneRespondent: 'XD-11.1',
  sceneDemand: 'XD-11.1',
  sceneOffer: 'XD-11.2',
  sceneVote: 'XD-11.2',
  sceneAnswer: 'XD-11.4',
  sceneCounter: 'XD-11.5',
  sceneCounterVote: 'XD-11.5',
  sceneReply: 'XD-11.5',
  sceneLast: 'XD-11.5',
  sceneForce: 'XD-11.8',
  covert: 'XD-12.1',
  foresee: 'XD-18.7',
  covertLate: 'XD-12.1',
  leak: 'XD-12.2',
  reroll: 'XD-18.7',
  election: 'XD-23.1',
  office: 'XD-19.2',
  discover: 'XD-18.6',
  meet: 'XD-16.5',
  benefit: 'XD-8.7',
  scan: 'XD-8.11',
  bear: 'XD-14.7',
  landfall: 'XD-15.4',
  dawnRetire: 'XD-15.7',
  dawnSwap: 'XD-15.7',
  disposition: 'XD-6.1',
  course: 'XD-7.1',
  loss: 'XD-7.4',
  spend: 'XD-8.9',
  rewardChoice: 'XD-8.6',
  window: 'XD-18.7',
  successor: 'XD-19.4',
  personal: 'XD-19.4',
};

const POLLS = { resolve: 'XD-10.4', disposition: 'XD-6.3', course: 'XD-7.2', landfall: 'XD-15.4' } as const;

export function ruleFor(prompt: ExodusFrame['step'], { frame }: Pick<View, 'frame'>): string {
  if (frame?.step === 'poll') return POLLS[frame.phase];
  return RULES[prompt] ?? 'XD-9.1';
}
