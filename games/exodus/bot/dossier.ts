/** Choices about secrets, agendas and people: set-up, offices, discoveries, successors. */
import type { Advantage, OnceKind } from '../content/advantage.ts';
import type { FactionId } from '../content/factions.ts';
import type { AnswerId } from '../content/fleet.ts';
import { SECRETS, type SecretId } from '../content/secrets.ts';
import type { State } from '../state.ts';
import { type Eyes, shiftWorth } from './eyes.ts';
import { sheetOf } from './health.ts';
import { shiftOf } from './worth.ts';

const ONCE: Readonly<Record<OnceKind, number>> = {
  reroll: 0.6,
  foresee: 0.2,
  sound: 0.3,
  steady: 0.7,
  spyglass: 0.5,
  spare: 0.7,
  mask: 0.3,
  muster: 0.6,
  favour: 1.2,
  hush: 0.9,
  ration: 0.8,
  lull: 0.6,
};

function advantageWorth(faction: FactionId, advantage: Advantage): number {
  switch (advantage.kind) {
    case 'assist':
      return advantage.orders.some((order) => order.startsWith(PREFIX[faction])) ? 1.1 : 0.5;
    case 'weight':
      return 0.7;
    case 'debate':
      return 0.6;
    case 'shield':
      return 0.4;
    case 'score':
      return advantage.by;
    case 'once':
      return ONCE[advantage.once];
  }
}

const PREFIX: Readonly<Record<FactionId, string>> = {
  church: 'church',
  government: 'gov',
  military: 'mil',
  network: 'net',
  researchers: 'res',
  underworld: 'und',
  security: 'sec',
  opposition: 'opp',
};

/** What it is worth to own a secret: its advantages, less what it may one day do. */
export function secretWorth(s: State, eyes: Eyes, id: SecretId): number {
  const { advantages, impact } = SECRETS[id];
  let worth = 0;
  for (const advantage of advantages) worth += advantageWorth(eyes.faction, advantage);
  return worth + 0.25 * impactWorth(s, eyes, id, eyes.faction) - (impact.also?.length ?? 0) * 0.1;
}

/** What it would mean to a faction if a secret came out. */
export function impactWorth(s: State, eyes: Eyes, id: SecretId, owner: FactionId): number {
  const { impact, kind } = SECRETS[id];
  let worth = shiftWorth(eyes, sheetOf(s), shiftOf(impact));
  const point = owner === eyes.faction ? eyes.greed : -0.25 * eyes.greed;
  for (const atom of impact.also ?? []) {
    if (atom.atom === 'renown') worth += atom.by * point;
    else if (atom.atom === 'removeLeader') worth -= 1.5 * point;
    else if (atom.atom === 'bearing') worth += 1.2 * atom.by;
    else if (atom.atom === 'stash') worth += atom.by * (eyes.faction === 'underworld' ? eyes.greed : 0);
  }
  if (kind === 'institutional' || kind === 'office') worth -= 2 * point;
  if (kind === 'personal') worth -= point;
  return worth;
}

/** The answers most fleets settle on, so that they carry. */
const ANSWERS: Readonly<Record<AnswerId, number>> = {
  'network-alarm': 1,
  'dying-technician': 0,
  'last-broadcasts': 0,
  published: 0.3,
  sealed: 1,
  rumoured: 0,
  charted: 0,
  'a-direction': 1,
  'anywhere-but-here': 0.3,
  'forbidden-word': 1,
  'sailors-tale': 0,
  'scholars-wager': 0.3,
};
export const answerWorth = (answer: AnswerId | 'none'): number => (answer === 'none' ? -1 : ANSWERS[answer]);
