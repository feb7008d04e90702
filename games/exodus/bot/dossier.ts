/** Choices about secrets, agendas and people: set-up, offices, discoveries, successors. */
import type { Advantage, OnceKind } from '../content/advantage.ts';
import type { AgendaId } from '../content/agendas.ts';
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

/** How often, of a hundred, an agenda that was kept is met, as experience has it. */
export const EASE: Readonly<Record<AgendaId, number>> = {
  'full-pews': 65,
  'spotless-decks': 45,
  'chains-on-show': 30,
  'throne-of-zabulon': 15,
  'unbroken-ritual': 20,
  'the-long-hunt': 35,
  'rule-of-law': 12,
  'full-larder': 37,
  'renewed-mandate': 46,
  'no-child-lost': 65,
  'civil-peace': 18,
  'father-of-the-colony': 30,
  bristling: 90,
  'old-debts': 26,
  'nobody-left-behind': 65,
  'martial-order': 39,
  'drill-and-watch': 65,
  'first-soldier': 64,
  'clean-logs': 18,
  'all-ears': 40,
  cartographer: 50,
  'quiet-channels': 20,
  ghost: 15,
  'hands-off': 78,
  'open-publication': 75,
  'sealed-vault': 45,
  healers: 66,
  'the-trials': 40,
  'directors-chair': 50,
  'home-by-numbers': 3,
  'fat-vault': 6,
  'everyone-owes': 78,
  'hungry-times': 40,
  'no-names': 22,
  patron: 35,
  crowned: 92,
  'quiet-decks': 20,
  'clean-hands': 14,
  bodyguard: 32,
  'case-closed': 4,
  'marshals-star': 74,
  balance: 8,
  'will-of-the-people': 40,
  discredit: 76,
  'soup-for-all': 42,
  'loyal-opposition': 40,
  acclaimed: 91,
  'never-silent': 66,
};

/** The answers most fleets settle on, so that they carry. */
const ANSWERS: Readonly<Partial<Record<AnswerId, number>>> = {
  'network-alarm': 1,
  sealed: 1,
  'a-direction': 1,
  'forbidden-word': 1,
  published: 0.3,
  'anywhere-but-here': 0.3,
  'scholars-wager': 0.3,
};
export const answerWorth = (answer: AnswerId | 'none'): number =>
  answer === 'none' ? -1 : (ANSWERS[answer] ?? 0);
