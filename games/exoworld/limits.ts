/** The bounds of states, actions and events, worked out from the content. */
import { int, list } from '#engine';
import { CARD_IDS, CARDS } from './content/cards.ts';
import { MODULE_IDS, MODULES } from './content/modules.ts';
import { RESOURCES } from './content/resources.ts';

/** XW-8.2 between turns players may join and leave; two to five must play. */
export const MOST_PLAYERS = 5;
/** The most places there can be: home and every module. */
export const MOST_PLACES = MODULE_IDS.reduce((sum, id) => sum + MODULES[id].copies, 1);
export const MOST_CARDS = CARD_IDS.reduce((sum, id) => sum + CARDS[id].copies, 0);
/** XW-6.2 so many events are looked at. */
export const FORESEEN = 3;
/** A token is put on so many places at most, a character tired so many times. */
export const MOST_AT_ONCE = 3;

/** Games end before anything comes to so much. */
export const count = int(0, 1000);
export const seat = int(0, MOST_PLAYERS - 1);
/** A character in play: one a seat, or three of seat 0. */
export const crew = int(0, MOST_PLAYERS - 1);
/** A place of the base, by its number. */
export const place = int(0, MOST_PLACES - 1);
/** A coordinate of a place: every module lies next to another. */
export const space = int(1 - MOST_PLACES, MOST_PLACES - 1);
/** By resource. */
export const sums = list(int(-100, 100), { min: RESOURCES.length, max: RESOURCES.length });
