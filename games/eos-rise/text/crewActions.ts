/** What crew actions are called and what they give, by the Round Rule in force, in English. */
import {
  ADVANCED_RELIEF,
  BASIC_RELIEF,
  type CrewAction,
  ESCORT_RANGE,
  REPAIR_POINTS,
} from '../content/rooms.ts';
import { roundRule } from '../rules/roundRule.ts';
import type { View } from '../view.ts';

/** All that the words depend on. */
type Rules = Pick<View, 'event'>;

const repairs = (view: Rules): number => roundRule(view).repairPoints ?? REPAIR_POINTS;
const relieves = (view: Rules, points: number): number => points + (roundRule(view).treatment ?? 0);

export const LOTTERY_WORDS =
  'D20: 1-7 nothing, 8-11 3 credits, 12-14 a technology card, 15-17 1 intel and 1 credit, 18-19 a skill level, 20 8 credits and 2 intel';

/** The names of the actions, as a log line has them: what they gave stands in the lines after it. */
export const ACTION_NAMES: Readonly<Record<CrewAction, string>> = {
  training: 'Training Center',
  build: 'Build a room',
  repair: 'Repair the EOS',
  'basic-treatment': 'Basic Treatment',
  'charge-1': 'Charge the shields, level 1',
  'charge-2': 'Charge the shields, level 2',
  'charge-3': 'Charge the shields, level 3',
  'advanced-treatment': 'Advanced Treatment',
  technology: 'Gain technology',
  contract: 'Take a contract',
  'mining-station': 'Pilot a Mining Station',
  scan: 'Deep Space Scan',
  lottery: 'Galactic Lottery',
  drydock: 'Dry Dock',
  brokers: 'Signal Brokers',
  tutors: 'Tutors’ Guild',
  leave: 'Shore Leave',
  escort: 'Mercenary Escort',
  'advanced-room': 'Own advanced room',
};

const GIVES: Readonly<Partial<Record<CrewAction, (view: Rules) => string>>> = {
  training: () => '+1 level',
  repair: (view) => `${repairs(view)} points of hull`,
  'basic-treatment': (view) => `−${relieves(view, BASIC_RELIEF)} stress`,
  'advanced-treatment': (view) => `−${relieves(view, ADVANCED_RELIEF)} stress`,
  lottery: () => LOTTERY_WORDS,
  drydock: () => '5 points of hull',
  brokers: () => '2 intel',
  tutors: () => '+1 level for anyone',
  leave: () => '−2 stress for everyone',
  escort: () => `send a ship within ${ESCORT_RANGE} lanes away`,
};

/** An action with what it gives now. */
export function crewActionWords(action: CrewAction, view: Rules): string {
  const gives = GIVES[action]?.(view);
  return gives === undefined ? ACTION_NAMES[action] : `${ACTION_NAMES[action]}: ${gives}`;
}

const SLOT_WORDS: Readonly<Record<CrewAction, string>> = {
  training: 'Training Center',
  build: 'Build',
  repair: 'Repair',
  'basic-treatment': 'Basic Treatment',
  'charge-1': 'Charge 1',
  'charge-2': 'Charge 2',
  'charge-3': 'Charge 3',
  'advanced-treatment': 'Advanced Treatment',
  technology: 'Technology',
  contract: 'Contract',
  'mining-station': 'Mine',
  scan: 'Scan',
  lottery: 'Lottery',
  drydock: 'Dry Dock',
  brokers: 'Brokers',
  tutors: 'Tutors’ Guild',
  leave: 'Shore Leave',
  escort: 'Escort',
  'advanced-room': 'Own room',
};

/** Short names for the icons on the ship. */
export const slotWords = (action: CrewAction): string => SLOT_WORDS[action];

/** What an icon gives, as short as it is small. */
export function slotGives(action: CrewAction, view: Rules): string | undefined {
  return SHORT[action] ?? GIVES[action]?.(view);
}
const SHORT: Readonly<Partial<Record<CrewAction, string>>> = {
  lottery: 'D20',
  drydock: '+5 hull',
  tutors: '+1 level',
  leave: 'all −2 stress',
  escort: `a ship ≤ ${ESCORT_RANGE} lanes`,
};
