/** Everything a player can decide: flat records with a stable meaning. */
import { int, maybe, oneOf, type ShapeOf, tagged } from '#engine';
import { CARD_IDS, ITEM_IDS, PROTOCOL_IDS } from './content/cards.ts';
import { CHARACTER_IDS } from './content/characters.ts';
import { HEALTH_IDS } from './content/health.ts';
import { BRANCH_IDS } from './content/ids.ts';
import { MODULE_IDS } from './content/modules.ts';
import { RESOURCES } from './content/resources.ts';
import { BASE_TOKENS } from './content/tokens.ts';
import { crew, FORESEEN, place, seat, space } from './limits.ts';

const card = oneOf(CARD_IDS);
const character = oneOf(CHARACTER_IDS);
const colour = oneOf(RESOURCES);
const module = oneOf(MODULE_IDS);
const token = oneOf(BASE_TOKENS);
const health = oneOf(HEALTH_IDS);
const item = oneOf(ITEM_IDS);
const branch = oneOf(BRANCH_IDS);

/** What is said of a colour (XW-9.2). */
export const SAYINGS = ['have', 'need'] as const;
const what = oneOf(SAYINGS);

/** XW-4.3 a card that goes to the left: chosen in secret. */
const CROSS = { card };
export const CROSSING = tagged('type', { cross: CROSS });

export const ACTIONS = tagged('type', {
  // XW-1.4 of two characters one stays; alone, of four characters one goes (XW-9.3).
  keep: { character },
  dismiss: { character },
  // XW-3 the actions
  draw: { card: oneOf(['deck', ...CARD_IDS]) },
  recycle: {},
  give: { to: seat, card },
  take: { from: seat, card },
  request: { from: seat, colour },
  deploy: { module, x: space, y: space },
  move: { to: place },
  produce: {},
  shutDown: { place },
  repair: { place, token },
  relieve: { crew },
  end: {},
  // skills
  command: { to: place },
  heal: { crew, health: oneOf([...HEALTH_IDS, 'fatigue']) },
  coordinate: { from: seat, card: maybe(card), colour: maybe(colour) },
  coordinateAlone: {},
  salvage: { card },
  postpone: {},
  sortOut: {},
  // XW-6.2 items and protocols
  item: { item, to: maybe(place), crew: maybe(crew), health: maybe(health) },
  protocol: { card: oneOf(PROTOCOL_IDS) },
  // answers in the middle of something
  pay: { card },
  waive: {},
  agree: {},
  refuse: {},
  handOver: { card },
  choose: { card },
  putAway: { card },
  remove: { place, token },
  alsoRelieve: { crew },
  pass: { from: seat, card: maybe(card) },
  collect: { card },
  convert: { resource: colour },
  toggle: { place },
  recover: { card },
  bury: { index: int(0, FORESEEN - 1) },
  done: {},
  decline: {},
  // XW-4 events
  place: { place },
  tire: { crew },
  branch: { branch },
  name: { seat },
  discard: { card },
  cross: CROSS,
  // XW-8.2, XW-9.2 between turns, and beside them: coming, going, and colours called out
  join: {},
  leave: { seat },
  say: { what, colour },
});
export type ExoworldAction = ShapeOf<typeof ACTIONS>;
