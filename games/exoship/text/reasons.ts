/** Why something is advised, in one sentence. In English. */
import type { Arrow, FounderId } from '../content/founders.ts';
import type { TimelineSideId } from '../content/ids.ts';
import type { Generation } from '../state.ts';
import { ARROW_WORDS, GENERATION_WORDS, TIMELINE_WORDS } from './content.ts';
import { listed, short } from './table.ts';

export const REASON_WORDS = {
  winsNow: 'Then six points on Axios are left after suspicion: you win.',
  safe: (id: FounderId) => `No Directorate arrow hits ${short(id)} there.`,
  disarms: (id: FounderId, others: readonly FounderId[]) =>
    `${short(id)} is the one who exposes ${listed(others)}: on your side, the arrow is harmless.`,
  blinds: (id: FounderId) => `${short(id)}’s arrow is the only one that would cost you points this turn.`,
  chain: (a: FounderId, b: FounderId, c: FounderId) =>
    `${short(a)} sways ${short(b)}, and ${short(b)}’s arrow hits ${short(c)}.`,
  opens: (id: FounderId, other: FounderId) => `${short(id)} can bring in ${short(other)} at once.`,
  rank1: 'Rank 1 counts double.',
  shiftUp: (id: FounderId, other: FounderId) => `When ${short(id)} goes, ${short(other)} moves up to rank 1.`,
  shiftInto: (id: FounderId, by: FounderId) =>
    `Careful with the other order: ${short(id)} would move into ${short(by)}’s arrow.`,
  heir: (id: FounderId) => `The captain pays with the post; ${short(id)} inherits it as Rift.`,
  courseNow: (steps: number) =>
    `${steps} ${steps === 1 ? 'step is' : 'steps are'} left, and next turn the captain will be Directorate.`,
  courseLater: (id: FounderId) =>
    `The captain is worth 2 points now; next turn ${short(id)} can pay instead.`,
  young: (id: FounderId) => `${short(id)} is young: with you for two turns after this one.`,
  childSide: (id: FounderId) => `${short(id)} dies when this turn ends; the child will be Rift.`,
  markDodge: (generation: Generation, id: FounderId) =>
    `The next card marks ${GENERATION_WORDS[generation].people}; ${short(id)} would stand first there.`,
  turnCard: (card: TimelineSideId, generation: Generation) =>
    `On the other side the card is ${TIMELINE_WORDS[card].name}: it marks ${GENERATION_WORDS[generation].people}, where you have nobody first.`,
  ring: 'Three in a line deploy the ring.',
  replaceKnown: (id: FounderId, arrow: Arrow) =>
    `${short(id)} is the next card of the stack: an arrow ${ARROW_WORDS[arrow]}, safe here.`,
  replaceOdds: (id: FounderId, safe: number, unseen: number) =>
    `${short(id)} would be exposed; ${safe} of ${unseen} unseen founders would be safe there.`,
  replaceReach: (id: FounderId, reach: number, unseen: number) =>
    `${short(id)}’s arrow hits nobody you could sway; that of ${reach} of ${unseen} unseen founders would.`,
} as const;

/** What the numbers of a plan are called. */
export const COUNTED_WORDS = {
  safe: 'points after suspicion',
  rift: 'Rift founders',
  ranks: 'Rift founders at rank 1',
  stack: 'known founders in the stack',
} as const;
