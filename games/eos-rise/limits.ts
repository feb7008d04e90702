/** The shapes and bounds that states, actions and events share, worked out from the content. */
import { int, list, oneOf } from '#engine';
import { ADVANCED_ROOM_IDS } from './content/advancedRoomIds.ts';
import { ALIEN_CLASSES, ALIEN_IDS } from './content/aliens.ts';
import { CHARACTERS, FACES } from './content/characters.ts';
import { CONTRACT_IDS } from './content/contracts.ts';
import { DAMAGE_IDS, ICONS } from './content/damage.ts';
import { EVENT_IDS } from './content/eventIds.ts';
import { MISSION_IDS } from './content/missions.ts';
import { REGIONS } from './content/regions.ts';
import { HULL_ROOMS } from './content/rooms.ts';
import { TECHNOLOGY_IDS } from './content/technologyIds.ts';
import { GALAXIES } from './rules/universe.ts';

export const MOST_SEATS = CHARACTERS.length;
/** ER-15.4 dice of one attack roll. */
export const MOST_DICE = 18;
/** ER-16.3 shield tokens. */
export const SHIELD_TOKENS = 15;

/** Games end before anything comes to so much. */
export const MANY = 1000;
export const count = int(0, MANY);
export const some = int(1, MANY);

export const seat = int(0, MOST_SEATS - 1);
/** A set of seats, one bit each. */
export const seatSet = int(0, 2 ** MOST_SEATS - 1);
export const who = oneOf(CHARACTERS);
export const crew = list(who, { max: CHARACTERS.length });
export const galaxy = oneOf(GALAXIES);
export const region = oneOf(REGIONS);
export const alien = oneOf(ALIEN_IDS);
export const aliens = list(alien, { max: ALIEN_IDS.length });
export const alienClass = oneOf(ALIEN_CLASSES);
export const damageCard = oneOf(DAMAGE_IDS);
export const technology = oneOf(TECHNOLOGY_IDS);
export const contract = oneOf(CONTRACT_IDS);
export const mission = oneOf(MISSION_IDS);
export const event = oneOf(EVENT_IDS);
export const hullRoom = oneOf(HULL_ROOMS);
export const advancedRoom = oneOf(ADVANCED_ROOM_IDS);
export const icon = oneOf(ICONS);
export const face = oneOf(FACES);
/** A die of an attack roll, by its place in it. */
export const die = int(0, MOST_DICE - 1);
/** What a die of six sides shows. */
export const pip = int(1, 6);
