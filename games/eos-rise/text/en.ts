/** Every word a player of Project EOS Rise reads, in English. */
import { NOBODY, type People, type Words } from '#engine';
import { ADVANCED_ROOM_IDS } from '../content/advancedRoomIds.ts';
import { ALIEN_IDS } from '../content/aliens.ts';
import { ABILITIES, CHARACTERS } from '../content/characters.ts';
import { CONTRACT_IDS } from '../content/contracts.ts';
import { DAMAGE_IDS } from '../content/damage.ts';
import { EVENT_IDS } from '../content/eventIds.ts';
import { MISSION_IDS } from '../content/missions.ts';
import { CREW_ACTIONS, LOCKABLE_ROOMS } from '../content/rooms.ts';
import { TECHNOLOGY_IDS } from '../content/technologyIds.ts';
import type { EosRise } from '../state.ts';
import { actionLine, promptLine } from './actions.ts';
import {
  ABILITY_WORDS,
  contractWords,
  EVENT_WORDS,
  MISSION_WORDS,
  ROOM_WORDS,
  technologyWords,
} from './cards.ts';
import { ACTION_NAMES } from './crewActions.ts';
import { logLine } from './log.ts';
import { alienName, CHARACTER_NAMES, damageName, ROOM_NAMES, titled } from './names.ts';
import { objectionLine } from './objections.ts';
import { tableProblemLine } from './tableProblems.ts';

const seatOption = (who: string) => ({
  label: `Seat of the ${who}`,
  help: `Which seat plays the ${who}, counted from 1. 0 shares the characters out as usual.`,
});

const STILL = {
  title: 'Project EOS Rise',
  tagline: 'Seven years, one ship, a signal to follow: all on the same side.',
  about:
    'One to four players share a crew of four aboard the Starship EOS. Each round they place their figures on the ship, fly a few lanes, fight what they meet, and sit still while the Aliens move. Collect the radio bursts, fill the Progress track before 2040, then make the Last Dash to the Paradise Planet. Win or lose together.',
  credits:
    'Project EOS Rise was designed by James K. Baker and published by Random World Games. This is an unofficial implementation with cards of its own; support the original.',
  options: {
    difficulty: {
      label: 'Difficulty',
      help: 'How many radio bursts lie on the map at the start: four, three or two.',
      values: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
    },
    traits: { label: 'Ship traits', help: 'Alien ships fight with the traits printed on their cards.' },
    shields: {
      label: 'Shield tokens',
      help: 'Whether unused shield tokens stay with the Commander after a round.',
      values: { keep: 'Keep', expire: 'Expire' },
    },
    cycles: {
      label: 'Last Dash',
      help: 'How many cycles the Last Dash may take before the signal is lost.',
      values: { four: 'Four cycles', unlimited: 'No limit' },
    },
    commander: seatOption('Commander'),
    pilot: seatOption('Pilot'),
    specialist: seatOption('Combat Specialist'),
    engineer: seatOption('Engineer'),
    facilitator: {
      label: 'Facilitator',
      help: 'Which seat makes the crew’s decisions, counted from 1. 0 is the Commander’s seat.',
    },
  },
};

const wordsAmong = (people: People): Words<EosRise> => ({
  ...STILL,
  prompt: promptLine,
  action: actionLine,
  event: (event) => logLine(event, people),
  objection: objectionLine,
  tableProblem: tableProblemLine,
  seat(seat, { crew }) {
    const own = CHARACTERS.filter((who) => crew[who].seat === seat).map((who) => CHARACTER_NAMES[who]);
    return `${people[seat] ?? `Player ${seat + 1}`} (${own.join(', ')})`;
  },
  outcome: ({ reason }) => OUTCOMES[reason] ?? { title: 'The end', detail: 'The game is over.' },
  content: (kind, id) => (id === undefined ? (KINDS[kind] ?? titled(kind)) : contentName(kind, id)),
  among: wordsAmong,
});

export const words = wordsAmong(NOBODY);

const OUTCOMES: Readonly<Record<string, { title: string; detail: string }>> = {
  won: {
    title: 'A new home',
    detail: 'The EOS has reached the Paradise Planet, and nothing stands in its way.',
  },
  command: { title: 'Lost with all hands', detail: 'The Command room is destroyed.' },
  extinction: { title: 'Too late', detail: 'It is 2040, and Earth has died.' },
  signal: { title: 'The signal is lost', detail: 'The Last Dash did not reach the Paradise Planet in time.' },
};

const KINDS: Readonly<Record<string, string>> = {
  damage: 'Damage cards activated',
  ship: 'Alien cards met',
  orders: 'Alien cards as orders',
  trait: 'Ship traits',
  technology: 'Technology used',
  contract: 'Contracts delivered',
  mission: 'Missions completed',
  advancedRoom: 'Advanced rooms used',
  event: 'Events',
  hex: 'Skill hexes',
  ability: 'Abilities',
  action: 'Crew actions',
  room: 'Rooms built',
  cube: 'Power cubes',
  scan: 'Scan results',
  rule: 'Rules',
  ending: 'Endings',
};

/** The names of content by kind, for ids that are known to be of it. */
const NAMES: Readonly<Record<string, (id: string) => string | undefined>> = {
  damage: named(DAMAGE_IDS, damageName),
  ship: named(ALIEN_IDS, alienName),
  orders: named(ALIEN_IDS, alienName),
  technology: named(TECHNOLOGY_IDS, (id) => technologyWords(id).name),
  contract: named(CONTRACT_IDS, (id) => contractWords(id).name),
  mission: named(MISSION_IDS, (id) => MISSION_WORDS[id].name),
  advancedRoom: named(ADVANCED_ROOM_IDS, (id) => ROOM_WORDS[id].name),
  event: named(EVENT_IDS, (id) => EVENT_WORDS[id].name),
  ability: named(ABILITIES, (id) => ABILITY_WORDS[id].name),
  action: named(CREW_ACTIONS, (id) => ACTION_NAMES[id]),
  room: named(LOCKABLE_ROOMS, (id) => ROOM_NAMES[id]),
  cube: named(CHARACTERS, (id) => CHARACTER_NAMES[id]),
};

function named<I extends string>(ids: readonly I[], name: (id: I) => string) {
  return (id: string) => {
    const found = ids.find((known) => known === id);
    return found === undefined ? undefined : name(found);
  };
}

function contentName(kind: string, id: string): string {
  return NAMES[kind]?.(id) ?? titled(id);
}
