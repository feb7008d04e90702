/** Why something is advised, in one sentence. In English. */
import type { Arrow, FounderId } from '../content/founders.ts';
import type { TimelineSideId } from '../content/ids.ts';
import type { Generation } from '../state.ts';
import { ARROW_WORDS, FOUNDER_WORDS, GENERATION_WORDS, TIMELINE_WORDS } from './content.ts';
import { listed, short } from './table.ts';

const pointed = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;

export const REASON_WORDS = {
  winsNow: 'Then six points on Axios are left after suspicion: you win.',
  safe: (id: FounderId) => `No Directorate arrow hits ${short(id)} there.`,
  disarms: (id: FounderId, others: readonly FounderId[]) =>
    `${short(id)} is the one who exposes ${listed(others)}: on your side, the arrow is harmless.`,
  blinds: (id: FounderId) => `${short(id)}’s arrow is the only one that would cost you points this turn.`,
  chain: (a: FounderId, b: FounderId, c: FounderId) =>
    `${short(a)} sways ${short(b)}, and ${short(b)}’s arrow hits ${short(c)}.`,
  opens: (id: FounderId, other: FounderId, third: FounderId | undefined) =>
    `${short(id)} can bring in ${short(other)} at once${third ? `, and ${short(other)} ${short(third)}` : ''}.`,
  spares: (ids: readonly FounderId[]) => `Then suspicion no longer takes ${listed(ids)}.`,
  captaincy: (id: FounderId) =>
    `${short(id)} is captain then: only a Rift captain can turn the ship to Axios.`,
  heirs: (id: FounderId) => `Next turn ${short(id)} will be captain, and can turn the ship to Axios.`,
  gains: (points: number, instead: number) =>
    `${pointed(points)} ${points === 1 ? 'stays' : 'stay'} after suspicion instead of ${instead}.`,
  aims: (id: FounderId, other: FounderId) =>
    `${short(id)}’s arrow hits ${short(other)} there: one press more, and ${short(other)} joins you.`,
  clears: (id: FounderId, other: FounderId) => `${short(id)}’s arrow hits ${short(other)} no more.`,
  longer: (id: FounderId) => `Among younger ones, ${short(id)} is with you a turn longer.`,
  course: (steps: number) =>
    `Points win on the way to Axios only, and ${steps} ${steps === 1 ? 'step is' : 'steps are'} left.`,
  rest: (points: number) => `No action of yours would leave more than ${pointed(points)} after suspicion.`,
  spent: (points: number) =>
    `All actions are used: ${points === 0 ? 'nobody stays' : `${pointed(points)} ${points === 1 ? 'stays' : 'stay'}`} after suspicion.`,
  turns: (id: FounderId) => `${short(id)} can turn the ship to Axios at once: only a Rift captain can.`,
  gift: (id: FounderId) =>
    `${short(id)}’s ability is of use at once: ${FOUNDER_WORDS[id].abilityShort.toLowerCase()}.`,
  odds: (more: number, of: number) =>
    `Luck decides: in ${more} of ${of} cases more points stay after suspicion.`,
  fresh: (most: number, last: boolean, nobody: boolean) =>
    nobody && !last
      ? 'Nobody is with Rift now: next turn someone joins you free.'
      : last
        ? 'It is the last turn, and suspicion leaves nobody: as far as this plan sees, nothing wins any more.'
        : `${most === 0 ? 'Suspicion takes everyone of Rift, whatever you do:' : `Two actions would save ${pointed(most)} at best; with nobody left,`} someone joins you free next turn.`,
  keeps: (points: number) =>
    `Nobody is exposed: ${pointed(points)} ${points === 1 ? 'stays' : 'stay'}, and next turn you have actions again.`,
  comes: (id: FounderId, other: FounderId) =>
    `${short(id)} comes in ${short(other)}’s place, with an arrow that hits nobody of yours.`,
  rank1: (id: FounderId) => `${short(id)} stands at rank 1, and counts 2 points.`,
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
  freeNew: (id: FounderId) =>
    `${short(id)} joins free. Whoever is drawn in that place then is Rift too, perhaps with an arrow that hits someone.`,
  replaceNew: (id: FounderId) =>
    `Whoever comes for ${short(id)} is Rift too, with another arrow and ability.`,
} as const;

/** What the plan does not prevent: it is said with the reason, so that nobody thinks it was overlooked. */
export const COST_WORDS = {
  suspicion: (ids: readonly FounderId[], points: number) =>
    `Suspicion takes ${listed(ids)}; ${points === 0 ? 'nobody stays' : `${pointed(points)} ${points === 1 ? 'stays' : 'stay'}`}.`,
  turning: (left: number) =>
    `Turning the ship now would leave ${left === 0 ? 'nobody' : pointed(left)} after suspicion.`,
  captainless: (steps: number) =>
    `Within ${steps} turns a Rift founder must become captain, to turn the ship.`,
  mark: (id: FounderId) => `The mark takes ${short(id)} all the same.`,
} as const;

/** What the numbers of a plan are called. */
export const COUNTED_WORDS = {
  safe: 'points after suspicion',
  rift: 'Rift founders',
  sways: 'arrows of yours that could sway',
} as const;
