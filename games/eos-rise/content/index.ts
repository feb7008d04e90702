/** Every piece of content by kind; steps report its use, and the contract suite holds that all of it is reached. */
import { ADVANCED_ROOM_IDS } from './advancedRoomIds.ts';
import { ALIEN_IDS, TRAITS } from './aliens.ts';
import { ABILITIES, CHARACTERS, HEXES } from './characters.ts';
import { CONTRACT_IDS } from './contracts.ts';
import { DAMAGE_IDS } from './damage.ts';
import { EVENT_IDS } from './eventIds.ts';
import { MISSION_IDS } from './missions.ts';
import { CREW_ACTIONS, LOCKABLE_ROOMS } from './rooms.ts';
import { TECHNOLOGY_IDS } from './technologyIds.ts';

/** Rules that are easily missed by play. */
export const RULES = [
  'stressed-out',
  'engine-out',
  'mass-invasion',
  'scrap',
  'gate-jump',
  'first-strike',
  'flee',
  'point-defence',
] as const;

export const CONTENT = {
  /** Activated in a fight. */
  damage: DAMAGE_IDS,
  /** Drawn for a ship, and turned up as orders. */
  ship: ALIEN_IDS,
  orders: ALIEN_IDS,
  trait: TRAITS,
  technology: TECHNOLOGY_IDS,
  /** Delivered. */
  contract: CONTRACT_IDS,
  /** Completed. */
  mission: MISSION_IDS,
  advancedRoom: ADVANCED_ROOM_IDS,
  event: EVENT_IDS,
  /** Entered by a ring. */
  hex: HEXES,
  ability: ABILITIES,
  action: CREW_ACTIONS,
  room: LOCKABLE_ROOMS,
  /** Power cubes spent. */
  cube: CHARACTERS,
  scan: ['cargo', 'technology', 'orders'],
  rule: RULES,
  ending: ['won', 'command', 'extinction', 'signal'],
} as const;
