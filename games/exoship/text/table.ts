/** The words on the table itself: labels, marks, what a choice would bring, and what a card says aloud. In English. */
import type { FounderId } from '../content/founders.ts';
import type { DiscardCause } from '../event.ts';
import type { ExoshipAction, Generation } from '../state.ts';
import type { SeenCard, SeenFounder, View } from '../view.ts';
import {
  ARROW_WORDS,
  FOUNDER_WORDS,
  GENERATION_WORDS,
  PLANET_WORDS,
  SIDE_WORDS,
  TIMELINE_WORDS,
} from './content.ts';

export const TABLE_WORDS = {
  timeline: 'The voyage',
  grid: 'Founders by generation and rank',
  rank: (rank: number) => `Rank ${rank}`,
  rankWorth: (rank: number) => (rank === 1 ? '2 points' : '1 point'),
  ship: 'La Oruga',
  shipAt: (step: number, last: number) =>
    step === 0
      ? 'La Oruga is at the origin'
      : step === last
        ? 'La Oruga has arrived'
        : `La Oruga is at step ${step}`,
  cruise: 'Long-term cruise',
  ring: 'Ring deployed',
  cruiseNeeds: 'Three Rift founders in one row or column unlock the course.',
  ringDone: 'The ring is deployed: the course can be changed.',
  origin: 'Origin',
  destination: 'Destination',
  locked: 'Course locked',
  here: 'Now',
  next: 'Next',
  step: (step: number) => `Step ${step}`,
  marks: 'Marks',
  marksWhom: (generation: Generation) =>
    `Marks ${GENERATION_WORDS[generation].people}: their rank-1 founder is discarded if Rift.`,
  otherSide: 'Other side',
  planet: {
    earth: 'Where the voyage began. It has no text.',
    mars: 'Where the voyage began, with a sleeper agent aboard.',
    mariposa: 'The Directorate’s choice. Arriving here loses the game.',
    axios: 'Rift’s choice. With six points of Rift founders at the end of a turn, you win.',
  },
  points: 'Points',
  goal: (goal: number) => `goal ${goal}`,
  afterSuspicion: 'after suspicion',
  suspicionSkipped: 'No suspicion this turn',
  actions: 'Actions',
  actionsLeft: (left: number) => `${left} action${left === 1 ? '' : 's'} left`,
  stepsLeft: (left: number) => `${left} step${left === 1 ? '' : 's'} to go`,
  captain: 'Captain',
  noCaptain: 'nobody',
  stack: 'Stack',
  stackCount: (undealt: number, known: number) => `Stack: ${undealt} unseen, ${known} known`,
  undealt: 'On top, in unknown order',
  undealtNone: 'Nobody unseen is left.',
  known: 'Below, next to be drawn first',
  knownNone: 'Nobody has been put under the stack yet.',
  nextUp: 'drawn next',
  close: 'Close',
  exposed: 'Exposed',
  maybeExposed: 'May be exposed',
  exposedBy: (names: readonly FounderId[]) => `Exposed by ${listed(names)}`,
  blinded: 'Blinded',
  unknown: 'Not known yet',
  nothingToDo: 'Nothing to do with this founder now.',
  can: (id: FounderId) => `${FOUNDER_WORDS[id].short} can`,
  toThem: (id: FounderId) => `Others can, to ${FOUNDER_WORDS[id].short}`,
  sleepers: 'Your sleeper agent',
  sleepersHelp: 'Choose one of these two, then the young founder whose place they take.',
  win: 'chance to win',
  best: 'Best',
  percent: (value: number) => `${Math.round(value * 100)} %`,
} as const;

/** How a place would change by the action that is looked at. */
export const CHANGE_WORDS = {
  rift: 'joins Rift',
  directorate: 'turns back',
  moves: 'moves here',
  arrives: 'arrives',
  unsure: 'unseen card',
  leaves: 'gone',
  away: 'moves away',
  blinded: 'blinded',
} as const;

/** What takes a founder off the grid, in a word or two on the leaving card. */
export const EXIT_WORDS: Readonly<Record<DiscardCause | 'age' | 'replaced', string>> = {
  age: 'Died',
  mark: 'Marked',
  blight: 'Blight',
  course: 'Removed',
  fixer: 'Vanished',
  suspicion: 'Exposed',
  replaced: 'Replaced',
};

