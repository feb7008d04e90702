/** Everything a player can decide: flat records with a stable meaning. */
import type { Seat } from '#engine';
import type { CardId, ItemId, ProtocolId } from './content/cards.ts';
import type { CharacterId } from './content/characters.ts';
import type { HealthId } from './content/health.ts';
import type { ModuleId } from './content/modules.ts';
import type { BranchId } from './content/parts.ts';
import type { Resource } from './content/resources.ts';
import type { BaseToken } from './content/tokens.ts';

export type ExoworldAction =
  /** XW-1.4 of two characters one stays; alone, of four characters one goes (XW-9.3). */
  | { readonly type: 'keep'; readonly character: CharacterId }
  | { readonly type: 'dismiss'; readonly character: CharacterId }
  /** XW-3 the actions */
  | { readonly type: 'draw'; readonly card: CardId | 'deck' }
  | { readonly type: 'recycle' }
  | { readonly type: 'give'; readonly to: Seat; readonly card: CardId }
  | { readonly type: 'take'; readonly from: Seat; readonly card: CardId }
  | { readonly type: 'request'; readonly from: Seat; readonly colour: Resource }
  | { readonly type: 'deploy'; readonly module: ModuleId; readonly x: number; readonly y: number }
  | { readonly type: 'move'; readonly to: number }
  | { readonly type: 'produce' }
  | { readonly type: 'shutDown'; readonly place: number }
  | { readonly type: 'repair'; readonly place: number; readonly token: BaseToken }
  | { readonly type: 'relieve'; readonly crew: number }
  | { readonly type: 'end' }
  /** skills */
  | { readonly type: 'command'; readonly to: number }
  | { readonly type: 'heal'; readonly crew: number; readonly health: HealthId | 'fatigue' }
  | { readonly type: 'coordinate'; readonly from: Seat; readonly card?: CardId; readonly colour?: Resource }
  | { readonly type: 'coordinateAlone' }
  | { readonly type: 'salvage'; readonly card: CardId }
  | { readonly type: 'postpone' }
  | { readonly type: 'sortOut' }
  /** XW-6.2 items and protocols */
  | {
      readonly type: 'item';
      readonly item: ItemId;
      readonly to?: number;
      readonly crew?: number;
      readonly health?: HealthId;
    }
  | { readonly type: 'protocol'; readonly card: ProtocolId }
  /** answers in the middle of something */
  | { readonly type: 'pay'; readonly card: CardId }
  | { readonly type: 'waive' }
  | { readonly type: 'agree' }
  | { readonly type: 'refuse' }
  | { readonly type: 'handOver'; readonly card: CardId }
  | { readonly type: 'choose'; readonly card: CardId }
  | { readonly type: 'putAway'; readonly card: CardId }
  | { readonly type: 'remove'; readonly place: number; readonly token: BaseToken }
  | { readonly type: 'alsoRelieve'; readonly crew: number }
  | { readonly type: 'pass'; readonly from: Seat; readonly card?: CardId }
  | { readonly type: 'collect'; readonly card: CardId }
  | { readonly type: 'convert'; readonly resource: Resource }
  | { readonly type: 'toggle'; readonly place: number }
  | { readonly type: 'recover'; readonly card: CardId }
  | { readonly type: 'bury'; readonly index: number }
  | { readonly type: 'done' }
  | { readonly type: 'decline' }
  /** XW-4 events */
  | { readonly type: 'place'; readonly place: number }
  | { readonly type: 'tire'; readonly crew: number }
  | { readonly type: 'branch'; readonly branch: BranchId }
  | { readonly type: 'name'; readonly seat: Seat }
  | { readonly type: 'discard'; readonly card: CardId }
  | { readonly type: 'cross'; readonly card: CardId }
  /** XW-8.2, XW-9.2 */
  | { readonly type: 'join' }
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'say'; readonly what: 'have' | 'need'; readonly colour: Resource };

export type ActionOfType<T extends ExoworldAction['type']> = Extract<ExoworldAction, { type: T }>;
