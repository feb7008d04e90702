/** What a step can tell: the log, the live region, sound and animation live on these. */
import { fixed, flag, int, list, maybe, oneOf, type Shape, type ShapeOf, tagged } from '#engine';
import { SAYINGS } from './action.ts';
import { CARD_IDS, ITEM_IDS, PROTOCOL_IDS } from './content/cards.ts';
import { CHARACTER_IDS } from './content/characters.ts';
import { HEALTH_IDS } from './content/health.ts';
import { BRANCH_IDS, EFFECT_IDS, EVENT_IDS } from './content/ids.ts';
import { MODULE_IDS } from './content/modules.ts';
import { RESOURCES } from './content/resources.ts';
import { SCENARIO_IDS } from './content/scenarios.ts';
import { BASE_TOKENS, TOKENS } from './content/tokens.ts';
import { count, MOST_CARDS, seat, space, sums } from './limits.ts';

/** A place as the log names it. */
const SPOT = fixed({ card: oneOf([...MODULE_IDS, 'home']), x: space, y: space });
export interface Spot extends ShapeOf<typeof SPOT> {}
const spot: Shape<Spot> = SPOT;

/** The colour of a card as it may be said aloud. */
const colour = oneOf([...RESOURCES, 'protocol']);
export type Colour = ShapeOf<typeof colour>;

export const MOVE_CAUSES = ['move', 'commander', 'field-rover', 'destroyed'] as const;
export type MoveCause = (typeof MOVE_CAUSES)[number];

export const TOKEN_CAUSES = ['event', 'action', 'protocol', 'item'] as const;
export type TokenCause = (typeof TOKEN_CAUSES)[number];

const card = oneOf(CARD_IDS);
const cards = list(card, { max: MOST_CARDS });
const character = oneOf(CHARACTER_IDS);
const resource = oneOf(RESOURCES);
const token = oneOf(BASE_TOKENS);
const health = oneOf(HEALTH_IDS);
const event = oneOf(EVENT_IDS);
const effect = oneOf(EFFECT_IDS);
const change = int(-100, 100);

export const EVENTS = tagged('type', {
  landed: { scenario: oneOf(SCENARIO_IDS), faceUp: cards },
  kept: { seat, character },
  dismissed: { character },
  began: { seat },
  turn: { turn: count, seat, character },
  drew: { seat, card: maybe(card), faceUp: flag() },
  revealed: { cards },
  recycled: { seat, cards },
  reshuffled: { cards: count },
  offered: { by: seat, from: seat, to: seat, card: maybe(card), colour },
  refused: { seat, by: seat },
  transferred: { from: seat, to: seat, card: maybe(card), colour },
  discarded: { seat, card },
  deployed: { seat, spot, effect: sums },
  moved: { character, to: spot, cause: oneOf(MOVE_CAUSES) },
  produced: { character, resource, amount: change },
  tokenPut: { token, spot, cause: oneOf(TOKEN_CAUSES) },
  tokenRemoved: { token, spot, cause: oneOf(TOKEN_CAUSES) },
  noTokens: { token: oneOf(TOKENS) },
  tired: { character },
  rested: { character },
  'fell-ill': { character, health },
  cured: { character, health, how: oneOf(['cards', 'kit', 'medic']) },
  itemUsed: { seat, item: oneOf(ITEM_IDS) },
  protocolPlayed: { seat, card: oneOf(PROTOCOL_IDS) },
  recovered: { seat, card, by: oneOf(['salvager', 'archive-recovery']) },
  converted: { resource },
  emergency: { change, left: count },
  looked: { seat, events: maybe(list(event, { max: EVENT_IDS.length })), count },
  buried: { seat, event: maybe(event) },
  eventDrawn: { event: maybe(event), effect: maybe(effect) },
  stoodDown: { event },
  inVain: { event },
  noEvent: {},
  'lost-supply': { resource, amount: count, left: count },
  otherwise: { effect },
  branch: { effect, branch: oneOf(BRANCH_IDS) },
  destroyed: { spot },
  banned: { transfers: flag(), protocols: flag(), until: seat },
  crossed: { from: seat, to: seat, card: maybe(card) },
  updated: { production: sums, supply: sums, emergency: change },
  leaked: { leaks: sums, emergency: change },
  said: { seat, what: oneOf(SAYINGS), colour: resource },
  joined: { seat, character },
  left: { seat, character },
  won: { turn: count },
  lost: { turn: count },
});
export type ExoworldEvent = ShapeOf<typeof EVENTS>;
