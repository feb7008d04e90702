/** The bounds of states, actions and events, worked out from the content. */
import { int, list, oneOf } from '#engine';
import { BOARD_TEXT_MAX } from './content/boardText.ts';
import { actionDeck } from './content/cards.ts';
import { developmentDeck } from './content/developments.ts';
import { LAYOUTS, PLANET_IDS } from './content/layouts.ts';
import { MODULES } from './options.ts';
import { LARGEST_RADIUS, MOST_SPACES, NOWHERE } from './rules/hex.ts';
import { PLANET_GOALS, UNITS_EACH } from './rules/units.ts';

export const MOST_SEATS = Math.max(...Object.values(LAYOUTS).map(({ seats }) => seats));
export const MOST_CARDS = actionDeck(MODULES).length;
export const MOST_DEVELOPMENTS = developmentDeck(true).length;
export const MOST_UNITS = MOST_SEATS * UNITS_EACH;
export const MOST_PLANETS = PLANET_IDS.length;
/** A board of one's own has all of it in its name. */
export const LONGEST_LAYOUT = BOARD_TEXT_MAX + 60;

/** Games end before anything comes to so much. */
const MANY = 1_000_000;
export const count = int(0, MANY);
/** What may fall below nothing: totals with what is taken off. */
export const sum = int(-MANY, MANY);
export const round = int(1, MANY);
/** Spaces left to move. */
export const spaces = int(0, 999);

export const owner = int(0, MOST_SEATS - 1);
export const ownerOrNobody = int(-1, MOST_SEATS - 1);
/** The attacker's or the defender's. */
export const side = oneOf([0, 1]);
export const unit = int(0, MOST_UNITS - 1);
export const units = list(unit, { max: MOST_UNITS });
export const planet = int(0, MOST_PLANETS - 1);
export const space = int(NOWHERE, MOST_SPACES - 1);
export const row = int(-LARGEST_RADIUS, LARGEST_RADIUS);
export const goal = int(0, PLANET_GOALS + MOST_PLANETS - 1);