/** Consequences of the action that is looked at. */
export const FORESIGHT_WORDS = {
  points: (now: string, then: string, after: string, skipped: boolean) => {
    const change = now === then ? `${now} points` : `${now} → ${then} points`;
    return skipped ? `${change}, no suspicion` : `${change}, ${after} after suspicion`;
  },
  exposes: (ids: readonly FounderId[]) => `Suspicion would take ${listed(ids)}`,
  mayExpose: (ids: readonly FounderId[]) => `Suspicion may take ${listed(ids)}`,
  nobodyExposed: 'Nobody would be exposed',
  gone: (id: FounderId) => `${FOUNDER_WORDS[id].short} gone`,
  look: 'Point at an action, or hold it, to see what it would bring.',
  captain: (id: FounderId) => `Costs the captain, ${FOUNDER_WORDS[id].short}`,
  luck: 'Draws an unseen card: cannot be undone',
  ring: 'Deploys the ring',
  last: 'Last action: the turn ends with it',
} as const;

export function endWords(exposed: number, skipped: boolean): { title: string; cost: string } {
  if (skipped) return { title: 'End turn', cost: 'no suspicion' };
  if (exposed === 0) return { title: 'End turn', cost: 'nobody exposed' };
  return { title: 'End turn', cost: `${exposed} will be exposed` };
}

/** A choice on a button: what is done, and to whom or by whom. */
export function choiceWords(action: ExoshipAction, view: View): { verb: string; object: string } {
  switch (action.type) {
    case 'sleeper':
      return { verb: `Send ${short(action.card)}`, object: `in ${short(action.place)}’s place` };
    case 'freeSway':
      return { verb: 'Free sway', object: GENERATION_WORDS[action.generation].name };
    case 'sway':
      return { verb: 'Sway', object: short(action.target) };
    case 'ability': {
      const object = action.target ? short(action.target) : action.to ? GENERATION_WORDS[action.to].name : '';
      return { verb: FOUNDER_WORDS[action.by].abilityShort, object };
    }
    case 'replace':
      return { verb: 'Replace', object: view.stack.undealt.length > 0 ? 'with an unseen card' : known(view) };
    case 'changeCourse':
      return { verb: 'Change course', object: view.captain ? `costs ${short(view.captain)}` : '' };
    case 'end':
      return { verb: 'End turn', object: '' };
  }
}

export function bySomeone(id: FounderId): string {
  return `by ${short(id)}`;
}

export function short(id: FounderId): string {
  return FOUNDER_WORDS[id].short;
}

function known(view: View): string {
  const top = view.stack.known[0];
  return top ? `with ${short(top)}` : '';
}

/** Everything a card shows, said aloud. */
export function founderLabel(founder: SeenFounder, choices: number): string {
  const { id, side, generation, rank, arrow, target, worth, captain, exposedBy, blinded } = founder;
  const { name, role, ability } = FOUNDER_WORDS[id];
  return [
    `${name}, ${role}`,
    `${SIDE_WORDS[side]}${worth > 0 ? `, ${worth} point${worth === 1 ? '' : 's'}` : ''}`,
    `${GENERATION_WORDS[generation].name}, rank ${rank}`,
    captain ? TABLE_WORDS.captain : '',
    `Arrow ${ARROW_WORDS[arrow]}, ${target ? `at ${short(target)}` : 'at nobody'}`,
    blinded ? 'Blinded: this arrow counts for nothing this turn' : '',
    exposedBy.length > 0 ? `Would be exposed by ${listed(exposedBy)}` : '',
    `Ability: ${ability}`,
    choices > 0 ? `${choices} choice${choices === 1 ? '' : 's'}` : '',
  ]
    .filter(Boolean)
    .join('. ')
    .replaceAll('..', '.');
}

export function emptyLabel(generation: Generation, rank: number): string {
  return `${GENERATION_WORDS[generation].name}, rank ${rank}: nobody`;
}

export function timelineLabel({ step, up, down, marks }: SeenCard, at: number): string {
  const where = step === at ? 'now' : step === at + 1 ? 'next' : step < at ? 'past' : 'later';
  const front = TIMELINE_WORDS[up];
  return `Step ${step}, ${where}: ${front.name}. ${front.text} ${TABLE_WORDS.marksWhom(marks)} Other side: ${TIMELINE_WORDS[down].name}.`;
}

export function destinationLabel({ destination, ship }: View): string {
  const lock = destination === 'mariposa' && ship === 'cruise' ? ` ${TABLE_WORDS.cruiseNeeds}` : '';
  return `Destination: ${PLANET_WORDS[destination]}. ${TABLE_WORDS.planet[destination]}${lock}`;
}

/** The end of the voyage. */
export const ENDING_WORDS = {
  won: 'Rift holds the ship',
  lost: 'Rift has lost',
  rank: 'Rift founders',
  early: 'Arriving early',
  total: 'Total',
  rated: 'Rated',
  capped: 'a loss is never rated above 5',
  scale: 'The scale of success',
  rung: (from: number, below: number | undefined) =>
    below === undefined ? `${from}+` : below - 1 === from ? `${from}` : `${from}–${below - 1}`,
  you: 'you',
} as const;

export function listed(ids: readonly FounderId[]): string {
  const names = ids.map(short);
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}
