/** The state of a game of Exoworld Survival, in the game's own words. */
import type { Chosen, Core, Kit, Pile, Play, Seat, ValuesOf } from '#engine';
import type { ExoworldAction } from './action.ts';
import type { CardId } from './content/cards.ts';
import type { CharacterId } from './content/characters.ts';
import type { EffectId, EventId } from './content/events.ts';
import type { HealthId } from './content/health.ts';
import type { ModuleId } from './content/modules.ts';
import type { BranchId } from './content/parts.ts';
import type { Resource } from './content/resources.ts';
import type { ScenarioId } from './content/scenarios.ts';
import type { ExoworldEvent } from './event.ts';
import type { OPTIONS } from './options.ts';
import type { View } from './view.ts';

/** A place of the base: the home base or a module, with the tokens that lie there (in the order of `BASE_TOKENS`). */
export interface Place {
  readonly card: ModuleId | 'home';
  readonly x: number;
  readonly y: number;
  tokens: number[];
}

/** The home base is always the first place; the modules follow in the order in which they were deployed. */
export const HOME = 0;

/** A character in play. With several players there is one a seat, in seat order; alone, three of seat 0. */
export interface Crew {
  readonly id: CharacterId;
  readonly seat: Seat;
  /** The place, by its number. */
  at: number;
  fatigue: number;
  health: HealthId[];
  /** Whether the player has left the table (XW-8.2). */
  away: boolean;
}

/** A hand of cards; `seen` says of each card who knows it is there: a bit a seat, and one for the public. */
export interface Hand {
  cards: CardId[];
  seen: number[];
}

/** XW-8.2 */
export const MOST_PLAYERS = 5;

/** The bit of someone who only watches. */
export const PUBLIC = 1 << MOST_PLAYERS;
/** Seen by everyone, onlookers too. */
export const EVERYONE = PUBLIC * 2 - 1;

/** A deployment that is being paid for. */
export interface Site {
  readonly module: ModuleId;
  readonly x: number;
  readonly y: number;
  /** The colours still to be paid. */
  readonly due: readonly Resource[];
  /** How many of them need not be paid (Rapid Fabrication). */
  readonly waived: number;
}

/** A card offered to another player, or asked of one, who has not answered yet. */
export interface Offer {
  readonly kind: 'give' | 'take' | 'request';
  readonly from: Seat;
  readonly to: Seat;
  /** The card, when it is named. */
  readonly card?: CardId;
  readonly seen: number;
  readonly colour: Resource | 'protocol';
  /** Taken by the Crew Coordinator's skill instead of an action. */
  readonly skill: boolean;
}

/** An event on the table, and the pile it is from. */
export interface Drawn {
  readonly event: EventId;
  readonly section: number;
  /** XW-9.2 everyone has seen it before it is carried out. */
  readonly open?: true;
}

/** XW-R14 what a player has refused this turn: a card, or where hands are secret a colour. */
export interface Refusal {
  readonly seat: Seat;
  /** Whether it was offered to them; otherwise it was asked of them. */
  readonly offered: boolean;
  readonly what: CardId | Resource | 'protocol';
}

export interface Said {
  readonly seat: Seat;
  readonly what: 'have' | 'need';
  readonly colour: Resource;
}

