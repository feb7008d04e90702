/** What a step can tell: the log, the live region, sound and animation live on these. */
import type { Seat } from '#engine';
import type { CardId, ItemId, ProtocolId } from './content/cards.ts';
import type { CharacterId } from './content/characters.ts';
import type { EffectId, EventId } from './content/events.ts';
import type { HealthId } from './content/health.ts';
import type { ModuleId } from './content/modules.ts';
import type { BranchId } from './content/parts.ts';
import type { Resource } from './content/resources.ts';
import type { ScenarioId } from './content/scenarios.ts';
import type { BaseToken } from './content/tokens.ts';

/** A place as the log names it. */
export interface Spot {
  readonly card: ModuleId | 'home';
  readonly x: number;
  readonly y: number;
}

/** The colour of a card as it may be said aloud. */
export type Colour = Resource | 'protocol';

export const MOVE_CAUSES = ['move', 'commander', 'field-rover', 'destroyed'] as const;
export type MoveCause = (typeof MOVE_CAUSES)[number];

export const TOKEN_CAUSES = ['event', 'action', 'protocol', 'item'] as const;
export type TokenCause = (typeof TOKEN_CAUSES)[number];

export type ExoworldEvent =
  | { readonly type: 'landed'; readonly scenario: ScenarioId; readonly faceUp: readonly CardId[] }
  | { readonly type: 'kept'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly type: 'dismissed'; readonly character: CharacterId }
  | { readonly type: 'began'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly turn: number; readonly seat: Seat; readonly character: CharacterId }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: CardId; readonly faceUp: boolean }
  | { readonly type: 'revealed'; readonly cards: readonly CardId[] }
  | { readonly type: 'recycled'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | {
      readonly type: 'offered';
      readonly by: Seat;
      readonly from: Seat;
      readonly to: Seat;
      readonly card?: CardId;
      readonly colour: Colour;
    }
  | { readonly type: 'refused'; readonly seat: Seat; readonly by: Seat }
  | {
      readonly type: 'transferred';
      readonly from: Seat;
      readonly to: Seat;
      readonly card?: CardId;
      readonly colour: Colour;
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'deployed';
      readonly seat: Seat;
      readonly spot: Spot;
      readonly effect: readonly number[];
    }
  | { readonly type: 'moved'; readonly character: CharacterId; readonly to: Spot; readonly cause: MoveCause }
  | {
      readonly type: 'produced';
      readonly character: CharacterId;
      readonly resource: Resource;
      readonly amount: number;
    }
  | { readonly type: 'tokenPut'; readonly token: BaseToken; readonly spot: Spot; readonly cause: TokenCause }
  | {
      readonly type: 'tokenRemoved';
      readonly token: BaseToken;
      readonly spot: Spot;
      readonly cause: TokenCause;
    }
  | { readonly type: 'noTokens'; readonly token: BaseToken | 'fatigue' }
  | { readonly type: 'tired'; readonly character: CharacterId }
  | { readonly type: 'rested'; readonly character: CharacterId }
  | { readonly type: 'fell-ill'; readonly character: CharacterId; readonly health: HealthId }
  | {
      readonly type: 'cured';
      readonly character: CharacterId;
      readonly health: HealthId;
      readonly how: 'cards' | 'kit' | 'medic';
    }
  | { readonly type: 'itemUsed'; readonly seat: Seat; readonly item: ItemId }
  | { readonly type: 'protocolPlayed'; readonly seat: Seat; readonly card: ProtocolId }
  | {
      readonly type: 'recovered';
      readonly seat: Seat;
      readonly card: CardId;
      readonly by: 'salvager' | 'archive-recovery';
    }
  | { readonly type: 'converted'; readonly resource: Resource }
  | { readonly type: 'emergency'; readonly change: number; readonly left: number }
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly events?: readonly EventId[];
      readonly count: number;
    }
  | { readonly type: 'buried'; readonly seat: Seat; readonly event?: EventId }
  | { readonly type: 'eventDrawn'; readonly event?: EventId; readonly effect?: EffectId }
  | { readonly type: 'stoodDown'; readonly event: EventId }
  | { readonly type: 'inVain'; readonly event: EventId }
  | { readonly type: 'noEvent' }
  | {
      readonly type: 'lost-supply';
      readonly resource: Resource;
      readonly amount: number;
      readonly left: number;
    }
  | { readonly type: 'otherwise'; readonly effect: EffectId }
  | { readonly type: 'branch'; readonly effect: EffectId; readonly branch: BranchId }
  | { readonly type: 'destroyed'; readonly spot: Spot }
  | {
      readonly type: 'banned';
      readonly transfers: boolean;
      readonly protocols: boolean;
      readonly until: Seat;
    }
  | { readonly type: 'crossed'; readonly from: Seat; readonly to: Seat; readonly card?: CardId }
  | {
      readonly type: 'updated';
      readonly production: readonly number[];
      readonly supply: readonly number[];
      readonly emergency: number;
    }
  | { readonly type: 'leaked'; readonly leaks: readonly number[]; readonly emergency: number }
  | { readonly type: 'said'; readonly seat: Seat; readonly what: 'have' | 'need'; readonly colour: Resource }
  | { readonly type: 'joined'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly type: 'left'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly type: 'won'; readonly turn: number }
  | { readonly type: 'lost'; readonly turn: number };
