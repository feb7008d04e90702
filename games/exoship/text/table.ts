/** The words on the table itself: labels, marks, and what a choice would bring. In English. */

import type { ExoshipAction } from '../action.ts';
import type { FounderId } from '../content/founders.ts';
import type { DiscardCause } from '../event.ts';
import type { Fate, Range } from '../outlook.ts';
import type { Generation } from '../state.ts';
import { belowIn, type View } from '../view.ts';
import { FOUNDER_WORDS, GENERATION_WORDS } from './content.ts';

export const TABLE_WORDS = {
  timeline: 'The voyage',
  grid: 'Founders by generation and rank',
  rank: (rank: number) => `Rank ${rank}`,
  rankWorth: (rank: number) => (rank === 1 ? '2 points' : '1 point'),
  shipAt: (step: number, last: number) =>
    step === 0
      ? 'La Oruga is at the origin'
      : step === last
        ? 'La Oruga has arrived'
        : `La Oruga is at step ${step}`,
  cruise: 'Long-term cruise',
  cruiseNeeds: 'Three Rift founders in one row or column unlock the course.',
  ringDone: 'The ring is deployed: the course can be changed.',
  destination: 'Destination',
  locked: 'Course locked',
  next: 'Next',
  when: {
    past: (step: number) => `Step ${step}`,
    here: () => 'Now',
    next: () => 'Next',
    later: (step: number) => `Step ${step}`,
  },
  marksWhom: (generation: Generation) =>
    `Marks ${GENERATION_WORDS[generation].people}: their rank-1 founder is discarded if Rift.`,
  marks: 'Marks',
  otherSide: 'Other side',
  planet: {
    earth: 'Where the voyage began. It has no text.',
    mars: 'Where the voyage began, with a sleeper agent aboard.',
    mariposa: 'The Directorate’s choice. Arriving here loses the game.',
    axios: 'Rift’s choice. With six points of Rift founders at the end of a turn, you win.',
  },
  points: 'Points',
  goal: 'You are Rift. To win',
  goalShort: 'Win',
  goalCourse: 'to Axios',
  goalPoints: '6 points',
  bound: { mariposa: 'here you lose', axios: 'six points win' },
  pressLit: {
    ability: 'Gold frame: who can act. Dotted: on whom. Press who should act.',
    replace: 'Lit: your founders. Press the one who should go.',
    sway: 'Press an arrow of yours, or whom it hits.',
  },
  tomorrow: 'tomorrow',
  tomorrowName: 'Tomorrow',
  afterSuspicion: 'after suspicion',
  allStay: 'all safe',
  suspicionSkipped: 'No suspicion this turn',
  captain: 'Captain',
  noCaptain: 'nobody',
  stack: 'Stack',
  stackCount: (undealt: number, known: number) => `Stack: ${undealt} unseen, ${known} known`,
  unseenCount: (unseen: number) => `${unseen} unseen`,
  knownCount: (known: number) => `${known} known`,
  nextKnown: (id: FounderId) => `next: ${short(id)}`,
  moreKnown: (more: number) => `+${more}`,
  undealt: 'On top, in unknown order',
  undealtNone: 'Nobody unseen is left.',
  known: 'Below, next to be drawn first',
  knownNone: 'Nobody has been put under the stack yet.',
  close: 'Close',
  exposed: 'Exposed',
  maybeExposed: 'Exposed?',
  exposedBy: (names: readonly FounderId[]) => `Exposed by ${listed(names)}`,
  blinded: 'Blinded',
  nothingToDo: 'Nothing to do here now.',
  aims: (count: number, generations: boolean) =>
    generations
      ? 'then press a lit generation'
      : count === 1
        ? 'then press the lit founder'
        : `then press one of ${count} lit`,
  sleepers: 'Your sleeper agent',
  sleepersHelp: 'Choose one of these two, then the young founder whose place they take.',
} as const;

/** How a place would change by the action that is looked at. */
export const CHANGE_WORDS = {
  rift: 'joins Rift',
  directorate: 'turns back',
  moves: 'moves here',
  arrives: 'arrives',
  unsure: 'unseen card',
  born: 'born',
  leaves: 'gone',
  away: 'moves away',
  blinded: 'blinded',
} as const;

/** What takes a founder by tomorrow. */
export const FATE_WORDS: Readonly<Record<Fate, string>> = {
  suspicion: 'exposed',
  age: 'dies',
  card: 'taken by the card',
  mark: 'taken by the mark',
};

/** The stages of a generation change, as they are shown. */
export const STAGE_WORDS = {
  suspicion: 'Suspicion: who is hit by a Directorate arrow leaves',
  travel: 'La Oruga travels on',
  die: 'The elders die',
  age: 'Everyone grows older',
  born: 'Children are born, on the side of the dead',
  card: 'The timeline card',
  mark: 'The mark: if their rank 1 is Rift, it is removed',
  ready: 'The turn begins',
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

/** A number that luck may decide. */
export function spread({ min, max }: Range): string {
  return min === max ? `${min}` : `${min}–${max}`;
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
      const lower = action.by === 'diplomat' && action.target ? belowIn(view, action.target) : undefined;
      const whom = [...(action.target ? [action.target] : []), ...(lower ? [lower.id] : [])];
      const object = action.to ? GENERATION_WORDS[action.to].name : listed(whom);
      return { verb: FOUNDER_WORDS[action.by].abilityShort, object };
    }
    case 'replace':
      return { verb: 'Replace', object: view.stack.undealt.length > 0 ? 'by an unseen card' : known(view) };
    case 'changeCourse':
      return { verb: 'Change course', object: view.captain ? `costs ${short(view.captain)}` : '' };
    case 'end':
      return { verb: 'End turn', object: '' };
  }
}

export function short(id: FounderId): string {
  return FOUNDER_WORDS[id].short;
}

function known(view: View): string {
  const top = view.stack.known[0];
  return top ? `by ${short(top)}` : '';
}

export function listed(ids: readonly FounderId[]): string {
  const names = ids.map(short);
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}