export interface State extends Core<ExoworldFrame> {
  readonly scenario: ScenarioId;
  readonly critical: boolean;
  readonly incommunication: boolean;
  /** Who begins, counted from 1; 0 until chance has said. */
  readonly first: number;
  /** True sums, in the order of the resources (XW-5.4). */
  production: number[];
  supply: number[];
  emergency: number;
  base: Place[];
  crew: Crew[];
  /** By seat. */
  hands: Hand[];
  /** The characters each seat still chooses among. */
  offers: CharacterId[][];
  /** Characters out of play. */
  spare: CharacterId[];
  deck: Pile<CardId>;
  faceUp: CardId[];
  discards: CardId[];
  /** Protocols put away unseen (XW-1.2). */
  out: CardId[];
  /** Cards held for a moment: looked at by the Surveyor, or put away by the Quartermaster. */
  aside: CardId[];
  /** Whether the discards have become the deck at least once: from then on the deck holds only cards that were seen. */
  reshuffled: boolean;
  events: Pile<EventId>;
  /** From which of the five piles each event of the deck is, the next one first. Everyone knows this. */
  sections: number[];
  /** The event that is drawn and not yet done. */
  drawn?: Drawn | undefined;
  eventDiscards: EventId[];
  /** Events put away unseen (XW-1.3). */
  eventsOut: EventId[];
  /** Whose turn it is: the number of the character. */
  current: number;
  turn: number;
  /** Actions used this turn, and those beyond the usual ones granted. */
  spent: number;
  bonus: number;
  /** The Veteran's extra actions used this turn. */
  chores: number;
  skillUsed: boolean;
  /** Nothing was done in this turn yet: players may join and leave (XW-8.2). */
  fresh: boolean;
  /** Rapid Fabrication waits for the next deployment. */
  fabrication: boolean;
  /** Bulkhead Lockdown: this event places no tokens. */
  lockdown: boolean;
  /** Ration Discipline: negative productions count 0 in this update. */
  rationing: boolean;
  /** Items and protocols whose effect was used this turn (XW-R18). */
  played: CardId[];
  /** What was refused this turn, and by whom. */
  refusedBy: Refusal[];
  /** What was said of colours this turn (XW-9.2). */
  said: Said[];
  site?: Site | undefined;
  offer?: Offer | undefined;
  /** No transfers until this seat's next turn. */
  noTransfers?: Seat | undefined;
  /** No protocol effects until this seat's next turn. */
  noProtocols?: Seat | undefined;
  /** XW-4.3 the places on which the event in hand has put tokens; absent while there are none. */
  placed?: number[] | undefined;
  /** Cards on their way to the left (Crossed Frequencies). */
  passing: { readonly seat: Seat; readonly card: CardId; readonly seen: number }[];
}

export const WINDOWS = [2, 3, 4] as const;
/** The protocol windows in which seats are asked (XW-7); PW-1 is the action phase itself. */
export type Window = (typeof WINDOWS)[number];

/** Where a list of parts of an event stands. */
export interface PartsFrame {
  readonly effect: EffectId;
  /** The branch that was chosen, if the parts are those of a branch. */
  readonly branch?: BranchId;
  readonly at: number;
}

export type ExoworldFrame =
  | { readonly step: 'setUp' }
  | { readonly step: 'characters' }
  | { readonly step: 'companions' }
  | { readonly step: 'deal' }
  | { readonly step: 'startOfTurn' }
  | { readonly step: 'actions' }
  | { readonly step: 'pay' }
  | { readonly step: 'consent' }
  | { readonly step: 'survey' }
  | { readonly step: 'sorting' }
  | { readonly step: 'alsoRepair'; readonly place: number }
  | { readonly step: 'sealing'; readonly left: number; readonly first?: number }
  | { readonly step: 'manifest'; readonly by: Seat; readonly left: number }
  | { readonly step: 'passOn'; readonly from: Seat; readonly to: Seat }
  | { readonly step: 'damageControl'; readonly by: Seat; readonly left: number }
  | { readonly step: 'convert'; readonly by: Seat }
  | { readonly step: 'override'; readonly by: Seat; readonly left: number; readonly but: number }
  | { readonly step: 'recover'; readonly by: Seat; readonly left: number }
  | { readonly step: 'forecast'; readonly by: Seat; readonly count: number }
  | { readonly step: 'window'; readonly window: Window; readonly asked: number }
  | { readonly step: 'respond'; readonly window: Window; readonly asked: number; readonly seat: Seat }
  | { readonly step: 'drawEvent' }
  | { readonly step: 'carryOut' }
  | ({ readonly step: 'parts' } & PartsFrame)
  | ({ readonly step: 'placing'; readonly left: number; readonly used: readonly number[] } & PartsFrame)
  | ({ readonly step: 'tiring'; readonly left: number; readonly used: readonly number[] } & PartsFrame)
  | ({ readonly step: 'choosing' } & PartsFrame)
  | { readonly step: 'naming'; readonly colour?: Resource; readonly count: number }
  | { readonly step: 'discarding'; readonly seat: Seat; readonly colour?: Resource; readonly left: number }
  | { readonly step: 'crossing'; readonly chosen?: Chosen<Exoworld> }
  | { readonly step: 'passLeft' }
  | { readonly step: 'eventDone' }
  | { readonly step: 'update' }
  | { readonly step: 'handLimits' }
  | { readonly step: 'endOfTurn' };

export type FrameOfStep<N extends ExoworldFrame['step']> = Extract<ExoworldFrame, { step: N }>;

export interface Exoworld extends Kit {
  state: State;
  action: ExoworldAction;
  frame: ExoworldFrame;
  view: View;
  event: ExoworldEvent;
  options: ValuesOf<typeof OPTIONS>;
}

export type G = Play<Exoworld>;
