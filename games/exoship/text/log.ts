/** Log lines of Exoship: each event told with its reason, in English. */
import { byType } from '#engine';
import type { FounderId } from '../content/founders.ts';
import type { DiscardCause, ExoshipEvent, MoveCause, ReplaceCause } from '../event.ts';
import { ARRIVAL } from '../state.ts';
import { FOUNDER_WORDS, GENERATION_WORDS, SIDE_WORDS, TIMELINE_WORDS } from './content.ts';

type LineOf<T extends ExoshipEvent['type']> = (event: Extract<ExoshipEvent, { type: T }>) => string;

const LINES: { readonly [T in ExoshipEvent['type']]: LineOf<T> } = {
  dealt: ({ founders }) => `Six founders take their places: ${names(founders)}.`,
  sleeperPlaced: ({ card, place, other }) =>
    `${name(card)} slips aboard as Rift in ${name(place)}’s place. ${name(other)} and ${name(place)} go under the stack.`,
  travelled: ({ step }) =>
    step === ARRIVAL ? 'La Oruga arrives at its destination.' : `La Oruga travels on to step ${step}.`,
  died: ({ founders }) => `The elders die: ${names(founders)}. Everyone else grows one generation older.`,
  born: ({ founder, side, for: dead }) =>
    `${name(founder)} is born, ${SIDE_WORDS[side]} like ${name(dead)} before.`,
  joined: ({ founder, cause }) =>
    cause === 'birthBoom'
      ? `${name(founder)} joins the young: Birth Boom.`
      : `${name(founder)} joins the young, so that there are six founders.`,
  eventDrawn: ({ card }) => `${TIMELINE_WORDS[card].name}: ${TIMELINE_WORDS[card].text}`,
  eventIdle: ({ card }) => `${TIMELINE_WORDS[card].name} finds nothing to do.`,
  turnedBack: ({ founder }) => `${name(founder)} swears the oath and turns back to the Directorate.`,
  swayed: ({ target, by, how }) => {
    if (how === 'free') return `${name(target)} is the first to join Rift.`;
    return how === 'arrow'
      ? `${name(by)} sways ${name(target)}.`
      : `${name(by)}’s ability sways ${name(target)}.`;
  },
  discarded: ({ founder, cause, by }) => DISCARDED[cause](name(founder), by ? names(by) : ''),
  moved: ({ founder, to, cause }) =>
    `${name(founder)} moves to ${GENERATION_WORDS[to].people}: ${MOVED[cause]}.`,
  replaced: ({ founder, newcomer, side, cause }) =>
    `${name(newcomer)} takes ${name(founder)}’s place as ${SIDE_WORDS[side]}: ${REPLACED[cause]}.`,
  cardTurned: ({ step, card }) => `The card at step ${step} is turned: now ${TIMELINE_WORDS[card].name}.`,
  traded: ({ upper, lower }) => `${name(upper)} and ${name(lower)} trade ranks.`,
  blinded: ({ founder }) => `${name(founder)}’s arrow counts for nothing this turn.`,
  courseChanged: ({ captain }) => `Captain ${name(captain)} turns the ship towards Axios, and pays for it.`,
  ringDeployed: () =>
    'Three Rift founders stand in line: the ring deploys, and the course can be changed from now on.',
  suspicion: ({ exposed, drill }) =>
    `${drill ? 'A purge drill' : 'Suspicion'}: ${exposed === 0 ? 'nobody is exposed' : `${exposed} exposed`}.`,
  suspicionSkipped: () => 'In the blackout nobody is suspected.',
  actionsEnded: ({ left }) => `You wait, with ${left} action${left === 1 ? '' : 's'} unused.`,
  won: ({ points, early }) =>
    `Rift holds the ship and its course: ${points} points${early > 0 ? `, ${early} of them for arriving early` : ''}.`,
  lost: ({ points, at }) =>
    at === 'mariposa'
      ? `The ship arrives at Mariposa. Rift has lost, with ${points} ${points === 1 ? 'point' : 'points'} on the scale.`
      : `The ship arrives at Axios, but Rift has only ${points} ${points === 1 ? 'point' : 'points'}.`,
};

const DISCARDED: Readonly<Record<DiscardCause, (who: string, by: string) => string>> = {
  mark: (who) => `${who} held a marked post as Rift, and is removed.`,
  blight: (who) => `${who} is lost to the blight.`,
  course: (who) => `${who} is removed from command.`,
  fixer: (who) => `${who} is made to disappear.`,
  suspicion: (who, by) => `${who} is exposed by ${by} and removed.`,
};

const MOVED: Readonly<Record<MoveCause, string>> = {
  promotionBoard: 'promoted by the board',
  physician: 'the physician’s care',
  recruiter: 'the recruiter goes where the people are',
  steward: 'the steward’s arrangement',
};

const REPLACED: Readonly<Record<ReplaceCause, string>> = {
  action: 'Rift brings in someone new',
  quartermaster: 'the quartermaster rewrites the roster',
  crewRotation: 'crew rotation',
};

export function eventLine(event: ExoshipEvent): string {
  return byType(LINES, event);
}

function name(id: FounderId | undefined): string {
  return id ? `${FOUNDER_WORDS[id].short} (${FOUNDER_WORDS[id].role})` : 'someone';
}

function names(ids: readonly FounderId[]): string {
  const list = ids.map((id) => FOUNDER_WORDS[id].short);
  return list.length < 2
    ? (list[0] ?? 'nobody')
    : `${list.slice(0, -1).join(', ')} and ${list[list.length - 1]}`;
}
